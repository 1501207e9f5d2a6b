import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { ErrorCode } from '@mingfa/contract/errors';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { auditedCitation, citationAudit } from '../../db/schema/citation-audit.ts';
import { document } from '../../db/schema/document.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import { WorkOverridden } from '../../engine/work/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { AuditContext } from './audit-context.ts';
import { isChangedSince } from './is-changed-since.ts';
import type { AuditStep, AuditSubject } from './thread/audit-jobs.ts';

const WRITTEN_AT_ONCE = 200;

/**
 * Does the work of an audit, or goes on with it: each stretch is kept with how far the audit is, so that a process that was killed
 * loses one stretch.
 * @param attempt.isLast a failure that is nobody's fault ends the audit instead of being tried again
 */
export async function runAudit(
  context: AuditContext,
  auditId: string,
  attempt: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  if (!(await isSubjectRead(context, auditId))) return;
  const [row] = await context.db
    .update(citationAudit)
    .set({ state: 'working' })
    .where(and(eq(citationAudit.id, auditId), inArray(citationAudit.state, ['waiting', 'working'])))
    .returning();
  if (!row) return;
  try {
    await context.liveWork.run(auditId, attempt.signal, (signal) => work(context, row, signal));
  } catch (error) {
    if (error instanceof WorkOverridden) return;
    if (attempt.signal.aborted || (!attempt.isLast && !(error instanceof AppError))) throw error;
    await end(context, auditId, { state: 'failed', errorCode: codeOf(error) });
    if (!(error instanceof AppError)) throw error;
  }
}

/** A file that is still being read comes back here once it has been (`auditReady`). */
async function isSubjectRead({ db }: AuditContext, auditId: string): Promise<boolean> {
  const [held] = await db
    .select({ documentId: citationAudit.documentId, state: document.state })
    .from(citationAudit)
    .leftJoin(document, eq(document.id, citationAudit.documentId))
    .where(eq(citationAudit.id, auditId));
  return held !== undefined && (held.documentId === null || held.state === 'ready');
}

async function work(
  context: AuditContext,
  row: typeof citationAudit.$inferSelect,
  signal: AbortSignal,
): Promise<void> {
  const subject: AuditSubject =
    row.documentId === null
      ? { pasted: row.pasted ?? '' }
      : { documentId: row.documentId, parts: await readStoredParts(context, row.documentId) };
  const [held] = await context.db
    .select({ found: count() })
    .from(auditedCitation)
    .where(eq(auditedCitation.auditId, row.id));
  const { libraryDate, characters } = await context.auditThreads.run(
    {
      subject,
      asOf: row.asOf,
      today: todayInChina(context.clock),
      askedBy: row.ownerId,
      from: row.charactersDone,
      found: held?.found ?? 0,
    },
    (step) => writeStep(context, row.id, step),
    signal,
  );
  await end(context, row.id, { state: 'finished', libraryDate, characters, charactersDone: characters });
}

/** @throws WorkOverridden when the audit was cancelled or deleted meanwhile */
async function writeStep(context: AuditContext, auditId: string, step: AuditStep): Promise<void> {
  const { charactersDone, characters } = step;
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(citationAudit)
      .set({ charactersDone, characters })
      .where(and(eq(citationAudit.id, auditId), eq(citationAudit.state, 'working')))
      .returning({ id: citationAudit.id });
    if (written.length === 0) throw new WorkOverridden();
    const rows = step.citations.map((citation) => rowOf(auditId, citation));
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await tx.insert(auditedCitation).values(rows.slice(from, from + WRITTEN_AT_ONCE));
  });
}

const rowOf = (auditId: string, citation: AuditedCitation): typeof auditedCitation.$inferInsert => ({
  auditId,
  number: citation.number,
  state: citation.state,
  isDoubtful: citation.isDoubtful,
  isChangedSince: isChangedSince(citation),
  citation,
});

async function end(
  context: AuditContext,
  auditId: string,
  change: PgUpdateSetSource<typeof citationAudit>,
): Promise<void> {
  await context.db
    .update(citationAudit)
    .set({ ...change, finishedAt: context.clock.now() })
    .where(and(eq(citationAudit.id, auditId), eq(citationAudit.state, 'working')));
}

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'internal');
