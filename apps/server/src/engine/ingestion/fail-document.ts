import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { and, eq, inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import type { DocumentRow } from './describe-document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';
import type { Step } from './write-step.ts';

/** How many attempts a failure is worth, the first included. What is not named here is a bug, and gets two. */
const ATTEMPTS: Partial<Record<string, number>> = {
  // The store, the disk or the database may come back.
  store_unavailable: 20,
  disk_full: 20,
  database_unavailable: 20,
  // A machine under load.
  parser_timeout: 2,
  parser_memory: 2,
};
const ATTEMPTS_AFTER_A_BUG = 2;
const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 900;

/** Records why a document does not go on, and when it is tried again. */
export async function failDocument(
  context: IngestionContext,
  row: DocumentRow,
  error: unknown,
): Promise<void> {
  const { code, values, attempts: allowed } = describeFailure(error);
  const [current] = await context.db
    .select({ attempts: document.attempts })
    .from(document)
    .where(eq(document.id, row.id));
  const attempts = (current?.attempts ?? 0) + 1;
  const goesOn = attempts < allowed;
  if (code === 'internal' || !goesOn)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { documentId: row.id, stage: row.stage, code, error: errorForLog(error) },
      'a document could not be read',
    );
  const seconds = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 3 ** (attempts - 1));
  const failure = { errorCode: code, errorValues: values, attempts, pagesDone: 0, pagesTotal: null };
  await setState(
    context,
    row,
    goesOn
      ? {
          ...failure,
          state: 'waiting',
          retryAt: new Date(context.clock.now().getTime() + seconds * 1000),
        }
      : { ...failure, state: 'failed', retryAt: null },
  );
  if (!goesOn) return;
  const [after] = await context.db.select().from(document).where(eq(document.id, row.id));
  if (after?.generation === row.generation && after.state === 'waiting')
    await queueStage(context, after, seconds);
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

function describeFailure(error: unknown): {
  code: string;
  values: Record<string, string | number>;
  attempts: number;
} {
  if (error instanceof ParseFailure || error instanceof AppError) {
    return { code: error.code, values: plainValues(error.values), attempts: ATTEMPTS[error.code] ?? 1 };
  }
  return { code: 'internal', values: {}, attempts: ATTEMPTS_AFTER_A_BUG };
}

/** What the table keeps of a failure's values: words in a language are none of a document's. */
const plainValues = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
