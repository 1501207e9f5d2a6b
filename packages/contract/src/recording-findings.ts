import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { checkedCitation, citationDifference, timeRange } from './evidence.ts';
import { idOf } from './ids.ts';
import { recordingParams } from './recording.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const recordings = { tag: 'recording', access: 'user' } as const;
const path = '/v1/recording/{recordingId}';

/** Where something was said; `words` are those of the transcript. */
const said = z.object({
  segmentId: idOf('recordingSegment'),
  time: timeRange,
  speakerId: idOf('recordingSpeaker').nullable(),
  words: z.string(),
});
/** What {@link said} reads. */
export type Said = z.infer<typeof said>;

/** Kinds of what a lawyer listens for. */
export const spokenFactKind = z.enum([
  ...([
    'person',
    'amount',
    'date',
    'duration',
    'promise',
    'admission',
    /** Somebody tells that another admitted it: 他说他认的. */
    'reported_admission',
    'denial',
    'refusal',
    'demand',
  ] as const),
]);
/** What {@link spokenFactKind} reads. */
export type SpokenFactKind = z.infer<typeof spokenFactKind>;

/** Of one kind of what is found so many are listed; what lies behind is counted in `more`. */
export const LISTED_MAX = 500;

/** What rules find in a transcript: all of it what was said, with its second. */
export const recordingFindings = z.object({
  /** Of the transcript it was made of. */
  revision: z.number().int(),
  summary: z.array(said),
  chapters: z.array(z.object({ title: z.string(), time: timeRange })),
  speakers: z.array(
    z.object({
      speakerId: idOf('recordingSpeaker').nullable(),
      talkMs: z.number().int(),
      turns: z.number().int(),
      /** Share of all that was said, 0 to 1. */
      share: z.number(),
    }),
  ),
  facts: z.array(
    z.object({
      kind: spokenFactKind,
      /** As it was said. */
      value: z.string(),
      /** As a machine compares it (`2026-01-31`, `35000.00`); null where it is vague (`两百多`, `月底`). */
      normal: z.string().nullable(),
      at: said,
      /** How often whoever speaks said it in these words; `at` is the first time. */
      timesSaid: z.number().int(),
      /** Of an answer that says little alone: what another asked. */
      asked: said.nullish(),
      /** Of somebody named by a form of address: the full name of whoever was called so, and where. To be looked at, never taken for granted. */
      mayBe: z.object({ name: z.string(), at: said }).nullish(),
      /** Of a promise: what it was made to depend on, in the words of whoever promised; null where nothing. */
      condition: z.string().nullish(),
    }),
  ),
  /** Statements that may not both be right: to be compared by a person. */
  contradictions: z.array(z.object({ about: z.string(), one: said, other: said })),
  todos: z.array(
    z.object({
      what: z.string(),
      /** Who is to do it: a speaker; null where another was named, or nobody. */
      speakerId: z.string().nullable(),
      /** The word for whoever is to do it, as said. */
      who: z.string().nullable(),
      /** Until when, as said, and the day or month meant by it (`2026-01-31`, `2026-01`) where it could be worked out. */
      when: z.string().nullable(),
      day: z.string().nullable(),
      at: said,
    }),
  ),
  timeline: z.array(z.object({ date: z.string(), at: said })),
  /** Of what there is more than {@link LISTED_MAX}: how many are not listed, and when the first of them was said. */
  more: z.array(
    z.object({
      of: z.enum([...spokenFactKind.options, 'todo', 'timeline']),
      count: z.number().int(),
      fromMs: z.number(),
    }),
  ),
  /** Laws and cases that somebody named, checked in the library as those of an answer are. */
  citations: z.array(
    checkedCitation
      .pick({ label: true, type: true, state: true, location: true, caseId: true, changedBy: true })
      .extend({ difference: citationDifference.nullable(), better: checkedCitation.shape.better, at: said }),
  ),
  /** The day whose law they were checked against. */
  citationsAsOf: isoDate,
  /** Where that day is from: the recording's own, what somebody says it is at its beginning, or today where nobody told. */
  citationsAsOfFrom: z.enum(['recorded', 'said', 'today']),
  /** How somebody was addressed or named themselves. */
  speakerHints: z.array(
    z.object({ speakerId: idOf('recordingSpeaker').nullable(), name: z.string(), at: said }),
  ),
  /** Words like 嗯 and 那个, which can be hidden. */
  fillers: z.number().int(),
  /** Of turns in Chinese, which rules read whole; of English they find what is said plainly, of other languages nothing but figures. */
  charactersRead: z.number().int(),
  charactersTotal: z.number().int(),
});
/** What {@link recordingFindings} reads. */
export type RecordingFindings = z.infer<typeof recordingFindings>;

