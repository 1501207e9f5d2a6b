import { z } from 'zod';
import { matterParams } from './draft-fact.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime } from './values.ts';

/** What the evidence of a matter holds at most. */
export const EVIDENCE_LIMITS = {
  /** Files of a matter. */
  files: 200,
  /** Pages of a bundle, its index not among them. */
  pages: 1000,
  /** Bytes of all files of a bundle. */
  bytes: 150 * 1024 * 1024,
  /** Days that a bundle is kept. */
  bundleDays: 7,
} as const;
/** Endings of the files that can be evidence; what is inside decides. */
export const EVIDENCE_ENDINGS = [
  '.pdf',
  '.docx',
  '.txt',
  '.md',
  '.markdown',
  '.png',
  '.jpg',
  '.jpeg',
] as const;

const evidence = { tag: 'drafting', access: 'user' } as const;
const ROW = /^[A-Za-z0-9_-]{1,60}$/;
/** A row of the list of facts `evidence`. */
const row = z.string().regex(ROW);
const fileId = idOf('evidence');
const path = '/v1/drafting/matter/{matterId}/evidence';

/**
 * How a file becomes pages: as it is, written anew as what is seen of it (seals and filled fields drawn in, an encryption that keeps nobody
 * from reading taken off), as pictures of its pages, a picture on a page, or printed from the words of a Word or text file.
 */
export const pieceForm = z.enum(['as_it_is', 'rewritten', 'drawn', 'picture', 'printed']);
/** What {@link pieceForm} reads. */
export type PieceForm = z.infer<typeof pieceForm>;

/** A file of a piece of evidence. */
export const evidenceFile = z.object({
  fileId,
  /** Null once the file was deleted where it came from. */
  documentId: idOf('document').nullable(),
  name: z.string(),
  bytes: z.number().int(),
  /** It was uploaded for this matter and goes with it; otherwise it stays where it came from. */
  isOwn: z.boolean(),
  state: z.enum(['counting', 'counted', 'failed', 'gone']),
  pages: z.number().int().nullable(),
  form: pieceForm.nullable(),
  /** In the reader's language. */
  errorMessage: z.string().nullable(),
});
/** What {@link evidenceFile} reads. */
export type EvidenceFile = z.infer<typeof evidenceFile>;

