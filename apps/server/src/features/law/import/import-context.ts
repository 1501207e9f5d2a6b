import type { Ids } from '../../../ports/ids.ts';
import type { ImportProgress } from './progress.ts';
import type { LawTextParser } from './read-law-text.ts';
import type { WriteContext } from './write-versions.ts';

/** What an import works with. */
export interface ImportContext extends WriteContext {
  ids: Ids;
  parser: LawTextParser;
  /** Stores the progress now and then. @throws ImportCancelled when the person asked to stop */
  report(progress: ImportProgress): Promise<void>;
}
