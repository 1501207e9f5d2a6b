import { newEndingOf } from '@mingfa/contract/document-limits';
import { UPLOAD_PURPOSES, type UploadPurpose } from '@mingfa/contract/upload';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { Transaction } from '../../db/client.ts';
import { upload } from '../../db/schema/document.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { UploadContext, UploadRow } from './upload-context.ts';

/** A file as its sender announces it. */
export interface AnnouncedFile {
  purpose: UploadPurpose;
  /** Clean. */
  name: string;
  bytes: number;
  sha256: string | null;
}

const HOUR_MS = 3_600_000;

/**
 * Refuses what the purpose does not allow, before a byte of it is sent.
 * @throws AppError `purpose_closed`, `file_old_format`, `unsupported_file`, `empty_file`, `too_large`
 */
export function checkAnnounced(caller: Caller, { purpose, name, bytes }: AnnouncedFile): void {
  const { endings, bytesMax, access, open } = UPLOAD_PURPOSES[purpose];
  if (access === 'admin' && caller.role !== 'admin') throw new AppError('purpose_closed');
  const newEnding = newEndingOf(name);
  if (newEnding && endings.includes(newEnding)) throw new AppError('file_old_format', { ending: newEnding });
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    throw new AppError('unsupported_file', { types: endings.join(' ') });
  if (bytes === 0) throw new AppError('empty_file');
  if (bytes > bytesMax) throw new AppError('too_large', { limit: formatBytes(bytesMax) });
  if (!open) throw new AppError('purpose_closed');
}

/** Writes the row of an upload whose announcement was checked. */
export async function openUpload(
  context: UploadContext,
  tx: Transaction,
  ownerId: string,
  { purpose, name, bytes, sha256 }: AnnouncedFile,
): Promise<UploadRow> {
  const createdAt = context.clock.now();
  const [row] = await tx
    .insert(upload)
    .values({
      id: context.ids.make('upload'),
      ownerId,
      purpose,
      name,
      bytes,
      sha256,
      parts: [],
      state: 'open',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + UPLOAD_PURPOSES[purpose].hours * HOUR_MS),
    })
    .returning();
  if (!row) throw new Error('The upload was not written.');
  return row;
}
