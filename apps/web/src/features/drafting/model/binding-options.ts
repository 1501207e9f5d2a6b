import type { OwnTemplateField } from '@mingfa/contract/own-template';
import { inLanguage } from '../../../lib/in-language.ts';
import type { FactDefinition, RecordDefinition } from './fact-types.ts';

/** The facts and records a field of a template can take its value from. */
export interface FactChoices {
  facts: readonly FactDefinition[];
  records: readonly RecordDefinition[];
}

/**
 * What a field may be bound to: a list to lists, a column to the fields of the list its rows come from, any other to single facts and to
 * fields of lists.
 * @param list what the list around a column is bound to; undefined where it is no column
 */
export function bindingOptions(
  { kind }: Pick<OwnTemplateField, 'kind'>,
  { facts, records }: FactChoices,
  list: string | null | undefined,
): { value: string; label: string }[] {
  const fieldsOf = (fact: FactDefinition) =>
    (records.find(({ id }) => id === fact.record)?.fields ?? []).map((field) => ({
      value: `${fact.id}.${field.id}`,
      label: `${inLanguage(fact.label)} · ${inLanguage(field.label)}`,
    }));
  if (list !== undefined) return facts.filter(({ id }) => id === list).flatMap(fieldsOf);
  if (kind === 'list')
    return facts
      .filter((fact) => fact.kind === 'list')
      .map(({ id, label }) => ({ value: id, label: inLanguage(label) }));
  return facts.flatMap((fact) =>
    fact.kind === 'list' ? fieldsOf(fact) : [{ value: fact.id, label: inLanguage(fact.label) }],
  );
}
