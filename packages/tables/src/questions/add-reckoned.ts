import type { TableMeasure } from '@mingfa/contract/table-query';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { AskedGroups } from './take-dimensions.ts';
import { takeFirst } from './take-ranking.ts';

/** A figure by itself. */
export type Figure = Pick<TableMeasure, 'aggregate' | 'of'>;

/** Both figures and what they make, so that each part can be traced; ranked by it where the first ones are asked. */
export function addReckoned(
  reading: QuestionReading,
  asked: AskedGroups,
  [one, other]: [Figure & Pick<TableMeasure, 'only'>, Figure & Pick<TableMeasure, 'only'>],
  how: NonNullable<TableMeasure['against']>['how'],
  place: WordPlace,
): void {
  reading.addMeasure({ ...one, compare: null }, place);
  reading.addMeasure({ ...other, compare: null }, place);
  const index = reading.addMeasure({ ...one, compare: null, against: { ...other, how } }, place);
  takeFirst(reading, asked, index);
  reading.use(...reading.words('how_much'), ...reading.words('sum'));
}
