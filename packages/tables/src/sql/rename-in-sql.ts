import { mapSqlPieces } from './map-sql-pieces.ts';
import { quoteName } from './sql-text.ts';

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
  return mapSqlPieces(sql, ({ kind, said }) => {
    if (kind === 'quoted_name') return renamed(said);
    if (kind !== 'bare_name') return null;
    const other = renamed(said);
    return other === null || /^t\d{1,3}$/.test(other) ? other : quoteName(other);
  });
}
