import { findAmounts } from '@mingfa/legal/figures/find-amounts';

/** So many characters in a row are a copied piece of a sentence; names of laws, courts and charges are shorter or excepted. */
const COPIED_CHARACTERS = 14;
const EXCEPTED = /以危险方法危害公共安全罪|以危险方法危害公共安全/g;

/** Runs of characters that a digest has from its source word for word. */
export function copiedWords(digest: string, source: string): string[] {
  const flat = source.replace(/[\s\p{P}]/gu, '');
  const copied: string[] = [];
  for (const sentence of digest.replace(EXCEPTED, '。').split(/[。；\n]/)) {
    const words = sentence.replace(/[\s\p{P}]/gu, '');
    for (let at = 0; at + COPIED_CHARACTERS <= words.length; at += 1) {
      const run = words.slice(at, at + COPIED_CHARACTERS);
      if (flat.includes(run)) copied.push(run);
    }
  }
  return copied;
}

/** Sums that a digest names and its source, in figures or in characters, does not; 约 is rounded. */
export function figuresNotInSource(digest: string, source: string): string[] {
  const held = findAmounts(source).map(({ value }) => value);
  return findAmounts(digest)
    .filter(({ currency }) => currency !== null)
    .filter(({ value }) => !held.some((one) => Math.abs(one - value) <= one * 0.001))
    .map(({ raw }) => raw);
}
