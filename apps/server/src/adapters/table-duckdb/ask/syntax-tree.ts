import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '@mingfa/tables/sql/sql-text';

/** A part of a statement as the engine's own parser read it: what it is stands in `type` and `class`. */
export type SyntaxPart = Readonly<Record<string, unknown>>;

/** What the engine's parser makes of a statement; null where it is no SELECT, or is not SQL. */
export async function readSyntaxTree(connection: DuckDBConnection, sql: string): Promise<SyntaxPart | null> {
  const reader = await connection.runAndReadAll(
    `SELECT json_serialize_sql(${quoteText(sql)}, skip_null := true, skip_empty := true, skip_default := true)`,
  );
  const tree = JSON.parse(String(reader.getRows()[0]?.[0])) as { error: boolean; statements?: SyntaxPart[] };
  const [statement] = tree.statements ?? [];
  return tree.error || !statement ? null : statement;
}

/** A part under this name; undefined where there is none. */
export function partOf(part: SyntaxPart | undefined, name: string): SyntaxPart | undefined {
  const value = part?.[name];
  return isPart(value) ? value : undefined;
}

/** The parts under this name, in their order. */
export function partsOf(part: SyntaxPart | undefined, name: string): SyntaxPart[] {
  const value = part?.[name];
  return Array.isArray(value) ? value.filter(isPart) : [];
}

/** A text under this name; empty where there is none. */
export function textOf(part: SyntaxPart | undefined, name: string): string {
  const value = part?.[name];
  return typeof value === 'string' ? value : '';
}

/** The texts under this name. */
export function textsOf(part: SyntaxPart | undefined, name: string): string[] {
  const value = part?.[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The parts right below a part, whatever they are called. */
export function partsBelow(part: SyntaxPart): SyntaxPart[] {
  return Object.values(part)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap(nested);
}

const nested = (value: unknown): SyntaxPart[] =>
  Array.isArray(value) ? value.flatMap(nested) : isPart(value) ? [value] : [];

function isPart(value: unknown): value is SyntaxPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
