import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { ABSOLUTE_WORDS, DECISIVE_WORDS } from './decisive-words.ts';
import type { SenseDifference } from './sense-difference.ts';

interface DecisiveWord {
  word: string;
  kind: number;
  group: string;
  /** What stands around it, up to the ends of its rule. */
  around: Map<string, number>;
}

/** Of every word its kind, and the first word of its group. */
const WORDS = new Map(
  DECISIVE_WORDS.flatMap((groups, kind) =>
    groups.flatMap((group) => group.map((word) => [word, { kind, group: group[0] ?? word }] as const)),
  ),
);
const PATTERN = new RegExp([...WORDS.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
/** How far around a word is looked. */
const AROUND = 16;
/** More words of an article are not compared. */
const WORDS_MAX = 200;

/** What two places must share before the word that stands in one is held against the word in the other. */
const SLOT_WEIGHT = 4;
const SLOT_SHARE = 0.4;

function decisiveIn(text: string): DecisiveWord[] {
  return [...text.matchAll(PATTERN)].slice(0, WORDS_MAX).map((match) => {
    const [word] = match;
    const end = match.index + word.length;
    const before =
      text
        .slice(Math.max(0, match.index - AROUND), match.index)
        .split(/[。；;\n]/)
        .at(-1) ?? '';
    const after = text.slice(end, end + AROUND).split(/[。；;\n]/)[0] ?? '';
    const { kind, group } = WORDS.get(word) ?? { kind: -1, group: word };
    return { word, kind, group, around: weighPairs(`${before} ${after}`.replace(PATTERN, ' ')) };
  });
}

/** A word in the place where the law has another one of its kind: 由学校批准 for 由县级人民政府批准. */
export function otherDecisiveWord(claim: string, law: string): SenseDifference | null {
  const said = decisiveIn(claim);
  if (said.length === 0) return null;
  const held = decisiveIn(law);
  for (const one of said) {
    const alike = held.filter(({ kind }) => kind === one.kind);
    const whole = wholeWeight(one.around);
    const fit = (some: readonly DecisiveWord[]) =>
      some.reduce<{ word: string; weight: number }>(
        (best, other) => {
          const weight = sharedWeight(one.around, other.around);
          return weight > best.weight ? { word: other.word, weight } : best;
        },
        { word: '', weight: 0 },
      );
    const own = fit(alike.filter(({ group }) => group === one.group));
    const other = fit(
      alike.filter(({ group }) => group !== one.group && !said.some((beside) => beside.group === group)),
    );
    if (other.weight < SLOT_WEIGHT || other.weight < SLOT_SHARE * whole) continue;
    if (own.weight > 0 || law.includes(one.word)) continue;
    return { kind: 'word', said: one.word, law: other.word };
  }
  return null;
}

/** A word that decides what a sentence says and that the article does not have, so that its agreement cannot be said. */
export function unborneWord(claim: string, law: string): string | null {
  const groups = new Set(decisiveIn(law).map(({ group }) => group));
  const other = decisiveIn(claim).find(({ group, word }) => !groups.has(group) && !law.includes(word));
  if (other) return other.word;
  return [...claim.matchAll(ABSOLUTE_WORDS)].find(([word]) => !law.includes(word))?.[0] ?? null;
}
