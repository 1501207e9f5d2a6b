import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../ports/app-error.ts';
import type { UploadContext } from './upload-context.ts';

const PURPOSE = 'upload-ticket';

/** What entitles to send the bytes of one upload; its row says whose it is, how long, and until when. */
export function signTicket(context: UploadContext, upload: { id: string; expiresAt: Date }): string {
  const claim = `${upload.id}.${upload.expiresAt.getTime().toString(36)}`;
  return `${claim}.${context.secrets.sign(PURPOSE, claim)}`;
}

/** The upload a ticket is for. @throws AppError `not_found` when it is forged or over */
export function readTicket(context: UploadContext, ticket: string): string {
  const [uploadId, end, signature, ...rest] = ticket.split('.');
  if (!uploadId || !end || !signature || rest.length > 0) throw new AppError('not_found');
  const expected = Buffer.from(context.secrets.sign(PURPOSE, `${uploadId}.${end}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not_found');
  if (context.clock.now().getTime() >= Number.parseInt(end, 36)) throw new AppError('not_found');
  return uploadId;
}
