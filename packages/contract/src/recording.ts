import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timeRange } from './evidence.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

/** What a recording holds at most. */
export const RECORDING_LIMITS = {
  /** Files of one meeting, in order. */
  files: 20,
  bytes: 6 * 1024 * 1024 * 1024,
  /** Of all files of a recording together: twelve hours, so that ten hours of silence are still a recording. */
  durationMs: 12 * 3_600_000,
  /** Names and words that a recogniser is told beforehand. */
  hotWords: 100,
  segments: 20_000,
  speakers: 60,
  notes: 2000,
} as const;

const recordings = { tag: 'recording', access: 'user' } as const;
/** Names one recording. */
export const recordingParams = z.object({ recordingId: idOf('recording') });
const path = '/v1/recording/{recordingId}';

/**
 * The way of a recording: its files are there; they were looked into; their loudness was measured, so that they can be played along a
 * waveform and be cut in silences; all pieces were written down; the pieces were joined. Without a recogniser it rests at `measured`.
 */
export const recordingStage = z.enum(['stored', 'probed', 'measured', 'transcribed', 'joined']);
/** What {@link recordingStage} reads. */
export type RecordingStage = z.infer<typeof recordingStage>;
/** `ready`: nothing is being done; whether there is a transcript, `transcript` tells. */
export const recordingState = z.enum(['waiting', 'working', 'ready', 'failed', 'cancelled']);
/** What {@link recordingState} reads. */
export type RecordingState = z.infer<typeof recordingState>;

/**
 * Where the words came from: a recogniser elsewhere, one on this machine, a file that was imported, one without times (`untimed`: those of
 * its turns are shared out by their length until somebody sets them), or typed by hand.
 */
export const transcriptOrigin = z.enum(['service', 'local', 'import', 'untimed', 'typed']);
/** What {@link transcriptOrigin} reads. */
export type TranscriptOrigin = z.infer<typeof transcriptOrigin>;

/** Stands for a codec that a container does not name, or by a name nobody knows. */
export const UNKNOWN_CODEC = '?';

/** What the container tells of a file; nothing of it is proved. */
export const recordingProbe = z.object({
  container: z.string(),
  /** The name of the file says something else. */
  isMisnamed: z.boolean(),
  audio: z.object({
    codec: z.string(),
    sampleRate: z.number().int(),
    channels: z.number().int(),
    bitsPerSecond: z.number().int().nullable(),
  }),
  video: z
    .object({
      codec: z.string(),
      /** Null where nobody looked. */
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    })
    .nullable(),
  durationMs: z.number().int(),
  /** Make, model, software, when it was made: as the file says, in the file's own words. */
  tags: z.array(z.object({ name: z.string(), value: z.string() })),
});
/** What {@link recordingProbe} reads. */
export type RecordingProbe = z.infer<typeof recordingProbe>;

/** One file of a recording, as it was received. */
export const recordingFile = z.object({
  fileId: idOf('recordingFile'),
  name: z.string(),
  bytes: z.number().int(),
  /** Of the original as it was received, in lower-case hex. */
  sha256: z.string(),
  receivedAt: isoTime,
  /** Null until it was looked into. */
  probe: recordingProbe.nullable(),
  /** Where it begins in the whole, in milliseconds. */
  offsetMs: z.number().int().nullable(),
  /** The original was deleted, when it was asked to be. */
  deletedAt: isoTime.nullable(),
  /** Whether a browser can play it, by the original or by a copy that was made for it. */
  isPlayable: z.boolean(),
  /** A copy for playing is kept beside the original; none is made of what browsers play as it is. */
  hasCopy: z.boolean(),
});
/** What {@link recordingFile} reads. */
export type RecordingFile = z.infer<typeof recordingFile>;

/** Somebody who speaks. */
export const recordingSpeaker = z.object({
  speakerId: idOf('recordingSpeaker'),
  /** As people wrote it; `说话人 1` where nobody did. */
  name: z.string(),
  role: z.enum(['asks', 'answers', 'other']),
  /** Named by a person. */
  isNamed: z.boolean(),
});
/** What {@link recordingSpeaker} reads. */
export type RecordingSpeaker = z.infer<typeof recordingSpeaker>;

/** Until when something is kept: null for as long as the person wants. */
const keptUntil = isoTime.nullable();
/** What is kept of a recording, apart from one another. */
export const recordingRetention = z.object({ original: keptUntil, copy: keptUntil, text: keptUntil });
/** What {@link recordingRetention} reads. */
export type RecordingRetention = z.infer<typeof recordingRetention>;

