import { AppError } from '../../../ports/app-error.ts';
import { addDays } from './days.ts';

const DAYS_MAX = 400;

/** Days in China, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Refuses a period that ends before it begins, or is too long to be shown. @throws AppError `invalid_input` */
export function requirePeriod({ from, to }: Period): void {
  const problem = to < from || to >= addDays(from, DAYS_MAX) ? 'to' : null;
  if (problem)
    throw new AppError('invalid_input', { problem }, { details: [{ path: problem, message: problem }] });
}
