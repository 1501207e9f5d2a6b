import { inLanguage } from '../../../lib/in-language.ts';
import type { FactDefinition, FactSheet, RecordDefinition } from './fact-types.ts';

/** What paths of a sheet name: facts templates share, and those that single templates have. */
export interface FactNames {
  facts: readonly FactDefinition[];
  records: readonly RecordDefinition[];
  /** Of what the sheet holds, by path. */
  held: Readonly<Record<string, FactDefinition>>;
}

/** What a path names: a fact, or a field of the rows of a list. */
export function definitionOf({ facts, records, held }: FactNames, path: string): FactDefinition | null {
  if (Object.hasOwn(held, path)) return held[path] ?? null;
  const [fact, row, field] = path.split('/');
  const definition = (fact ? held[fact] : undefined) ?? facts.find(({ id }) => id === fact) ?? null;
  if (row === undefined) return definition;
  const fields = records.find(({ id }) => id === definition?.record)?.fields;
  return fields?.find(({ id }) => id === field) ?? null;
}

/** A fact by its name: `借款本金`, `被告 2 · 联系电话`. */
export function nameOfPath(names: FactNames, sheet: FactSheet, path: string): string {
  const [list = '', row, field] = path.split('/');
  const label = (at: string) => {
    const definition = definitionOf(names, at);
    return definition ? inLanguage(definition.label) : at;
  };
  if (row === undefined) return label(list);
  const rows = sheet.rows[list] ?? [];
  const number = rows.length > 1 ? ` ${rows.indexOf(row) + 1}` : '';
  return field === undefined ? `${label(list)}${number}` : `${label(list)}${number} · ${label(path)}`;
}
