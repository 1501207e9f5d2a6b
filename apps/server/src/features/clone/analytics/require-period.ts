import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../../ports/app-error.ts';
import { addDays } from './days.ts';

const DAYS_MAX = 400;

/** Days in China, both included. */
export interface Period {
  from: string;
  to: string;
}

const PROBLEMS: Record<Language, { reversed: string; tooLong: string }> = {
  'zh-CN': { reversed: '结束日期早于开始日期', tooLong: `时间段最长 ${DAYS_MAX} 天` },
  en: {
    reversed: 'the last day is before the first',
    tooLong: `a period has at most ${DAYS_MAX} days`,
  },
};

/** Refuses a period that ends before it begins, or is too long to be shown. @throws AppError `invalid_input` */
export function requirePeriod({ from, to }: Period, language: Language): void {
  const isTooLong = to >= addDays(from, DAYS_MAX);
  if (to >= from && !isTooLong) return;
  const message = PROBLEMS[language][isTooLong ? 'tooLong' : 'reversed'];
  throw new AppError('invalid_input', { problem: message }, { details: [{ path: 'to', message }] });
}