/** Summary, chapters, facts, contradictions, tasks and timeline, each with its second. */
export const getRecordingFindings = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/findings`,
  summary: 'Summary, chapters, facts, contradictions, tasks and timeline, each with its second.',
  params: recordingParams,
  output: recordingFindings,
  errors: ['not_found', 'transcript_missing', 'parser_timeout', 'parser_memory'],
});
/** The conversation about a recording, made when there is none. Questions in it are asked with /v1/chat/reasons. */
export const openRecordingConversation = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/conversation`,
  summary:
    'The conversation about a recording, made when there is none. Questions in it are asked with /v1/chat/reasons.',
  params: recordingParams,
  output: z.object({ conversationId: idOf('conversation') }),
  errors: ['not_found', 'transcript_missing', 'limit_reached'],
});
/** Puts the transcript into a knowledge base, as a file of the base. */
export const saveRecordingToBase = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/save-to-base`,
  makes: true,
  summary: 'Puts the transcript into a knowledge base, as a file of the base.',
  params: recordingParams,
  body: z.object({ konId: idOf('knowledgeBase') }),
  output: z.object({ fileId: idOf('document') }),
  errors: ['not_found', 'transcript_missing', 'duplicate_file', 'storage_exceeded'],
});

/** A copy of a transcript in a knowledge base: it stays as it was made until somebody makes it anew. */
export const transcriptCopy = z.object({
  fileId: idOf('document'),
  konId: idOf('knowledgeBase'),
  /** Of the knowledge base. */
  base: z.string(),
  /** Of the copy: it may be called something else by now. */
  name: z.string(),
  /** When its words were written last. */
  copiedAt: isoTime,
  /** Of the transcript it was made of. */
  revision: z.number().int(),
  /** Whether the transcript is still that. */
  isCurrent: z.boolean(),
});
/** What {@link transcriptCopy} reads. */
export type TranscriptCopy = z.infer<typeof transcriptCopy>;
/** Copies of the transcript in knowledge bases, the newest first, each with what it was made of. */
export const listTranscriptCopies = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/base-copies`,
  summary: 'Copies of the transcript in knowledge bases, the newest first, each with what it was made of.',
  params: recordingParams,
  output: z.object({ items: z.array(transcriptCopy) }),
  errors: ['not_found'],
});
/** Writes a copy in a knowledge base anew from the transcript as it stands; what was changed in the copy itself goes. */
export const renewTranscriptCopy = defineEndpoint({
  ...recordings,
  method: 'POST',
  path: `${path}/base-copies/{fileId}`,
  summary:
    'Writes a copy in a knowledge base anew from the transcript as it stands; what was changed in the copy itself goes.',
  params: recordingParams.extend({ fileId: idOf('document') }),
  output: done,
  errors: ['not_found', 'transcript_missing', 'storage_exceeded'],
});

