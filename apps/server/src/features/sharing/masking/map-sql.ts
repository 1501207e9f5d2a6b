/** Names in quotes, texts in quotes or between dollars, remarks; whichever begins first. */
const PARTS =
  /"(?:[^"]|"")*"|'(?<text>(?:[^']|'')*)'|(?<dollar>\$\w*\$)(?<between>[\s\S]*?)\k<dollar>|--(?<line>[^\n]*)|\/\*(?<remark>[\s\S]*?)\*\//g;

/** SQL with the texts that it compares with, and its remarks, replaced: its words and its columns are nobody's name. */
export function mapSql(sql: string, say: (text: string) => string): string {
  return sql.replace(PARTS, (part: string, ...found: unknown[]) => {
    const { text, dollar, between, line, remark } = found.at(-1) as Partial<Record<string, string>>;
    if (text !== undefined) return `'${quoted(sayPattern(text.replaceAll("''", "'"), say))}'`;
    if (dollar !== undefined) return `${dollar}${sayPattern(between ?? '', say)}${dollar}`;
    if (line !== undefined) return `--${say(line)}`;
    return remark === undefined ? part : `/*${say(remark)}*/`;
  });
}

const quoted = (text: string): string => text.replaceAll("'", "''");

/** What stands between the signs of a pattern: a name is one beside them, too. */
const sayPattern = (text: string, say: (text: string) => string): string =>
  text
    .split(/(%+)/)
    .map((piece) => (piece === '' || piece.startsWith('%') ? piece : say(piece)))
    .join('');
