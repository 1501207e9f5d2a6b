import { type Guide, sentencesOfGuide } from '@mingfa/content/guide';
import type { GuideCues } from '@mingfa/content/load-cues';
import { type LexiconWord, type MatchLexicon, matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { isEnglish, type PlainEnglish, plainEnglish } from '@mingfa/legal/words/plain-english';
import { breather } from '../../breathe.ts';
import { expandQuestion, type WeightedWord } from '../question/expand-question.ts';
import { questionTerms } from '../words/index-text.ts';
import { featuresOf } from './text-features.ts';

/** How near some words are to each guide, by the number of the guide. */
export interface Nearness {
  /** How much of its nearest saying (what people write in that situation) the words hold, 0 to 1. */
  saying: Float64Array;
  /** How much the words and the nearest saying are the same, 0 to 1: what more the words say counts against it. */
  likeness: Float64Array;
  /** Share of the words that the guide's own words hold, 0 to 1. */
  coverage: Float64Array;
}

/** The topic guides in memory, by the terms of the search, everyday words translated. */
export interface GuideIndex {
  guides: readonly Guide[];
  /** Terms of a question's clause as the index writes them. */
  termsOf(text: string): string[];
  /** What a text model knows of a clause: its runs of characters; of English, where as many texts are few, its terms besides. */
  featuresOf(clause: string): Iterable<string>;
  measure(terms: Iterable<string>): Nearness;
  /** The cues of guides that stand in a text. */
  findCues(text: string): FoundCue[];
}

/** A cue that stands in a text: whose it is, the rarer the fewer guides share it. */
export interface FoundCue {
  word: string;
  rarity: number;
  guides: readonly number[];
}

/** A saying of one or two common words is in many questions and proves little. */
const LEAST_WEIGHT_OF_SAYING = 9;

/**
 * A guide is found by what people say in its situation, not by the law it rests on: many situations share an article.
 * @param english how English is compared: everyday words as one, stems of words
 */
export async function buildGuideIndex(
  guides: readonly Guide[],
  findWords: MatchLexicon<WeightedWord>,
  cues: GuideCues,
  english: PlainEnglish = plainEnglish([]),
): Promise<GuideIndex> {
  const breathe = breather();
  const termsOf = (text: string) =>
    english.telling(expandQuestion(english.read(text), findWords(text)), text);
  const sayings: { guide: number; terms: string[] }[] = [];
  const told = new Map<string, number[]>();
  for (const [guide, one] of guides.entries()) {
    const texts = [...one.saidAs.zh, ...one.saidAs.en, one.title.zh, one.title.en, one.situation.zh];
    const own = texts.map((text) => ({ guide, terms: termsOf(text) }));
    sayings.push(...own);
    const sentences = [...sentencesOfGuide(one, 'zh'), ...sentencesOfGuide(one, 'en'), one.situation.en];
    const ownCues = (cues.get(one.id) ?? []).join('\n');
    const words = new Set([
      ...own.flatMap(({ terms }) => terms),
      ...questionTerms(english.read(`${sentences.join('\n')}\n${ownCues}`)).map(english.stem),
    ]);
    for (const term of words) addTo(told, term, guide);
    await breathe();
  }
  const sayingsOf = new Map<string, number[]>();
  for (const [at, { terms }] of sayings.entries()) {
    for (const term of terms) addTo(sayingsOf, term, at);
  }
  const rarity = (term: string) => Math.log(1 + sayings.length / (1 + (sayingsOf.get(term)?.length ?? 0)));
  const weights = sayings.map(({ terms }) => terms.reduce((sum, term) => sum + rarity(term), 0));

  const ofCue = new Map<string, number[]>();
  for (const [guide, { id }] of guides.entries()) {
    for (const cue of cues.get(id) ?? []) addTo(ofCue, cue, guide);
  }
  const cueWords = matchLexicon<LexiconWord>([...ofCue.keys()].map((everyday) => ({ everyday, legal: [] })));

  return {
    guides,
    termsOf,
    featuresOf: (clause) =>
      isEnglish(clause)
        ? [...featuresOf(clause), ...termsOf(clause).map((term) => `=${term}`)]
        : featuresOf(clause),
    findCues(text) {
      const even = text.replaceAll('’', "'");
      const found = new Set(cueWords(even).flatMap(({ entries }) => entries.map(({ everyday }) => everyday)));
      return [...found].map((word) => {
        const own = ofCue.get(word) ?? [];
        return { word, guides: own, rarity: Math.log(guides.length / own.length) / Math.log(guides.length) };
      });
    },
    measure(terms) {
      const saying = new Float64Array(guides.length);
      const likeness = new Float64Array(guides.length);
      const coverage = new Float64Array(guides.length);
      const shared = new Map<number, number>();
      let all = 0;
      for (const term of terms) {
        const weight = rarity(term);
        all += weight;
        for (const at of sayingsOf.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
        for (const guide of told.get(term) ?? []) coverage[guide] = (coverage[guide] as number) + weight;
      }
      for (const [at, weight] of shared) {
        const guide = sayings[at]?.guide as number;
        const own = Math.max(weights[at] as number, LEAST_WEIGHT_OF_SAYING);
        saying[guide] = Math.max(saying[guide] as number, weight / own);
        const like = weight / Math.sqrt(own * Math.max(all, LEAST_WEIGHT_OF_SAYING));
        likeness[guide] = Math.max(likeness[guide] as number, like);
      }
      for (let guide = 0; guide < coverage.length; guide += 1) {
        coverage[guide] = (coverage[guide] as number) / (all || 1);
      }
      return { saying, likeness, coverage };
    },
  };
}

function addTo(numbers: Map<string, number[]>, key: string, number: number): void {
  const held = numbers.get(key);
  if (held) held.push(number);
  else numbers.set(key, [number]);
}
