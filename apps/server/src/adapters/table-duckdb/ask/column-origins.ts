import { type BuiltRelations, folded } from './built-relations.ts';
import { partOf, partsBelow, partsOf, type SyntaxPart, textOf, textsOf } from './syntax-tree.ts';

/** Columns of the dataset, each as its table and its name. */
type Sources = ReadonlySet<string>;
/** How one column of the dataset is named among sources. */
export const sourceName = (table: string, column: string): string => JSON.stringify([table, column]);

/** Where the cells of a column come from. */
export interface Origin {
  sources: Sources;
  /** They are cells of these columns, or sums, means and parts of them: what was 元 is still 元. */
  isSameUnit: boolean;
  /** They are whole cells of these columns, as they stand or cast. */
  isCell: boolean;
}
interface NamedColumn extends Origin {
  name: string;
}

/** What stands in FROM: its columns in order; null where they cannot be told, then any of them may hold anything of `all`. */
interface Relation {
  alias: string;
  columns: NamedColumn[] | null;
  all: Sources;
}

interface Scope {
  own: BuiltRelations;
  named: ReadonlyMap<string, Relation>;
  relations: readonly Relation[];
  outer: Scope | null;
}

/** What counts, numbers or compares its arguments, and so says nothing that stands in them. */
const SAYS_NOTHING_OF_IT =
  /^(?:count|count_star|count_if|countif|approx_count_distinct|list_count|regr_count|row_number|rank|dense_rank|rank_dense|percent_rank|cume_dist|ntile|length|len|strlen|char_length|character_length|octet_length|bit_length|entropy|contains|starts_with|ends_with|prefix|suffix|regexp_matches|regexp_full_match|like_escape|ilike_escape|isnan|isfinite|isinf|typeof|[!~]+\*?)$/;
/** Parts of an expression that choose or order, and give nothing into the answer. */
const CHOOSING = new Set(['when_expr', 'filter', 'partitions', 'orders', 'order_bys', 'cast_type']);

/**
 * Columns of the dataset whose cells may stand, whole or in part, in each column of an answer; of more rather than fewer where it cannot be told.
 * @param width columns that the answer has
 */
export function readColumnOrigins(tree: SyntaxPart, own: BuiltRelations, width: number): Origin[] {
  const answer = queryOf(partOf(tree, 'node'), { own, named: new Map(), relations: [], outer: null });
  const columns = answer.columns?.length === width ? answer.columns : null;
  return Array.from({ length: width }, (_, place) => columns?.[place] ?? unknown(answer.all));
}

/** Cells of which nobody knows how they were made. */
export const unknown = (sources: Sources): Origin => ({ sources, isSameUnit: false, isCell: false });
const EMPTY: Relation = { alias: '', columns: [], all: new Set() };
const joined = (...sets: readonly Sources[]): Sources => new Set(sets.flatMap((one) => [...one]));
const relationOf = (columns: NamedColumn[]): Relation => ({
  ...{ alias: '', columns },
  all: joined(...columns.map(({ sources }) => sources)),
});

function queryOf(node: SyntaxPart | undefined, outer: Scope): Relation {
  if (!node) return EMPTY;
  const named = new Map(outer.named);
  for (const entry of partsOf(partOf(node, 'cte_map'), 'map')) {
    const value = partOf(entry, 'value');
    const relation = queryOf(partOf(partOf(value, 'query'), 'node'), { ...outer, named });
    named.set(folded(textOf(entry, 'key')), renamed(relation, textsOf(value, 'aliases')));
  }
  const scope = { ...outer, named };
  switch (node.type) {
    case 'SELECT_NODE':
      return selected(node, scope);
    case 'RECURSIVE_CTE_NODE': {
      const start = queryOf(partOf(node, 'left'), scope);
      named.set(folded(textOf(node, 'cte_name')), start);
      return together(start, queryOf(partOf(node, 'right'), scope));
    }
    case 'SET_OPERATION_NODE': {
      const sides = [partOf(node, 'left'), partOf(node, 'right'), ...partsOf(node, 'children')]
        .filter((side) => side !== undefined)
        .map((side) => queryOf(side, scope));
      const whole = sides.reduce(together);
      return node.setop_type === 'UNION_BY_NAME' ? { ...whole, columns: null } : whole;
    }
    default:
      return { alias: '', columns: null, all: everythingIn(node, scope) };
  }
}

const bothOf = (origins: readonly Origin[]): Origin => ({
  sources: joined(...origins.map(({ sources }) => sources)),
  isSameUnit: origins.every(({ isSameUnit }) => isSameUnit),
  isCell: origins.every(({ isCell }) => isCell),
});

/** Two answers below one another. */
function together(one: Relation, other: Relation): Relation {
  const columns =
    one.columns && one.columns.length === other.columns?.length
      ? one.columns.map(({ name, ...origin }, place) => ({
          name,
          ...bothOf([origin, other.columns?.[place] ?? unknown(new Set())]),
        }))
      : null;
  return { alias: '', columns, all: joined(one.all, other.all) };
}

