import type { keptThings } from '@mingfa/contract/account';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { analysis, analysisTemplate } from '../../db/schema/analysis.ts';
import { caseNote, savedCaseSearch } from '../../db/schema/case.ts';
import { caseFolder } from '../../db/schema/case-folder.ts';
import { caseReport } from '../../db/schema/case-report.ts';
import { conversation } from '../../db/schema/chat.ts';
import { citationAudit } from '../../db/schema/citation-audit.ts';
import { clone } from '../../db/schema/clone.ts';
import { dataset } from '../../db/schema/dataset.ts';
import { comparison, document, documentSegment, knowledgeBase, webPage } from '../../db/schema/document.ts';
import { addressBookEntry, draft, letterhead, matter, ownTemplate } from '../../db/schema/drafting.ts';
import { lawNote } from '../../db/schema/law.ts';
import { recording } from '../../db/schema/recording.ts';
import { playbook, review } from '../../db/schema/review.ts';
import { reviewTable } from '../../db/schema/review-table.ts';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { limitFor } from './limit-for.ts';
import { KEPT_LIMITS, type ThingKind } from './quotas.ts';
import { tierOf } from './tier-of.ts';
import { describeRefusal, KEPT, wayOn } from './way-on.ts';

const OWNER: Record<Exclude<ThingKind, 'segment'>, PgColumn> = {
  conversation: conversation.ownerId,
  knowledge_base: knowledgeBase.ownerId,
  law_note: lawNote.ownerId,
  case_note: caseNote.ownerId,
  case_search: savedCaseSearch.ownerId,
  case_folder: caseFolder.ownerId,
  case_report: caseReport.ownerId,
  playbook: playbook.ownerId,
  review: review.ownerId,
  comparison: comparison.ownerId,
  citation_audit: citationAudit.ownerId,
  web_page: webPage.ownerId,
  clone: clone.ownerId,
  share: share.ownerId,
  matter: matter.ownerId,
  draft: draft.ownerId,
  address_entry: addressBookEntry.ownerId,
  own_template: ownTemplate.ownerId,
  letterhead: letterhead.ownerId,
  recording: recording.ownerId,
  dataset: dataset.ownerId,
  review_table: reviewTable.ownerId,
  analysis: analysis.ownerId,
  analysis_template: analysisTemplate.ownerId,
};

/**
 * Makes sure that the caller may keep one more of a kind. Within the transaction that adds it: it waits for others of the same
 * person, so that all together stay within the limit.
 * @throws AppError `limit_reached`
 */
export async function takeRoom(context: RequestContext, tx: Transaction, kind: ThingKind): Promise<void> {
  const { caller } = context;
  const at = await limitFor(context, tx, { caller, kind, defaults: KEPT_LIMITS[kind] });
  const { limit } = at;
  if (limit === 0) return;
  await tx.select({ id: user.id }).from(user).where(eq(user.id, caller.userId)).for('no key update');
  if ((await countThings(tx, caller.userId, kind)) >= limit)
    throw new AppError(
      'limit_reached',
      { limit, wayOn: wayOn(at, KEPT) },
      { refusal: describeRefusal(at, null) },
    );
}

/** What the caller keeps of each kind, and may keep; a limit of 0 means none. */
export async function listKeptThings(context: RequestContext): Promise<z.infer<typeof keptThings>[]> {
  const { caller, db } = context;
  const tier = await tierOf(context, db, caller);
  const kinds: readonly ThingKind[] =
    tier === 'guest' ? ['conversation'] : (Object.keys(KEPT_LIMITS) as ThingKind[]);
  const kept: z.infer<typeof keptThings>[] = [];
  for (const kind of kinds) {
    const { limit } = await limitFor(context, db, { caller, kind, defaults: KEPT_LIMITS[kind] });
    kept.push({ kind, limit, used: await countThings(db, caller.userId, kind) });
  }
  return kept;
}

async function countThings(db: DatabaseOrTransaction, userId: string, kind: ThingKind): Promise<number> {
  if (kind !== 'segment') return db.$count(OWNER[kind].table, eq(OWNER[kind], userId));
  // Only what was written by hand: the segments of a file are the file's.
  const ofPerson = db.select({ id: document.id }).from(document).where(eq(document.ownerId, userId));
  return db.$count(
    documentSegment,
    and(eq(documentSegment.origin, 'added'), inArray(documentSegment.documentId, ofPerson)),
  );
}
