import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';

/** What is read at once under one heading: characters in Chinese, words in English. */
const MOST = { 'zh-CN': 500, en: 300 };
/** How much of that, and of how many items, an answer of a length takes. */
const SCALE = { short: 0.5, usual: 1, full: 2 };

/** How long an answer is meant to be. */
export type AnswerLength = CloneContent['template']['length'];

/** How long a text reads: block quotes of the law are folded and do not count, nor do marks of Markdown. */
export function lengthOf(text: string, language: Language): number {
  const plain = text.replace(/^>.*$/gm, ' ').replace(/[*#\\]/g, '');
  if (language === 'en') return plain.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return plain.replace(/\s+/g, '').length;
}

/** What is left to be read at once; whole items are taken or left, none is cut. */
export class Room {
  #left: number;
  readonly #language: Language;
  readonly #scale: number;

  constructor(language: Language, length: AnswerLength = 'usual') {
    this.#language = language;
    this.#scale = SCALE[length];
    this.#left = MOST[language] * this.#scale;
  }

  /** So many items as a usual answer has so many of; at least one. */
  most(usual: number): number {
    return Math.max(1, Math.round(usual * this.#scale));
  }

  /** Takes what must be said. */
  must(items: readonly string[]): string[] {
    for (const item of items) this.#left -= lengthOf(item, this.#language);
    return [...items];
  }

  /** Takes the items in their order as far as there is room. */
  take(items: readonly string[], most: number): string[] {
    const taken: string[] = [];
    for (const item of items.slice(0, most)) {
      const length = lengthOf(item, this.#language);
      if (length > this.#left) break;
      this.#left -= length;
      taken.push(item);
    }
    return taken;
  }
}
