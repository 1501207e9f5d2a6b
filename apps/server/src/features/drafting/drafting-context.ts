import type { Guide } from '@mingfa/content/guide';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Letterheads } from '../../ports/letterheads.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { WordTemplates } from '../../ports/word-templates.ts';
import type { AuditContext } from '../citation-audit/index.ts';
import type { TemplateCatalog } from './templates/template-catalog.ts';

/** What drafting needs besides the usual. */
export interface DraftingContext extends AppContext, Pick<AuditContext, 'auditThreads'> {
  /** Templates and facts, compiled when they are first asked for and kept from then on. */
  templates(): Promise<TemplateCatalog>;
  /** The guides to what a few words tell of; of several any may be the one. */
  situationsOf(text: string): Promise<readonly Pick<Guide, 'title' | 'documents'>[]>;
  printer: PrintedFileWriter;
  files: FileStore;
  wordTemplates: WordTemplates;
  letterheads: Letterheads;
}
