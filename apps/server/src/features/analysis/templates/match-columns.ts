import type { ColumnMatch, TemplateDataset } from '@mingfa/contract/analysis-template';
import type { ColumnKind, ColumnMeaning, ColumnRef } from '@mingfa/contract/table-query';

/** A table of a dataset that a template is used on. */
export interface OfferedTable {
  name: string;
  label: string;
  columns: readonly { name: string; label: string; kind: ColumnKind; meaning: ColumnMeaning }[];
}

/** What takes the place of a dataset of a template. */
export interface MatchedDataset {
  /** By names of tables of the template; a table without a name here has none in its place. */
  tables: ReadonlyMap<string, OfferedTable>;
  columns: Omit<ColumnMatch, 'slot' | 'stepIds'>[];
}

type TemplateTable = TemplateDataset['tables'][number];
type Column = OfferedTable['columns'][number];
type Chosen = readonly { from: ColumnRef; to: ColumnRef }[];

const OTHERS = 30;

/**
 * Looks in a dataset for the columns of a template: what somebody chose, the same name, nearly the same name, the only column that means
 * the same. The columns of one table are looked for in one table.
 */
export function matchDataset(
  template: TemplateDataset,
  offered: readonly OfferedTable[],
  chosen: Chosen,
): MatchedDataset {
  const tables = new Map<string, OfferedTable>();
  for (const table of template.tables) {
    const found = tableFor(table, offered, chosen, tables);
    if (found) tables.set(table.name, found);
  }
  const columns = template.tables.flatMap((table) => matchTable(table, tables.get(table.name), chosen));
  return { tables, columns };
}

function tableFor(
  table: TemplateTable,
  offered: readonly OfferedTable[],
  chosen: Chosen,
  taken: ReadonlyMap<string, OfferedTable>,
): OfferedTable | undefined {
  const named = chosen.find(({ from }) => from.table === table.name)?.to.table;
  const wanted = offered.find(({ name }) => name === named);
  if (wanted) return wanted;
  const scored = offered.map((one) => ({
    one,
    score: scoreOf(table, one, [...taken.values()].includes(one)),
  }));
  return scored.toSorted((first, second) => second.score - first.score)[0]?.one;
}

/** Columns of the same name count most, then the table's own name; a table that stands in for another already comes last. */
function scoreOf(table: TemplateTable, offered: OfferedTable, isTaken: boolean): number {
  const same = table.columns.filter(({ label }) =>
    offered.columns.some((column) => plain(column.label) === plain(label)),
  ).length;
  return (
    same * 10 +
    (table.label === offered.label ? 4 : 0) +
    (table.name === offered.name ? 1 : 0) -
    (isTaken ? 5 : 0)
  );
}

function matchTable(
  table: TemplateTable,
  offered: OfferedTable | undefined,
  chosen: Chosen,
): MatchedDataset['columns'] {
  const free = new Set(offered?.columns ?? []);
  const found = new Map<string, { to: Column; by: ColumnMatch['by'] }>();
  const ways: [ColumnMatch['by'], (column: TemplateTable['columns'][number]) => Column | undefined][] = [
    ['chosen', ({ name }) => chosenFor(chosen, { table: table.name, column: name }, offered)],
    ['same_name', ({ label }) => [...free].find((column) => column.label === label)],
    ['like_name', ({ label, kind }) => likeliest([...free], label, kind)],
    ['same_meaning', (column) => onlyOneLike([...free], column)],
  ];
  // One way for all columns before the next: a sure match is not taken by an unsure one.
  for (const [by, find] of ways)
    for (const column of table.columns) {
      const to = found.has(column.name) ? undefined : find(column);
      if (!to) continue;
      found.set(column.name, { to, by });
      free.delete(to);
    }
  return table.columns.map((column) => {
    const match = found.get(column.name);
    return {
      from: { table: table.name, column: column.name },
      fromLabel: column.label,
      to: match && offered ? { table: offered.name, column: match.to.name } : null,
      toLabel: match?.to.label ?? null,
      by: match?.by ?? 'missing',
      kindDiffers: match !== undefined && match.to.kind !== column.kind,
      others: (offered?.columns ?? [])
        .filter((other) => other !== match?.to && other.kind === column.kind)
        .toSorted(
          (one, other) => Number(other.meaning === column.meaning) - Number(one.meaning === column.meaning),
        )
        .slice(0, OTHERS)
        .map(({ name, label }) => ({ table: offered?.name ?? '', column: name, label })),
    };
  });
}

function chosenFor(chosen: Chosen, { table, column }: ColumnRef, offered: OfferedTable | undefined) {
  const to = chosen.find(({ from }) => from.table === table && from.column === column)?.to;
  return to && to.table === offered?.name
    ? offered.columns.find(({ name }) => name === to.column)
    : undefined;
}

/** Without what stands in brackets, signs and spaces: `金额（元）` is `金额`. */
const plain = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([【].*?[)\]】]/g, '')
    .replace(/[\s\p{P}\p{S}]/gu, '');

function likeliest(free: readonly Column[], label: string, kind: ColumnKind): Column | undefined {
  const wanted = plain(label);
  if (wanted === '') return undefined;
  const same = free.find((column) => plain(column.label) === wanted);
  if (same) return same;
  const like = free.filter((column) => {
    const said = plain(column.label);
    return (
      column.kind === kind &&
      said.length > 1 &&
      wanted.length > 1 &&
      (said.includes(wanted) || wanted.includes(said))
    );
  });
  return like.length === 1 ? like[0] : undefined;
}

function onlyOneLike(free: readonly Column[], { kind, meaning }: Pick<Column, 'kind' | 'meaning'>) {
  if (meaning === 'plain' || meaning === 'remark' || meaning === 'category') return undefined;
  const like = free.filter((column) => column.kind === kind && column.meaning === meaning);
  return like.length === 1 ? like[0] : undefined;
}
