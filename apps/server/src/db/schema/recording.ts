import type { TimeRange, Timing } from '@mingfa/contract/evidence';
import type {
  RecordingProbe,
  RecordingSpeaker,
  RecordingStage,
  RecordingState,
  TranscriptOrigin,
} from '@mingfa/contract/recording';
import type { CustodyEntry, RecordingFindings } from '@mingfa/contract/recording-findings';
import type { RecordingSegment, TranscriptEdit } from '@mingfa/contract/recording-transcript';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** What was recorded: one meeting or call, in one file or several. */
export const recording = pgTable(
  'recording',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** When and where it was recorded, as somebody said. */
    recordedAt: moment('recorded_at'),
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    language: text('language', { enum: ['zh', 'en', 'yue', 'auto'] })
      .notNull()
      .default('auto'),
    hotWords: jsonb('hot_words').$type<string[]>().notNull().default([]),
    state: text('state').$type<RecordingState>().notNull(),
    stage: text('stage').$type<RecordingStage>().notNull(),
    /** Somebody asked for it to be written down; null while nobody did. */
    transcribeBy: text('transcribe_by', { enum: ['service', 'local'] }),
    /** Grows with every new beginning; a job of an older one stops. */
    generation: integer('generation').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    retryAt: moment('retry_at'),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, string | number>>().notNull().default({}),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }),
    /** Of all files; null until they were looked into. */
    durationMs: integer('duration_ms'),
    measuredBy: text('measured_by', { enum: ['samples', 'packet_sizes'] }),
    /** How long a peak of the waveform lasts; the peaks of all files in order are one object in the store. */
    peakMs: integer('peak_ms'),
    peaksKey: text('peaks_key'),
    silences: jsonb('silences').$type<TimeRange[]>().notNull().default([]),
    transcript: text('transcript').$type<TranscriptOrigin>(),
    gaps: jsonb('gaps').$type<TimeRange[]>().notNull().default([]),
    segments: integer('segments').notNull().default(0),
    /** Of words, times and speakers. */
    revision: integer('revision').notNull().default(0),
    /** The transcript as a document, and the revision it was made of. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'set null' }),
    documentRevision: integer('document_revision'),
    /** Until when each is kept; null for as long as the person wants. */
    originalUntil: moment('original_until'),
    copyUntil: moment('copy_until'),
    textUntil: moment('text_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('recording_owner').on(table.ownerId, table.createdAt),
    index('recording_document').on(table.documentId),
    index('recording_unfinished').on(table.state).where(sql`state in ('waiting', 'working')`),
    index('recording_original_end').on(table.originalUntil).where(sql`original_until is not null`),
    index('recording_copy_end').on(table.copyUntil).where(sql`copy_until is not null`),
    index('recording_text_end').on(table.textUntil).where(sql`text_until is not null`),
  ],
);

const ofRecording = () =>
  text('recording_id')
    .notNull()
    .references(() => recording.id, { onDelete: 'cascade' });

/** A file as it was received, never changed. */
export const recordingFile = pgTable(
  'recording_file',
  {
    id: text('id').primaryKey(),
    recordingId: ofRecording(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Null once the original was deleted. */
    fileKey: text('file_key'),
    deletedAt: moment('deleted_at'),
    probe: jsonb('probe').$type<RecordingProbe>(),
    /** Where it begins in the whole. */
    offsetMs: integer('offset_ms'),
    /** A copy made for playing, where no browser plays the original. */
    copyKey: text('copy_key'),
    copyBytes: bigint('copy_bytes', { mode: 'number' }),
    copyType: text('copy_type'),
    isPlayable: boolean('is_playable').notNull().default(false),
  },
  (table) => [uniqueIndex('recording_file_position').on(table.recordingId, table.position)],
);

/** What a recogniser gave for a piece, as it gave it: a piece that was paid for is never sent again. */
export interface PieceAnswer {
  segments: {
    startMs: number;
    endMs: number;
    text: string;
    speaker: string | null;
    words?: { startMs: number; endMs: number; text: string }[];
  }[];
}

/** A piece of a recording on its way to a recogniser. Times are those of the whole. */
export const recordingPiece = pgTable(
  'recording_piece',
  {
    recordingId: ofRecording(),
    generation: integer('generation').notNull(),
    number: integer('number').notNull(),
    fileId: text('file_id').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] }).notNull(),
    answer: jsonb('answer').$type<PieceAnswer>(),
    attempts: integer('attempts').notNull().default(0),
    errorCode: text('error_code'),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.generation, table.number] })],
);

