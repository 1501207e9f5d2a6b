import { RECORDING_LIMITS } from '@mingfa/contract/recording';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { recordingSpeaker } from '../../../db/schema/recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/**
 * Makes a speaker of each voice that was told apart, in the order in which they were first heard; beyond the limit voices have no
 * speaker, and a person gives them one.
 * @returns their ids by the name of the voice
 */
export async function makeSpeakers(
  context: RecordingContext,
  tx: Transaction,
  recordingId: string,
  segments: readonly { speaker: string | null }[],
): Promise<Map<string, string>> {
  const [held] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${recordingSpeaker.position}), 0)`,
    })
    .from(recordingSpeaker)
    .where(eq(recordingSpeaker.recordingId, recordingId));
  const voices = [...new Set(segments.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])))];
  const room = Math.max(0, RECORDING_LIMITS.speakers - (held?.count ?? 0));
  const made = voices.slice(0, room).map((voice, index) => ({
    voice,
    id: context.ids.make('recordingSpeaker'),
    position: (held?.last ?? 0) + index + 1,
    name: `说话人 ${index + 1}`,
  }));
  if (made.length > 0)
    await tx
      .insert(recordingSpeaker)
      .values(made.map(({ id, position, name }) => ({ id, recordingId, position, name })));
  return new Map(made.map(({ voice, id }) => [voice, id]));
}
