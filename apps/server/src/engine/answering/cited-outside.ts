import type { AnswerData } from '@mingfa/contract/answer-data';
import type { CitationCheck } from '@mingfa/contract/evidence';
import type { LawJudge } from '../retrieval/index.ts';

/** Places named before the rest is left unnamed. */
const NAMED_MAX = 3;

/** The notice that an answer cites law outside the law it may answer from, as a model may from memory; null where it does not. */
export function citedOutside(
  { citations }: Pick<CitationCheck, 'citations'>,
  judge: Pick<LawJudge, 'admits'> | null,
): AnswerData['notice'] | null {
  if (!judge) return null;
  const outside = citations.filter(({ location }) => location !== null && !judge.admits(location.lawId));
  const labels = [...new Map(outside.map(({ reference, label }) => [reference, label])).values()];
  if (labels.length === 0) return null;
  const places = labels.slice(0, NAMED_MAX).join('、') + (labels.length > NAMED_MAX ? '……' : '');
  return { kind: 'cited_outside_scope', values: { places, count: labels.length } };
}
