import type { Evidence } from '@mingfa/contract/evidence';
import type { FoundGuide } from './found.ts';
import { overlap, type Terms } from './passages.ts';

/** Sources by the part they play in an answer. */
export interface SelectedSources {
  /** Quoted or told at length: what answers the question. The first is the most direct. */
  leading: Evidence[];
  /** Named only. */
  related: Evidence[];
  /** Too little in common with the question to rest on. */
  weak: boolean;
}

const LEADING_MAX = 4;
const RELATED_MAX = 3;
const RELATED_OF_GUIDE_MAX = 4;
const RELATED_BESIDE_GUIDE_MAX = 1;
/** A source counts as leading with at least this share of the first one's score; as related with this. */
const LEADING_SHARE = 0.5;
const RELATED_SHARE = 0.3;
/** What a guide names first gains this much of the best score, what it names later less. */
const WEIGHT_OF_GUIDE = 0.3;
/** Below this share of the question's words in the leading sources and their everyday words, the answer says it is unsure. */
const WEAK_OVERLAP = 0.16;

export function selectSources(
  evidence: readonly Evidence[],
  terms: Terms,
  guide: FoundGuide | null,
): SelectedSources {
  const usable = evidence.filter(isUsable);
  const best = Math.max(...usable.map(({ score }) => score), Number.MIN_VALUE);
  const weighed = usable
    .map((source) => ({ source, weight: source.score / best + weightInGuide(source, guide) }))
    .sort((a, b) => b.weight - a.weight);
  const first = weighed[0];
  if (!first) return { leading: [], related: [], weak: true };
  const isOfGuide = ({ index }: Evidence) => guide?.sources.includes(index) ?? false;
  const leading = weighed
    .filter(({ weight }) => weight >= first.weight * LEADING_SHARE)
    // Beside a guide only what the search puts first leads as well.
    .filter(({ source }) => !guide || isOfGuide(source) || source.score >= best)
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
  const told = leading
    .map((source) =>
      [source.title, source.headingPath, source.text, source.digest?.heading, source.digest?.text].join('\n'),
    )
    .join('\n');
  return { leading, related, weak: guide === null && overlap(terms, told) < WEAK_OVERLAP };
}

/** What is over, was struck out, or only changes another law answers nothing. */
function isUsable({ status, text, title }: Evidence): boolean {
  return status !== '已废止' && text.length >= 8 && !/修正案|关于修改.*的决定/.test(title);
}

function weightInGuide(source: Evidence, guide: FoundGuide | null): number {
  const at = guide?.sources.indexOf(source.index) ?? -1;
  return guide && at >= 0 ? WEIGHT_OF_GUIDE * (1 - at / (2 * guide.sources.length)) : 0;
}
