import { formatChineseNumeral } from '../figures/numerals.ts';
import type { Numbering } from './template.ts';

/** Counts the paragraphs of a numbered stretch. */
export class ParagraphCounter {
  readonly #numbering: Numbering;
  #count = 0;

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  /** What stands before the next paragraph: 一、 1. （一） 第一条. */
  next(): string {
    this.#count += 1;
    const han = formatChineseNumeral(this.#count);
    switch (this.#numbering) {
      case 'han':
        return `${han}、`;
      case 'digits':
        return `${this.#count}. `;
      case 'bracketed':
        return `（${han}）`;
      case 'articles':
        return `第${han}条　`;
    }
  }
}
