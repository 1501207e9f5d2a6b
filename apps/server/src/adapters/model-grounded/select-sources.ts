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
/** What a guide names first gains this much of the best score, what it names later less; among a few digests it knows better. */
const WEIGHT_OF_GUIDE = { starterLibrary: 0.5, fullLibrary: 0.2 };
/** How much of the question an article says. */
const WEIGHT_OF_WORDS = 1.5;
/** Beside a guide another article leads only with this share. */
const LEADING_SHARE_BESIDE_GUIDE = 0.6;
/** What is told of an article without a guide, in English, speaks of so much of the question. */
const LEAST_OVERLAP_IN_ENGLISH = 0.25;
const LEAST_OVERLAP_OF_DIGEST = 0.12;
/**
 * Below this share of the question's words in the leading sources, nothing is concluded. A few digests answer few questions; of
 * the whole law what the search puts first is nearly always about it, however it is worded.
 */
const WEAK_OVERLAP = { starterLibrary: 0.16, fullLibrary: 0.06 };

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
  const most = starterOnly ? WEIGHT_OF_GUIDE.starterLibrary : WEIGHT_OF_GUIDE.fullLibrary;
  const weighed = usable
    .map((source) => {
      const found = source.score / best;
      const named = weightInGuide(source, guide, most);
      // What fits among the articles of a guide shows in its words; the order of a few digests is rough.
      const said = guide && starterOnly ? overlap(terms, wordsOf(source)) : 0;
      return { source, weight: found + named + said * WEIGHT_OF_WORDS };
    })
    .sort((a, b) => b.weight - a.weight);
  const mayLead = weighed.filter(({ source }) => {
    if (isOfGuide(source)) return true;
    // A few digests hold no answer to most questions: what is put first among them may be about something else.
    if (starterOnly) return !guide && overlap(terms, wordsOf(source)) >= LEAST_OVERLAP_OF_DIGEST;
    return !guide || source.score >= best * LEADING_SHARE_BESIDE_GUIDE;
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
  return { leading, related, weak: guide === null && overlap(terms, told) < least };
}

/**
 * For a reader of English the articles of the guide in its own order: a search by the words of a translation finds what else shares
 * them. Without a guide what speaks of the question, first
 * what an English digest tells.
 */
function selectInEnglish(
  usable: readonly ArticleEvidence[],
  terms: Terms,
  guide: FoundGuide | null,
): SelectedSources {
  if (guide) {
    const own = guide.sources.flatMap((number) => usable.find(({ index }) => index === number) ?? []);
    if (own.length > 0)
      return { leading: own.slice(0, LEADING_MAX), related: own.slice(LEADING_MAX), weak: false };
  }
  const told = [...usable].sort((a, b) => Number(a.digest === null) - Number(b.digest === null));
  const speaking = told.filter((source) => overlap(terms, wordsOf(source)) >= LEAST_OVERLAP_IN_ENGLISH);
  const leading = (speaking.length > 0 ? speaking : told).slice(0, RELATED_MAX);
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

function weightInGuide(source: ArticleEvidence, guide: FoundGuide | null, most: number): number {
  const at = guide?.sources.indexOf(source.index) ?? -1;
  return guide && at >= 0 ? most * (1 - at / guide.sources.length) : 0;
}
