/** A word people say and what statutes say for it. */
export interface LexiconWord {
  everyday: string;
  legal: readonly string[];
}

/** Where a text says a word of the lexicon. One word may stand in several fields of law: `entries` has them all. */
export interface LexiconMatch<Word extends LexiconWord> {
  start: number;
  end: number;
  entries: Word[];
}

/** Finds the words of a lexicon in a text, in the order of the text. */
export type MatchLexicon<Word extends LexiconWord> = (text: string) => LexiconMatch<Word>[];

/**
 * Makes the matcher of a lexicon. The longest word wins where two overlap, so 拖欠工资 is not also 工资. Latin letters
 * and figures match whole words only, in any case and with a plural s: 996 is not found in 1996, nor sue in issue.
 * A text is walked once, whatever the size of the lexicon.
 */
export function matchLexicon<Word extends LexiconWord>(lexicon: readonly Word[]): MatchLexicon<Word> {
  const entriesOf = new Map<string, Word[]>();
  const lengthsFrom = new Map<string, number[]>();
  for (const entry of lexicon) {
    const word = lowerLatin(entry.everyday);
    const held = entriesOf.get(word);
    if (held) {
      held.push(entry);
      continue;
    }
    entriesOf.set(word, [entry]);
    const first = word.charAt(0);
    const lengths = lengthsFrom.get(first) ?? [];
    if (!lengths.includes(word.length)) lengths.push(word.length);
    lengthsFrom.set(first, lengths);
  }
  return (text) => {
    const lower = lowerLatin(text);
    const found: LexiconMatch<Word>[] = [];
    for (let start = 0; start < lower.length; start += 1) {
      if (isInsideWord(lower, start)) continue;
      for (const length of lengthsFrom.get(lower.charAt(start)) ?? NO_LENGTHS) {
        const entries = entriesOf.get(lower.slice(start, start + length));
        if (entries && endsWhole(lower, start + length)) {
          found.push({ start, end: start + length, entries });
        }
      }
    }
    return longestApart(found, text.length);
  };
}

const NO_LENGTHS: readonly number[] = [];

/** Keeps the length of the text, which `toLowerCase` does not for every letter. */
const lowerLatin = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const isInsideWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) < 128 && LATIN.test(text.charAt(at)) && LATIN.test(text.charAt(at - 1));

function endsWhole(text: string, end: number): boolean {
  if (!LATIN.test(text.charAt(end - 1))) return true;
  return !LATIN.test(text.charAt(text.charAt(end) === 's' ? end + 1 : end));
}

const LATIN = /[a-z0-9]/;

function longestApart<Word extends LexiconWord>(
  found: LexiconMatch<Word>[],
  length: number,
): LexiconMatch<Word>[] {
  const kept: LexiconMatch<Word>[] = [];
  const taken = new Uint8Array(length);
  const longestFirst = found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const match of longestFirst) {
    // What was kept is no shorter, and so covers an end of whatever it overlaps.
    if (taken[match.start] || taken[match.end - 1]) continue;
    taken.fill(1, match.start, match.end);
    kept.push(match);
  }
  return kept.sort((a, b) => a.start - b.start);
}
