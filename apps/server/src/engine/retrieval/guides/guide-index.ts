import { type Guide, sentencesOfGuide } from '@mingfa/content/guide';
import type { MatchLexicon } from '@mingfa/legal/words/match-lexicon';
import { breather } from '../../breathe.ts';
import { expandQuestion, type WeightedWord } from '../question/expand-question.ts';
import { questionTerms } from '../words/index-text.ts';

/** A guide that may be about a question, and how much the words say so. */
export interface GuideHit {
  guide: Guide;
  /** How much of its nearest two sayings (what people write in that situation) the question holds, 0 to 1. */
  saying: number;
  /** Share of the question that the guide's own words hold, 0 to 1. */
  coverage: number;
}

export interface GuideIndex {
  /** Guides that share words with the question, best first. */
  find(terms: readonly string[], limit: number): GuideHit[];
}

/** A saying of one or two common words is in many questions and proves little. */
const LEAST_WEIGHT_OF_SAYING = 9;
/** The nearest saying counts this much, the one after it the rest: one alone may share words by chance. */
const SHARE_OF_NEAREST = 0.7;

/**
 * The topic guides in memory, by the terms of the search, everyday words translated. A guide is found by what people say
 * in its situation, not by the law it rests on: many situations share an article.
 */
export async function buildGuideIndex(
  guides: readonly Guide[],
  findWords: MatchLexicon<WeightedWord>,
): Promise<GuideIndex> {
  const breathe = breather();
  const termsOf = (text: string) => [...new Set(expandQuestion(text, findWords(text)))];
  const sayings: { guide: number; terms: string[] }[] = [];
  const told: Set<string>[] = [];
  for (const [guide, one] of guides.entries()) {
    const texts = [...one.saidAs.zh, ...one.saidAs.en, one.title.zh, one.title.en, one.situation.zh];
    const own = texts.map((text) => ({ guide, terms: termsOf(text) }));
    sayings.push(...own);
    const sentences = [...sentencesOfGuide(one, 'zh'), ...sentencesOfGuide(one, 'en'), one.situation.en];
    told.push(new Set([...own.flatMap(({ terms }) => terms), ...questionTerms(sentences.join('\n'))]));
    await breathe();
  }
  const sayingsOf = new Map<string, number[]>();
  for (const [at, { terms }] of sayings.entries()) {
    for (const term of terms) sayingsOf.set(term, [...(sayingsOf.get(term) ?? []), at]);
  }
  const rarity = (term: string) => Math.log(1 + sayings.length / (1 + (sayingsOf.get(term)?.length ?? 0)));
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);
  const weights = sayings.map(({ terms }) => Math.max(weigh(terms), LEAST_WEIGHT_OF_SAYING));

  return {
    find(terms, limit) {
      const asked = [...new Set(terms)];
      const weightOfAll = weigh(asked) || 1;
      const shared = new Map<number, number>();
      for (const term of asked) {
        const weight = rarity(term);
        for (const at of sayingsOf.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
      }
      const shares: number[][] = guides.map(() => []);
      for (const [at, weight] of shared) {
        shares[sayings[at]?.guide ?? 0]?.push(weight / (weights[at] ?? LEAST_WEIGHT_OF_SAYING));
      }
      return guides
        .map((guide, at) => {
          const [nearest = 0, next = 0] = (shares[at] ?? []).sort((a, b) => b - a);
          const own = told[at];
          return {
            guide,
            saying: SHARE_OF_NEAREST * nearest + (1 - SHARE_OF_NEAREST) * next,
            coverage: weigh(asked.filter((term) => own?.has(term))) / weightOfAll,
          };
        })
        .filter(({ saying }) => saying > 0)
        .sort((a, b) => b.saying + b.coverage - (a.saying + a.coverage))
        .slice(0, limit);
    },
  };
}
