import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { editShare as contract, OwnShare } from '@mingfa/contract/share';
import type { previewShareWords as wordsContract } from '@mingfa/contract/share-update';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { hashPassword } from '../account/index.ts';
import { openMarks, sealMarks } from './create-share.ts';
import { describeShare } from './describe-share.ts';
import { maskTexts } from './masking/mask-texts.ts';
import { recordShare } from './share-reference.ts';
import { isLiving, ownLivingShare, ownShare, type ShareRow, stateOf } from './share-rows.ts';
import { requireDayToCome } from './share-terms.ts';
import type { SharingContext } from './sharing-context.ts';
import { markIds } from './take-snapshot.ts';
import { tellSource } from './tell-source.ts';

/**
 * Changes who may open a share of the caller's. A new password ends what the old one opened.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function editShare(
  context: SharingContext & RequestContext,
  input: EndpointInput<typeof contract>,
): Promise<OwnShare> {
  const { db, clock } = context;
  const held = await ownLivingShare(context, input.shareId);
  const row = held.share;
  const before = stateOf(held, clock);
  requireDayToCome(context, input.expiresOn);
  const { password } = input;
  const change = {
    ...(await wordsOf(context, row, input)),
    ...given('expiresOn', input.expiresOn),
    ...given('viewLimit', input.viewLimit),
    ...given('showsName', input.showsName),
    ...given('titleInPreview', input.titleInPreview),
    ...(password === undefined
      ? {}
      : { passwordHash: password === null ? null : await hashPassword(password) }),
  };
  if (Object.keys(change).length > 0)
    await db.transaction(async (tx) => {
      const edited = await tx.update(share).set(change).where(isLiving(row.id)).returning({ id: share.id });
      if (edited.length === 0) throw new AppError('not_found');
      await recordShare(context, tx, 'changed', row.id);
      const after = stateOf({ ...held, share: { ...row, ...change } }, clock);
      if (before !== 'open' && after === 'open') await tellSource(context, tx, row, 'share_reopened');
    });
  return describeShare(db, clock, await ownShare(context, row.id));
}

/** Shows how a new title and note of a share of the caller's would be read. @throws AppError `not_found` */
export async function previewShareWords(
  context: SharingContext & RequestContext,
  input: EndpointInput<typeof wordsContract>,
): Promise<EndpointOutput<typeof wordsContract>> {
  const { share: row } = await ownLivingShare(context, input.shareId);
  const { title = row.title, note = row.note } = await wordsOf(context, row, input);
  return { title, note };
}

const given = <Name extends keyof ShareRow, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };

/** Title and note are masked as the snapshot was, so that a person is called the same in both. */
async function wordsOf(
  { secrets }: SharingContext,
  row: ShareRow,
  input: { title?: string | undefined; note?: string | undefined },
): Promise<Partial<ShareRow>> {
  const ownTitle = input.title || undefined;
  const ownNote = input.note;
  if (ownTitle === undefined && ownNote === undefined) return {};
  const known = openMarks(secrets, row.marksSealed);
  const options = {
    keptMarks: row.keptMarks,
    creditCodes: row.redactCreditCodes,
    markIdOf: markIds(secrets),
  };
  const texts = [ownTitle ?? '', ownNote ?? ''];
  const privateWords = known.map(({ original, replacement }) => ({ written: original, replacement }));
  const asBefore = await maskTexts(texts, { ...options, redact: false, privateWords });
  const inPart = texts.map((text) => asBefore.of(text).text);
  const { redacted: redact } = row;
  const masking = await maskTexts(inPart, { ...options, redact, privateWords: [], taken: known });
  const [title = '', note = ''] = inPart.map((text) => masking.of(text).text);
  return {
    ...(ownTitle === undefined ? {} : { ownTitle, title }),
    ...(ownNote === undefined ? {} : { ownNote, note }),
    marksSealed: sealMarks(secrets, [...known, ...masking.marks], row.keptMarks),
  };
}
