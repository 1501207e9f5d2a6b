/** Where words stand in a text, nearest to where they are said to; blanks may differ. Null when they are not there. */
export function locateWords(
  text: string,
  place: { start: number; end: number; quote: string },
): { start: number; end: number } | null {
  const { start, end, quote } = place;
  if (quote === '') {
    return start < end && end <= text.length ? { start, end } : { start: 0, end: text.length };
  }
  if (text.slice(start, end) === quote) return { start, end };
  const exact = nearest(text, quote, start);
  if (exact !== null) return { start: exact, end: exact + quote.length };
  const dense = withoutBlanks(text);
  const wanted = withoutBlanks(quote).text;
  if (wanted === '') return null;
  const before = dense.at.findIndex((index) => index >= start);
  const found = nearest(dense.text, wanted, before === -1 ? dense.text.length : before);
  if (found === null) return null;
  return {
    start: dense.at[found] as number,
    end: (dense.at[found + wanted.length - 1] as number) + 1,
  };
}

function nearest(text: string, words: string, wanted: number): number | null {
  let best: number | null = null;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (best === null || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at;
  }
  return best;
}

function withoutBlanks(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let dense = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (/\s/.test(character)) continue;
    dense += character;
    at.push(index);
  }
  return { text: dense, at };
}

/** Whether an offset lies between the halves of one character. */
export function splitsCharacter(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return offset > 0 && code >= 0xdc00 && code <= 0xdfff;
}
