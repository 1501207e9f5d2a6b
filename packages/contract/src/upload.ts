import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime } from './values.ts';

/** Largest body of one request to the gateway; longer files come in several. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

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

/** A short-lived ticket for one upload, bound to its name, size and checksum. */
export const createUpload = defineEndpoint({
  ...upload,
  access: 'user',
  method: 'POST',
  path: '/v1/external-service/sts-token',
  makes: true,
  summary: 'A short-lived ticket for one upload, bound to its name, size and checksum.',
  body: z.object({
    name: z.string().trim().min(1).max(255),
    /** More than 200 MB is `too_large`. */
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
