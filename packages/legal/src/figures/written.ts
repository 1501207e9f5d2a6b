/** Where a figure stands in the text it was read from: `text.slice(start, end)` is `raw`. */
export interface Written {
  /** As written. */
  raw: string;
  /** Offset of its first character, in UTF-16 units. */
  start: number;
  /** Offset behind its last character. */
  end: number;
}

/** Gives out the places of one text, each character once: null where another figure stands already. */
export function takePlaces(text: string): (match: RegExpMatchArray, length?: number) => Written | null {
  const taken = new Uint8Array(text.length);
  return (match, length = match[0].length) => {
    const from = match.index ?? 0;
    const raw = text.slice(from, from + length).trimEnd();
    const [start, end] = [from, from + raw.length];
    if (taken.subarray(start, end).includes(1)) return null;
    taken.fill(1, start, end);
    return { raw, start, end };
  };
}
