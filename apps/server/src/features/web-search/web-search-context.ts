import type { WebSource } from '../../engine/retrieval/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { OpenWebSearch } from '../../ports/web-search.ts';

/** What the verbs of web search need besides the common context. */
export interface WebSearchContext extends AppContext {
  secrets: Secrets;
  openWebSearch: OpenWebSearch;
  web: WebSource;
}
