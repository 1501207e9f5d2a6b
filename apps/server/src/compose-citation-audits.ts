import type { DatabaseAddress } from './db/client.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import {
  type AuditContext,
  AuditThreads,
  auditReady,
  forgetAudits,
  registerAudits,
  resumeAudits,
} from './features/citation-audit/index.ts';
import type { BoundRoute } from './http/route.ts';
import { citationAuditRoutes } from './http/routes/citation-audit-routes.ts';
import type { DocxChanges } from './ports/docx-changes.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';

/** The program that audits a text. */
export const CITATION_AUDIT_PROGRAM = new URL('./citation-audit-thread.ts', import.meta.url);

/** Composes the audit of citations over documents and the library. Before the jobs start. */
export function composeCitationAudits(
  ingestion: IngestionContext,
  parts: { database: DatabaseAddress; docxChanges: DocxChanges; printer: PrintedFileWriter },
): {
  routes: BoundRoute[];
  auditThreads: AuditThreads;
  resume(): Promise<void>;
  close(): Promise<void>;
} {
  const { database, docxChanges, printer } = parts;
  const audits: AuditContext = {
    ...ingestion,
    auditThreads: new AuditThreads(CITATION_AUDIT_PROGRAM, database),
    docxChanges,
    printer,
  };
  registerAudits(audits);
  ingestion.onReady.push((documentId) => auditReady(audits, documentId));
  ingestion.onDisowned.push(forgetAudits);
  return {
    routes: citationAuditRoutes(audits),
    auditThreads: audits.auditThreads,
    resume: () => resumeAudits(audits),
    close: () => audits.auditThreads.close(),
  };
}
