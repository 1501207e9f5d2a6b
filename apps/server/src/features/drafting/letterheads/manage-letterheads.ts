import { buffer } from 'node:stream/consumers';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/letterhead';
import type { LetterheadSummary } from '@mingfa/contract/letterhead';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { and, desc, eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { letterhead } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { removeObjects } from '../../../engine/ingestion/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { printedDraft } from '../export/printed-draft.ts';
import type { LetterheadRow } from './letterhead-row.ts';
import { sampleLetter } from './sample-letter.ts';
import { printOnLetterhead, writeOnLetterhead } from './write-on-letterhead.ts';

const own = ({ caller }: Pick<RequestContext, 'caller'>, letterheadId: string) =>
  and(eq(letterhead.id, letterheadId), eq(letterhead.ownerId, caller.userId));

/** The letterheads of the caller's own, the default first, then the newest. */
export async function listLetterheads({
  db,
  caller,
}: RequestContext): Promise<{ items: LetterheadSummary[] }> {
  const rows = await db
    .select()
    .from(letterhead)
    .where(eq(letterhead.ownerId, caller.userId))
    .orderBy(desc(letterhead.isDefault), desc(letterhead.createdAt), desc(letterhead.id));
  return { items: rows.map(describeLetterhead) };
}

/** Changes what a letterhead is called, or whether it is the default. @throws AppError `not_found` */
export async function changeLetterhead(
  context: RequestContext,
  { letterheadId, title, isDefault }: EndpointInput<typeof contract.changeLetterhead>,
): Promise<LetterheadSummary> {
  return context.db.transaction(async (tx) => {
    // Two who choose a default at once come one after the other.
    await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, context.caller.userId))
      .for('no key update');
    const held = await tx.$count(letterhead, own(context, letterheadId));
    if (held === 0) throw new AppError('not_found');
    if (isDefault)
      await tx
        .update(letterhead)
        .set({ isDefault: false })
        .where(and(eq(letterhead.ownerId, context.caller.userId), eq(letterhead.isDefault, true)));
    const [row] =
      title === undefined && isDefault === undefined
        ? await tx.select().from(letterhead).where(own(context, letterheadId))
        : await tx
            .update(letterhead)
            .set({
              ...(title === undefined ? {} : { title: cleanText(title) }),
              ...(isDefault === undefined ? {} : { isDefault }),
            })
            .where(own(context, letterheadId))
            .returning();
    if (!row) throw new AppError('not_found');
    return describeLetterhead(row);
  });
}

/** Deletes a letterhead with its file. @throws AppError `not_found` */
export async function deleteLetterhead(
  context: DraftingContext & RequestContext,
  { letterheadId }: { letterheadId: string },
): Promise<void> {
  const fileKey = await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(letterhead).where(own(context, letterheadId)).returning();
    if (!gone) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'letterhead', action: 'deleted', id: gone.id });
    return gone.fileKey;
  });
  await removeObjects(context, [fileKey]);
}

/** The Word file of a letterhead as it came, or a sample letter on it. @throws AppError `not_found`, `store_unavailable`, `parser_timeout`, `parser_memory`, `print_too_large` */
export async function downloadLetterhead(
  context: DraftingContext & RequestContext,
  { letterheadId, form }: { letterheadId: string; form: 'original' | 'word' | 'pdf' },
) {
  const row = await requireLetterhead(context, letterheadId);
  if (form === 'original') {
    const stored = await context.files.read(row.fileKey);
    if (!stored) throw new AppError('store_unavailable');
    return { fileName: row.fileName, mediaType: EXPORT_MEDIA_TYPES.docx, content: await buffer(stored) };
  }
  const format = form === 'word' ? 'docx' : 'pdf';
  const sample = printedDraft(sampleLetter());
  const file = {
    fileName: exportFileName(`${row.title}（样张）`, `.${format}`, 'document'),
    mediaType: EXPORT_MEDIA_TYPES[format],
  };
  if (format === 'pdf') return { ...file, ...(await printOnLetterhead(context, row, sample)) };
  return { ...file, content: await writeOnLetterhead(context, row, sample) };
}

/** A letterhead of the caller's own. @throws AppError `not_found` */
export async function requireLetterhead(
  context: Pick<RequestContext, 'caller' | 'db'>,
  letterheadId: string,
): Promise<LetterheadRow> {
  const [row] = await context.db.select().from(letterhead).where(own(context, letterheadId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A letterhead as the contract has it. */
export function describeLetterhead({
  id,
  title,
  fileName,
  bytes,
  isDefault,
  look,
  createdAt,
}: LetterheadRow): LetterheadSummary {
  // What was read before pictures were said of each that a PDF lacks it.
  const pdfLacks = look.floating ? look.pdfLacks : look.pdfLacks.filter((one) => one !== 'pictures');
  return {
    ...{ letterheadId: id, title, fileName, bytes, isDefault, look: { ...look, pdfLacks } },
    createdAt: createdAt.toISOString(),
  };
}