/** Somebody who speaks. */
export const recordingSpeaker = pgTable(
  'recording_speaker',
  {
    id: text('id').primaryKey(),
    recordingId: ofRecording(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<RecordingSpeaker['role']>().notNull().default('other'),
    isNamed: boolean('is_named').notNull().default(false),
  },
  (table) => [index('recording_speaker_recording').on(table.recordingId, table.position)],
);

/** What was said, as it stands now. */
export const recordingSegment = pgTable(
  'recording_segment',
  {
    id: text('id').primaryKey(),
    recordingId: ofRecording(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    /** Whether anybody knows when it begins. */
    timing: text('timing').$type<Timing>().notNull().default('measured'),
    speakerId: text('speaker_id').references(() => recordingSpeaker.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    words: jsonb('words').$type<RecordingSegment['words']>(),
    /** Which of the machine's segments it came from; none for one that was typed. */
    machineIds: jsonb('machine_ids').$type<string[]>().notNull().default([]),
    isUnchecked: boolean('is_unchecked').notNull(),
  },
  (table) => [index('recording_segment_time').on(table.recordingId, table.startMs, table.id)],
);

/**
 * What the recogniser or the imported file said, never changed; another transcript takes its place. Times that a file did not have are
 * nobody's: they lie anew with every one that somebody sets.
 */
export const machineSegment = pgTable(
  'recording_machine_segment',
  {
    id: text('id').primaryKey(),
    recordingId: ofRecording(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    /** Whether anybody knows when it begins. */
    timing: text('timing').$type<Timing>().notNull().default('measured'),
    speakerId: text('speaker_id'),
    text: text('text').notNull(),
    words: jsonb('words').$type<RecordingSegment['words']>(),
  },
  (table) => [index('recording_machine_segment_time').on(table.recordingId, table.startMs)],
);

/** A segment as it was when it was removed. */
export interface RemovedSegment {
  segmentId: string;
  startMs: number;
  endMs: number;
  /** Left out by those that were kept before it was known. */
  timing?: Timing;
  speakerId: string | null;
  text: string;
  words: RecordingSegment['words'];
  machineIds: string[];
  isUnchecked: boolean;
}

/** A transcript as it was when another took its place, with what the machine had. */
export interface ReplacedTranscript {
  kind: 'transcript';
  origin: TranscriptOrigin | null;
  gaps: TimeRange[];
  speakers: {
    id: string;
    position: number;
    name: string;
    role: RecordingSpeaker['role'];
    isNamed: boolean;
  }[];
  segments: RemovedSegment[];
  machine: Omit<RemovedSegment, 'machineIds' | 'isUnchecked'>[];
}

/** A change of the transcript: who, when, what stood there and stands there now. */
export const transcriptEdit = pgTable(
  'recording_edit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordingId: ofRecording(),
    revision: integer('revision').notNull(),
    at: moment('at').notNull(),
    by: text('by').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind').$type<TranscriptEdit['kind']>().notNull(),
    startMs: integer('start_ms'),
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** Of a segment that was removed, or a transcript whose place another took: what is needed to put it back. */
    removed: jsonb('removed').$type<RemovedSegment | ReplacedTranscript>(),
  },
  (table) => [index('recording_edit_recording').on(table.recordingId, table.id)],
);

/** A note or a mark at a time. */
export const recordingNote = pgTable(
  'recording_note',
  {
    id: text('id').primaryKey(),
    recordingId: ofRecording(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('recording_note_time').on(table.recordingId, table.startMs)],
);

/** Who did what with a recording, each entry chained to the one before. */
export const custodyEntry = pgTable(
  'recording_custody',
  {
    recordingId: ofRecording(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    by: text('by').references(() => user.id, { onDelete: 'set null' }),
    deed: text('deed').$type<CustodyEntry['deed']>().notNull(),
    detail: jsonb('detail').$type<CustodyEntry['detail']>().notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.number] })],
);

/** What rules found in a transcript, computed when it is first asked for. */
export const recordingFindings = pgTable('recording_findings', {
  recordingId: text('recording_id')
    .primaryKey()
    .references(() => recording.id, { onDelete: 'cascade' }),
  /** Of the transcript, and of the rules. */
  revision: integer('revision').notNull(),
  rules: integer('rules').notNull(),
  findings: jsonb('findings')
    .$type<Omit<RecordingFindings, 'citations' | 'citationsAsOf' | 'citationsAsOfFrom'>>()
    .notNull(),
});

/** That a person agreed to have recordings sent to a host. */
export const recogniserAgreement = pgTable(
  'recogniser_agreement',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.host] })],
);
