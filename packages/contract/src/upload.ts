import { z } from 'zod';
import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES } from './document-limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime } from './values.ts';

/** Largest body of one request to the gateway; longer files come in several. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** What a file is uploaded for; whoever takes it names the same purpose. */
export const uploadPurpose = z.enum([
  'document',
  'page',
  'image',
  'law',
  'case-file',
  'dataset',
  'recording',
  'transcript',
]);
/** One of the purposes. */
export type UploadPurpose = z.infer<typeof uploadPurpose>;

/** What a purpose allows. What is inside a file is looked at by whoever takes it. */
export interface PurposeLimits {
  /** Of the file's name, lower case. */
  endings: readonly string[];
  bytesMax: number;
  /** Hours until an upload that nobody took is forgotten: time for a slow line, with breaks. */
  hours: number;
  access: 'user' | 'admin';
  /** Whether something takes such files; without, no ticket is given. */
  open: boolean;
}

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const usual = { hours: 6, access: 'user', open: true } as const;

/** What devices, chat programs and meeting services write. Whether it can be read here is told when it was looked into. */
const RECORDING_ENDINGS = [
  ...[
    '.mp3',
    '.m4a',
    '.aac',
    '.wav',
    '.flac',
    '.ogg',
    '.opus',
    '.webm',
    '.mp4',
    '.mov',
    '.mkv',
    '.amr',
    '.avi',
  ],
  ...['.wma', '.3gp', '.m4b', '.mpga', '.mpeg', '.oga', '.mka'],
] as const;

/** Endings and sizes by purpose. */
export const UPLOAD_PURPOSES: Readonly<Record<UploadPurpose, PurposeLimits>> = {
  /** To be read and searched: knowledge bases, chat, reading. */
  document: { ...usual, endings: DOCUMENT_ENDINGS, bytesMax: DOCUMENT_MAX_BYTES },
  /** A saved page of the web. */
  page: { ...usual, endings: ['.html', '.htm', '.txt', '.md', '.markdown'], bytesMax: 10 * MEGABYTE },
  /** A picture of a person or a clone. */
  image: { ...usual, endings: ['.png', '.jpg', '.jpeg', '.webp'], bytesMax: 2 * MEGABYTE },
  /** For the library: an archive of laws, or one law. */
  law: {
    ...usual,
    endings: ['.zip', '.docx', '.html', '.htm', '.txt', '.md', '.markdown'],
    bytesMax: 512 * MEGABYTE,
    access: 'admin',
  },
  /** For the library of cases: an archive, a table of cases, or one case. */
  'case-file': {
    ...usual,
    endings: [
      ...['.zip', '.json', '.jsonl', '.ndjson', '.csv', '.tsv'],
      ...['.txt', '.md', '.markdown', '.docx', '.html', '.htm', '.pdf'],
    ],
    bytesMax: 512 * MEGABYTE,
  },
  /** Tables to be asked. */
  dataset: {
    ...usual,
    endings: ['.csv', '.tsv', '.txt', '.xlsx', '.json', '.jsonl', '.ndjson', '.parquet'],
    bytesMax: 2 * GIGABYTE,
    hours: 24,
  },
  recording: {
    ...usual,
    endings: RECORDING_ENDINGS,
    bytesMax: 6 * GIGABYTE,
    hours: 24,
  },
  /** What was said, written down elsewhere. */
  transcript: {
    ...usual,
    endings: ['.srt', '.vtt', '.txt', '.docx', '.json', '.md'],
    bytesMax: 20 * MEGABYTE,
  },
};

const upload = { tag: 'external service' } as const;
const gateway = '/v1/external-service/upload/file/gateway';
/** The ticket is what entitles: it names one upload of one person, its size and its end. */
const ticket = z.string().min(20).max(400);
const uploadProgress = z.object({
  uploadId: idOf('upload'),
  receivedBytes: z.number().int(),
  bytes: z.number().int(),
  complete: z.boolean(),
});

/** A short-lived ticket for one upload, bound to its purpose, name, size and checksum. */
export const createUpload = defineEndpoint({
  ...upload,
  access: 'user',
  method: 'POST',
  path: '/v1/external-service/sts-token',
  makes: true,
  summary: 'A short-lived ticket for one upload, bound to its purpose, name, size and checksum.',
  body: z.object({
    purpose: uploadPurpose.default('document'),
    name: z.string().trim().min(1).max(255),
    /** More than its purpose allows is `too_large`. */
    bytes: z.number().int().min(0),
    /** SHA-256 of the whole file in lower-case hex; checked at the end when given. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable()
      .default(null),
  }),
  output: z.object({
    uploadId: idOf('upload'),
    ticket,
    /** Where the bytes go, in requests of at most `partBytes`, each with its `offset`. */
    address: z.string(),
    partBytes: z.number().int(),
    expiresAt: isoTime,
  }),
  errors: [
    'file_old_format',
    'unsupported_file',
    'empty_file',
    'too_large',
    'purpose_closed',
    'storage_exceeded',
    'quota_exceeded',
  ],
});
/** Takes the next bytes of an upload. A repeated part answers with where to go on. */
export const receiveUpload = defineEndpoint({
  ...upload,
  access: 'public',
  method: 'POST',
  path: gateway,
  bodyType: 'binary',
  bodyLimitBytes: UPLOAD_PART_BYTES,
  summary: 'Takes the next bytes of an upload. A repeated part answers with where to go on.',
  query: z.object({ ticket, offset: z.coerce.number().int().min(0) }),
  output: uploadProgress,
  errors: ['not_found', 'upload_offset', 'upload_mismatch', 'too_large', 'store_unavailable', 'disk_full'],
});
/** How much of an upload has arrived. */
export const getUpload = defineEndpoint({
  ...upload,
  access: 'public',
  method: 'GET',
  path: gateway,
  summary: 'How much of an upload has arrived.',
  query: z.object({ ticket }),
  output: uploadProgress,
  errors: ['not_found'],
});
