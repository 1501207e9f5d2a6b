import { answerTemplatePart, cloneCategory } from '@mingfa/contract/clone-content';
import { TEMPLATE_PART_LABELS } from '@mingfa/contract/labels/clone-labels';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

type Holder = Record<string, unknown>;

/** What a field of a clone holds, line by line, in words where it is a name of ours. Empty where it holds nothing. */
export function writeValue(t: TFunction<'clone'>, path: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((one) => writeOne(t, path, one));
  if (typeof value === 'boolean') return [t(value ? 'value.yes' : 'value.no')];
  return [writeOne(t, path, value)];
}

function writeOne(t: TFunction<'clone'>, path: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) return writeObject(path, value as Holder);
  const text = String(value);
  const category = cloneCategory.safeParse(text);
  if (path === 'category' && category.success) return t(`categories.${category.data}`);
  if (path === 'template.length' || path === 'template.wordLayout' || path === 'language')
    return t(`value.words.${text}` as 'value.words.short', { defaultValue: text });
  return text;
}

function writeObject(path: string, value: Holder): string {
  const part = answerTemplatePart.safeParse(value.part);
  if (path === 'template.parts' && part.success) {
    const heading = (value.heading ?? {}) as Holder;
    const named = [heading.zh, heading.en].filter(Boolean).join(' / ');
    const usual = TEMPLATE_PART_LABELS[currentLanguage()][part.data];
    return named ? `${usual} → ${named}` : usual;
  }
  if (path === 'firstQuestions') return [value.label, value.help].filter(Boolean).join(' · ');
  if (path === 'refusals.topics') return `${value.about}：${(value.words as string[]).join('、')}`;
  return JSON.stringify(value);
}
