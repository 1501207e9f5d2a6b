import type { CloneListing, CloneVisibility } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../db/client.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { getInstallationSettings } from '../administration/index.ts';
import type { CloneRow } from './own-rows.ts';

/** What the square searches and orders a published content by. */
export function faceInSquare({ name, introduction, category }: CloneContent) {
  return { publishedName: name, publishedIntroduction: introduction, publishedCategory: category };
}

/**
 * Whether a clone that is published stands in the square, or waits for an administrator: where the installation asks for that, and
 * for what an administrator took out once. A new version is looked at again.
 */
export async function admitToSquare(
  context: RequestContext,
  tx: Transaction,
  held: CloneRow,
  { visibility, isNew }: { visibility: CloneVisibility; isNew: boolean },
): Promise<Pick<CloneRow, 'listedAt' | 'listingRefused'>> {
  const { listedAt, listingRefused } = held;
  if (visibility !== 'square') return { listedAt: null, listingRefused };
  const isFree = context.caller.role === 'admin' || !(await needsApproval(context, tx, held));
  if (isFree) return { listedAt: listedAt ?? context.clock.now(), listingRefused: null };
  return isNew ? { listedAt: null, listingRefused: null } : { listedAt, listingRefused };
}

async function needsApproval(context: RequestContext, tx: Transaction, held: CloneRow): Promise<boolean> {
  return held.needsApproval || (await getInstallationSettings(context, tx)).clonesNeedApproval;
}

/** Where a clone stands with the square. */
export function listingOf({
  visibility,
  publishedVersion,
  listedAt,
  listingRefused,
}: CloneRow): CloneListing {
  if (listedAt !== null) return 'listed';
  if (visibility !== 'square' || publishedVersion === null) return 'none';
  return listingRefused === null ? 'waiting' : 'refused';
}
