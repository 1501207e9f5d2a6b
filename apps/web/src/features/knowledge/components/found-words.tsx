/** A text with the words that were searched for marked. */
export function FoundWords({ text, words }: { text: string; words: string }) {
  if (words === '') return text;
  const pieces = text.split(words);
  return pieces.flatMap((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    index === 0 ? [piece] : [<mark key={index}>{words}</mark>, piece],
  );
}
