import type { FactDictionary } from '../fact-definition.ts';
import { ownLists } from './own-lists.ts';
import type { OwnField, OwnText } from './own-template.ts';
import { ownUses } from './own-uses.ts';

/** Why fields cannot be as they are set. */
export interface OwnFieldProblem {
  name: string;
  problem:
    | 'unknown'
    | 'twice'
    | 'missing'
    | 'no_rows'
    | 'list_printed'
    | 'list_in_list'
    | 'no_such_fact'
    | 'other_kind'
    | 'column_unbound';
}

/** What is wrong with the settings of a template's fields; nothing where they fit its text. */
export function checkOwnFields(
  text: OwnText,
  fields: readonly OwnField[],
  dictionary: FactDictionary,
): OwnFieldProblem[] {
  const uses = ownUses(text);
  const use = new Map(uses.map((one) => [one.name, one]));
  const seen = new Set<string>();
  const found: OwnFieldProblem[] = [];
  for (const { name } of fields) {
    if (!use.has(name)) found.push({ name, problem: 'unknown' });
    else if (seen.has(name)) found.push({ name, problem: 'twice' });
    seen.add(name);
  }
  for (const { name } of uses) if (!seen.has(name)) found.push({ name, problem: 'missing' });
  if (found.length > 0) return found;
  const lists = ownLists(uses, fields);
  const kindOf = new Map(fields.map(({ name, kind }) => [name, kind]));
  const listOf = (name: string) => [...lists.columns].find(([, names]) => names.includes(name))?.[0];
  const boundTo = new Map(fields.map(({ name, bound }) => [name, bound]));
  return fields.flatMap((field): OwnFieldProblem[] => {
    const { name, kind } = field;
    const of = use.get(name);
    if (kind === 'list') {
      if (!of?.isSection || of.inner.size === 0) return [{ name, problem: 'no_rows' }];
      if (of.isPrinted) return [{ name, problem: 'list_printed' }];
      if (of.around.some((outer) => outer.some((one) => kindOf.get(one.name) === 'list')))
        return [{ name, problem: 'list_in_list' }];
    }
    const list = listOf(name);
    const ofList = list === undefined ? null : (boundTo.get(list) ?? null);
    return boundProblem(field, list === undefined ? undefined : ofList, dictionary);
  });
}

/** @param list what the list around a column is bound to; undefined where there is none */
function boundProblem(
  { name, kind, bound }: OwnField,
  list: string | null | undefined,
  { facts, records }: FactDictionary,
): OwnFieldProblem[] {
  if (bound === null) {
    if (list) return [{ name, problem: 'column_unbound' }];
    return kind === 'choice' ? [{ name, problem: 'other_kind' }] : [];
  }
  const [head = '', field] = bound.split('.');
  const fact = facts.get(head);
  const of =
    field === undefined ? fact : records.get(fact?.record ?? '')?.fields.find(({ id }) => id === field);
  if (!of) return [{ name, problem: 'no_such_fact' }];
  if (list !== undefined && (list !== head || field === undefined))
    return [{ name, problem: 'column_unbound' }];
  return of.kind === kind ? [] : [{ name, problem: 'other_kind' }];
}

/** Fields that are bound to a fact are of its kind. */
export function settleOwnFields(fields: readonly OwnField[], { facts, records }: FactDictionary): OwnField[] {
  return fields.map((field) => {
    const [head = '', of] = (field.bound ?? '').split('.');
    const fact = facts.get(head);
    const definition =
      of === undefined ? fact : records.get(fact?.record ?? '')?.fields.find(({ id }) => id === of);
    if (!definition || (definition.kind === 'list') !== (field.kind === 'list')) return field;
    return { ...field, kind: definition.kind };
  });
}
