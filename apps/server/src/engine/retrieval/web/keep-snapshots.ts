import { eq } from 'drizzle-orm';
import { message } from '../../../db/schema/chat.ts';
import { webSnapshot } from '../../../db/schema/web-search.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { ReadPage } from './read-pages.ts';

/**
 * Keeps the pages an answer is given, so that what it cites can be read as it was. They go with the answer; they count as storage, and
 * are never refused for it, since questions are counted. Of an answer that is gone meanwhile nothing is kept.
 * @returns the id of each page's snapshot
 */
export async function keepSnapshots(
  { db, ids }: Pick<AppContext, 'db' | 'ids'>,
  messageId: string | null,
  pages: readonly ReadPage[],
): Promise<Map<ReadPage, string>> {
  if (messageId === null || pages.length === 0) return new Map();
  return await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: message.id })
      .from(message)
      .where(eq(message.id, messageId))
      .for('key share');
    if (!held) return new Map();
    // An answer may search several times, and find the same page.
    const already = await tx
      .select({ id: webSnapshot.id, finalAddress: webSnapshot.finalAddress, sha256: webSnapshot.sha256 })
      .from(webSnapshot)
      .where(eq(webSnapshot.messageId, messageId));
    const idOf = ({ finalAddress, sha256 }: ReadPage) =>
      already.find((one) => one.finalAddress === finalAddress && one.sha256 === sha256)?.id;
    const fresh = new Map(pages.filter((page) => !idOf(page)).map((page) => [page, ids.make('webSnapshot')]));
    const rows = [...fresh].map(([page, id]) => ({
      id,
      messageId,
      address: page.hit.address,
      finalAddress: page.finalAddress,
      title: page.title,
      site: page.site,
      publishedAt: page.publishedAt,
      text: page.text,
      isCut: page.isCut,
      textBytes: Buffer.byteLength(page.text),
      sha256: page.sha256,
      bytes: page.bytes,
      readAt: page.readAt,
    }));
    if (rows.length > 0) await tx.insert(webSnapshot).values(rows);
    return new Map(pages.map((page) => [page, fresh.get(page) ?? idOf(page) ?? '']));
  });
}
