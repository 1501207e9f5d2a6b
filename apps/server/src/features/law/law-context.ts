import type { AskedQuestion, ReadQuestion } from '../../engine/retrieval/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { TextSearch } from '../../ports/text-search.ts';
import type { LawImports } from './import-service.ts';

/** What the verbs of the law library use. */
export type LawContext = AppContext & { search: TextSearch; imports: LawImports };

/** What searching uses besides. */
export type SearchContext = LawContext & { readQuestion(asked: AskedQuestion): Promise<ReadQuestion> };
