import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { documentSegment } from '../../db/schema/document.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { breather } from '../breathe.ts';
import type { DocumentRow } from './describe-document.ts';
import { endStage, withStageMs } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { readBlocks } from './read-blocks.ts';
import { type SegmentDraft, segmentBlocks } from './segment-blocks.ts';
import { type Step, writeStep } from './write-step.ts';

const ROWS_AT_ONCE = 200;
/** Out of the way of all that can be read from a file. */
const ASIDE = 1_000_000_000;

/** The blocks of a long document take some hundred megabytes, so that one is in memory at a time. */
const oneAtATime = limitConcurrency(1);

/**
 * Stage `segmented`: cuts the blocks into segments. Begun again it starts over. What a person added by hand stays, behind what
 * is read; an edit of a segment goes with it.
 */
export function segmentStage(
  context: IngestionContext,
  row: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  return oneAtATime(signal, () => cutDocument(context, row, signal));
}

async function cutDocument(context: IngestionContext, row: DocumentRow, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  await removeReadSegments(context, row);
  const added = await setAddedAside(context, row);
  const blocks = await readBlocks(context, row.id);
  signal.throwIfAborted();
  const breathe = breather();
  let position = 0;
  let batch: SegmentDraft[] = [];
  const flush = async () => {
    const rows = batch.map((draft) => ({
      ...draft,
      id: context.ids.make('segment'),
      documentId: row.id,
      position: position++,
      origin: 'parsed' as const,
    }));
    batch = [];
    if (rows.length === 0) return;
    await writeStep(context, row, { segments: position + added.length }, async (tx) => {
      await tx.insert(documentSegment).values(rows);
    });
    signal.throwIfAborted();
  };
  for (const draft of segmentBlocks(blocks, row.settings)) {
    batch.push(draft);
    if (batch.length >= ROWS_AT_ONCE) await flush();
    await breathe();
  }
  await flush();
  await putBehind(context, row, added, position);
  const characters = blocks.reduce((sum, block) => sum + block.text.length + 1, 0);
  await endStage(context, row, 'segmented', {
    stageMs: withStageMs('segmented', begun),
    segments: position + added.length,
    characters: Math.max(0, characters - 1),
  });
}

async function removeReadSegments(context: IngestionContext, step: Step): Promise<void> {
  for (;;) {
    const found = await context.db
      .select({ id: documentSegment.id })
      .from(documentSegment)
      .where(and(eq(documentSegment.documentId, step.id), ne(documentSegment.origin, 'added')))
      .limit(ROWS_AT_ONCE);
    if (found.length === 0) return;
    await writeStep(context, step, {}, async (tx) => {
      await tx.delete(documentSegment).where(
        inArray(
          documentSegment.id,
          found.map(({ id }) => id),
        ),
      );
    });
  }
}

/** Moves segments added by hand out of the way; their ids in order. */
async function setAddedAside(context: IngestionContext, step: Step): Promise<string[]> {
  const isAdded = and(eq(documentSegment.documentId, step.id), eq(documentSegment.origin, 'added'));
  await writeStep(context, step, {}, async (tx) => {
    await tx
      .update(documentSegment)
      .set({ position: sql`${documentSegment.position} + ${ASIDE}` })
      .where(and(isAdded, lt(documentSegment.position, ASIDE)));
  });
  const rows = await context.db
    .select({ id: documentSegment.id })
    .from(documentSegment)
    .where(isAdded)
    .orderBy(asc(documentSegment.position));
  return rows.map(({ id }) => id);
}

async function putBehind(
  context: IngestionContext,
  step: Step,
  ids: readonly string[],
  first: number,
): Promise<void> {
  if (ids.length === 0) return;
  await writeStep(context, step, {}, async (tx) => {
    for (const [index, id] of ids.entries()) {
      await tx
        .update(documentSegment)
        .set({ position: first + index })
        .where(eq(documentSegment.id, id));
    }
  });
}
