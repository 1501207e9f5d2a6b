import type { SqlProblem } from '../../../ports/table-engine.ts';
import { type BuiltRelations, folded } from './built-relations.ts';
import type { ToldProblem } from './problem-words.ts';
import { partOf, partsBelow, partsOf, type SyntaxPart, textOf } from './syntax-tree.ts';

/** Something in a statement that is no data of the person, told as the engine tells problems. */
export interface Foreign extends ToldProblem {
  code: SqlProblem['code'];
  position: number | null;
}

/** Functions that make rows of what they are given, and read nothing. */
const MAKING_ROWS = new Set(['range', 'generate_series', 'unnest', 'json_each', 'json_tree', 'repeat_row']);

/** Functions that tell of the machine, the engine or its settings, write, wait or run other statements. */
const ABOUT_ENGINE = new Set([
  ...['current_setting', 'getvariable', 'getenv', 'version', 'user_agent', 'platform', 'which_secret'],
  ...['current_database', 'current_catalog', 'current_schema', 'current_schemas', 'in_search_path'],
  ...['current_user', 'current_role', 'session_user', 'user', 'current_query', 'current_query_id'],
  ...['current_connection_id', 'current_transaction_id', 'txid_current', 'currval', 'nextval', 'stats'],
  ...['write_log', 'parse_duckdb_log_message', 'sleep_ms', 'setseed', 'error', 'get_block_size'],
  ...['json_serialize_sql', 'json_deserialize_sql', 'json_serialize_plan', 'json_execute_serialized_sql'],
  ...['col_description', 'obj_description', 'shobj_description', 'format_pg_type', 'map_to_pg_oid'],
  ...['can_cast_implicitly', 'cast_to_type', 'create_sort_key'],
]);
/** The same, by how their names begin. */
const ABOUT_ENGINE_BEGINNING = /^(?:pg_(?!typeof$)|inet_|duckdb_|pragma_|has_\w+_privilege$|__internal)/;

/** Names of tables that the person did not give. */
const BESIDE = /^t\d+(?:_unreadable)?$/;

/** The first thing a statement reads or calls that is neither a table of the dataset nor a plain function; null: there is none. */
export function findForeign(tree: SyntaxPart, own: BuiltRelations): Foreign | null {
  return inPart(tree, { own, named: new Set() });
}

interface Scope {
  own: BuiltRelations;
  /** Names that the statement itself gave to parts of it. */
  named: ReadonlySet<string>;
}

function inPart(part: SyntaxPart, scope: Scope): Foreign | null {
  const { found, scope: inner } = inNamedParts(part, scope);
  if (found) return found;
  if (isForeign(part, inner)) return foreignOf(part, inner);
  if (part.type === 'RECURSIVE_CTE_NODE') return inRecursion(part, inner);
  const called = part.type === 'TABLE_FUNCTION' ? partOf(part, 'function') : undefined;
  const below = partsBelow(part).filter((one) => one !== partOf(part, 'cte_map'));
  // What makes rows is allowed by its own list; its arguments are looked at as any others.
  return firstOf(
    below.flatMap((one) => (one === called ? partsBelow(one) : [one])),
    inner,
  );
}

/** What a recursion starts with does not know its name. */
function inRecursion(part: SyntaxPart, scope: Scope): Foreign | null {
  const { left, right, ...rest } = part;
  const named = new Set([...scope.named, folded(textOf(part, 'cte_name'))]);
  return (
    firstOf(partsBelow({ left }), scope) ??
    firstOf(partsBelow({ right, ...rest, cte_map: null }), { ...scope, named })
  );
}

/** `WITH a AS (…), b AS (…)`: each may read those before it, and itself where it repeats. */
function inNamedParts(part: SyntaxPart, scope: Scope): { found: Foreign | null; scope: Scope } {
  const named = new Set(scope.named);
  for (const entry of partsOf(partOf(part, 'cte_map'), 'map')) {
    const inner = { ...scope, named };
    const found = inPart(partOf(entry, 'value') ?? {}, inner);
    if (found) return { found, scope };
    named.add(folded(textOf(entry, 'key')));
  }
  return { found: null, scope: { ...scope, named } };
}

function firstOf(parts: readonly SyntaxPart[], scope: Scope): Foreign | null {
  for (const part of parts) {
    const found = inPart(part, scope);
    if (found) return found;
  }
  return null;
}

/** A table that is not there is told so, whatever the engine keeps under that name; what is called or named elsewhere is not allowed. */
function foreignOf(part: SyntaxPart, { own }: Scope): Foreign {
  const called = part.type === 'TABLE_FUNCTION' ? partOf(part, 'function') : part;
  const name = textOf(called, 'table_name') || textOf(called, 'function_name');
  const isMissing =
    part.type === 'BASE_TABLE' && textOf(part, 'schema_name') + textOf(part, 'catalog_name') === '';
  const position = part.query_location;
  return {
    ...{
      name,
      message: `${isMissing ? 'Table' : 'Function'} ${name}`,
      type: 'Catalog',
      subtype: 'MISSING_ENTRY',
    },
    candidates: [...own.keys()].find((one) => !BESIDE.test(one)) ?? '',
    code: isMissing ? 'sql_wrong' : 'sql_not_allowed',
    position: typeof position === 'number' ? position : null,
  };
}

function isForeign(part: SyntaxPart, { own, named }: Scope): boolean {
  switch (part.type) {
    case 'BASE_TABLE': {
      const schema = folded(textOf(part, 'schema_name'));
      const name = folded(textOf(part, 'table_name'));
      if (textOf(part, 'catalog_name') !== '') return true;
      return schema === '' ? !named.has(name) && !own.has(name) : schema !== 'main' || !own.has(name);
    }
    case 'TABLE_FUNCTION':
      return !MAKING_ROWS.has(folded(textOf(partOf(part, 'function'), 'function_name')));
    case 'SHOW_REF':
      // DESCRIBE and SUMMARIZE of a table or a query; SHOW lists what is in the engine.
      return partOf(part, 'query') === undefined;
    default: {
      const name = folded(textOf(part, 'function_name'));
      return ABOUT_ENGINE.has(name) || ABOUT_ENGINE_BEGINNING.test(name);
    }
  }
}
