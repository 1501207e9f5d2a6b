import type { Database } from '../../../db/client.ts';
import type { FileTextParser } from '../../../engine/importing/index.ts';
import type { CaseTextSearch } from '../../../ports/case-text-search.ts';
import type { Ids } from '../../../ports/ids.ts';

/** What an import of cases works with. */
export interface CaseImportContext {
  db: Database;
  ids: Ids;
  search: CaseTextSearch;
  parser: FileTextParser;
  /** Names of natural persons are masked in what readers see. */
  masksNames: boolean;
  now(): Date;
  /** Stores the progress now and then. @throws ImportCancelled when the person asked to stop */
  report(): Promise<void>;
}

/** Whose library is imported into, and where the cases come from. */
export interface CaseTarget {
  /** Null for the shared library. */
  ownerId: string | null;
  /** The collection or file as a person knows it. */
  sourceName: string;
}
