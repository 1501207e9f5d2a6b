import type { FoundTemplateField } from '@mingfa/contract/own-template';
import { ownLists } from '@mingfa/legal/drafting/own/own-lists';
import type { OwnField, OwnText } from '@mingfa/legal/drafting/own/own-template';
import { ownUses } from '@mingfa/legal/drafting/own/own-uses';
import { amountInCapitals } from '@mingfa/legal/drafting/own/place-own-fields';

/** The fields of a template with what its file says of each. */
export function describeFields(text: OwnText, fields: readonly OwnField[]): FoundTemplateField[] {
  const uses = ownUses(text);
  const { columns } = ownLists(uses, fields);
  return fields.map((field) => {
    const use = uses.find(({ name }) => name === field.name);
    return {
      ...field,
      lists: [...columns].filter(([, names]) => names.includes(field.name)).map(([list]) => list),
      follows: amountInCapitals(field.name, fields),
      isSection: use?.isSection ?? false,
      mayRepeat: use?.isSection === true && use.inner.size > 0 && !use.isPrinted,
    };
  });
}
