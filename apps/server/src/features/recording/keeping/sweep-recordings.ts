import { eq, lte, or } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { RECORDING_COLUMNS } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { clearAway, forgetPart, type KeptPart } from './forget-parts.ts';

const SWEPT_AT_ONCE = 100;

/** Housekeeping: deletes what of recordings was to be kept until a day that has come. What is worked on waits for the next time. */
export async function sweepRecordings(context: RecordingContext): Promise<void> {
  const { db, clock } = context;
  const passed: string[] = [];
  for (;;) {
    const now = clock.now();
    const due = await db
      .select({ id: recording.id })
      .from(recording)
      .where(
        or(lte(recording.originalUntil, now), lte(recording.copyUntil, now), lte(recording.textUntil, now)),
      )
      .limit(SWEPT_AT_ONCE + passed.length);
    const ids = due.map(({ id }) => id).filter((id) => !passed.includes(id));
    for (const id of ids) if (!(await sweep(context, id, now))) passed.push(id);
    if (ids.length === 0) return;
  }
}

/** @returns false where it is worked on */
async function sweep(context: RecordingContext, recordingId: string, now: Date): Promise<boolean> {
  const left = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select(RECORDING_COLUMNS)
      .from(recording)
      .where(eq(recording.id, recordingId))
      .for('update');
    if (!row || row.state === 'waiting' || row.state === 'working') return null;
    const due: KeptPart[] = [
      ...(isOver(row.originalUntil, now) ? (['original'] as const) : []),
      ...(isOver(row.copyUntil, now) ? (['copy'] as const) : []),
      ...(isOver(row.textUntil, now) ? (['text'] as const) : []),
    ];
    const all = [];
    for (const of of due) all.push(await forgetPart(context, tx, row, { of, by: null }));
    return {
      keys: all.flatMap(({ keys }) => keys),
      documentIds: all.flatMap(({ documentIds }) => documentIds),
    };
  });
  if (left) await clearAway(context, left);
  return left !== null;
}

const isOver = (until: Date | null, now: Date): boolean => until !== null && until <= now;
