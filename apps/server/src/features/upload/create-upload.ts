import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import * as contract from '@mingfa/contract/upload';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { signTicket } from '../../engine/access/index.ts';
import { checkAnnounced, openUpload, type UploadContext } from '../../engine/uploads/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { type QuotaContext, takeQuota, takeStorage } from '../account/index.ts';

/**
 * Opens an upload. It counts as one of the day, and its bytes as used from now on, so that uploads side by side stay within the
 * limits together.
 * @throws AppError `purpose_closed`, `file_old_format`, `unsupported_file`, `empty_file`, `too_large`, `storage_exceeded`, `quota_exceeded`
 */
export async function createUpload(
  context: UploadContext & QuotaContext & MakingContext,
  input: EndpointInput<typeof contract.createUpload>,
): Promise<EndpointOutput<typeof contract.createUpload>> {
  const { caller } = context;
  const file = { ...input, name: cleanFileName(input.name) };
  checkAnnounced(caller, file);
  return context.makeOnce(async (tx) => {
    await takeStorage(context, tx, input.bytes);
    await takeQuota(context, tx, caller, 'upload');
    const row = await openUpload(context, tx, caller.userId, file);
    const ticket = signTicket(context, {
      purpose: 'upload',
      thingId: row.id,
      sessionId: caller.sessionId,
      endsAt: row.expiresAt,
    });
    return {
      uploadId: row.id,
      ticket,
      address: `${contract.receiveUpload.path}?ticket=${encodeURIComponent(ticket)}`,
      partBytes: contract.UPLOAD_PART_BYTES,
      expiresAt: row.expiresAt.toISOString(),
    };
  });
}
