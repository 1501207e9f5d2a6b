import type * as contract from '@mingfa/contract/clone';
import type { CloneGap } from '@mingfa/contract/clone-content';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { CLONE_GAP_LABELS } from '@mingfa/contract/labels/clone-labels';
import type { Language } from '@mingfa/contract/values';
import { recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { withoutHidden } from '../../runtime/without-hidden.ts';
import { addVersion, refuseArchived, refuseOldVersion } from './add-version.ts';
import type { CloneContext } from './clone-context.ts';
import { describeWithGaps } from './describe-clone.ts';
import { findGaps } from './find-gaps.ts';
import { makeFingerprint } from './make-fingerprint.ts';
import { holdClone, ownClone, readContent } from './own-rows.ts';
import { refuseOldRevision } from './write-draft.ts';

/**
 * Publishes the draft that the caller saw as the next version.
 * @throws AppError `not_found`, `draft_changed`, `version_changed`, `clone_incomplete` with every gap
 */
export async function publishClone(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.publishClone>,
): Promise<contract.OwnCloneDetail> {
  const seen = await ownClone(context, input.appId);
  const content = readContent(seen.draft);
  const gaps = await findGaps(context, content, seen);
  const fingerprint = await makeFingerprint(context, content);
  return context.makeOnce(async (tx) => {
    const held = await holdClone(context, tx, input.appId);
    refuseArchived(held);
    refuseOldVersion(held, input.lastVersion);
    refuseOldRevision(held, input.draftRevision, null);
    // What was looked at above is what is published.
    refuseOldRevision(held, seen.draftRevision, null);
    refuseGaps(gaps, context.language);
    const { visibility } = input;
    const notes = withoutHidden(input.notes);
    const row = await addVersion(context, tx, held, {
      content,
      notes,
      fingerprint,
      visibility,
      restoredFrom: null,
    });
    await recordAudit(context, tx, { kind: 'clone', action: 'published', id: row.id });
    return describeWithGaps(tx, row, gaps);
  });
}

/** Of these the words say what it is about; of a field of the content its path does. */
const SAY_ALL = new Set(['tested', 'golden']);

function refuseGaps(gaps: readonly CloneGap[], language: Language): void {
  const blocking = gaps.filter(({ blocks }) => blocks);
  const [first] = blocking;
  if (!first) return;
  const words = CLONE_GAP_LABELS[language];
  throw new AppError(
    'clone_incomplete',
    { problem: SAY_ALL.has(first.path) ? words[first.problem] : `${first.path} ${words[first.problem]}` },
    { details: blocking.map(({ path, problem }) => ({ path, message: words[problem] })) },
  );
}
