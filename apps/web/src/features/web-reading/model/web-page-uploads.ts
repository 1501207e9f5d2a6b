import { uploadWebPage } from '@mingfa/contract/web-page';
import { callEndpoint } from '../../../lib/client.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads, type FinishUpload } from '../../../lib/upload/upload-queue.ts';
import { refreshWebPages } from './refresh-web-pages.ts';

export const WEB_PAGE_UPLOADS = 'web page';

/** Uploads saved pages; a single one is opened as soon as it is there. */
export function addWebPages(files: readonly CollectedFile[], onSingle: (webPageId: string) => void): void {
  const finish: FinishUpload = async (uploadId) => {
    const answer = await callEndpoint(uploadWebPage, { body: { uploadId } });
    if (answer.status) {
      await refreshWebPages();
      if (files.length === 1) onSingle(answer.data.webPageId);
    }
    return answer;
  };
  enqueueUploads(WEB_PAGE_UPLOADS, files, finish, 'page');
}
