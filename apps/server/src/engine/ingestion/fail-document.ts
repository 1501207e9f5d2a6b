import { and, eq, inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { plainValues, planRetry } from '../work/index.ts';
import type { DocumentRow } from './describe-document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';
import type { Step } from './write-step.ts';

/** Records why a document does not go on, and when it is tried again. */
export async function failDocument(
  context: IngestionContext,
  row: DocumentRow,
  error: unknown,
): Promise<void> {
  const [current] = await context.db
    .select({ attempts: document.attempts })
    .from(document)
    .where(eq(document.id, row.id));
  const attempts = (current?.attempts ?? 0) + 1;
  const { code, values, waitSeconds } = planRetry(error, attempts);
  if (code === 'internal' || waitSeconds === null)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { documentId: row.id, stage: row.stage, code, error: errorForLog(error) },
      'a document could not be read',
    );
  const failure = {
    ...{ errorCode: code, errorValues: plainValues(values), attempts },
    ...{ pagesDone: 0, pagesTotal: null },
  };
  await setState(
    context,
    row,
    waitSeconds === null
      ? { ...failure, state: 'failed', retryAt: null }
      : {
          ...failure,
          state: 'waiting',
          retryAt: new Date(context.clock.now().getTime() + waitSeconds * 1000),
        },
  );
  if (waitSeconds === null) return;
  const [after] = await context.db.select().from(document).where(eq(document.id, row.id));
  if (after?.generation === row.generation && after.state === 'waiting')
    await queueStage(context, after, waitSeconds);
}

/** Sets the state of a document that is under way in this generation. */
export async function setState(
  context: IngestionContext,
  step: Step,
  values: Partial<typeof document.$inferInsert>,
): Promise<void> {
  await context.db
    .update(document)
    .set(values)
    .where(
      and(
        eq(document.id, step.id),
        eq(document.generation, step.generation),
        inArray(document.state, ['waiting', 'working']),
      ),
    );
}
