import type { DocumentStage } from '@mingfa/contract/document-content';
import { type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { type Step, writeStep } from './write-step.ts';

/** A document that goes on has no failure. */
export const PASSED = { attempts: 0, retryAt: null, errorCode: null, errorValues: {} } as const;

/** Records that a stage was reached and that whatever failed before has passed. */
export async function endStage(
  context: IngestionContext,
  step: Step,
  stage: DocumentStage,
  more: PgUpdateSetSource<typeof document> = {},
): Promise<void> {
  await writeStep(context, step, { stage, pagesDone: 0, pagesTotal: null, ...PASSED, ...more });
}

/** The times of a document's stages with one more. */
export function withStageMs(stage: DocumentStage, begun: number): SQL {
  const milliseconds = Math.round(performance.now() - begun);
  return sql`${document.stageMs} || jsonb_build_object(${stage}::text, ${milliseconds}::int)`;
}
