import type { Language } from '@mingfa/contract/values';

/** What is read at once under one heading: characters in Chinese, words in English. */
const MOST = { 'zh-CN': 500, en: 300 };

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

  constructor(language: Language) {
    this.#language = language;
    this.#left = MOST[language];
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
