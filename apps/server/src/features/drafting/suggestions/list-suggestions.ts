import type * as contract from '@mingfa/contract/draft-suggestion';
import type { DraftSuggestion } from '@mingfa/contract/draft-suggestion';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq } from 'drizzle-orm';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownDraft } from '../own-rows.ts';
import { describeSuggestion, describeSuggestions } from './describe-suggestion.ts';
import { ownSuggestion } from './own-suggestion.ts';

/** Suggestions for a draft, newest first. @throws AppError `not_found` */
export async function listSuggestions(
  context: RequestContext,
  { draftId, decision, part, page, pageSize }: EndpointInput<typeof contract.listSuggestions>,
): Promise<EndpointOutput<typeof contract.listSuggestions>> {
  const { db } = context;
  await ownDraft(db, context.caller, draftId);
  const own = and(
    eq(draftSuggestion.draftId, draftId),
    decision === undefined ? undefined : eq(draftSuggestion.decision, decision),
    part === undefined ? undefined : eq(draftSuggestion.part, part),
  );
  const rows = await db
    .select()
    .from(draftSuggestion)
    .where(own)
    .orderBy(desc(draftSuggestion.createdAt), desc(draftSuggestion.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await describeSuggestions(db, rows);
  return { items, total: await db.$count(draftSuggestion, own), page, pageSize };
}

/** A suggestion with its check. @throws AppError `not_found` */
export async function getSuggestion(
  context: RequestContext,
  place: { draftId: string; suggestionId: string },
): Promise<DraftSuggestion> {
  return describeSuggestion(context.db, await ownSuggestion(context.db, context.caller, place));
}
