import type { SharedItem } from '@mingfa/contract/share-content';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { enterShare, findOpenShare, noteSeen, requireUnlocked } from './open-share.ts';
import type { SharingContext } from './sharing-context.ts';

/** Reads a share, by whoever holds its address. @throws AppError `share_gone`, `share_locked` */
export async function readShare(
  context: SharingContext & RequestContext<Caller | null>,
  { shareId, type }: { shareId: string; type: string },
): Promise<SharedItem> {
  const held = await findOpenShare(context, shareId);
  const { share: row, owner } = held;
  if (row.type !== type) throw new AppError('share_gone');
  requireUnlocked(context, held);
  const content = await context.db.transaction((tx) => enterShare(context, tx, held));
  noteSeen(context, held);
  return {
    ...{ type: row.type, of: row.sourceKind },
    title: row.title,
    note: row.note,
    sharedBy: row.showsName ? owner.nickname : null,
    snapshotAt: row.snapshotAt.toISOString(),
    expiresAt: row.expiresOn === null ? null : endOfDayInChina(row.expiresOn),
    isRedacted: row.redacted,
    withSources: row.withSources,
    mayContinue: content.kind === 'messages',
    content,
  };
}

function endOfDayInChina(day: string): string {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + 24 * 3_600_000).toISOString();
}

/** The title that programs which make previews of links may be told; null: none. */
export async function readPreviewTitle(
  context: SharingContext & RequestContext<Caller | null>,
  shareId: string,
): Promise<string | null> {
  try {
    const { share: row } = await findOpenShare(context, shareId);
    return row.titleInPreview ? row.title : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
