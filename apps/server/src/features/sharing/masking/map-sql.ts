/** Names in quotes and names in Chinese, texts in quotes or between dollars, remarks; whichever begins first. */
const PARTS =
  /"(?<name>(?:[^"]|"")*)"|(?<bare>\p{Script=Han}[\p{L}\p{N}_]*)|'(?<text>(?:[^']|'')*)'|(?<dollar>\$\w*\$)(?<between>[\s\S]*?)\k<dollar>|--(?<line>[^\n]*)|\/\*(?<remark>[\s\S]*?)\*\//gu;

/** SQL with its texts, remarks and names of columns replaced, each by itself: between them stands nobody's name. */
export function mapSql(sql: string, say: (text: string) => string): string {
  return sql.replace(PARTS, (part: string, ...found: unknown[]) => {
    const { name, bare, text, dollar, between, line, remark } = found.at(-1) as Partial<
      Record<string, string>
    >;
    if (name !== undefined) return `"${say(name.replaceAll('""', '"')).replaceAll('"', '""')}"`;
    if (bare !== undefined) return say(bare);
    if (text !== undefined) return `'${quoted(sayPattern(text.replaceAll("''", "'"), say))}'`;
    if (dollar !== undefined) return `${dollar}${sayPattern(between ?? '', say)}${dollar}`;
    if (line !== undefined) return `--${say(line)}`;
    return remark === undefined ? part : `/*${say(remark)}*/`;
  });
}

/** The names of columns in SQL: headings, as those of a table are. */
export const namesInSql = (sql: string): string[] =>
  [...sql.matchAll(PARTS)].flatMap(({ groups }) => {
    const name = groups?.name?.replaceAll('""', '"') ?? groups?.bare;
    return name ? [name] : [];
  });

const quoted = (text: string): string => text.replaceAll("'", "''");

/** What stands between the signs of a pattern: a name is one beside them, too. */
const sayPattern = (text: string, say: (text: string) => string): string =>
  text
    .split(/(%+)/)
    .map((piece) => (piece === '' || piece.startsWith('%') ? piece : say(piece)))
    .join('');
