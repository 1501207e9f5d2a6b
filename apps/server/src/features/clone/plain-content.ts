import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../ports/app-error.ts';

/**
 * Signs that are not seen and yet make one text look like another, or turn the words around it: controls, zero widths, directions.
 * Line breaks and tabs are none.
 */
const HIDDEN =
  /[\p{Cc}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;
const NOTHING: Record<Language, string> = {
  'zh-CN': '没有可见的文字',
  en: 'there is nothing to be seen in it',
};

/** A text without signs that are not seen; what is stored already is not touched. */
export function withoutHidden(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, (sign, at: number, whole: string) => {
      if (sign === '\n' || sign === '\t') return sign;
      return sign === '\u200d' && isJoiner(whole, at) ? sign : '';
    })
    .trim();
}

/** A joiner within an emoji is part of it. */
const isJoiner = (text: string, at: number): boolean =>
  /(?:\p{Extended_Pictographic}|\u{fe0f}|[\u{1f3fb}-\u{1f3ff}])$/u.test(text.slice(0, at)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(at + 1));

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
