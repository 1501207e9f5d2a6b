import { errorForLog } from '../../runtime/error-for-log.ts';
import type { DocumentRow } from './describe-document.ts';
import { endStage, PASSED, withStageMs } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { writeStep } from './write-step.ts';

/** Stage `embedded`, passed over where no model is configured; a model that fails never keeps a document back. */
export async function embedStage(
  context: IngestionContext,
  row: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const outcome = await context.segmentIndex.embed(row.id, { signal });
  await endStage(
    context,
    row,
    'embedded',
    outcome === 'embedded' ? { stageMs: withStageMs('embedded', begun) } : {},
  );
}

/** Stage `indexed`: the document is found from one moment to the next. */
export async function indexStage(
  context: IngestionContext,
  row: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const prepared = await context.segmentIndex.prepare(row.id, { signal });
  await writeStep(
    context,
    row,
    {
      stage: 'indexed',
      state: 'ready',
      stageMs: withStageMs('indexed', begun),
      readyAt: context.clock.now(),
      ...PASSED,
    },
    (tx) => context.segmentIndex.publish(tx, prepared),
  );
  await context.segmentIndex.settle();
}

/** Tells the others that a document is ready. What fails there is theirs to mend when they are asked. */
export async function tellReady(
  context: IngestionContext,
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const hook of context.onReady) {
    try {
      await hook(documentId, signal);
    } catch (error) {
      signal.throwIfAborted();
      context.logger.error({ documentId, error: errorForLog(error) }, 'work on a ready document failed');
    }
  }
}
