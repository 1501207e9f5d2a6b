import { pgTextsearch } from './adapters/text-search-pg-textsearch/pg-textsearch.ts';
import { postings } from './adapters/text-search-postings/postings.ts';
import type { DatabaseConnection } from './db/client.ts';
import type { TextSearch } from './ports/text-search.ts';

/** The search that the database can do: BM25 in its index, or postings in plain SQL. */
export function chooseTextSearch(connection: DatabaseConnection): TextSearch {
  return connection.capabilities.textSearch
    ? pgTextsearch(connection.db)
    : postings(connection.db, { now: () => Date.now() });
}
