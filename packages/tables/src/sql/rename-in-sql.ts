import { quoteName } from './sql-text.ts';

/** Texts, comments, quoted names and bare names, in the order in which they begin. */
const PIECES =
  /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|"((?:[^"]|"")*)"|[\p{L}_][\p{L}\p{N}\p{M}_]*/gu;

/** Names that stand in SQL, of tables, columns and whatever else, each once; what is quoted without its quotes. */
export function namesInSql(sql: string): Set<string> {
  const names = new Set<string>();
  renameInSql(sql, (name) => {
    names.add(name);
    return null;
  });
  return names;
}

/**
 * SQL in which names are otherwise. Texts and comments stay as they are.
 * @param renamed the new name, without quotes; null: it stays
 */
export function renameInSql(sql: string, renamed: (name: string) => string | null): string {
  return sql.replace(PIECES, (piece: string, _tag: string | undefined, quoted: string | undefined) => {
    const isName = quoted !== undefined || /^[\p{L}_]/u.test(piece);
    if (!isName) return piece;
    const other = renamed(quoted === undefined ? piece : quoted.replaceAll('""', '"'));
    if (other === null) return piece;
    return quoted === undefined && /^t\d{1,3}$/.test(other) ? other : quoteName(other);
  });
}
