import type { TFunction } from 'i18next';
import { inLanguage } from '../../../lib/in-language.ts';
import { writeFactValue } from '../../../lib/write-fact-value.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { definitionAt, pathName } from '../model/form-paths.ts';

type Known = Pick<DraftDesk, 'template' | 'draft'>;

/** What a field that was changed on both sides is called. */
export function changedFieldName({ template, draft }: Known, t: TFunction<'draft'>, name: string): string {
  if (name === 'title') return t('changed.draftTitle');
  if (name === 'body') return t('changed.body');
  if (!name.startsWith('part:')) return pathName(template, draft.sheet, name);
  const part = template.parts.find(({ id }) => `part:${id}` === name);
  return part ? inLanguage(part.label) : name;
}

/** Its value as a person reads it. */
export function changedFieldValue(
  { template }: Known,
  t: TFunction<'draft'>,
  name: string,
  value: string | number | boolean | null,
): string {
  const words = { yes: t('field.yes'), no: t('field.no'), yuan: t('field.yuan') };
  return writeFactValue(definitionAt(template, name), value, words) || t('changed.empty');
}
