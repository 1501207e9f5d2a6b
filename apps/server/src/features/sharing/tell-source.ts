import type { Transaction } from '../../db/client.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ShareDeed } from '../../ports/share-source.ts';
import { shareReference } from './share-reference.ts';
import type { ShareRow } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';

type Shared = Pick<ShareRow, 'id' | 'sourceKind' | 'sourceId'>;

/** Lets the thing that a share was made of note what its owner did with the share, where it keeps a log of its own. */
export const tellSource = (
  context: Pick<SharingContext, 'shareSources'> & RequestContext,
  tx: Transaction,
  share: Shared,
  what: ShareDeed,
): Promise<void> => tellSourceOf(context, tx, share, { what, by: context.caller.userId });

/** The same of what happened to the share without its owner. */
export async function tellSourceOf(
  context: Pick<SharingContext, 'shareSources' | 'clock'>,
  tx: Transaction,
  { id, sourceKind, sourceId }: Shared,
  deed: { what: ShareDeed; by: string | null },
): Promise<void> {
  const kind = context.shareSources.find((one) => one.kind === sourceKind);
  await kind?.recordShared?.(context, tx, { sourceId, reference: shareReference(id), ...deed });
}
