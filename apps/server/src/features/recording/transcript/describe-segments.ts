import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import { inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { machineSegment, type recordingSegment } from '../../../db/schema/recording.ts';

export type SegmentRow = typeof recordingSegment.$inferSelect;
export type MachineRow = typeof machineSegment.$inferSelect;

const IDS_AT_ONCE = 2000;

/** Segments as they are shown, with what the machine had where that is something else. */
export async function describeSegments(
  db: DatabaseOrTransaction,
  rows: readonly SegmentRow[],
): Promise<RecordingSegment[]> {
  const machine = await readMachineSegments(db, [...new Set(rows.flatMap(({ machineIds }) => machineIds))]);
  return rows.map((row) => {
    const told = joinTexts(row.machineIds.flatMap((id) => machine.get(id) ?? []));
    return {
      segmentId: row.id,
      startMs: row.startMs,
      endMs: row.endMs,
      timing: row.timing,
      speakerId: row.speakerId,
      text: row.text,
      words: row.words,
      machineText: row.machineIds.length === 0 || told === row.text ? null : told,
      isUnchecked: row.isUnchecked,
    };
  });
}

/** What the machine had, by its ids. */
export async function readMachineSegments(
  db: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<Map<string, MachineRow>> {
  const found = new Map<string, MachineRow>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const wanted = ids.slice(from, from + IDS_AT_ONCE);
    const rows = await db.select().from(machineSegment).where(inArray(machineSegment.id, wanted));
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

/** Texts that follow each other as one: words of Latin letters keep their blank. */
export function joinTexts(segments: readonly { text: string }[]): string {
  return segments.reduce((whole, { text }) => {
    const isLatin = /[A-Za-z0-9,.;!?]$/.test(whole) && /^[A-Za-z0-9]/.test(text);
    return whole + (isLatin ? ' ' : '') + text;
  }, '');
}