function selected(node: SyntaxPart, outside: Scope): Relation {
  const scope: Scope = {
    ...{ own: outside.own, named: outside.named, outer: outside },
    relations: relationsOf(partOf(node, 'from_table'), outside),
  };
  const columns: NamedColumn[] = [];
  const all: Sources[] = [];
  let isTold = true;
  for (const item of partsOf(node, 'select_list')) {
    // A later column may be written with the names of those before it.
    const known = { ...scope, outer: { ...scope, relations: [relationOf([...columns])] } };
    const found = item.class === 'STAR' ? starOf(item, scope) : [columnOf(item, known)];
    if (!found) isTold = false;
    columns.push(...(found ?? []));
    if (!found) all.push(...scope.relations.map((relation) => relation.all));
  }
  const told = relationOf(columns);
  return isTold ? told : { ...told, columns: null, all: joined(told.all, ...all) };
}

function columnOf(item: SyntaxPart, scope: Scope): NamedColumn {
  const name = textOf(item, 'alias') || (textsOf(item, 'column_names').at(-1) ?? '');
  return {
    name,
    sources: sourcesOf(item, scope),
    isSameUnit: isSameUnit(item, scope),
    isCell: isCell(item, scope),
  };
}

/** The columns that `*` stands for; null where they cannot be told. */
function starOf(star: SyntaxPart, scope: Scope): Relation['columns'] {
  const alias = folded(textOf(star, 'relation_name'));
  const meant = scope.relations.filter((relation) => alias === '' || folded(relation.alias) === alias);
  const isPlain = Object.keys(star).every((key) =>
    ['class', 'type', 'query_location', 'relation_name', 'exclude_list'].includes(key),
  );
  if (!isPlain || meant.length === 0 || meant.some(({ columns }) => columns === null)) return null;
  const without = new Set(textsOf(star, 'exclude_list').map(folded));
  return meant.flatMap(({ columns }) => columns ?? []).filter(({ name }) => !without.has(folded(name)));
}

function relationsOf(from: SyntaxPart | undefined, scope: Scope): Relation[] {
  if (!from || from.type === 'EMPTY') return [];
  if (from.type === 'JOIN') {
    const left = relationsOf(partOf(from, 'left'), scope);
    const right = relationsOf(partOf(from, 'right'), { ...scope, relations: left, outer: scope });
    const merges = textsOf(from, 'using_columns').length > 0 || from.ref_type === 'NATURAL';
    // Columns that both sides share stand once in `*`.
    return merges ? [...left, ...right, { ...EMPTY, columns: null }] : [...left, ...right];
  }
  const alias = textOf(from, 'alias') || textOf(from, 'table_name');
  return [{ ...renamed(relationIn(from, scope), textsOf(from, 'column_name_alias')), alias }];
}

function relationIn(from: SyntaxPart, scope: Scope): Relation {
  switch (from.type) {
    case 'BASE_TABLE': {
      const name = folded(textOf(from, 'table_name'));
      const named = textOf(from, 'schema_name') === '' ? scope.named.get(name) : undefined;
      if (named) return named;
      const columns = scope.own.get(name) ?? [];
      return relationOf(
        columns.map((column) => ({
          ...{ name: column, isSameUnit: true, isCell: true },
          sources: new Set([sourceName(name, column)]),
        })),
      );
    }
    case 'SUBQUERY':
      return queryOf(partOf(partOf(from, 'subquery'), 'node'), scope);
    default:
      return { alias: '', columns: null, all: everythingIn(from, scope) };
  }
}

/** `AS a(x, y)`: other names for the first columns. */
function renamed(relation: Relation, names: readonly string[]): Relation {
  if (!relation.columns || names.length === 0) return relation;
  return {
    ...relation,
    columns: relation.columns.map((column, place) => ({ ...column, name: names[place] ?? column.name })),
  };
}

/** What may stand in the value of an expression. */
function sourcesOf(part: SyntaxPart, scope: Scope): Sources {
  switch (part.class) {
    case 'COLUMN_REF':
      return originOf(textsOf(part, 'column_names'), scope).sources;
    case 'COMPARISON':
    case 'CONJUNCTION':
    case 'BETWEEN':
      return new Set();
    case 'STAR':
    case 'POSITIONAL_REFERENCE':
      return joined(...scope.relations.map(({ all }) => all));
    case 'SUBQUERY':
      return part.subquery_type === 'SCALAR' || part.subquery_type === undefined
        ? queryOf(partOf(partOf(part, 'subquery'), 'node'), scope).all
        : new Set();
    default:
      if (SAYS_NOTHING_OF_IT.test(folded(textOf(part, 'function_name')))) return new Set();
      return joined(
        ...Object.entries(part).flatMap(([key, value]) =>
          CHOOSING.has(key) ? [] : partsBelow({ [key]: value }).map((below) => sourcesOf(below, scope)),
        ),
      );
  }
}

