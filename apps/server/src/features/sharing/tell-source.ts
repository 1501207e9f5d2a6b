import type { Transaction } from '../../db/client.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { shareReference } from './share-reference.ts';
import type { ShareRow } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';

type Shared = Parameters<NonNullable<ShareSourceKind['recordShared']>>[2];

/** Lets the thing that a share was made of note what became of the share, where it keeps a log of its own. */
export async function tellSource(
  context: Pick<SharingContext, 'shareSources'> & RequestContext,
  tx: Transaction,
  { id, sourceKind, sourceId }: Pick<ShareRow, 'id' | 'sourceKind' | 'sourceId'>,
  what: Shared['what'],
): Promise<void> {
  const kind = context.shareSources.find((one) => one.kind === sourceKind);
  await kind?.recordShared?.(context, tx, { sourceId, reference: shareReference(id), what });
}
