import { BIGRAM_WEIGHTS, RARE_BIGRAM_WEIGHT } from '../words/common-bigrams.ts';
import { isHanPair } from '../words/is-han-pair.ts';
import { characterBigrams } from '../words/segmentation.ts';

/** A turn that shares this part of what the nearest one shares with a sentence bears it out, too. */
const SHARE_OF_NEAREST = 0.5;
/** A number or a word of Latin letters tells as much as a rare pair of characters. */
const TELLING_TERM = /^(?:\d+|[a-z][a-z'-]{2,})$/i;

/** The turns a sentence rests on. */
export interface TurnsThatSay<Turn> {
  /** The one whose words it is nearest to; of equals the first. */
  nearest: Turn;
  /** Those that share enough with it, the nearest among them; all where none shares a word. */
  all: Turn[];
}

/**
 * Which turns of a passage a sentence rests on, by the words they share, rare ones counting more: the same sentence always finds the
 * same turn. Null for a passage without turns.
 */
export function turnsThatSay<Turn extends { text: string }>(
  sentence: string,
  turns: readonly Turn[],
): TurnsThatSay<Turn> | null {
  const [first] = turns;
  if (!first) return null;
  const wanted = new Set(characterBigrams(sentence.toLowerCase()));
  const shares = turns.map((turn) => ({ turn, share: sharedWeight(wanted, turn.text) }));
  const most = Math.max(...shares.map(({ share }) => share));
  if (most === 0) return { nearest: first, all: [...turns] };
  const nearest = shares.find(({ share }) => share === most)?.turn ?? first;
  const all = shares.filter(({ share }) => share >= most * SHARE_OF_NEAREST).map(({ turn }) => turn);
  return { nearest, all };
}

function sharedWeight(wanted: ReadonlySet<string>, text: string): number {
  const own = new Set(characterBigrams(text.toLowerCase()));
  return [...own].reduce((sum, term) => sum + (wanted.has(term) ? weightOf(term) : 0), 0);
}

function weightOf(term: string): number {
  if (isHanPair(term)) return BIGRAM_WEIGHTS.get(term) ?? RARE_BIGRAM_WEIGHT;
  return TELLING_TERM.test(term) ? RARE_BIGRAM_WEIGHT : 0;
}
