import type { Evidence } from '@mingfa/contract/evidence';
import { overlap } from './passages.ts';

/** Sources by the part they play in an answer. */
export interface SelectedSources {
  /** Quoted or told at length: what answers the question. */
  leading: Evidence[];
  /** Named only. */
  related: Evidence[];
  /** Too little in common with the question to rest on. */
  weak: boolean;
}

const LEADING_MAX = 3;
const RELATED_MAX = 4;
/** A source counts as leading with at least this share of the first one's score. */
const LEADING_SHARE = 0.5;
/** Below this share of the question's words in the leading sources and their everyday words, the answer says it is unsure. */
const WEAK_OVERLAP = 0.16;

export function selectSources(evidence: Evidence[], terms: Map<string, number>): SelectedSources {
  const [first] = evidence;
  if (!first) return { leading: [], related: [], weak: true };
  const leading = evidence.filter(
    (source, index) => index < LEADING_MAX && source.score >= first.score * LEADING_SHARE,
  );
  const related = evidence.filter((source) => !leading.includes(source)).slice(0, RELATED_MAX);
  const told = leading
    .map((source) =>
      [source.title, source.headingPath, source.text, source.digest?.heading, source.digest?.text].join('\n'),
    )
    .join('\n');
  return { leading, related, weak: overlap(terms, told) < WEAK_OVERLAP };
}
