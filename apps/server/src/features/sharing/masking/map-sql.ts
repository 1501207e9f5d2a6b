import { mapSqlPieces, type SqlPiece } from '@mingfa/tables/sql/map-sql-pieces';

/** SQL with its texts, remarks and names of columns replaced, each by itself: between them stands nobody's name. */
export function mapSql(sql: string, say: (text: string) => string): string {
  return mapSqlPieces(sql, (piece) => {
    if (piece.kind === 'text') return sayPattern(piece.said, say);
    return piece.kind === 'remark' || isName(piece) ? say(piece.said) : null;
  });
}

/** The names of columns in SQL: headings, as those of a table are. */
export function namesInSql(sql: string): string[] {
  const names: string[] = [];
  mapSqlPieces(sql, (piece) => {
    if (isName(piece) && piece.said !== '') names.push(piece.said);
    return null;
  });
  return names;
}

/** Without quotes a name in Chinese alone is no word of SQL. */
const isName = ({ kind, said }: SqlPiece): boolean =>
  kind === 'quoted_name' || (kind === 'bare_name' && /\p{Script=Han}/u.test(said));

/** What stands between the signs of a pattern: a name is one beside them, too. */
const sayPattern = (text: string, say: (text: string) => string): string =>
  text
    .split(/(%+)/)
    .map((piece) => (piece === '' || piece.startsWith('%') ? piece : say(piece)))
    .join('');
