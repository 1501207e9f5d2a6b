import type { AnswerData } from '@mingfa/contract/answer-data';
import type { CheckedCitation, CitationCheck } from '@mingfa/contract/evidence';
import type { LawJudge } from '../retrieval/index.ts';

/** Places named before the rest is left unnamed. */
const NAMED_MAX = 3;

/** A place that the library does not hold goes by the law's name. */
function isOutside(
  { type, location, label }: CheckedCitation,
  judge: Pick<LawJudge, 'admits' | 'admitsNamed'>,
): boolean {
  if (location !== null) return !judge.admits(location.lawId);
  const name = type === 'statute' ? /《([^》]+)》/.exec(label)?.[1] : undefined;
  return name !== undefined && !judge.admitsNamed(name);
}

/** The notice that an answer cites law outside the law it may answer from, as a model may from memory; null where it does not. */
export function citedOutside(
  { citations }: Pick<CitationCheck, 'citations'>,
  judge: Pick<LawJudge, 'admits' | 'admitsNamed'> | null,
): AnswerData['notice'] | null {
  if (!judge) return null;
  const outside = citations.filter((citation) => isOutside(citation, judge));
  const labels = [...new Map(outside.map(({ reference, label }) => [reference, label])).values()];
  if (labels.length === 0) return null;
  const places = labels.slice(0, NAMED_MAX).join('、') + (labels.length > NAMED_MAX ? '……' : '');
  return { kind: 'cited_outside_scope', values: { places, count: labels.length } };
}
