import type { FileTextParser } from '../../../engine/importing/index.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { WriteContext } from './write-versions.ts';

/** What an import works with. */
export interface ImportContext extends WriteContext {
  ids: Ids;
  parser: FileTextParser;
  /** Stores the progress now and then. @throws ImportCancelled when the person asked to stop */
  report(): Promise<void>;
}
