import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../ports/app-error.ts';
import { withoutHidden } from '../../runtime/without-hidden.ts';

const NOTHING: Record<Language, string> = {
  'zh-CN': '没有可见的文字',
  en: 'there is nothing to be seen in it',
};

/** What somebody writes of a clone, without signs that are not seen. @throws AppError `invalid_input` where nothing is left */
export function plainWords(text: string, language: Language): string {
  const plain = withoutHidden(text);
  if (plain === '') throw new AppError('invalid_input', { problem: NOTHING[language] });
  return plain;
}

/**
 * A content as it is written: no text of it has signs that are not seen. What was stored before is read as it is.
 * @throws AppError `invalid_input` naming what nothing is left of
 */
export function plainContent(content: CloneContent, language: Language): CloneContent {
  const parsed = cloneContent.safeParse(cleaned({ ...content, name: content.name.replace(/\s+/g, ' ') }));
  if (parsed.success) return parsed.data;
  const path = `content.${parsed.error.issues[0]?.path.join('.') ?? ''}`;
  const message = NOTHING[language];
  throw new AppError('invalid_input', { problem: `${path} ${message}` }, { details: [{ path, message }] });
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutHidden(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
