import { randomBytes } from 'node:crypto';
import type { CloneFingerprint, CloneVisibility } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../db/client.ts';
import { cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { admitToSquare, faceInSquare } from './admit-to-square.ts';
import { type CloneRow, changeHeld } from './own-rows.ts';
import { recordEdge } from './record-edge.ts';

/** What is published next. */
export interface VersionDraft {
  content: CloneContent;
  notes: string;
  fingerprint: CloneFingerprint;
  visibility: CloneVisibility;
  /** The version whose content it is; null: the draft. */
  restoredFrom: number | null;
}

/** Publishes a content under the next number, of a clone that the transaction holds. */
export async function addVersion(
  context: RequestContext,
  tx: Transaction,
  held: CloneRow,
  { content, notes, fingerprint, visibility, restoredFrom }: VersionDraft,
): Promise<CloneRow> {
  const version = held.lastVersion + 1;
  const publishedAt = context.clock.now();
  await tx
    .insert(cloneVersion)
    .values({ cloneId: held.id, version, content, notes, fingerprint, publishedAt });
  await recordEdge(context, tx, {
    cloneId: held.id,
    kind: restoredFrom === null ? 'published' : 'restored',
    version,
    fromVersion: restoredFrom,
  });
  return changeHeld(tx, held, {
    lastVersion: version,
    publishedVersion: version,
    visibility,
    ...faceInSquare(content),
    ...(await admitToSquare(context, tx, held, { visibility, isNew: true })),
    firstPublishedAt: held.firstPublishedAt ?? publishedAt,
    linkId: visibility === 'link' ? (held.linkId ?? makeLinkId()) : null,
  });
}

/** 128 random bits: whoever was not told the link cannot guess it. */
export function makeLinkId(): string {
  return randomBytes(16).toString('base64url');
}

/** What was put away is for its maker to take out again, knowingly. @throws AppError `clone_archived` */
export function refuseArchived({ archivedAt }: CloneRow): void {
  if (archivedAt !== null) throw new AppError('clone_archived');
}

/** @throws AppError `version_changed` where something was published since the sender looked */
export function refuseOldVersion(held: CloneRow, lastVersion: number): void {
  if (held.lastVersion === lastVersion) return;
  throw new AppError(
    'version_changed',
    { version: held.lastVersion },
    { details: [{ path: 'lastVersion', message: String(held.lastVersion) }] },
  );
}
