import type { upload } from '../../db/schema/document.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { QuotaContext } from '../account/index.ts';

/** What uploads need besides the common context. */
export interface UploadContext extends QuotaContext {
  files: FileStore;
  secrets: Secrets;
}

export type UploadRow = typeof upload.$inferSelect;
