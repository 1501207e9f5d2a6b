import type { MessagePort } from 'node:worker_threads';
import type { AppContext } from '../../ports/app-context.ts';
import type { CaseTextSearch } from '../../ports/case-text-search.ts';
import type { Jobs } from '../../ports/jobs.ts';

/** What the verbs of importing cases use. */
export interface CaseImportsContext extends AppContext {
  caseSearch: CaseTextSearch;
  jobs: Jobs;
  /** Where uploads wait to be read. */
  importFolder: string;
  /** How the beginning of a file is read beside the server's event loop: the thread's program, and its parser. */
  preview: { program: URL; openParserPort(): MessagePort };
}
