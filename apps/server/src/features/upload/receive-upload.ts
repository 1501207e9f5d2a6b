import type { Readable } from 'node:stream';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getUpload } from '@mingfa/contract/upload';
import { openTicket } from '../../engine/access/index.ts';
import {
  noteGivenBack,
  receiveUpload as receiveBytes,
  type UploadContext,
} from '../../engine/uploads/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { dayInChina, todayInChina } from '../../runtime/today-in-china.ts';
import { countUse, type QuotaContext, refundQuota } from '../account/index.ts';

type Context = UploadContext & QuotaContext & RequestContext<unknown>;

/** What fails on our side, and not for what was sent. */
const OURS = ['store_unavailable', 'disk_full'];

/**
 * Takes the next bytes of an upload. Where the store fails, the upload counts for the day only once it has arrived after all.
 * @throws AppError `not_found`, `upload_offset`, `upload_mismatch`, `too_large`, `store_unavailable`, `disk_full`
 */
export async function receiveUpload(
  context: Context,
  input: { ticket: string; offset: number; content: Readable },
): Promise<EndpointOutput<typeof getUpload>> {
  try {
    const progress = await receiveBytes(context, input);
    if (progress.complete) await countLate(context, input.ticket);
    return progress;
  } catch (error) {
    if (error instanceof AppError && OURS.includes(error.code)) await giveBack(context, input.ticket);
    throw error;
  }
}

async function giveBack(context: Context, ticket: string): Promise<void> {
  const { thingId: uploadId } = await openTicket(context, 'upload', ticket);
  await context.db.transaction(async (tx) => {
    const noted = await noteGivenBack(context, tx, { uploadId, givenBack: true });
    if (noted && dayInChina(noted.createdAt) === todayInChina(context.clock))
      await refundQuota(context, tx, noted.ownerId, 'upload');
  });
}

async function countLate(context: Context, ticket: string): Promise<void> {
  const { thingId: uploadId } = await openTicket(context, 'upload', ticket);
  await context.db.transaction(async (tx) => {
    const noted = await noteGivenBack(context, tx, { uploadId, givenBack: false });
    if (noted && dayInChina(noted.createdAt) === todayInChina(context.clock))
      await countUse(context, tx, { userId: noted.ownerId, kind: 'upload', limit: 0 });
  });
}
