import { RECORDING_LIMITS } from '@mingfa/contract/recording';
import { eq, sql } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Editing } from './editing.ts';

/** Counts segments on. @throws AppError `limit_reached` */
export async function takeSegmentRoom(editing: Editing, more: number): Promise<void> {
  const { segments: limit } = RECORDING_LIMITS;
  if ((await countSegments(editing, more)) > limit) throw new AppError('limit_reached', { limit, wayOn: '' });
}

/** How many segments a recording has, counted on by what was put in or taken out. */
export async function countSegments({ tx, recordingId }: Editing, by: number): Promise<number> {
  const [row] = await tx
    .update(recording)
    .set({ segments: sql`greatest(0, ${recording.segments} + ${by}::int)` })
    .where(eq(recording.id, recordingId))
    .returning({ segments: recording.segments });
  return row?.segments ?? 0;
}
