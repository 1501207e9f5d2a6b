import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timeRange, timing } from './evidence.ts';
import { idOf } from './ids.ts';
import { RECORDING_LIMITS, recordingDetail, recordingParams, recordingSpeaker } from './recording.ts';
import { SEGMENT_CHARACTERS_MAX } from './transcript.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const recordings = { tag: 'recording', access: 'user' } as const;
const path = '/v1/recording/{recordingId}';
const segmentId = idOf('recordingSegment');
const speakerId = idOf('recordingSpeaker');
const moment = z.number().int().min(0).max(RECORDING_LIMITS.durationMs);
const words = z.string().max(SEGMENT_CHARACTERS_MAX);

/** A turn, or a part of one. */
export const recordingSegment = z.object({
  segmentId,
  startMs: z.number().int(),
  endMs: z.number().int(),
  /** How it is known when it begins. */
  timing,
  speakerId: speakerId.nullable(),
  text: z.string(),
  /** Times of its words, as the recogniser gave them; they hold while `text` is the recogniser's. */
  words: z.array(timeRange.extend({ text: z.string() })).nullable(),
  /** What the recogniser or the imported file had here, where it is not what stands here now. */
  machineText: z.string().nullable(),
  /** Nobody listened to it yet: it stands as it came. */
  isUnchecked: z.boolean(),
});
/** What {@link recordingSegment} reads. */
export type RecordingSegment = z.infer<typeof recordingSegment>;

/** One change of a transcript. All of a request are done, or none. */
export const transcriptChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), segmentId, text: words }),
  z.object({
    kind: z.literal('checked'),
    segmentIds: z.array(segmentId).min(1).max(500),
    isChecked: z.boolean(),
  }),
  z.object({ kind: z.literal('time'), segmentId, startMs: moment, endMs: moment }),
  z.object({
    kind: z.literal('speaker'),
    segmentIds: z.array(segmentId).min(1).max(2000),
    speakerId: speakerId.nullable(),
  }),
  /** Parts a segment before the character `at`; the time between is that of the word there, or by length. */
  z.object({ kind: z.literal('split'), segmentId, at: z.number().int().min(1), atMs: moment.optional() }),
  /** Joins a segment with the one behind it. */
  z.object({ kind: z.literal('merge'), segmentId }),
  z.object({
    kind: z.literal('insert'),
    startMs: moment,
    endMs: moment,
    speakerId: speakerId.nullable(),
    text: words,
  }),
  z.object({ kind: z.literal('remove'), segmentIds: z.array(segmentId).min(1).max(500) }),
  /** Puts back what the recogniser or the imported file had. */
  z.object({ kind: z.literal('restore'), segmentIds: z.array(segmentId).min(1).max(500) }),
  /** Puts back a segment that was removed, or a transcript whose place another took, by its entry in the history. */
  z.object({ kind: z.literal('bring_back'), editId: z.number().int().min(1) }),
]);
/** What {@link transcriptChange} reads. */
export type TranscriptChange = z.infer<typeof transcriptChange>;

/** A change that was made, for the history. */
export const transcriptEdit = z.object({
  editId: z.number().int(),
  /** Of a segment that was removed and is not there again, and of a transcript whose place another took: it can be put back. */
  canComeBack: z.boolean(),
  /** How many segments the transcript had whose place another took; null for every other change. */
  replacedSegments: z.number().int().nullable(),
  revision: z.number().int(),
  at: isoTime,
  /** Null once their account was forgotten. */
  by: z.string().nullable(),
  kind: z.enum([
    ...(['text', 'checked', 'time', 'speaker', 'split', 'merge', 'insert', 'remove', 'restore'] as const),
    ...(['replace', 'import', 'transcribe', 'speakers', 'bring_back'] as const),
  ]),
  startMs: z.number().int().nullable(),
  before: z.string(),
  after: z.string(),
});
/** What {@link transcriptEdit} reads. */
export type TranscriptEdit = z.infer<typeof transcriptEdit>;

/** A note, or a mark without words, at a time. */
export const recordingNote = z.object({
  noteId: idOf('recordingNote'),
  startMs: z.number().int(),
  endMs: z.number().int().nullable(),
  text: z.string(),
  createdAt: isoTime,
});
/** What {@link recordingNote} reads. */
export type RecordingNote = z.infer<typeof recordingNote>;

