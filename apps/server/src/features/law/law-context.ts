import type { AskedQuestion, ReadQuestion } from '../../engine/retrieval/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { TextSearch } from '../../ports/text-search.ts';

/** What the verbs of the law library use. */
export interface LawContext extends AppContext {
  search: TextSearch;
  jobs: Jobs;
  /** Where uploads wait to be read. */
  importFolder: string;
}

/** What searching uses besides. */
export type SearchContext = LawContext & { readQuestion(asked: AskedQuestion): Promise<ReadQuestion> };
