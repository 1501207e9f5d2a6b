import { z } from 'zod';
import { documentFormat, documentStage, documentState } from './document-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { documentPlace } from './evidence.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const knowledge = { tag: 'knowledge', access: 'user' } as const;
const baseParams = z.object({ konId: idOf('knowledgeBase') });
/** A file of a knowledge base is a document; its id is the document's. */
const fileParams = z.object({ fileId: idOf('document') });
const segmentParams = z.object({ segmentId: idOf('segment') });
const baseName = z.string().trim().min(1).max(60);
const baseDescription = z.string().trim().max(500);

/** How files of a base are read and cut. */
export const parsingSettings = z.object({
  /** Characters of a segment at most; structure (条, headings, rows) decides first. */
  segmentLength: z.number().int().min(200).max(2000).default(600),
  /** `auto`: pages without text. `always`: every page of PDFs. `never`. */
  recognition: z.enum(['auto', 'always', 'never']).default('auto'),
  /** Put headings above a segment into its index entry. */
  includeHeadings: z.boolean().default(true),
});
/** What {@link parsingSettings} reads. */
export type ParsingSettings = z.infer<typeof parsingSettings>;

/** Files of a person that are searched together. */
export const knowledgeBase = z.object({
  konId: idOf('knowledgeBase'),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  settings: parsingSettings,
  files: z.number().int(),
  /** Files by state, so that a card can say what is going on; ready are those that can be searched, not those without any text. */
  filesReady: z.number().int(),
  filesWorking: z.number().int(),
  filesFailed: z.number().int(),
  segments: z.number().int(),
  bytes: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** What {@link knowledgeBase} reads. */
export type KnowledgeBase = z.infer<typeof knowledgeBase>;

/** How far a file is on its way. */
export const fileProgress = z.object({
  fileId: idOf('document'),
  state: documentState,
  /** The stage reached. */
  stage: documentStage,
  /** Pages worked on in the stage being done now; null where it does not count pages. */
  pagesDone: z.number().int(),
  pagesTotal: z.number().int().nullable(),
  recognisedPages: z.number().int(),
  segments: z.number().int(),
  attempts: z.number().int(),
  /** When the next attempt begins, after a failure that may pass. */
  retryAt: isoTime.nullable(),
  errorCode: z.string().nullable(),
  /** In the reader's language. */
  errorMessage: z.string().nullable(),
  /** Milliseconds each finished stage took. */
  stageMs: z.record(z.string(), z.number()),
});
/** What {@link fileProgress} reads. */
export type FileProgress = z.infer<typeof fileProgress>;
/** A file in a knowledge base, and how far it is. */
export const knowledgeFile = fileProgress.extend({
  konId: idOf('knowledgeBase').nullable(),
  name: z.string(),
  format: documentFormat.nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  pages: z.number().int().nullable(),
  createdAt: isoTime,
});
/** What {@link knowledgeFile} reads. */
export type KnowledgeFile = z.infer<typeof knowledgeFile>;

/** A segment (chunk) of a file. */
export const segment = z.object({
  segmentId: idOf('segment'),
  position: z.number().int(),
  text: z.string(),
  /** `第十条`, `一、`, `第 3 页`, `第 5 行`. */
  label: z.string(),
  headingPath: z.array(z.string()),
  place: documentPlace,
  /** Character range in the text of the document (its blocks joined by line breaks); null for a segment added by hand. */
  range: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  enabled: z.boolean(),
  origin: z.enum(['parsed', 'edited', 'added']),
});
/** What {@link segment} reads. */
export type Segment = z.infer<typeof segment>;

/** Knowledge bases of the caller, changed last first. */
export const listKnowledgeBases = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/list',
  summary: 'Knowledge bases of the caller, changed last first.',
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(knowledgeBase),
  errors: [],
});
/** One knowledge base, with the names of the caller's clones that answer by it. */
export const getKnowledgeBase = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/{konId}/detail',
  summary: "One knowledge base, with the names of the caller's clones that answer by it.",
  params: baseParams,
  output: knowledgeBase.extend({ clones: z.array(z.string()) }),
  errors: ['not_found'],
});
/** Makes a knowledge base. */
export const createKnowledgeBase = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/create',
  makes: true,
  summary: 'Makes a knowledge base.',
  body: z.object({
    name: baseName,
    description: baseDescription.default(''),
    settings: parsingSettings.prefault({}),
  }),
  output: knowledgeBase,
  errors: ['limit_reached'],
});
/**
 * Changes name, description or parsing settings; files read before keep their segments until they are read
 * again.
 */
export const updateKnowledgeBase = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/{konId}/update',
  summary:
    'Changes name, description or parsing settings; files read before keep their segments until they are read again.',
  params: baseParams,
  body: z.object({
    name: baseName.optional(),
    description: baseDescription.optional(),
    settings: parsingSettings.optional(),
  }),
  output: knowledgeBase,
  errors: ['not_found'],
});
/** Switches a knowledge base on or off for answers. */
export const switchKnowledgeBase = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/{konId}/switch',
  summary: 'Switches a knowledge base on or off for answers.',
  params: baseParams,
  body: z.object({ enabled: z.boolean() }),
  output: knowledgeBase,
  errors: ['not_found'],
});
/**
 * Deletes a knowledge base with its files, segments and index. Where clones of the caller use it, `in_use` names them until it is
 * confirmed.
 */
