import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { liesBack } from '@mingfa/legal/questions/turns-on-time';
import { hasDueDay } from '@mingfa/legal/questions/work-out-days';
import type { GuideDates } from './compose-dates.ts';
import type { ToldDays } from './compose-told-days.ts';

/** What a guide need not say: what stands elsewhere in the answer, or is known of the story. */
export interface AlreadyTold {
  /** The sum itself stands in the answer. */
  sum: boolean;
  /** It is asked whether to sign. */
  signing: boolean;
  /** It happened some time ago. */
  liesBack: boolean;
  /** Places of periods that still run. */
  running: readonly string[];
  /** A period surely has run out. */
  isOver: boolean;
  /** The day a debt was due is known: nothing is said of debts without one. */
  hasDueDay: boolean;
}

/** What is told already where a guide is read beside its last days and its sums. */
export const toldAlready = (
  { reading, told, asksSigning }: { reading: QuestionReading; told: ToldDays; asksSigning: boolean },
  dates: Pick<GuideDates, 'running' | 'isOver'>,
  sums: { conclusion: string | null },
): AlreadyTold => ({
  sum: sums.conclusion !== null,
  signing: asksSigning,
  liesBack: liesBack(reading),
  running: dates.running,
  isOver: dates.isOver || told.isOver,
  hasDueDay: hasDueDay(reading),
});
