import { WORD_TEMPLATE_LIMITS } from './word-template.ts';

/** A stretch of a paragraph: words, a field, or where a section begins or ends; `broken` is what looks like a tag and is none. */
export type TagToken =
  | { kind: 'words'; text: string }
  | { kind: 'field'; name: string }
  | { kind: 'open'; name: string; inverted: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'broken'; tag: string; problem: 'broken_tag' | 'bad_name' };

// Letters of any language, digits and what stands in names; nothing a program could read as an expression.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_\-（）()·—、：:　 ]*$/u;
const TAG = /\{\{([^{}]*)\}\}/gu;

/** A name as it is compared: without blanks at its ends. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/^[\s　]+|[\s　]+$/gu, '');

/** The tags of a paragraph's text, in order, with the words between them. */
export function readTags(text: string): TagToken[] {
  const tokens: TagToken[] = [];
  let at = 0;
  const words = (until: number) => {
    const between = text.slice(at, until);
    if (/\{\{|\}\}/.test(between))
      tokens.push({ kind: 'broken', tag: between.slice(0, 60), problem: 'broken_tag' });
    else if (between !== '') tokens.push({ kind: 'words', text: between });
  };
  for (const match of text.matchAll(TAG)) {
    words(match.index);
    at = match.index + match[0].length;
    tokens.push(tokenOf(match[1] ?? ''));
  }
  words(text.length);
  return tokens;
}

function tokenOf(inner: string): TagToken {
  const said = tidyName(inner);
  const mark = /^[#^/]/.exec(said)?.[0] ?? '';
  const name = tidyName(said.slice(mark.length));
  if (mark === '/' && name === '') return { kind: 'close', name };
  const isName = NAME.test(name) && name.length <= WORD_TEMPLATE_LIMITS.nameCharacters;
  if (!isName) return { kind: 'broken', tag: said.slice(0, 60), problem: 'bad_name' };
  if (mark === '/') return { kind: 'close', name };
  return mark === '' ? { kind: 'field', name } : { kind: 'open', name, inverted: mark === '^' };
}
