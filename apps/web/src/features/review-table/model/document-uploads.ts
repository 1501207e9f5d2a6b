import { createDocument, listDocuments } from '@mingfa/contract/document';
import { callEndpoint } from '../../../lib/client.ts';
import { refreshEndpoints } from '../../../lib/query.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';

/** Documents on their way to be rows. */
export const REVIEW_UPLOADS = 'review-table';

/** Uploads documents; each is told as soon as it is there, in whatever order they come. */
export function uploadDocuments(
  files: readonly CollectedFile[],
  onThere: (documentId: string) => void,
): void {
  enqueueUploads(REVIEW_UPLOADS, files, async (uploadId) => {
    const answer = await callEndpoint(createDocument, { body: { uploadId } });
    if (answer.status) {
      onThere(answer.data.documentId);
      await refreshEndpoints(listDocuments);
    }
    return answer;
  });
}
