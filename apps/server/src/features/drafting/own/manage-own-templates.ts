import { buffer } from 'node:stream/consumers';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/own-template';
import type { OwnTemplateDetail, OwnTemplateSummary } from '@mingfa/contract/own-template';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { draft, ownTemplate } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { removeObjects } from '../../../engine/ingestion/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { describeFields } from './describe-own-fields.ts';
import { fillOwnFile } from './fill-own-file.ts';
import { catalogFor } from './own-catalog.ts';
import { settleFields } from './settle-own-fields.ts';

export type OwnTemplateRow = typeof ownTemplate.$inferSelect;

const own = ({ caller }: Pick<RequestContext, 'caller'>, templateId: string) =>
  and(eq(ownTemplate.id, templateId), eq(ownTemplate.ownerId, caller.userId));

/** The templates of the caller's own, the newest first. */
export async function listOwnTemplates({
  db,
  caller,
}: RequestContext): Promise<{ items: OwnTemplateSummary[] }> {
  const rows = await db
    .select()
    .from(ownTemplate)
    .where(eq(ownTemplate.ownerId, caller.userId))
    .orderBy(desc(ownTemplate.createdAt), desc(ownTemplate.id));
  const drafts = await draftsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({ ...summaryOf(row, drafts.get(row.id) ?? 0), fields: row.fields.length })),
  };
}

/** A template of the caller's own with its fields. @throws AppError `not_found` */
export async function getOwnTemplate(
  context: RequestContext,
  { templateId }: { templateId: string },
): Promise<OwnTemplateDetail> {
  const [row] = await context.db.select().from(ownTemplate).where(own(context, templateId));
  if (!row) throw new AppError('not_found');
  return describeOwn(context.db, row);
}

/**
 * Changes what a template is called and how its fields are asked for.
 * @throws AppError `not_found`, `template_changed` where it was changed since it was seen, `invalid_input` with what is wrong by field
 */
export async function changeOwnTemplate(
  context: DraftingContext & RequestContext,
  { templateId, seenRevision, title, note, fields }: EndpointInput<typeof contract.changeOwnTemplate>,
): Promise<OwnTemplateDetail> {
  const { dictionary } = await context.templates();
  return context.db.transaction(async (tx) => {
    const held = await holdOwn(context, tx, templateId);
    if (held.revision !== seenRevision) throw new AppError('template_changed');
    const [row] = await tx
      .update(ownTemplate)
      .set({
        ...{ title: cleanText(title), note: cleanText(note), revision: held.revision + 1 },
        ...{ fields: settleFields(held.text, fields, dictionary), savedAt: context.clock.now() },
      })
      .where(own(context, templateId))
      .returning();
    if (!row) throw new AppError('not_found');
    return describeOwn(tx, row);
  });
}

/** Deletes a template that no draft uses. @throws AppError `not_found`, `template_in_use` */
export async function deleteOwnTemplate(
  context: DraftingContext & RequestContext,
  { templateId }: { templateId: string },
): Promise<void> {
  const fileKey = await context.db.transaction(async (tx) => {
    const held = await holdOwn(context, tx, templateId);
    const drafts = await tx.$count(draft, eq(draft.templateId, templateId));
    if (drafts > 0) throw new AppError('template_in_use', { drafts });
    await tx.delete(ownTemplate).where(eq(ownTemplate.id, held.id));
    await recordAudit(context, tx, { kind: 'own_template', action: 'deleted', id: held.id });
    return held.fileKey;
  });
  await removeObjects(context, [fileKey]);
}

/** The Word file of a template, as it came or with blanks. @throws AppError `not_found`, `store_unavailable`, `parser_timeout`, `parser_memory` */
export async function downloadOwnTemplate(
  context: DraftingContext & RequestContext,
  { templateId, form }: { templateId: string; form: 'original' | 'blank' },
) {
  const [row] = await context.db.select().from(ownTemplate).where(own(context, templateId));
  if (!row) throw new AppError('not_found');
  const mediaType = EXPORT_MEDIA_TYPES.docx;
  if (form === 'original') {
    const stored = await context.files.read(row.fileKey);
    if (!stored) throw new AppError('store_unavailable');
    return { fileName: row.fileName, mediaType, content: await buffer(stored) };
  }
  const catalog = await catalogFor(context);
  const { own: compiled } = requireTemplate(catalog, templateId);
  if (!compiled) throw new AppError('not_found');
  const content = await fillOwnFile(context, compiled, catalog.dictionary, { sheet: null, label: null });
  return { fileName: exportFileName(`${row.title}（空白）`, '.docx', 'document'), mediaType, content };
}

/** The caller's template, held until the transaction ends: nobody begins a draft of it or deletes it meanwhile. @throws AppError `not_found` */
export async function holdOwn(
  context: Pick<RequestContext, 'caller'>,
  tx: Transaction,
  templateId: string,
): Promise<OwnTemplateRow> {
  const [row] = await tx.select().from(ownTemplate).where(own(context, templateId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** A template with its fields, as the contract has it. */
export async function describeOwn(
  db: DatabaseOrTransaction,
  row: OwnTemplateRow,
): Promise<OwnTemplateDetail> {
  const drafts = await draftsOf(db, [row.id]);
  return { ...summaryOf(row, drafts.get(row.id) ?? 0), fields: describeFields(row.text, row.fields) };
}

function summaryOf(
  { id, title, note, fileName, bytes, revision, createdAt, savedAt }: OwnTemplateRow,
  drafts: number,
): Omit<OwnTemplateSummary, 'fields'> {
  return {
    ...{ templateId: id, title, note, fileName, bytes, drafts, revision },
    ...{ createdAt: createdAt.toISOString(), savedAt: savedAt.toISOString() },
  };
}

async function draftsOf(db: DatabaseOrTransaction, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: draft.templateId, drafts: count() })
    .from(draft)
    .where(inArray(draft.templateId, [...ids]))
    .groupBy(draft.templateId);
  return new Map(rows.map(({ id, drafts }) => [id, drafts]));
}
