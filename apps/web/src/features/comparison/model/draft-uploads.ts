import { createDocument, getDocument, listDocuments } from '@mingfa/contract/document';
import { callEndpoint } from '../../../lib/client.ts';
import { refreshEndpoints } from '../../../lib/query.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';

/** Which of the two drafts. */
export type DraftSide = 'older' | 'newer';

/** The uploads of one side: each shows its own. */
export const draftGroup = (side: DraftSide) => `comparison ${side}`;

/** Uploads a draft, and says which document it has become; it is read from then on. */
export function addDraft(
  side: DraftSide,
  [file]: readonly CollectedFile[],
  onAdded: (documentId: string) => void,
): void {
  if (!file) return;
  enqueueUploads(draftGroup(side), [file], async (uploadId) => {
    const answer = await callEndpoint(createDocument, { body: { uploadId } });
    if (answer.status) {
      await refreshEndpoints(listDocuments, getDocument);
      onAdded(answer.data.documentId);
    }
    return answer;
  });
}
