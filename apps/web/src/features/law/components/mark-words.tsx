import type { ReactNode } from 'react';
import { cutAt } from '../model/find-in-law.ts';

/**
 * Draws the pieces of one article in their order, the words looked for marked; `current` is the number of the mark at
 * which the reader is. Counts as it goes, so it serves one drawing.
 */
export function markWords(words: string, current: number | null): (text: string) => ReactNode {
  let nth = -1;
  return (text) => {
    const pieces = words === '' ? [text] : cutAt(text, words);
    if (pieces.length === 1) return text;
    return pieces.map((piece, index) => {
      if (index % 2 === 0) return piece;
      nth += 1;
      return (
        <mark key={nth} data-current={nth === current || undefined}>
          {piece}
        </mark>
      );
    });
  };
}