/** A recording in a list. */
export const recordingSummary = z.object({
  recordingId: idOf('recording'),
  title: z.string(),
  state: recordingState,
  stage: recordingStage,
  durationMs: z.number().int().nullable(),
  files: z.number().int(),
  bytes: z.number().int(),
  transcript: transcriptOrigin.nullable(),
  segments: z.number().int(),
  /** When it was recorded, as somebody said. */
  recordedAt: isoTime.nullable(),
  createdAt: isoTime,
});
/** What {@link recordingSummary} reads. */
export type RecordingSummary = z.infer<typeof recordingSummary>;

/** How far a recording is. */
export const recordingProgress = z.object({
  state: recordingState,
  stage: recordingStage,
  /** Of the stage that is worked on: milliseconds measured, or pieces written down. Null while it is not known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  attempts: z.number().int(),
  retryAt: isoTime.nullable(),
  errorCode: z.string().nullable(),
  /** In the reader's language. */
  errorMessage: z.string().nullable(),
});
/** What {@link recordingProgress} reads. */
export type RecordingProgress = z.infer<typeof recordingProgress>;

/** A recording with all but its words. */
export const recordingDetail = recordingSummary.extend({
  progress: recordingProgress,
  fileList: z.array(recordingFile),
  language: z.string(),
  hotWords: z.array(z.string()),
  place: z.string(),
  note: z.string(),
  speakers: z.array(recordingSpeaker),
  /** Grows with every change of words, times or speakers. */
  revision: z.number().int(),
  /** The transcript as a document that can be asked, shared and put into a knowledge base; null without words. */
  documentId: idOf('document').nullable(),
  /** Segments that a person checked, changed or typed; they stay where times match when it is written down anew. */
  byHand: z.number().int(),
  /** Segments of which nobody measured when they begin: their times are shown as 约. */
  guessedTimes: z.number().int(),
  /** Stretches that could not be written down, told and never passed over in silence. */
  gaps: z.array(timeRange),
  retention: recordingRetention,
  /** How loudness was measured: by the sound itself, or only by how much room its packets take. */
  measuredBy: z.enum(['samples', 'packet_sizes']).nullable(),
});
/** What {@link recordingDetail} reads. */
export type RecordingDetail = z.infer<typeof recordingDetail>;

/** The recogniser of this installation, and whether this person agreed that recordings are sent there. */
export const transcriber = z.object({
  kind: z.enum(['none', 'service', 'local']),
  /** As the administrator called it. */
  name: z.string().nullable(),
  /** The host that receives the sound; null for one on this machine. */
  host: z.string().nullable(),
  isAgreed: z.boolean(),
});
/** What {@link transcriber} reads. */
export type Transcriber = z.infer<typeof transcriber>;

