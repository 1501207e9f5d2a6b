import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { createShare as contract, OwnShare } from '@mingfa/contract/share';
import type { ShareMark } from '@mingfa/contract/share-content';
import { share } from '../../db/schema/share.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { hashPassword, takeRoom } from '../account/index.ts';
import { describeShare, thingOf } from './describe-share.ts';
import { recordShare } from './share-reference.ts';
import { requireDayToCome } from './share-terms.ts';
import type { SharingContext } from './sharing-context.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { tellSource } from './tell-source.ts';

/**
 * Makes a snapshot that whoever holds its address may read.
 * @throws AppError `sharing_off`, `not_found`, `run_in_progress`, `too_long_to_share`, `limit_reached`, `invalid_input`
 */
export async function createShare(
  context: SharingContext & MakingContext,
  input: EndpointInput<typeof contract>,
): Promise<OwnShare> {
  const { caller, clock, ids, secrets } = context;
  requireDayToCome(context, input.expiresOn);
  const ownTitle = input.title || null;
  const snapshot = await takeSnapshot(context, { ...input, title: ownTitle });
  const passwordHash = input.password === null ? null : await hashPassword(input.password);
  const now = clock.now();
  const row = {
    id: ids.make('share'),
    ownerId: caller.userId,
    type: snapshot.type,
    sourceKind: input.source.kind,
    ...storedThing(thingOf(input.source)),
    withSources: input.withSources,
    redacted: input.redact,
    keptMarks: [...new Set(input.keptMarks)],
    redactCreditCodes: input.redactCreditCodes,
    ownTitle,
    ownNote: input.note,
    title: snapshot.title,
    note: snapshot.note,
    marksSealed: sealMarks(secrets, snapshot.marks, input.keptMarks),
    passwordHash,
    expiresOn: input.expiresOn,
    viewLimit: input.viewLimit,
    views: 0,
    showsName: input.showsName,
    titleInPreview: input.titleInPreview,
    endedReason: null,
    createdAt: now,
    snapshotAt: now,
  };
  return context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'share');
    await tx.insert(share).values({ ...row, content: snapshot.content });
    await recordShare(context, tx, 'made', row.id);
    await tellSource(context, tx, row, 'shared');
    const owner = { nickname: '', disabled: false };
    return describeShare(tx, clock, { share: row, hasContent: true, sourceIsThere: true, owner });
  });
}

const storedThing = ({ sourceId, messageIds }: ReturnType<typeof thingOf>) => ({
  sourceId,
  messageIds: messageIds === null ? null : [...messageIds],
});

/** What was replaced, for its owner's eyes; null: nothing was. */
export function sealMarks(
  secrets: Secrets,
  marks: readonly ShareMark[],
  keptMarks: readonly string[],
): string | null {
  const replaced = marks.filter(({ markId }) => !keptMarks.includes(markId));
  return replaced.length === 0 ? null : secrets.encryptSecret(JSON.stringify(replaced));
}

/** Opens what {@link sealMarks} sealed. */
export function openMarks(secrets: Secrets, sealed: string | null): ShareMark[] {
  return sealed === null ? [] : (JSON.parse(secrets.decryptSecret(sealed)) as ShareMark[]);
}
