import type { CaseNumber } from './case-number.ts';

/** Why no case can have a number. */
export type ImpossibleNumber = 'unknown_court' | 'type_not_of_level' | 'future_year';

/**
 * Whether a number of the present style (法〔2015〕137号, since 2016) cannot be any case's: its court's code names no region, its year
 * has not come, or a court of the lowest level decides in second instance, which is the next higher court's (民事诉讼法 §171,
 * 刑事诉讼法 §227, 行政诉讼法 §85). Numbers of the former style are left alone: their codes were each court's own.
 * @param year the present one
 */
export function impossibleCaseNumber(number: CaseNumber, year: number): ImpossibleNumber | null {
  if (number.year > year) return 'future_year';
  if (number.style !== 'current') return null;
  if (number.courtCode === null) return 'unknown_court';
  if (number.courtLevel === '基层' && number.typeCode.includes('终')) return 'type_not_of_level';
  return null;
}