/** The caller's recordings, newest first. */
export const listRecordings = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: '/v1/recording/list',
  summary: "The caller's recordings, newest first.",
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(recordingSummary),
  errors: [],
});
/** Takes finished uploads, in order, as one recording. */
export const createRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: '/v1/recording/create',
  makes: true,
  summary: 'Takes finished uploads, in order, as one recording.',
  body: z.object({
    uploadIds: z.array(idOf('upload')).min(1).max(RECORDING_LIMITS.files),
    /** Empty: the name of the first file. */
    title: z.string().trim().max(200).default(''),
    recordedAt: isoTime.nullable().default(null),
  }),
  output: recordingDetail,
  errors: [
    ...(['not_found', 'upload_incomplete', 'unsupported_file', 'empty_file', 'storage_exceeded'] as const),
    'limit_reached',
  ],
});
/** One recording with all but its words. */
export const getRecording = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One recording with all but its words.',
  params: recordingParams,
  output: recordingDetail,
  errors: ['not_found'],
});
/** How far a recording is. */
export const getRecordingProgress = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/progress`,
  summary: 'How far a recording is.',
  params: recordingParams,
  output: recordingProgress,
  errors: ['not_found'],
});
/** Changes what a person says of a recording. */
export const updateRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/update`,
  summary: 'Changes what a person says of a recording.',
  params: recordingParams,
  body: z
    .object({
      title: z.string().trim().min(1).max(200),
      recordedAt: isoTime.nullable(),
      place: z.string().trim().max(200),
      note: z.string().trim().max(2000),
      language: z.enum(['zh', 'en', 'yue', 'auto']),
      hotWords: z.array(z.string().trim().min(1).max(40)).max(RECORDING_LIMITS.hotWords),
    })
    .partial(),
  output: recordingDetail,
  errors: ['not_found'],
});
/** Stops the work on a recording; what was done is kept. */
export const cancelRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Stops the work on a recording; what was done is kept.',
  params: recordingParams,
  output: done,
  errors: ['not_found'],
});
/** Takes a recording up again where it stopped; pieces that were written down are not sent again. */
export const retryRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/retry`,
  summary: 'Takes a recording up again where it stopped; pieces that were written down are not sent again.',
  params: recordingParams,
  output: done,
  errors: ['not_found'],
});
const recordingCopies = z.object({
  /** Where words of it were copied to: names of knowledge bases, matters of drafts and shares, and the days of backups. A share closes with its recording. */
  copies: z.array(
    z.object({ kind: z.enum(['knowledge_base', 'share', 'draft', 'backup']), name: z.string() }),
  ),
});
/** Where words of a recording were copied to, before it is deleted. */
export const listRecordingCopies = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/copies`,
  summary: 'Where words of a recording were copied to, before it is deleted.',
  params: recordingParams,
  output: recordingCopies,
  errors: ['not_found'],
});
/** Deletes a recording with its files, words, pieces and indexes. */
export const deleteRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a recording with its files, words, pieces and indexes.',
  params: recordingParams,
  output: recordingCopies,
  errors: ['not_found'],
});
/** The recogniser of this installation, and whether this person agreed that recordings are sent there. */
export const getTranscriber = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: '/v1/recording/transcriber',
  summary:
    'The recogniser of this installation, and whether this person agreed that recordings are sent there.',
  output: transcriber,
  errors: [],
});
/** Begins to write down what is said; what stood there before can be brought back from the history. */
export const transcribeRecording = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/transcribe`,
  summary: 'Begins to write down what is said; what stood there before can be brought back from the history.',
  params: recordingParams,
  body: z.object({
    /** The host that was named to the person; another than that of the recogniser is `recogniser_changed`. Null for one on this machine. */
    agreedHost: z.string().max(300).nullable(),
    /** Only what is missing in this stretch is sent again; without it, all that is missing, or everything where nothing is. */
    gap: timeRange.optional(),
  }),
  output: recordingDetail,
  errors: ['not_found', 'recogniser_missing', 'recogniser_changed', 'recording_not_ready'],
});
/** Peaks of the waveform and the silences, for as long as the recording is. */
export const getWaveform = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/waveform`,
  summary: 'Peaks of the waveform and the silences, for as long as the recording is.',
  params: recordingParams,
  output: z.object({
    durationMs: z.number().int(),
    /** How long one peak lasts. */
    peakMs: z.number(),
    /** A byte a peak, 0 to 255, in Base64. */
    peaks: z.string(),
    silences: z.array(timeRange),
  }),
  errors: ['not_found', 'recording_not_ready'],
});
/** Short-lived signed addresses of the files: to be played, and as they were received. */
export const getRecordingAddresses = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/addresses`,
  summary: 'Short-lived signed addresses of the files: to be played, and as they were received.',
  params: recordingParams,
  output: z.object({
    items: z.array(
      z.object({
        fileId: idOf('recordingFile'),
        /** Null where no browser can play it. */
        play: z.string().nullable(),
        /** Null once it was deleted. */
        original: z.string().nullable(),
        offsetMs: z.number().int(),
        durationMs: z.number().int(),
      }),
    ),
    expiresAt: isoTime,
  }),
  errors: ['not_found'],
});
/** A file of a recording, by a signed address; a range of it where one is asked for. */
export const readRecordingFile = defineEndpoint({
  tag: 'recording',
  access: 'public',
  method: 'GET',
  path: '/v1/recording/file/{ticket}',
  answer: 'file',
  summary: 'A file of a recording, by a signed address; a range of it where one is asked for.',
  params: z.object({ ticket: z.string().max(400) }),
  errors: ['not_found', 'store_unavailable'],
});
/** Sets what is kept and for how long; what shall go at once is deleted. */
export const setRecordingRetention = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/retention`,
  summary: 'Sets what is kept and for how long; what shall go at once is deleted.',
  params: recordingParams,
  body: z.object({
    of: z.enum(['original', 'copy', 'text']),
    /** `keep`: as long as the person wants. */
    until: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('keep') }),
      z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(3650) }),
      z.object({ kind: z.literal('now') }),
    ]),
  }),
  output: recordingDetail,
  errors: ['not_found'],
});
