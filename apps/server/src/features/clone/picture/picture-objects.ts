import { buffer } from 'node:stream/consumers';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { clone, clonePicture, cloneVersion } from '../../../db/schema/clone.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { FileStore } from '../../../ports/file-store.ts';

export type PictureContext = AppContext & { files: FileStore };

/** Pictures that neither draft nor version names: so many of the newest stay, for a draft that is yet to be saved. */
const UNNAMED_KEPT = 5;

/** A picture in the store that belongs to no clone yet. */
export interface StoredPicture {
  pictureId: string;
  bytes: number;
}

/** Writes a picture; until it is attached, housekeeping may take it after a day. */
export async function storePicture(context: PictureContext, content: Uint8Array): Promise<StoredPicture> {
  const pictureId = context.ids.make('clonePicture');
  await holdObject(context, context.db, pictureId, null);
  await context.files.write(pictureId, content);
  return { pictureId, bytes: content.length };
}

/**
 * Makes a stored picture one of a clone.
 * @returns objects that nothing names any more, to be removed after the transaction
 */
export async function attachPicture(
  context: PictureContext,
  tx: Transaction,
  cloneId: string,
  { pictureId, bytes }: StoredPicture,
): Promise<string[]> {
  await tx.insert(clonePicture).values({ id: pictureId, cloneId, bytes, createdAt: context.clock.now() });
  await holdObject(context, tx, pictureId, pictureId);
  const named = await namedPictures(tx, cloneId);
  const rows = await tx
    .select({ id: clonePicture.id })
    .from(clonePicture)
    .where(eq(clonePicture.cloneId, cloneId))
    .orderBy(desc(clonePicture.serial));
  const unnamed = rows.map(({ id }) => id).filter((id) => !named.has(id));
  const gone = unnamed.slice(UNNAMED_KEPT);
  if (gone.length > 0) await tx.delete(clonePicture).where(inArray(clonePicture.id, gone));
  return gone;
}

/** Ids of the pictures of clones, which are the keys of their objects. */
export async function listPictures(
  db: DatabaseOrTransaction,
  cloneIds: readonly string[],
): Promise<string[]> {
  if (cloneIds.length === 0) return [];
  const rows = await db
    .select({ id: clonePicture.id })
    .from(clonePicture)
    .where(inArray(clonePicture.cloneId, [...cloneIds]));
  return rows.map(({ id }) => id);
}

/** The bytes of a content's picture; null where it has none, or the store has lost it. */
export async function readPicture(context: PictureContext, { avatar }: CloneContent): Promise<Buffer | null> {
  if (avatar.pictureId === null) return null;
  const [held] = await context.db
    .select({ id: clonePicture.id })
    .from(clonePicture)
    .where(eq(clonePicture.id, avatar.pictureId));
  const content = held ? await context.files.read(held.id) : null;
  return content ? buffer(content) : null;
}

/** The bytes of an upload. @throws AppError `store_unavailable` */
export async function readObject({ files }: PictureContext, key: string): Promise<Buffer> {
  const content = await files.read(key);
  if (!content) throw new AppError('store_unavailable');
  return buffer(content);
}

/** The same content with another picture, or with the drawing alone. */
export function withPicture(content: CloneContent, pictureId: string | null): CloneContent {
  return { ...content, avatar: { ...content.avatar, pictureId } };
}

async function namedPictures(tx: Transaction, cloneId: string): Promise<Set<string>> {
  const inContent = sql<string | null>`content -> 'avatar' ->> 'pictureId'`;
  const versions = await tx
    .select({ id: inContent })
    .from(cloneVersion)
    .where(eq(cloneVersion.cloneId, cloneId));
  const [draft] = await tx
    .select({ id: sql<string | null>`draft -> 'avatar' ->> 'pictureId'` })
    .from(clone)
    .where(eq(clone.id, cloneId));
  return new Set([...versions, ...(draft ? [draft] : [])].flatMap(({ id }) => id ?? []));
}
