import type { ColumnKind } from '@mingfa/contract/table-query';
import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import type { RecipeColumn, RecipeRole, RecipeRow } from './recipe.ts';

/** A column that has to be chosen. */
export function role(name: string, zh: string, en: string, kind: ColumnKind = 'number'): RecipeRole {
  return { name, label: { zh, en }, kind, required: true };
}

/** A column that may be left open. */
export function optionalRole(name: string, zh: string, en: string, kind: ColumnKind = 'number'): RecipeRole {
  return { ...role(name, zh, en, kind), required: false };
}

/** A column of money in what is worked out. */
export function amountColumn(zh: string, en: string): RecipeColumn {
  return { label: { zh, en }, kind: 'number', meaning: 'amount' };
}

/** A column of numbers that are no money. */
export function numberColumn(zh: string, en: string, meaning: 'count' | 'rate' = 'count'): RecipeColumn {
  return { label: { zh, en }, kind: 'number', meaning };
}

/** A column of days. */
export function dayColumn(zh: string, en: string): RecipeColumn {
  return { label: { zh, en }, kind: 'date', meaning: 'date' };
}

/** A column of words; of `name` those of people and firms. */
export function textColumn(zh: string, en: string, meaning: 'plain' | 'name' = 'plain'): RecipeColumn {
  return { label: { zh, en }, kind: 'text', meaning };
}

/** What a text column of a row says; null for an empty cell. */
export function textIn({ cells }: RecipeRow, name: string): string | null {
  const value = cells[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** Rows by what one of their columns says, in the order in which each is first said. */
export function groupRows(rows: readonly RecipeRow[], name: string, empty: string): Map<string, RecipeRow[]> {
  return Map.groupBy(rows, (row) => textIn(row, name) ?? empty);
}

/** Something that has to be filled in. */
export const FILL_IN: Bilingual = { zh: '请填写', en: 'Please fill in' };
