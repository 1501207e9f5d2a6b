import { errorForLog } from '../../runtime/error-for-log.ts';

const LONGEST = 300;

/** Why an attempt failed, as administrators read it: what may stand in a log, without the places in the program. */
export function describeFailure(error: unknown): string {
  const { name, code, message, cause } = errorForLog(error);
  const told = [name, code, message ?? cause?.message ?? cause?.code].filter(Boolean);
  return told.join(': ').slice(0, LONGEST);
}
