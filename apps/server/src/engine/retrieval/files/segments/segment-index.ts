import { eq, sql } from 'drizzle-orm';
import { documentSegment } from '../../../../db/schema/document.ts';
import { AppError } from '../../../../ports/app-error.ts';
import type { SearchModels } from '../../../../ports/embedder.ts';
import { STOPPABLE } from '../../../../ports/job-desk.ts';
import type { JobRun, Jobs } from '../../../../ports/jobs.ts';
import type { Logger } from '../../../../ports/logger.ts';
import type { EmbeddingOutcome, SegmentIndex } from '../../../../ports/segment-index.ts';
import {
  type EmbeddingContext,
  findVectorTable,
  forgetOtherSpaces,
  recordSpace,
} from '../../vectors/embedding-space.ts';
import { dropOtherVectorTables } from '../../vectors/vector-tables.ts';
import { embedMissing } from './embed-segments.ts';
import { sweepIndex } from './sweep-index.ts';
import { forgetOlderVectors, forgetVectors } from './vector-table.ts';
import { prepareDocument, publishDocument, reindexSegments } from './word-index.ts';

export interface SegmentIndexContext extends EmbeddingContext {
  logger: Logger;
  jobs: Jobs;
  searchModels: SearchModels;
}

const SWEEP_QUEUE = 'segment-sweep';
const EMBEDDING_QUEUE = 'segment-embedding';
/** The waits between grow to ten minutes: a service that is away for a day is met again. */
const EMBEDDING_RETRIES = 150;

/** The index of the segments of people's files. Declares its queues, so it is made before the jobs start. */
export function createSegmentIndex(context: SegmentIndexContext): SegmentIndex {
  const { db, capabilities, jobs } = context;
  const findEmbedder = async () => (capabilities.vectors ? await context.searchModels.embedder() : null);

  const sweeping = { concurrency: 1, timeoutSeconds: 900, retries: 5 };
  const sweep = async ({ signal }: JobRun<object>) => void (await sweepIndex(context, signal));
  jobs.register(SWEEP_QUEUE, sweeping, sweep, STOPPABLE);
  jobs.register(
    EMBEDDING_QUEUE,
    { concurrency: 1, timeoutSeconds: 6 * 3600, retries: EMBEDDING_RETRIES },
    async ({ signal }) => {
      const embedder = await findEmbedder();
      if (!embedder) return;
      const isStillWanted = async () => (await findEmbedder())?.spaceKey === embedder.spaceKey;
      if (!(await embedMissing(context, embedder, 'all', { signal, isStillWanted }))) return;
      await recordSpace(context, embedder, {});
      // The vectors of other models are not needed any more.
      await dropOtherVectorTables(db, 'segment', await findVectorTable(db, 'segment', embedder));
      await forgetOtherSpaces(db, embedder);
    },
    STOPPABLE,
  );
  const settle = async () => {
    await jobs.add(SWEEP_QUEUE, {}, { key: 'sweep' });
    if (await findEmbedder()) await jobs.add(EMBEDDING_QUEUE, {}, { key: 'embed' });
  };

  return {
    async embed(documentId, { signal, onProgress }): Promise<EmbeddingOutcome> {
      const embedder = await findEmbedder();
      if (!embedder) return 'off';
      const total = await db.$count(
        documentSegment,
        sql`${eq(documentSegment.documentId, documentId)} and ${documentSegment.enabled}`,
      );
      try {
        await embedMissing(
          context,
          embedder,
          { documentId },
          { signal, onProgress: (done) => onProgress?.(done, total) },
        );
        return 'embedded';
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AppError)) throw error;
        context.logger.warn({ code: error.code, documentId }, 'a document is searched by words for now');
        return 'postponed';
      }
    },
    prepare: (documentId, options) => prepareDocument(db, documentId, options),
    async publish(tx, prepared) {
      await publishDocument(tx, prepared);
      if (capabilities.vectors) await forgetOlderVectors(tx, prepared.documentId);
    },
    async changeSegments(tx, documentId, segmentIds) {
      await reindexSegments(tx, documentId, segmentIds);
      if (capabilities.vectors) await forgetVectors(tx, segmentIds);
    },
    settle,
  };
}
