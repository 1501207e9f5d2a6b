import type { AuditCounts, CitationAudit } from '@mingfa/contract/citation-audit';
import type { ErrorCode } from '@mingfa/contract/errors';
import type { CitationState } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import { inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { auditedCitation } from '../../db/schema/citation-audit.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { nameOfText } from './name-of-text.ts';
import type { AuditWithSubject } from './own-audits.ts';

/** Audits with what they found, counted by one statement. */
export async function describeAudits(
  db: DatabaseOrTransaction,
  rows: readonly AuditWithSubject[],
  language: Language,
): Promise<CitationAudit[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .select({
      auditId: auditedCitation.auditId,
      state: auditedCitation.state,
      total: sql<number>`count(*)::int`,
      doubtful: sql<number>`(count(*) filter (where ${auditedCitation.isDoubtful}))::int`,
      changedSince: sql<number>`(count(*) filter (where ${auditedCitation.isChangedSince}))::int`,
      nearestNotRun: sql<number>`(count(*) filter (where ${auditedCitation.citation} -> 'nearestNotRun' = 'true'))::int`,
    })
    .from(auditedCitation)
    .where(
      inArray(
        auditedCitation.auditId,
        rows.map(({ audit }) => audit.id),
      ),
    )
    .groupBy(auditedCitation.auditId, auditedCitation.state);
  const countsOf = new Map<string, AuditCounts>();
  for (const { auditId, state, total, doubtful, changedSince, nearestNotRun } of counted) {
    const counts = countsOf.get(auditId) ?? noCounts();
    counts.total += total;
    counts.doubtful += doubtful;
    counts.changedSince += changedSince;
    counts.nearestNotRun += nearestNotRun;
    if (state === 'not_run') counts.notRun += total;
    else counts.byState[state as CitationState] = total;
    countsOf.set(auditId, counts);
  }
  return rows.map(({ audit, document, beginning }) => ({
    ...endOf({ audit, document }, language),
    auditId: audit.id,
    name: document?.name ?? nameOfText(beginning ?? ''),
    documentId: audit.documentId,
    charactersDone: audit.charactersDone,
    characters: audit.characters,
    asOf: audit.asOf,
    libraryDate: audit.libraryDate,
    counts: countsOf.get(audit.id) ?? noCounts(),
    canExportComments: document?.format === 'docx' && document.state === 'ready',
    createdAt: audit.createdAt.toISOString(),
    finishedAt: audit.finishedAt?.toISOString() ?? null,
  }));
}

/** Where an audit is; one that waits for a file that could not be read has failed with it. */
function endOf(
  { audit, document }: Pick<AuditWithSubject, 'audit' | 'document'>,
  language: Language,
): Pick<CitationAudit, 'state' | 'errorMessage'> {
  const isUnread = document?.state === 'failed' || document?.state === 'cancelled';
  if (audit.state === 'waiting' && isUnread)
    return {
      state: document.state === 'failed' ? 'failed' : 'cancelled',
      errorMessage: wordsOf(document.errorCode, language),
    };
  return { state: audit.state, errorMessage: wordsOf(audit.errorCode, language) };
}

/** One audit with what it found. */
export async function describeAudit(
  db: DatabaseOrTransaction,
  row: AuditWithSubject,
  language: Language,
): Promise<CitationAudit> {
  const [described] = await describeAudits(db, [row], language);
  if (!described) throw new Error('An audit was not described.');
  return described;
}

/** Counts of nothing. */
export const noCounts = (): AuditCounts => ({
  total: 0,
  byState: {},
  notRun: 0,
  doubtful: 0,
  changedSince: 0,
  nearestNotRun: 0,
});

/** A stored failure in words. */
function wordsOf(code: string | null, language: Language): string | null {
  if (code === null) return null;
  return toErrorAnswer(new AppError(code as ErrorCode), { language, requestId: '' }).body.errorMessage;
}
