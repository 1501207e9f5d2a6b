import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { characterBigrams } from '@mingfa/legal/words/segmentation';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { overlap, type Terms } from './passages.ts';

/** Sources by the part they play in an answer. */
export interface SelectedSources {
  /** Quoted or told at length: what answers the question. The first is the most direct. */
  leading: ArticleEvidence[];
  /** Named only. */
  related: ArticleEvidence[];
  /** Too little in common with the question to rest on. */
  weak: boolean;
}

const LEADING_MAX = 4;
const RELATED_MAX = 3;
const RELATED_OF_GUIDE_MAX = 4;
const RELATED_BESIDE_GUIDE_MAX = 1;
/**
 * Scores are likelihoods and fall steeply. A source counts as leading with at least this share of the first one's score; as
 * related with this.
 */
const LEADING_SHARE = 0.15;
const RELATED_SHARE = 0.06;
/**
 * Beside a guide three things weigh: what the search makes of an article, how early the guide names it, and how much of the question
 * is said of it. Among a few digests the search knows little and is read as a share of its best; in the whole law it is a likelihood,
 * which is low for every article where a long story is told.
 */
const BESIDE_GUIDE = {
  starterLibrary: { named: 0.5, said: 1.5 },
  fullLibrary: { named: 0.05, said: 0.25 },
};
/** Beside a guide another article leads only from this likelihood on. */
const LEADING_LIKELIHOOD_BESIDE_GUIDE = 0.15;
/** Articles told without a guide, in English; further ones are about less and less of the question. */
const LEADING_IN_ENGLISH_MAX = 2;
/** Each of them speaks of so much of the question. */
const LEAST_OVERLAP_IN_ENGLISH = 0.4;
const LEAST_OVERLAP_OF_DIGEST = 0.12;
/**
 * Below this share of the question's words in the leading sources, nothing is concluded. A few digests answer few questions; of
 * the whole law what the search puts first is nearly always about it, however it is worded.
 */
const WEAK_OVERLAP = { starterLibrary: 0.16, fullLibrary: 0.06 };
/**
 * Nor where the likeliest article of the whole law is less likely than this: of 300 held-apart questions of law without a guide 10 of
 * 141 stay below, and half of those were answered wrongly.
 */
const LEAST_LIKELIHOOD = 0.1;

export function selectSources(
  evidence: readonly ArticleEvidence[],
  terms: Terms,
  {
    guide,
    starterOnly,
    language,
  }: Pick<FoundMaterial, 'starterOnly' | 'language'> & { guide: FoundGuide | null },
): SelectedSources {
  const usable = withoutRepeats(evidence.filter(isUsable));
  if (language === 'en') return selectInEnglish(usable, terms, guide);
  const best = Math.max(...usable.map(({ score }) => score), Number.MIN_VALUE);
  const isOfGuide = ({ index }: ArticleEvidence) => guide?.sources.includes(index) ?? false;
  const besideGuide = starterOnly ? BESIDE_GUIDE.starterLibrary : BESIDE_GUIDE.fullLibrary;
  const weighed = usable
    .map((source) => {
      if (!guide) return { source, weight: source.score / best };
      const found = starterOnly ? source.score / best : source.score;
      const said = overlap(terms, `${wordsOf(source)}\n${starterOnly ? '' : gistOf(source, guide)}`);
      return {
        source,
        weight: found + weightInGuide(source, guide, besideGuide.named) + said * besideGuide.said,
      };
    })
    .sort((a, b) => b.weight - a.weight);
  const mayLead = weighed.filter(({ source }) => {
    if (isOfGuide(source)) return true;
    // A few digests hold no answer to most questions: what is put first among them may be about something else.
    if (starterOnly) return !guide && overlap(terms, wordsOf(source)) >= LEAST_OVERLAP_OF_DIGEST;
    return !guide || source.score >= LEADING_LIKELIHOOD_BESIDE_GUIDE;
  });
  const first = mayLead[0] ?? weighed[0];
  if (!first) return { leading: [], related: [], weak: true };
  const leading = (mayLead.length > 0 ? mayLead : weighed)
    .filter(({ weight }) => weight >= first.weight * LEADING_SHARE)
    .map(({ source }) => source)
    .slice(0, LEADING_MAX);
  const others = weighed.filter(({ source }) => !leading.includes(source));
  // What a guide rests on is named: it says why.
  const ofGuide = others.filter(({ source }) => isOfGuide(source));
  const found = others.filter((one) => !ofGuide.includes(one) && one.weight >= first.weight * RELATED_SHARE);
  const related = [
    ...ofGuide.slice(0, RELATED_OF_GUIDE_MAX),
    ...found.slice(0, ofGuide.length > 0 ? RELATED_BESIDE_GUIDE_MAX : RELATED_MAX),
  ].map(({ source }) => source);
  const told = leading.map(wordsOf).join('\n');
  const least = starterOnly ? WEAK_OVERLAP.starterLibrary : WEAK_OVERLAP.fullLibrary;
  const isUnlikely = !starterOnly && best < LEAST_LIKELIHOOD;
  return { leading, related, weak: guide === null && (isUnlikely || overlap(terms, told) < least) };
}

