import type { Logger } from '../../ports/logger.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';

/** Does something again and again, one at a time; a failure is logged and the next turn tries anew. Returns what ends it. */
export function repeat(everyMs: number, logger: Logger, work: () => Promise<void>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) => logger.warn({ err: errorForLog(error) }, 'looking after work failed'))
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