export const deleteKnowledgeBase = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/{konId}/delete',
  summary:
    'Deletes a knowledge base with its files, segments and index. Where clones of the caller use it, `in_use` names them until it is confirmed.',
  params: baseParams,
  body: z.object({ confirmed: z.boolean().default(false) }).prefault({}),
  output: done,
  errors: ['not_found', 'in_use'],
});
/** Bytes of all files of the caller and how many there may be; a limit of 0 means none. */
export const getStorage = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/storage',
  summary: 'Bytes of all files of the caller and how many there may be; a limit of 0 means none.',
  output: z.object({ usedBytes: z.number().int(), limitBytes: z.number().int() }),
  errors: [],
});
/** Files of a knowledge base with their progress, newest first. */
export const listKnowledgeFiles = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/{konId}/file/list',
  summary: 'Files of a knowledge base with their progress, newest first.',
  params: baseParams,
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(100).default(''),
    state: documentState.optional(),
  }),
  output: pageOf(knowledgeFile),
  errors: ['not_found'],
});
/**
 * Puts a finished upload into a knowledge base and begins to read it. The same content twice is refused
 * unless kept on purpose.
 */
export const addKnowledgeFile = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/{konId}/file/upload',
  makes: true,
  summary:
    'Puts a finished upload into a knowledge base and begins to read it. The same content twice is refused unless kept on purpose.',
  params: baseParams,
  body: z.object({ uploadId: idOf('upload'), keepDuplicate: z.boolean().default(false) }),
  output: knowledgeFile,
  errors: [
    'not_found',
    'upload_incomplete',
    'duplicate_file',
    'unsupported_file',
    'empty_file',
    'storage_exceeded',
  ],
});
/** How far a file is. */
export const getFileProgress = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/file/{fileId}/progress',
  summary: 'How far a file is.',
  params: fileParams,
  output: fileProgress,
  errors: ['not_found'],
});
/** Stops reading a file; it can be taken up again with retry. */
export const cancelFile = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/file/{fileId}/cancel',
  summary: 'Stops reading a file; it can be taken up again with retry.',
  params: fileParams,
  output: fileProgress,
  errors: ['not_found'],
});
/** Reads a file again: from where it stopped, or from the start with `anew`. */
export const retryFile = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/file/{fileId}/retry',
  summary: 'Reads a file again: from where it stopped, or from the start with `anew`.',
  params: fileParams,
  body: z.object({ anew: z.boolean().default(false) }),
  output: fileProgress,
  errors: ['not_found'],
});
/** Gives a file another name. */
export const renameFile = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/file/{fileId}/rename',
  summary: 'Gives a file another name.',
  params: fileParams,
  body: z.object({ name: z.string().trim().min(1).max(200) }),
  output: knowledgeFile,
  errors: ['not_found'],
});
/** Deletes a file with its segments and index. */
export const deleteFile = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/file/{fileId}/delete',
  summary: 'Deletes a file with its segments and index.',
  params: fileParams,
  output: done,
  errors: ['not_found'],
});
/** Segments of a file in order; `q` keeps those that contain the words. */
export const listSegments = defineEndpoint({
  ...knowledge,
  method: 'GET',
  path: '/v1/knowledge/file/{fileId}/chunks',
  summary: 'Segments of a file in order; `q` keeps those that contain the words.',
  params: fileParams,
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(segment),
  errors: ['not_found'],
});
/** Adds a segment by hand, at the end. */
export const addSegment = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/file/{fileId}/chunks/create',
  makes: true,
  summary: 'Adds a segment by hand, at the end.',
  params: fileParams,
  body: z.object({ text: z.string().trim().min(1).max(5000) }),
  output: segment,
  errors: ['limit_reached', 'not_found', 'file_not_ready'],
});
/** Changes the text of a segment or switches it on or off. */
export const updateSegment = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/chunk/{segmentId}/update',
  summary: 'Changes the text of a segment or switches it on or off.',
  params: segmentParams,
  body: z.object({ text: z.string().trim().min(1).max(5000).optional(), enabled: z.boolean().optional() }),
  output: segment,
  errors: ['not_found', 'file_not_ready'],
});
/** Deletes a segment that was added by hand, or takes an edit back to what was read. */
export const deleteSegment = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/chunk/{segmentId}/delete',
  summary: 'Deletes a segment that was added by hand, or takes an edit back to what was read.',
  params: segmentParams,
  output: done,
  errors: ['not_found', 'file_not_ready'],
});
/** How a segment was found: by words (BM25), by meaning (vectors), and put in order by a reranker. */
export const searchMethod = z.enum(['words', 'meaning', 'rerank']);
/** Ranked segments for a question, with scores and the methods that found them. */
export const testRetrieval = defineEndpoint({
  ...knowledge,
  method: 'POST',
  path: '/v1/knowledge/{konId}/test',
  summary: 'Ranked segments for a question, with scores and the methods that found them.',
  params: baseParams,
  body: z.object({
    question: z.string().trim().min(1).max(2000),
    limit: z.number().int().min(1).max(50).default(10),
  }),
  output: z.object({
    items: z.array(
      z.object({
        segment,
        fileName: z.string(),
        score: z.number(),
        methods: z.array(z.object({ method: searchMethod, rank: z.number().int(), score: z.number() })),
      }),
    ),
    /** Methods that were at work; `meaning` is missing where no embedding model is configured or it failed. */
    methods: z.array(searchMethod),
    filesNotReady: z.number().int(),
    tookMs: z.number(),
  }),
  errors: ['not_found'],
});
