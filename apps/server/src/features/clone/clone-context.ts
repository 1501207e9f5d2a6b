import type { Field } from '@mingfa/content/fields';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PictureReader } from '../../ports/picture-reader.ts';

/** What the verbs of clones need besides the common context. */
export interface CloneContext extends AppContext {
  /** Fields of law, with the facts they ask for. */
  fields: readonly Field[];
  files: FileStore;
  pictures: PictureReader;
}
