import type * as contract from '@mingfa/contract/citation-audit';
import type { CitationAudit } from '@mingfa/contract/citation-audit';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { auditedCitation, citationAudit } from '../../db/schema/citation-audit.ts';
import { document } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AuditContext } from './audit-context.ts';
import { describeAudit, describeAudits } from './describe-audit.ts';
import { DESCRIBED_AUDIT, ownAudit } from './own-audits.ts';

/** Audits, newest first. */
export async function listCitationAudits(
  context: AuditContext & RequestContext,
  input: EndpointInput<typeof contract.listCitationAudits>,
): Promise<EndpointOutput<typeof contract.listCitationAudits>> {
  const { page, pageSize, documentId } = input;
  const condition = and(
    eq(citationAudit.ownerId, context.caller.userId),
    documentId ? eq(citationAudit.documentId, documentId) : undefined,
  );
  const total = await context.db.$count(citationAudit, condition);
  const rows = await context.db
    .select(DESCRIBED_AUDIT)
    .from(citationAudit)
    .leftJoin(document, eq(document.id, citationAudit.documentId))
    .where(condition)
    .orderBy(desc(citationAudit.createdAt), desc(citationAudit.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeAudits(context.db, rows, context.language), total, page, pageSize };
}

/** An audit with its numbers. @throws AppError `not_found` */
export async function getCitationAudit(
  context: AuditContext & RequestContext,
  input: { auditId: string },
): Promise<CitationAudit> {
  return describeAudit(context.db, await ownAudit(context, input.auditId), context.language);
}

/** The citations of an audit in the order of the text. @throws AppError `not_found` */
export async function listAuditedCitations(
  context: AuditContext & RequestContext,
  input: EndpointInput<typeof contract.listAuditedCitations>,
): Promise<EndpointOutput<typeof contract.listAuditedCitations>> {
  const { audit } = await ownAudit(context, input.auditId);
  const { page, pageSize, state, only } = input;
  const condition = and(
    eq(auditedCitation.auditId, audit.id),
    state.length > 0 ? inArray(auditedCitation.state, state) : undefined,
    only === 'doubtful' ? eq(auditedCitation.isDoubtful, true) : undefined,
    only === 'changed_since' ? eq(auditedCitation.isChangedSince, true) : undefined,
  );
  const total = await context.db.$count(auditedCitation, condition);
  const rows = await context.db
    .select({ citation: auditedCitation.citation })
    .from(auditedCitation)
    .where(condition)
    .orderBy(asc(auditedCitation.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(({ citation }) => citation), total, page, pageSize };
}
