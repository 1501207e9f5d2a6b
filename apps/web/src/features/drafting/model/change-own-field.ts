import type { FoundTemplateField } from '@mingfa/contract/own-template';

type Changed = Partial<Pick<FoundTemplateField, 'kind' | 'label' | 'help' | 'required' | 'bound'>>;

/** The fields after one of them was set otherwise. Columns of a list whose rows come from elsewhere now are bound anew. */
export function changeOwnField(
  fields: readonly FoundTemplateField[],
  name: string,
  changed: Changed,
): FoundTemplateField[] {
  const held = fields.find((field) => field.name === name);
  if (!held) return [...fields];
  const isOtherKind = changed.kind !== undefined && changed.kind !== held.kind;
  const next = { ...held, ...changed, ...(isOtherKind ? { bound: null } : {}) };
  const isMoved = held.kind === 'list' && next.kind === 'list' && held.bound !== next.bound;
  const isNoList = held.kind === 'list' && next.kind !== 'list';
  return fields.map((field) => {
    if (field.name === name) return next;
    if (!field.lists.includes(name)) return field;
    if (isMoved) return { ...field, bound: null, kind: field.kind === 'choice' ? 'text' : field.kind };
    // Rows that are none any more: what stood in them stands by itself.
    return isNoList ? { ...field, lists: field.lists.filter((one) => one !== name) } : field;
  });
}
