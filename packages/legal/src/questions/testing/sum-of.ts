import { readQuestion } from '../read-question.ts';
import { workOutSums } from '../work-out.ts';

/** The day on which stories of sums are told: a Monday. */
const TOLD_ON = '2026-11-23';

/** What one calculator gives for a story in whose situation it belongs; null where it tells no sum. */
export function sumOf(calculator: string, story: string) {
  const sums = workOutSums([calculator], readQuestion(story, undefined, TOLD_ON));
  const outcome = sums.find(({ id }) => id === calculator)?.outcome;
  return outcome?.status === 'result' ? (outcome.amount ?? null) : null;
}
