import { pino } from 'pino';
import type { Environment } from '../env.ts';
import type { Logger } from '../ports/logger.ts';

/** Logs as lines of JSON on standard output. */
export function pinoLogger(level: Environment['LOG_LEVEL']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