/** A piece of evidence: what is said of it are the facts of its row. */
export const evidenceItem = z.object({
  row: z.string(),
  /** From 1, in the order of the rows. */
  number: z.number().int(),
  files: z.array(evidenceFile),
  /** Pages of its files that were counted. */
  pages: z.number().int(),
  /** Its pages in a bundle; null while it has none, or while a file before it or of it is still counted. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
/** What {@link evidenceItem} reads. */
export type EvidenceItem = z.infer<typeof evidenceItem>;

/** What a bundle lacks: a file that could not be taken in, by name. */
export const bundleProblem = z.object({
  number: z.number().int(),
  fileName: z.string(),
  errorMessage: z.string(),
});
/** A finished bundle that another one is about to take the place of. */
const formerBundle = z.object({
  pages: z.number().int(),
  bytes: z.number().int(),
  createdAt: isoTime,
});
/** A bundle of evidence and how far it is. */
export const evidenceBundle = z.object({
  bundleId: idOf('evidence'),
  state: z.enum(['waiting', 'working', 'finished', 'failed', 'cancelled']),
  /** Files that were made ready, of how many; all of them: the pages are put together. */
  done: z.number().int(),
  total: z.number().int(),
  pages: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  problems: z.array(bundleProblem),
  /** The evidence was changed since it was begun. */
  isOutdated: z.boolean(),
  errorMessage: z.string().nullable(),
  createdAt: isoTime,
  /** Then it is removed. */
  expiresAt: isoTime.nullable(),
  /** The one before, which can be had until this one is finished. */
  former: formerBundle.nullable(),
});
/** What {@link evidenceBundle} reads. */
export type EvidenceBundle = z.infer<typeof evidenceBundle>;

/** The evidence of a matter: its pieces in order with their files, and the bundle made of them last. */
export const matterEvidence = z.object({
  /** Of the facts in which names, sources and page numbers stand. */
  factsRevision: z.number().int(),
  items: z.array(evidenceItem),
  /** Files whose row was taken out of the facts. */
  unplaced: z.array(evidenceFile),
  files: z.number().int(),
  pages: z.number().int(),
  bytes: z.number().int(),
  bundle: evidenceBundle.nullable(),
});
/** What {@link matterEvidence} reads. */
export type MatterEvidence = z.infer<typeof matterEvidence>;

/** The evidence of a matter: its pieces in order, their files and pages, and the bundle made of them last. */
export const getEvidence = defineEndpoint({
  ...evidence,
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'The evidence of a matter: its pieces in order, their files and pages, and the bundle made of them last.',
  params: matterParams,
  output: matterEvidence,
  errors: ['not_found'],
});
/**
 * Adds a file: a finished upload, or a file of a knowledge base or of document reading of the caller's. It becomes a new piece, named by its
 * file name, or joins one.
 */
export const addEvidenceFile = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/file/add`,
  makes: true,
  summary:
    "Adds a file: a finished upload, or a file of a knowledge base or of document reading of the caller's. It becomes a new piece, named by its file name, or joins one.",
  params: matterParams,
  body: z.object({
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('upload'), uploadId: idOf('upload') }),
      z.object({ kind: z.literal('document'), documentId: idOf('document') }),
    ]),
    /** Absent: a new one. */
    row: row.optional(),
  }),
  output: z.object({ fileId, row: z.string(), evidence: matterEvidence }),
  errors: ['not_found', 'upload_incomplete', 'unsupported_file', 'storage_exceeded', 'limit_reached'],
});
/** Puts files of the matter into a piece, in this order; files of the piece that are not named stand behind them. */
export const placeEvidenceFiles = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/file/place`,
  summary:
    'Puts files of the matter into a piece, in this order; files of the piece that are not named stand behind them.',
  params: matterParams,
  body: z.object({ row, fileIds: z.array(fileId).min(1).max(EVIDENCE_LIMITS.files) }),
  output: matterEvidence,
  errors: ['not_found'],
});
/** Takes a file out of the evidence; one that was uploaded for it is deleted. */
export const removeEvidenceFile = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/file/{fileId}/remove`,
  summary: 'Takes a file out of the evidence; one that was uploaded for it is deleted.',
  params: matterParams.extend({ fileId }),
  output: matterEvidence,
  errors: ['not_found'],
});
/** Counts the pages of a file again that could not be counted. */
export const recountEvidenceFile = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/file/{fileId}/recount`,
  summary: 'Counts the pages of a file again that could not be counted.',
  params: matterParams.extend({ fileId }),
  output: matterEvidence,
  errors: ['not_found'],
});
/** Removes a piece of evidence: its row of the facts and its files. */
export const removeEvidence = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/piece/{row}/remove`,
  summary: 'Removes a piece of evidence: its row of the facts and its files.',
  params: matterParams.extend({ row }),
  output: matterEvidence,
  errors: ['not_found'],
});
/** Begins to put the evidence together as one PDF with index, page stamps and bookmarks. It takes the place of the bundle before. */
export const createEvidenceBundle = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/bundle/create`,
  makes: true,
  summary:
    'Begins to put the evidence together as one PDF with index, page stamps and bookmarks. It takes the place of the bundle before.',
  params: matterParams,
  output: evidenceBundle,
  errors: ['not_found', 'evidence_empty', 'evidence_too_large', 'bundle_under_way'],
});
/** How far the bundle of a matter is; null where there is none. */
export const getEvidenceBundle = defineEndpoint({
  ...evidence,
  method: 'GET',
  path: `${path}/bundle/detail`,
  summary: 'How far the bundle of a matter is; null where there is none.',
  params: matterParams,
  output: z.object({ bundle: evidenceBundle.nullable() }),
  errors: ['not_found'],
});
/** Stops the making of a bundle. */
export const cancelEvidenceBundle = defineEndpoint({
  ...evidence,
  method: 'POST',
  path: `${path}/bundle/cancel`,
  summary: 'Stops the making of a bundle.',
  params: matterParams,
  output: done,
  errors: ['not_found'],
});
/** The bundle as a file. */
export const readEvidenceBundle = defineEndpoint({
  ...evidence,
  method: 'GET',
  path: `${path}/bundle/file`,
  answer: 'file',
  summary: 'The bundle as a file.',
  params: matterParams,
  errors: ['not_found', 'store_unavailable'],
});
