import { NOT_NAMES } from '../../redaction/name-cues.ts';
import { COMPOUND_SURNAMES } from '../../redaction/surnames.ts';
import { tagWords } from '../../words/segmentation.ts';

/** 智深 of 鲁智深, where its two characters are no everyday word: then they stand for the name. Null for others. */
export function givenNameOf(name: string): string | null {
  const given = name.slice(COMPOUND_SURNAMES.has(name.slice(0, 2)) ? 2 : 1);
  if (given.length !== 2 || NOT_NAMES.has(given) || given[0] === given[1]) return null;
  const words = tagWords(given);
  return words.length === 2 || words[0]?.tag.startsWith('nr') ? given : null;
}
