import type { FactDefinition, FactDictionary, FactKind, RecordDefinition } from '../fact-definition.ts';
import type { TextFormat } from '../template.ts';
import { ownLists } from './own-lists.ts';
import type { OwnField, OwnTemplate } from './own-template.ts';
import { type OwnUse, ownUses } from './own-uses.ts';

/** Where the value of a field stands in a sheet of facts. */
export type OwnPlace =
  | { kind: 'fact'; fact: string }
  /** A field of all rows of a list, put together: the names of the claimants. */
  | { kind: 'joined'; list: string; field: string }
  | { kind: 'rows'; list: string };

/** How a value is written, and what it is. */
export interface PlacedField {
  field: OwnField;
  place: OwnPlace;
  definition: FactDefinition;
  format: TextFormat | null;
  /** The text has the unit behind it: 5% is written 5. */
  hasUnit: boolean;
}

/** A list with its columns: by name, the field of its rows. */
export interface PlacedList {
  list: string;
  columns: ReadonlyMap<string, { id: string; placed: PlacedField }>;
}

/** The fields of a template of somebody's own, each with its place among the facts. */
export interface PlacedFields {
  fields: ReadonlyMap<string, PlacedField>;
  lists: ReadonlyMap<string, PlacedList>;
  /** What no other template has. */
  own: readonly FactDefinition[];
  records: readonly RecordDefinition[];
}

const both = (text: string) => ({ zh: text, en: text });
const IN_CAPITALS = /^大写(.+)$|^(.+?)[（(]?大写[）)]?$/;

/** The amount that a field writes in capitals: of 租金大写 it is 租金, where the text has that too. */
export function amountInCapitals(name: string, fields: readonly OwnField[]): string | null {
  const [, before, behind] = IN_CAPITALS.exec(name) ?? [];
  const stem = (before ?? behind ?? '').replace(/[（(]$/, '');
  const of = [stem, `${stem}小写`, `${stem}（小写）`].filter((one) => one !== '' && one !== name);
  return fields.find((field) => of.includes(field.name) && field.kind === 'money')?.name ?? null;
}

/** Finds where the fields of a template stand: in the facts of the dictionary they are bound to, or in facts of its own. */
export function placeOwnFields(
  { namespace, text, fields }: Pick<OwnTemplate, 'namespace' | 'text' | 'fields'>,
  dictionary: FactDictionary,
): PlacedFields {
  const uses = ownUses(text);
  const lists = ownLists(uses, fields);
  const use = new Map(uses.map((one) => [one.name, one]));
  const idOf = (name: string) => `own_${namespace}_${fields.findIndex((field) => field.name === name)}`;
  const columnNames = new Set([...lists.columns.values()].flat());
  const placed = new Map<string, PlacedField>();
  const placedLists = new Map<string, PlacedList>();
  const own: FactDefinition[] = [];
  const records: RecordDefinition[] = [];
  const put = (field: OwnField, place: OwnPlace, definition: FactDefinition) =>
    placed.set(field.name, written(field, place, definition, use.get(field.name)));

  for (const field of fields) {
    if (columnNames.has(field.name) || amountInCapitals(field.name, fields) !== null) continue;
    const shared = sharedPlace(dictionary, field);
    if (shared) put(field, shared.place, shared.definition);
    else {
      const id = idOf(field.name);
      const definition = definitionOf(field, id);
      own.push(definition);
      put(field, field.kind === 'list' ? { kind: 'rows', list: id } : { kind: 'fact', fact: id }, definition);
    }
  }
  for (const [name, columns] of lists.columns) {
    const at = placed.get(name);
    if (at?.place.kind !== 'rows') continue;
    const bound = dictionary.records.get(dictionary.facts.get(at.place.list)?.record ?? '');
    const of = columns.flatMap((column): [string, { id: string; placed: PlacedField }][] => {
      const field = fields.find((one) => one.name === column);
      if (!field || amountInCapitals(column, fields) !== null) return [];
      const known = bound?.fields.find(({ id }) => id === boundColumn(field));
      const definition = known ?? definitionOf(field, `c${fields.indexOf(field)}`);
      const place: OwnPlace = { kind: 'fact', fact: definition.id };
      return [[column, { id: definition.id, placed: written(field, place, definition, use.get(column)) }]];
    });
    const capitals = columns.flatMap((column): [string, { id: string; placed: PlacedField }][] => {
      const amount = of.find(([one]) => one === amountInCapitals(column, fields))?.[1];
      return amount ? [[column, { ...amount, placed: { ...amount.placed, format: 'capital' } }]] : [];
    });
    placedLists.set(name, { list: at.place.list, columns: new Map([...of, ...capitals]) });
    if (!bound)
      records.push({
        ...{ id: at.place.list, label: at.definition.label },
        fields: of.map(([, { placed: column }]) => column.definition),
      });
  }
  for (const field of fields) {
    const amount = placed.get(amountInCapitals(field.name, fields) ?? '');
    if (amount && !columnNames.has(field.name)) placed.set(field.name, { ...amount, format: 'capital' });
  }
  return { fields: placed, lists: placedLists, own, records };
}

/** The field of a record that a column is bound to: `name` of `claimants.name`. */
const boundColumn = ({ bound }: OwnField): string => bound?.split('.')[1] ?? '';

function sharedPlace(
  { facts, records }: FactDictionary,
  { bound, kind }: OwnField,
): { place: OwnPlace; definition: FactDefinition } | null {
  const [head = '', field] = (bound ?? '').split('.');
  const fact = facts.get(head);
  if (!fact) return null;
  if (field !== undefined) {
    const definition = records.get(fact.record ?? '')?.fields.find(({ id }) => id === field);
    return definition ? { place: { kind: 'joined', list: head, field }, definition } : null;
  }
  if ((fact.kind === 'list') !== (kind === 'list')) return null;
  return {
    place: kind === 'list' ? { kind: 'rows', list: head } : { kind: 'fact', fact: head },
    definition: fact,
  };
}

const definitionOf = ({ kind, label, help }: OwnField, id: string): FactDefinition => ({
  ...{ id, kind, label: both(label) },
  ...(help === '' ? {} : { help: both(help) }),
  ...(kind === 'list' ? { record: id } : {}),
});

const FIGURES: Partial<Record<FactKind, RegExp>> = { money: /[元圆]/, percent: /[%％]/ };

function written(
  field: OwnField,
  place: OwnPlace,
  definition: FactDefinition,
  use: OwnUse | undefined,
): PlacedField {
  const hasUnit = FIGURES[definition.kind]?.test(use?.unit ?? '') ?? false;
  const isCapital = definition.kind === 'money' && field.name.includes('大写');
  const format = isCapital ? 'capital' : hasUnit && definition.kind === 'money' ? 'figures' : null;
  return { field, place, definition, format, hasUnit };
}