/** A deed in the custody log; each is chained to the one before by its hash. */
export const custodyEntry = z.object({
  number: z.number().int(),
  at: isoTime,
  /** The name of whoever did it; null where the program did it by itself, or their account was deleted since. */
  by: z.string().nullable(),
  isByProgram: z.boolean(),
  deed: z.enum([
    ...(['received', 'looked_into', 'played', 'transcribed', 'imported', 'edited', 'exported'] as const),
    ...([
      'original_given',
      'passage_cut',
      'pack_given',
      'original_deleted',
      'copy_deleted',
      'text_deleted',
      'shared',
      'share_renewed',
      'share_reopened',
      'share_expired',
      'share_ended',
      'share_ended_by_administrator',
      'copied_to_base',
    ] as const),
  ]),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** SHA-256 of the entry with the hash of the one before, in lower-case hex. */
  hash: z.string(),
});
/** What {@link custodyEntry} reads. */
export type CustodyEntry = z.infer<typeof custodyEntry>;
/** Who did what with a recording since it was received, oldest first. */
export const listCustody = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/custody`,
  summary: 'Who did what with a recording since it was received, oldest first.',
  params: recordingParams,
  query: z.object(pageQuery),
  output: pageOf(custodyEntry).extend({
    /** Whether every hash follows from the one before. */
    isWhole: z.boolean(),
  }),
  errors: ['not_found'],
});

/** What a transcript can be written as. */
export const transcriptFormat = z.enum(['docx', 'pdf', 'html', 'md', 'srt', 'vtt', 'txt', 'json']);
/** What {@link transcriptFormat} reads. */
export type TranscriptFormat = z.infer<typeof transcriptFormat>;
const flag = z.stringbool().default(false);
/** Head of a record of an interview: only what somebody gave; the rest is left to be filled in by hand. */
const interviewHead = {
  heldAt: z.string().trim().max(60).default(''),
  heldIn: z.string().trim().max(200).default(''),
  asker: z.string().trim().max(100).default(''),
  answerer: z.string().trim().max(100).default(''),
  recorder: z.string().trim().max(100).default(''),
};
/** The transcript as a file; as a record of questions and answers where that is asked for, or a part of it. */
export const exportTranscript = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/export`,
  answer: 'file',
  summary:
    'The transcript as a file; as a record of questions and answers where that is asked for, or a part of it.',
  params: recordingParams,
  query: z.object({
    format: transcriptFormat.default('docx'),
    /** `talk`: 谈话笔录. `inquiry`: 调查笔录. Both as Word, PDF or HTML only. */
    form: z.enum(['transcript', 'talk', 'inquiry']).default('transcript'),
    fromMs: z.coerce.number().int().min(0).optional(),
    toMs: z.coerce.number().int().min(0).optional(),
    withoutFillers: flag,
    withNotes: flag,
    ...interviewHead,
  }),
  errors: ['not_found', 'transcript_missing', 'transcript_times_guessed', 'print_too_large'],
});
/** The sound of a passage, cut without being changed where its format allows that. */
export const cutPassage = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/passage`,
  answer: 'file',
  summary: 'The sound of a passage, cut without being changed where its format allows that.',
  params: recordingParams,
  query: z.object({ startMs: z.coerce.number().int().min(0), endMs: z.coerce.number().int().min(1) }),
  errors: [
    ...(['not_found', 'recording_not_ready', 'passage_too_long', 'original_deleted'] as const),
    'passage_across_files',
    ...(['empty_file', 'recording_damaged', 'recording_undecodable', 'recording_no_audio'] as const),
    ...(['recording_encrypted', 'recording_playlist', 'store_unavailable'] as const),
    ...(['parser_timeout', 'parser_memory'] as const),
  ],
});
/**
 * What a court is shown: the files as received, a statement of their hashes, the transcript, the custody log, the list of edits, a
 * statement to be signed and how to verify all of it, in one archive.
 */
export const downloadEvidencePack = defineEndpoint({
  ...recordings,
  method: 'GET',
  path: `${path}/evidence-pack`,
  answer: 'file',
  summary:
    'What a court is shown: the files as received, a statement of their hashes, the transcript, the custody log, the list of edits, a statement to be signed and how to verify all of it, in one archive.',
  params: recordingParams,
  errors: ['not_found', 'store_unavailable', 'print_too_large'],
});
