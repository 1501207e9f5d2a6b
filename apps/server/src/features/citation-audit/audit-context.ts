import type { DatabaseAddress } from '../../db/client.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';

/** What audits of citations need besides documents. */
export interface AuditContext extends IngestionContext {
  /** The program of the thread that audits, and where it finds the database. */
  auditThread: { program: URL; database: DatabaseAddress };
  docxChanges: DocxChanges;
  printer: PrintedFileWriter;
}
