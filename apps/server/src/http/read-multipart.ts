import type { Multipart } from '@fastify/multipart';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../ports/app-error.ts';
import type { UploadedFile } from './route.ts';

// Boundaries and part headers around the file itself.
const ENVELOPE_BYTES = 64 * 1024;

/** Reads one file and the fields of a multipart request into memory, within the endpoint's limit. */
export async function readMultipart(
  request: FastifyRequest,
  limitBytes: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile | undefined }> {
  const tooLarge = () => new AppError('too_large', { limit: formatBytes(limitBytes) });
  if (Number(request.headers['content-length'] ?? 0) > limitBytes + ENVELOPE_BYTES) throw tooLarge();
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const parts: AsyncIterable<Multipart> = request.parts({
    limits: { fileSize: limitBytes, files: 1, fields: 20, parts: 21, fieldSize: 32 * 1024, headerPairs: 50 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated) throw tooLarge();
    if (part.fieldname !== 'file') continue;
    file = { name: cleanFileName(part.filename), mediaType: part.mimetype, content };
  }
  return { fields, file };
}
