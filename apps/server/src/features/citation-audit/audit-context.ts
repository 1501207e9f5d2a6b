import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { AuditThreads } from './audit-threads.ts';

/** What audits of citations need besides documents. */
export interface AuditContext extends IngestionContext {
  auditThreads: AuditThreads;
  docxChanges: DocxChanges;
  printer: PrintedFileWriter;
}
