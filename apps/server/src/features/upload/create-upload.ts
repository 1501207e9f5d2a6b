import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES, newEndingOf } from '@mingfa/contract/document-content';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import * as contract from '@mingfa/contract/upload';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { upload } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeQuota, takeStorage } from '../account/index.ts';
import { signTicket } from './ticket.ts';
import type { UploadContext } from './upload-context.ts';

/** Time for 200 MB on a slow line, with breaks. */
const LIFE_MS = 6 * 3_600_000;

/**
 * Opens an upload. It counts as one of the day, and its bytes as used from now on, so that uploads side by side stay within the
 * limits together.
 * @throws AppError `file_old_format`, `unsupported_file`, `empty_file`, `too_large`, `storage_exceeded`, `quota_exceeded`
 */
export async function createUpload(
  context: UploadContext & RequestContext,
  input: EndpointInput<typeof contract.createUpload>,
): Promise<EndpointOutput<typeof contract.createUpload>> {
  const name = cleanFileName(input.name);
  const newEnding = newEndingOf(name);
  if (newEnding) throw new AppError('file_old_format', { ending: newEnding });
  if (!DOCUMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    throw new AppError('unsupported_file', { types: DOCUMENT_ENDINGS.join(' ') });
  if (input.bytes === 0) throw new AppError('empty_file');
  if (input.bytes > DOCUMENT_MAX_BYTES)
    throw new AppError('too_large', { limit: formatBytes(DOCUMENT_MAX_BYTES) });
  const now = context.clock.now();
  const row = {
    id: context.ids.make('upload'),
    ownerId: context.caller.userId,
    name,
    bytes: input.bytes,
    sha256: input.sha256,
    parts: [],
    state: 'open' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  await context.db.transaction(async (tx) => {
    await takeStorage(context, tx, input.bytes);
    await takeQuota(context, tx, context.caller, 'upload');
    await tx.insert(upload).values(row);
  });
  const ticket = signTicket(context, row);
  return {
    uploadId: row.id,
    ticket,
    address: `${contract.receiveUpload.path}?ticket=${encodeURIComponent(ticket)}`,
    partBytes: contract.UPLOAD_PART_BYTES,
    expiresAt: row.expiresAt.toISOString(),
  };
}
