import type { DraftDetail } from '@mingfa/contract/draft-state';
import type * as contract from '@mingfa/contract/draft-version';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { type FactSheet, factOfPath } from '@mingfa/legal/drafting/fact-sheet';
import { and, desc, eq } from 'drizzle-orm';
import { draft, draftVersion } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { contractDocument } from '../contract-document.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { describeDraft } from '../drafts/describe-draft.ts';
import { documentOf } from '../drafts/document-of.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { holdDraft, ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { compareDocuments } from './compare-documents.ts';
import { keepVersion, type VersionRow } from './keep-version.ts';

/** Versions of a draft, newest first. @throws AppError `not_found` */
export async function listDraftVersions(
  { db, caller }: RequestContext,
  { draftId, page, pageSize }: EndpointInput<typeof contract.listDraftVersions>,
) {
  await ownDraft(db, caller, draftId);
  const ofDraft = eq(draftVersion.draftId, draftId);
  const { id, number, reason, note, title, characters, createdAt } = draftVersion;
  const rows = await db
    .select({ id, number, reason, note, title, characters, createdAt })
    .from(draftVersion)
    .where(ofDraft)
    .orderBy(desc(number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(describeVersion), total: await db.$count(draftVersion, ofDraft), page, pageSize };
}

/** Keeps a draft as it stands. @throws AppError `not_found`, `limit_reached` */
export async function saveDraftVersion(
  context: DraftingContext & MakingContext,
  { draftId, note }: { draftId: string; note: string },
): Promise<contract.DraftVersion> {
  const catalog = await catalogFor(context);
  return context.makeOnce(async (tx) => {
    const held = await holdDraft(tx, context.caller, draftId);
    return describeVersion(await keepVersion(context, tx, catalog, held, { reason: 'asked', note }));
  });
}

/** A version with its document. @throws AppError `not_found` */
export async function getDraftVersion(
  context: RequestContext,
  input: { draftId: string; versionId: string },
): Promise<EndpointOutput<typeof contract.getDraftVersion>> {
  const row = await ownVersion(context, input);
  return { ...describeVersion(row), document: contractDocument(row.state.document) };
}

/** What became otherwise between a version and another, or the draft as it stands. @throws AppError `not_found` */
export async function compareDraftVersion(
  context: DraftingContext & RequestContext,
  { draftId, versionId, withVersionId }: EndpointInput<typeof contract.compareDraftVersion>,
): Promise<EndpointOutput<typeof contract.compareDraftVersion>> {
  const older = await ownVersion(context, { draftId, versionId });
  if (withVersionId) {
    const newer = await ownVersion(context, { draftId, versionId: withVersionId });
    return compareDocuments(older.state.document, newer.state.document);
  }
  const catalog = await catalogFor(context);
  const { draft: row, matter } = await ownDraft(context.db, context.caller, draftId);
  const content = { sheet: matter.sheet, parts: row.parts, body: row.body };
  const entry = requireTemplate(catalog, row.templateId);
  return compareDocuments(
    older.state.document,
    documentOf(catalog, entry, content, todayInChina(context.clock)),
  );
}

/**
 * Puts a draft back as it stood; what stood there is kept as a version.
 * @throws AppError `not_found`, `limit_reached`
 */
export async function restoreDraftVersion(
  context: DraftingContext & RequestContext,
  { draftId, versionId, withFacts }: EndpointInput<typeof contract.restoreDraftVersion>,
): Promise<DraftDetail> {
  const catalog = await catalogFor(context);
  const { state, title } = await ownVersion(context, { draftId, versionId });
  return context.db.transaction(async (tx) => {
    const held = await holdDraft(tx, context.caller, draftId);
    const { drawn } = requireTemplate(catalog, held.draft.templateId);
    await keepVersion(context, tx, catalog, held, { reason: 'restore' });
    const sheet = withFacts ? withDrawn(held.matter.sheet, state.facts, drawn) : held.matter.sheet;
    const matter = await writeFacts(context, tx, catalog, held.matter, sheet);
    const [row] = await tx
      .update(draft)
      .set({
        ...{ title, parts: state.parts, body: state.body, revision: held.draft.revision + 1 },
        ...{ seenFactsRevision: matter.factsRevision, savedAt: context.clock.now() },
      })
      .where(eq(draft.id, draftId))
      .returning();
    if (!row) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'draft', action: 'restored', id: draftId });
    return describeDraft(tx, catalog, { draft: row, matter }, todayInChina(context.clock));
  });
}

/** A sheet in which the facts a template draws on stand as they stood. */
function withDrawn(sheet: FactSheet, stood: FactSheet, drawn: ReadonlySet<string>): FactSheet {
  const others = <Held>(held: Readonly<Record<string, Held>>) =>
    Object.fromEntries(Object.entries(held).filter(([path]) => !drawn.has(factOfPath(path))));
  return {
    rows: { ...others(sheet.rows), ...stood.rows },
    entries: { ...others(sheet.entries), ...stood.entries },
  };
}

/** One of the versions of the caller's own draft. @throws AppError `not_found` */
export async function ownVersion(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { draftId, versionId }: { draftId: string; versionId: string },
): Promise<VersionRow> {
  await ownDraft(db, caller, draftId);
  const [row] = await db
    .select()
    .from(draftVersion)
    .where(and(eq(draftVersion.id, versionId), eq(draftVersion.draftId, draftId)));
  if (!row) throw new AppError('not_found');
  return row;
}

function describeVersion({
  id,
  number,
  reason,
  note,
  title,
  characters,
  createdAt,
}: Omit<VersionRow, 'draftId' | 'checksum' | 'state'>): contract.DraftVersion {
  return { versionId: id, number, reason, note, title, characters, createdAt: createdAt.toISOString() };
}
