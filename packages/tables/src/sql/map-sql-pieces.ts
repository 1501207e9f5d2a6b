/** A part of SQL that says something: a text, a remark, or a name; `said` is without quotes and marks. */
export interface SqlPiece {
  kind: 'text' | 'remark' | 'quoted_name' | 'bare_name';
  said: string;
}

/** Whichever begins first: nothing within one of them begins another. */
const PIECES =
  /'(?<text>(?:[^']|'')*)'|--(?<line>[^\n]*)|\/\*(?<remark>[\s\S]*?)\*\/|(?<tag>\$\w*\$)(?<dollar>[\s\S]*?)\k<tag>|"(?<name>(?:[^"]|"")*)"|(?<bare>[\p{L}_][\p{L}\p{N}\p{M}_]*)/gu;

/** SQL in which pieces say something else; all between them stays. @param say null: the piece stays as it is; a bare name is replaced as it stands, quotes and all */
export function mapSqlPieces(sql: string, say: (piece: SqlPiece) => string | null): string {
  return sql.replace(PIECES, (piece: string, ...found: unknown[]) => {
    const { text, line, remark, tag, dollar, name, bare } = found.at(-1) as Partial<Record<string, string>>;
    const change = (kind: SqlPiece['kind'], said: string, write: (other: string) => string) => {
      const other = say({ kind, said });
      return other === null ? piece : write(other);
    };
    if (text !== undefined)
      return change('text', text.replaceAll("''", "'"), (other) => `'${other.replaceAll("'", "''")}'`);
    if (dollar !== undefined) return change('text', dollar, (other) => `${tag}${other}${tag}`);
    if (line !== undefined) return change('remark', line, (other) => `--${other}`);
    if (remark !== undefined) return change('remark', remark, (other) => `/*${other}*/`);
    if (name !== undefined)
      return change('quoted_name', name.replaceAll('""', '"'), (other) => `"${other.replaceAll('"', '""')}"`);
    return change('bare_name', bare ?? '', (other) => other);
  });
}