/** Segments in the order of their times; `from` counts from 0. */
export const listSegments = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/transcript`,
  summary: 'Segments in the order of their times; `from` counts from 0.',
  params: recordingParams,
  query: z.object({
    from: z.coerce.number().int().min(0).default(0),
    count: z.coerce.number().int().min(1).max(2000).default(500),
  }),
  output: z.object({ items: z.array(recordingSegment), total: z.number().int(), revision: z.number().int() }),
  errors: ['not_found'],
});
/** Changes words, times and speakers; what the recogniser wrote stays beside them. */
export const editTranscript = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/transcript/edit`,
  summary: 'Changes words, times and speakers; what the recogniser wrote stays beside them.',
  params: recordingParams,
  body: z.object({
    changes: z.array(transcriptChange).min(1).max(100),
    /** The revision that was seen; another one is `transcript_changed`. */
    revision: z.number().int().min(0),
  }),
  output: z.object({
    revision: z.number().int(),
    /** What was changed or made, as it stands now. */
    changed: z.array(recordingSegment),
    removed: z.array(segmentId),
  }),
  errors: ['not_found', 'transcript_changed', 'limit_reached', 'turn_behind_end', 'turn_ends_before_start'],
});
/** Replaces words wherever they stand, exactly as they are written. */
export const replaceInTranscript = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/transcript/replace`,
  summary: 'Replaces words wherever they stand, exactly as they are written.',
  params: recordingParams,
  body: z.object({
    find: z.string().min(1).max(200),
    replacement: z.string().max(200),
    revision: z.number().int().min(0),
  }),
  output: z.object({ replaced: z.number().int(), revision: z.number().int() }),
  errors: ['not_found', 'transcript_changed'],
});
/** Takes a transcript made elsewhere: a file with times, or words alone. Replaces the words that are there. */
export const importTranscript = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/transcript/import`,
  summary:
    'Takes a transcript made elsewhere: a file with times, or words alone. Replaces the words that are there.',
  params: recordingParams,
  body: z.object({ uploadId: idOf('upload') }),
  output: z.object({
    recording: recordingDetail,
    segments: z.number().int(),
    /** What was odd in the file, in the reader's language: times that go back, lines that were no line. */
    warnings: z.array(z.string()),
  }),
  errors: [
    ...(['not_found', 'upload_incomplete', 'transcript_unreadable', 'recording_not_ready'] as const),
    ...(['empty_file', 'too_large', 'file_too_long', 'store_unavailable'] as const),
    ...(['parser_timeout', 'parser_memory', 'transcript_behind_end'] as const),
    ...(['transcript_too_many_turns', 'transcript_too_many_speakers'] as const),
  ],
});
/** Changes that were made, newest first. */
export const listTranscriptEdits = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/transcript/edits`,
  summary: 'Changes that were made, newest first.',
  params: recordingParams,
  query: z.object(pageQuery),
  output: pageOf(transcriptEdit),
  errors: ['not_found'],
});

const speakers = z.object({ speakers: z.array(recordingSpeaker), revision: z.number().int() });
const speakerParams = recordingParams.extend({ speakerId });
const speakerName = z.string().trim().min(1).max(60);
/** Adds somebody who speaks. */
export const createSpeaker = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/speaker/create`,
  makes: true,
  summary: 'Adds somebody who speaks.',
  params: recordingParams,
  body: z.object({ name: speakerName, role: recordingSpeaker.shape.role.default('other') }),
  output: speakers.extend({ speakerId }),
  errors: ['not_found', 'limit_reached'],
});
/** Names somebody who speaks, everywhere, or says what part they have. */
export const updateSpeaker = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/speaker/{speakerId}/update`,
  summary: 'Names somebody who speaks, everywhere, or says what part they have.',
  params: speakerParams,
  body: z.object({ name: speakerName, role: recordingSpeaker.shape.role }).partial(),
  output: speakers,
  errors: ['not_found'],
});
/** Two speakers were one: all that the first said is the other's. */
export const mergeSpeakers = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/speaker/{speakerId}/merge`,
  summary: "Two speakers were one: all that the first said is the other's.",
  params: speakerParams,
  body: z.object({ intoId: speakerId }),
  output: speakers,
  errors: ['not_found'],
});

/** Notes and marks of a recording, in the order of their times. */
export const listRecordingNotes = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/note/list`,
  summary: 'Notes and marks of a recording, in the order of their times.',
  params: recordingParams,
  output: z.object({ items: z.array(recordingNote) }),
  errors: ['not_found'],
});
/** Adds a note or a mark, or changes one. */
export const saveRecordingNote = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/note/save`,
  makes: true,
  summary: 'Adds a note or a mark, or changes one.',
  params: recordingParams,
  body: z.object({
    noteId: idOf('recordingNote').optional(),
    startMs: moment,
    endMs: moment.nullable().default(null),
    text: z.string().trim().max(2000).default(''),
  }),
  output: recordingNote,
  errors: ['not_found', 'limit_reached'],
});
/** Deletes a note or a mark. */
export const deleteRecordingNote = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/note/{noteId}/delete`,
  summary: 'Deletes a note or a mark.',
  params: recordingParams.extend({ noteId: idOf('recordingNote') }),
  output: done,
  errors: ['not_found'],
});
/** Words in all of the caller's recordings, with where they were said. */
export const searchRecordings = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: '/v1/recording/search',
  summary: "Words in all of the caller's recordings, with where they were said.",
  query: z.object({ ...pageQuery, q: z.string().trim().min(1).max(100) }),
  output: pageOf(
    z.object({
      recordingId: idOf('recording'),
      title: z.string(),
      segmentId,
      startMs: z.number().int(),
      endMs: z.number().int(),
      timing,
      speaker: z.string().nullable(),
      text: z.string(),
    }),
  ),
  errors: [],
});
