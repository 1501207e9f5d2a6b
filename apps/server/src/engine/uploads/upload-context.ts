import type { upload } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Secrets } from '../../ports/secrets.ts';

/** What uploads need besides the common context. */
export interface UploadContext extends AppContext {
  files: FileStore;
  secrets: Secrets;
}

export type UploadRow = typeof upload.$inferSelect;
