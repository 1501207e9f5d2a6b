import type * as contract from '@mingfa/contract/draft';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { draft, matter } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { containing } from '../../../runtime/containing.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { takeRoom } from '../../account/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { insertMatter } from '../matters/manage-matters.ts';
import { holdOwn } from '../own/manage-own-templates.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { type DraftRow, holdDraft, holdMatter, type MatterRow, ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { describeDraft, describeDrafts } from './describe-draft.ts';

const TITLE_CHARACTERS = 100;

/** Drafts of the caller, saved last first; those of one matter or of one template. */
export async function listDrafts(
  context: DraftingContext & RequestContext,
  { matterId, templateId, q, page, pageSize }: EndpointInput<typeof contract.listDrafts>,
) {
  const { db, caller } = context;
  const own = and(
    eq(draft.ownerId, caller.userId),
    matterId === undefined ? undefined : eq(draft.matterId, matterId),
    templateId === undefined ? undefined : eq(draft.templateId, templateId),
    q === '' ? undefined : ilike(draft.title, containing(q)),
  );
  const rows = await db
    .select({
      draft: {
        id: draft.id,
        templateId: draft.templateId,
        title: draft.title,
        revision: draft.revision,
        seenFactsRevision: draft.seenFactsRevision,
        createdAt: draft.createdAt,
        savedAt: draft.savedAt,
        isFree: sql<boolean>`${draft.body} is not null`,
      },
      matter: {
        id: matter.id,
        name: matter.name,
        changedIn: matter.changedIn,
        factsRevision: matter.factsRevision,
      },
    })
    .from(draft)
    .innerJoin(matter, eq(matter.id, draft.matterId))
    .where(own)
    .orderBy(desc(draft.savedAt), desc(draft.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await describeDrafts(db, await catalogFor(context), rows);
  return { items, total: await db.$count(draft, own), page, pageSize };
}

/** Begins a draft of a template: in a matter, or in one that is made for it. @throws AppError `not_found`, `limit_reached` */
export async function createDraft(
  context: DraftingContext & MakingContext,
  input: EndpointInput<typeof contract.createDraft>,
): Promise<DraftDetail> {
  const catalog = await catalogFor(context);
  const { template, own: ownFile } = requireTemplate(catalog, input.templateId);
  const title = input.title ?? template.documentTitle;
  return context.makeOnce(async (tx) => {
    if (ownFile) await holdOwn(context, tx, template.id);
    const held = input.matterId
      ? await holdMatter(tx, context.caller, input.matterId)
      : await insertMatter(context, tx, input.matterName ?? title);
    const row = await insertDraft(context, tx, held, {
      templateId: template.id,
      title,
      parts: {},
      body: null,
    });
    return describeDraft(tx, catalog, { draft: row, matter: held }, todayInChina(context.clock));
  });
}

/** A draft with its facts, its document and what is missing. @throws AppError `not_found` */
export async function getDraft(
  context: DraftingContext & RequestContext,
  { draftId }: { draftId: string },
): Promise<DraftDetail> {
  const found = await ownDraft(context.db, context.caller, draftId);
  // Who opens a draft will soon see its pages.
  context.printer.warm();
  return describeDraft(context.db, await catalogFor(context), found, todayInChina(context.clock));
}

/** Copies a draft within its matter. @throws AppError `not_found`, `limit_reached` */
export async function duplicateDraft(
  context: DraftingContext & MakingContext,
  { draftId, title }: { draftId: string; title?: string | undefined },
): Promise<DraftDetail> {
  const catalog = await catalogFor(context);
  return context.makeOnce(async (tx) => {
    const { draft: from, matter: held } = await holdDraft(tx, context.caller, draftId);
    const { templateId, parts, body } = from;
    const copy = `${from.title.slice(0, TITLE_CHARACTERS - 4)}（副本）`;
    const row = await insertDraft(context, tx, held, { templateId, parts, body, title: title ?? copy });
    return describeDraft(tx, catalog, { draft: row, matter: held }, todayInChina(context.clock));
  });
}

/** Deletes a draft with its versions; the facts of its matter stay. @throws AppError `not_found` */
export async function deleteDraft(context: RequestContext, { draftId }: { draftId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { draft: held } = await holdDraft(tx, context.caller, draftId);
    await tx.delete(draft).where(eq(draft.id, held.id));
    await recordAudit(context, tx, { kind: 'draft', action: 'deleted', id: held.id });
  });
}

async function insertDraft(
  context: RequestContext,
  tx: Transaction,
  held: MatterRow,
  made: Pick<DraftRow, 'templateId' | 'title' | 'parts' | 'body'>,
): Promise<DraftRow> {
  await takeRoom(context, tx, 'draft');
  const now = context.clock.now();
  const [row] = await tx
    .insert(draft)
    .values({
      ...{ id: context.ids.make('draft'), ownerId: context.caller.userId, matterId: held.id, ...made },
      ...{ revision: 1, seenFactsRevision: held.factsRevision, createdAt: now, savedAt: now },
    })
    .returning();
  if (!row) throw new Error('A draft was not written.');
  return row;
}
