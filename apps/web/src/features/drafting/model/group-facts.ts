import { definitionOf, type FactNames } from './fact-names.ts';
import type { FactDefinition, FactSheet } from './fact-types.ts';

/** Kinds of facts as the sheet shows them together, in order. */
export const FACT_GROUPS = ['people', 'court', 'money', 'days', 'choices', 'words', 'lists'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

const BY_KIND: Record<Exclude<FactDefinition['kind'], 'list'>, FactGroup> = {
  text: 'words',
  long_text: 'words',
  money: 'money',
  percent: 'money',
  count: 'money',
  date: 'days',
  choice: 'choices',
  yes_no: 'choices',
  identity_number: 'words',
  credit_code: 'words',
  mobile: 'words',
  case_number: 'court',
  court: 'court',
};

/** Where a fact belongs: people are parties and counsel, other lists stand by themselves. */
export function groupOf({ kind, record, id }: FactDefinition): FactGroup {
  if (kind === 'list') return record === 'party' || record === 'agent' ? 'people' : 'lists';
  return id === 'cause' ? 'court' : BY_KIND[kind];
}

/** A list of the sheet with its rows, or a fact by itself (without rows). */
export interface GroupedFact {
  fact: string;
  definition: FactDefinition;
  rows: readonly { row: string; paths: readonly string[] }[] | null;
  paths: readonly string[];
}

/** What a sheet holds by kind; facts in the order of the dictionary, those of single templates after them. */
export function groupFacts(names: FactNames, sheet: FactSheet): Map<FactGroup, GroupedFact[]> {
  const paths = Object.keys(sheet.entries);
  const facts = new Set([...paths.map((path) => path.split('/')[0] ?? path), ...Object.keys(sheet.rows)]);
  const place = (fact: string) => {
    const at = names.facts.findIndex(({ id }) => id === fact);
    return at < 0 ? names.facts.length : at;
  };
  const groups = new Map<FactGroup, GroupedFact[]>();
  for (const fact of [...facts].toSorted((one, other) => place(one) - place(other))) {
    const definition = definitionOf(names, fact);
    if (!definition) continue;
    const isList = definition.kind === 'list';
    const rows = isList
      ? (sheet.rows[fact] ?? []).map((row) => ({
          row,
          paths: fieldsOf(names, definition, paths, `${fact}/${row}`),
        }))
      : null;
    if (rows?.length === 0) continue;
    const grouped = { fact, definition, rows, paths: rows ? rows.flatMap((one) => one.paths) : [fact] };
    const group = groupOf(definition);
    groups.set(group, [...(groups.get(group) ?? []), grouped]);
  }
  return groups;
}

/** Paths of a row that hold something, in the order of its record. */
function fieldsOf(
  { records }: FactNames,
  { record }: FactDefinition,
  paths: readonly string[],
  row: string,
): string[] {
  const fields = records.find(({ id }) => id === record)?.fields ?? [];
  const known = fields.map(({ id }) => `${row}/${id}`).filter((path) => paths.includes(path));
  return [...known, ...paths.filter((path) => path.startsWith(`${row}/`) && !known.includes(path))];
}