/** What a name stands for: a column, a whole row, or, where nobody knows, all that can be reached. */
function originOf(names: readonly string[], scope: Scope): Origin {
  const parts = names.map(folded);
  for (let around: Scope | null = scope; around; around = around.outer) {
    const { relations } = around;
    const table = relations.filter(({ alias }) => parts.some((part) => folded(alias) === part));
    const among = parts.length > 1 && table.length > 0 ? table : relations;
    const found = among.flatMap(({ columns, all }): Origin[] =>
      columns === null
        ? all.size > 0
          ? [unknown(all)]
          : []
        : columns.filter(({ name }) => parts.includes(folded(name))),
    );
    if (found.length > 0) return bothOf(found);
    if (table.length > 0) return unknown(joined(...table.map(({ all }) => all)));
  }
  return unknown(joined(...reachable(scope)));
}

/** What gives back a cell, a sum or a mean of cells. */
const KEEPS_UNIT =
  /^(?:sum|fsum|sumkahan|sum_no_overflow|avg|mean|median|mode|min|max|any_value|first|last|arbitrary|quantile_cont|quantile_disc|lag|lead|first_value|last_value|nth_value|arg_min|arg_max|abs|round|ceil|ceiling|floor|trunc|coalesce|ifnull|greatest|least|nullif|\+|-)$/;

/** Whether an expression is of the unit of the columns that stand in it. */
function isSameUnit(part: SyntaxPart, scope: Scope): boolean {
  switch (part.class) {
    case 'COLUMN_REF':
      return originOf(textsOf(part, 'column_names'), scope).isSameUnit;
    case 'CONSTANT':
      return true;
    case 'CAST':
      return isSameUnit(partOf(part, 'child') ?? {}, scope);
    case 'CASE': {
      const given = partsOf(part, 'case_checks').map((one) => partOf(one, 'then_expr') ?? {});
      return [...given, partOf(part, 'else_expr') ?? { class: 'CONSTANT' }].every((one) =>
        isSameUnit(one, scope),
      );
    }
    case 'SUBQUERY': {
      const { columns } = queryOf(partOf(partOf(part, 'subquery'), 'node'), scope);
      return (
        part.subquery_type === 'SCALAR' && (columns ?? [unknown(new Set())]).every((one) => one.isSameUnit)
      );
    }
    case 'OPERATOR':
      return (
        part.type === 'OPERATOR_COALESCE' && partsOf(part, 'children').every((one) => isSameUnit(one, scope))
      );
    case 'FUNCTION':
    case 'WINDOW': {
      const name = folded(textOf(part, 'function_name'));
      const [one, other] = partsOf(part, 'children');
      if (one && other && (name === '*' || name === '/' || name === '//'))
        return isTimesNumber(name, one, other, scope);
      if (!KEEPS_UNIT.test(name)) return false;
      // Behind the first stand places, orders and defaults.
      const said = /^(?:coalesce|ifnull|greatest|least|\+|-)$/.test(name)
        ? partsOf(part, 'children')
        : one
          ? [one]
          : [];
      return said.every((child) => isSameUnit(child, scope));
    }
    default:
      return false;
  }
}

/** Kinds that a number of a person can be cast to without losing a digit of it. */
const KEEPS_DIGITS = /^(?:VARCHAR|U?BIGINT|U?HUGEINT)$/;

/** Whether an expression gives back a whole cell: a column, or a cast of one. */
function isCell(part: SyntaxPart, scope: Scope): boolean {
  if (part.class === 'COLUMN_REF') return originOf(textsOf(part, 'column_names'), scope).isCell;
  return (
    part.class === 'CAST' &&
    KEEPS_DIGITS.test(textOf(partOf(part, 'cast_type') ?? {}, 'id')) &&
    isCell(partOf(part, 'child') ?? {}, scope)
  );
}

/** Twice an amount, or half of it, is an amount; a product or quotient of two columns is something else. */
function isTimesNumber(name: string, one: SyntaxPart, other: SyntaxPart, scope: Scope): boolean {
  const isNumber = (part: SyntaxPart) => sourcesOf(part, scope).size === 0;
  if (isNumber(other)) return isSameUnit(one, scope);
  return name === '*' && isNumber(one) && isSameUnit(other, scope);
}

const reachable = (scope: Scope | null): Sources[] =>
  scope ? [...scope.relations.map(({ all }) => all), ...reachable(scope.outer)] : [];

/** All columns of the dataset that are read anywhere in a part. */
function everythingIn(part: SyntaxPart, scope: Scope): Sources {
  const here =
    part.type === 'BASE_TABLE'
      ? relationIn(part, scope).all
      : part.class === 'COLUMN_REF'
        ? originOf(textsOf(part, 'column_names'), scope).sources
        : new Set<string>();
  return joined(here, ...partsBelow(part).map((below) => everythingIn(below, scope)));
}