/**
 * For a reader of English the articles of the guide, by its order and by how much of the question our English says of them: a search by
 * the words of a translation finds what else shares them. Without a guide what speaks of the question, first what an English digest
 * tells.
 */
function selectInEnglish(
  usable: readonly ArticleEvidence[],
  terms: Terms,
  guide: FoundGuide | null,
): SelectedSources {
  if (guide) {
    const { named, said } = BESIDE_GUIDE.starterLibrary;
    const weigh = (source: ArticleEvidence) =>
      weightInGuide(source, guide, named) +
      overlap(terms, [gistOf(source, guide), source.digest?.heading, source.digest?.text].join('\n')) * said;
    const own = usable
      .filter(({ index }) => guide.sources.includes(index))
      .map((source) => ({ source, weight: weigh(source) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ source }) => source);
    if (own.length > 0)
      return { leading: own.slice(0, LEADING_MAX), related: own.slice(LEADING_MAX), weak: false };
  }
  const told = [...usable].sort((a, b) => Number(a.digest === null) - Number(b.digest === null));
  const speaking = told.filter((source) => overlap(terms, wordsOf(source)) >= LEAST_OVERLAP_IN_ENGLISH);
  const leading = (speaking.length > 0 ? speaking : told).slice(0, LEADING_IN_ENGLISH_MAX);
  return { leading, related: [], weak: speaking.length === 0 };
}

const wordsOf = (source: ArticleEvidence): string =>
  [source.title, source.headingPath, source.text, source.digest?.heading, source.digest?.text].join('\n');

/** What is over, was struck out, or only changes another law answers nothing. */
function isUsable({ status, text, title }: ArticleEvidence): boolean {
  return status !== '已废止' && text.length >= 8 && !/修正案|关于修改.*的决定/.test(title);
}

/** Above this share of pairs of characters two articles say the same, as an older interpretation and its successor do. */
const SAME_SHARE = 0.8;

/** Of sources that say the same in nearly the same words the newest stays, at the place of the best. */
function withoutRepeats(evidence: readonly ArticleEvidence[]): ArticleEvidence[] {
  const kept: { source: ArticleEvidence; pairs: Set<string> }[] = [];
  for (const source of evidence) {
    const pairs = new Set(characterBigrams(source.text));
    const same = kept.find((one) => sharedShare(one.pairs, pairs) >= SAME_SHARE);
    if (!same) kept.push({ source, pairs });
    else if ((source.effectiveOn ?? '') > (same.source.effectiveOn ?? ''))
      same.source = { ...source, score: same.source.score };
  }
  return kept.map(({ source }) => source);
}

function sharedShare(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of some) if (others.has(pair)) shared += 1;
  return shared / Math.max(1, some.size + others.size - shared);
}

/** What the guide names first gains most, what it names later less. */
function weightInGuide({ index }: ArticleEvidence, { guide, sources }: FoundGuide, most: number): number {
  const at = sources.indexOf(index);
  return at < 0 ? 0 : most * (1 - at / guide.articles.length);
}

/** What an article settles, as the guide says it in both languages. */
function gistOf({ index }: ArticleEvidence, { guide, sources }: FoundGuide): string {
  const why = guide.articles[sources.indexOf(index)]?.why;
  return why ? `${why.zh}\n${why.en}` : '';
}
