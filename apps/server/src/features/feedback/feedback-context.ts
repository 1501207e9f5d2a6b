import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PictureReader } from '../../ports/picture-reader.ts';
import type { Secrets } from '../../ports/secrets.ts';

/** What the verbs of feedback need besides the common context. */
export interface FeedbackContext extends AppContext {
  files: FileStore;
  pictures: PictureReader;
  secrets: Secrets;
}
