import type { ErrorCode } from '@mingfa/contract/errors';
import type {
  RecordingDetail,
  RecordingFile,
  RecordingProgress,
  RecordingSpeaker,
  RecordingSummary,
} from '@mingfa/contract/recording';
import { UNKNOWN_CODEC } from '@mingfa/contract/recording';
import type { Language } from '@mingfa/contract/values';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import {
  machineSegment,
  recordingFile,
  recordingSegment,
  recordingSpeaker,
} from '../../db/schema/recording.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { RecordingRow } from './own-recording.ts';

export type RecordingFileRow = typeof recordingFile.$inferSelect;

/** A recording with all but its words. */
export async function describeRecording(
  db: DatabaseOrTransaction,
  row: RecordingRow,
  language: Language,
): Promise<RecordingDetail> {
  const files = await listRecordingFiles(db, row.id);
  return {
    ...summaryOf(row, { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }),
    progress: describeRecordingProgress(row, language),
    fileList: files.map(describeRecordingFile),
    language: row.language,
    hotWords: row.hotWords,
    place: row.place,
    note: row.note,
    speakers: await listSpeakers(db, row.id),
    revision: row.revision,
    documentId: row.documentId,
    byHand: await countByHand(db, row.id),
    guessedTimes: await countGuessed(db, row.id),
    gaps: row.gaps,
    retention: {
      original: row.originalUntil?.toISOString() ?? null,
      copy: row.copyUntil?.toISOString() ?? null,
      text: row.textUntil?.toISOString() ?? null,
    },
    measuredBy: row.measuredBy,
  };
}

/** Recordings as a list shows them, in the order of the rows. */
export async function describeRecordings(
  db: DatabaseOrTransaction,
  rows: readonly RecordingRow[],
): Promise<RecordingSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      id: recordingFile.recordingId,
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${recordingFile.bytes}), 0)::float8`,
    })
    .from(recordingFile)
    .where(inArray(recordingFile.recordingId, ids))
    .groupBy(recordingFile.recordingId);
  const sizes = new Map(counted.map(({ id, ...size }) => [id, size]));
  return rows.map((row) => summaryOf(row, sizes.get(row.id) ?? { files: 0, bytes: 0 }));
}

/** How far a recording is, with its failure in the reader's language. */
export function describeRecordingProgress(row: RecordingRow, language: Language): RecordingProgress {
  return {
    state: row.state,
    stage: row.stage,
    done: row.done,
    total: row.total,
    attempts: row.attempts,
    retryAt: row.retryAt?.toISOString() ?? null,
    errorCode: row.errorCode,
    errorMessage: row.errorCode && wordsOf(row.errorCode, row.errorValues, language),
  };
}

/** Files of a recording in their order. */
export function listRecordingFiles(
  db: DatabaseOrTransaction,
  recordingId: string,
): Promise<RecordingFileRow[]> {
  return db
    .select()
    .from(recordingFile)
    .where(eq(recordingFile.recordingId, recordingId))
    .orderBy(asc(recordingFile.position));
}

/** Who speaks, in the order in which they were heard or added. */
export function listSpeakers(db: DatabaseOrTransaction, recordingId: string): Promise<RecordingSpeaker[]> {
  return db
    .select({
      speakerId: recordingSpeaker.id,
      name: recordingSpeaker.name,
      role: recordingSpeaker.role,
      isNamed: recordingSpeaker.isNamed,
    })
    .from(recordingSpeaker)
    .where(eq(recordingSpeaker.recordingId, recordingId))
    .orderBy(asc(recordingSpeaker.position), asc(recordingSpeaker.id));
}

/** What somebody checked or typed, and what is not what the machine had: words replaced everywhere stay unchecked. */
const countByHand = (db: DatabaseOrTransaction, recordingId: string): Promise<number> =>
  db.$count(
    recordingSegment,
    and(
      eq(recordingSegment.recordingId, recordingId),
      sql`(not ${recordingSegment.isUnchecked} or jsonb_array_length(${recordingSegment.machineIds}) <> 1
        or not exists (select 1 from ${machineSegment} told
          where told.id = ${recordingSegment.machineIds} ->> 0 and told.text = ${recordingSegment.text}))`,
    ),
  );

/** Turns of which nobody measured when they begin. */
const countGuessed = (db: DatabaseOrTransaction, recordingId: string): Promise<number> =>
  db.$count(
    recordingSegment,
    and(eq(recordingSegment.recordingId, recordingId), eq(recordingSegment.timing, 'guessed')),
  );

const summaryOf = (row: RecordingRow, size: { files: number; bytes: number }): RecordingSummary => ({
  recordingId: row.id,
  title: row.title,
  state: row.state,
  stage: row.stage,
  durationMs: row.durationMs,
  ...size,
  transcript: row.transcript,
  segments: row.segments,
  recordedAt: row.recordedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const describeRecordingFile = (row: RecordingFileRow): RecordingFile => ({
  fileId: row.id,
  name: row.name,
  bytes: row.bytes,
  sha256: row.sha256,
  receivedAt: row.receivedAt.toISOString(),
  probe: row.probe,
  offsetMs: row.offsetMs,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  isPlayable: row.isPlayable,
  hasCopy: row.copyKey !== null,
});

const UNKNOWN: Record<Language, string> = { 'zh-CN': '未知编码', en: 'unknown codec' };

/** A stored failure in words. */
function wordsOf(code: string, values: Record<string, string | number>, language: Language): string {
  const told = values.codec === UNKNOWN_CODEC ? { ...values, codec: UNKNOWN[language] } : values;
  return toErrorAnswer(new AppError(code as ErrorCode, told), { language, requestId: '' }).body.errorMessage;
}
