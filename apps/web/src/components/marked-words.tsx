/** A text with what was searched for marked: each word of it, in capitals or not. */
export function MarkedWords({ text, words }: { text: string; words: string }) {
  const wanted = words.trim().split(/\s+/).filter(Boolean).map(asPattern);
  if (wanted.length === 0) return text;
  // The longest first, so that a word inside another does not cut it.
  const pattern = new RegExp(
    `(${wanted.toSorted((one, other) => other.length - one.length).join('|')})`,
    'gi',
  );
  return text.split(pattern).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

const asPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
