import type { FactPath, Operand } from './expression.ts';
import type { FactDefinition, FactDictionary } from './fact-definition.ts';
import type { WrittenKind } from './write-value.ts';

/** The facts a template may name: the shared ones, its own, and the rows its repetitions have named. */
export interface FactTypes {
  dictionary: FactDictionary;
  own: readonly FactDefinition[];
  /** Name of a row → the list it is of. */
  rows: ReadonlyMap<string, string>;
}

/** A fact by its id, shared or the template's own. */
export const factNamed = ({ dictionary, own }: Pick<FactTypes, 'dictionary' | 'own'>, id: string) =>
  own.find((field) => field.id === id) ?? dictionary.facts.get(id) ?? null;

/** The field of the rows of a list; null where there is no such list or field. */
export function fieldOfList(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  list: string,
  field: string,
): FactDefinition | null {
  const record = factNamed(types, list)?.record;
  return types.dictionary.records.get(record ?? '')?.fields.find(({ id }) => id === field) ?? null;
}

/** What a path names; null where it names nothing. */
export const definitionAt = (types: FactTypes, { head, field }: FactPath): FactDefinition | null =>
  field === null
    ? types.rows.has(head)
      ? null
      : factNamed(types, head)
    : fieldOfList(types, types.rows.get(head) ?? head, field);

/** What an operand's value is, for writing it; null where a path of it names nothing. */
export function writtenKindOf(types: FactTypes, operand: Operand): WrittenKind | null {
  switch (operand.kind) {
    case 'path':
      return definitionAt(types, operand.path);
    case 'sum':
      return fieldOfList(types, operand.list, operand.field);
    case 'rate_limit':
    case 'yearly':
      return { kind: 'percent' };
    case 'today':
    case 'last_day':
    case 'day_after':
    case 'date':
      return { kind: 'date' };
    case 'text':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'yes_no' };
    case 'add':
      return writtenKindOf(
        types,
        operand.plus.find(({ kind }) => kind !== 'number') ?? { kind: 'number', value: 0 },
      );
    default:
      return { kind: 'number' };
  }
}
