import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { citationAudit } from '../../db/schema/citation-audit.ts';
import { document } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type AuditRow = Omit<typeof citationAudit.$inferSelect, 'pasted'>;

/** As much of a pasted text as is read for its name. */
const BEGINNING_MAX_CHARACTERS = 200;
/** The columns of audits; the pasted text is long. */
const { pasted, ...AUDIT_COLUMNS } = getTableColumns(citationAudit);

/** An audit with its file, where it is of one, and the beginning of a pasted text. */
export interface AuditWithSubject {
  audit: AuditRow;
  document: Pick<typeof document.$inferSelect, 'name' | 'format' | 'state' | 'fileKey' | 'errorCode'> | null;
  beginning: string | null;
}

/** What describes an audit, as columns of a query that joins its document. */
export const DESCRIBED_AUDIT = {
  audit: AUDIT_COLUMNS,
  document: {
    name: document.name,
    format: document.format,
    state: document.state,
    fileKey: document.fileKey,
    errorCode: document.errorCode,
  },
  beginning: sql<
    string | null
  >`left(btrim(${pasted}, E' \\t\\r\\n　'), ${sql.raw(String(BEGINNING_MAX_CHARACTERS))})`,
};

/** The caller's audit. @throws AppError `not_found`, also for somebody else's */
export async function ownAudit(context: RequestContext, auditId: string): Promise<AuditWithSubject> {
  const [row] = await context.db
    .select(DESCRIBED_AUDIT)
    .from(citationAudit)
    .leftJoin(document, eq(document.id, citationAudit.documentId))
    .where(and(eq(citationAudit.id, auditId), eq(citationAudit.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
