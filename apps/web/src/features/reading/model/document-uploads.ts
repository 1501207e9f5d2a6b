import { createDocument } from '@mingfa/contract/document';
import { callEndpoint } from '../../../lib/client.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';
import { refreshDocuments } from './refresh-documents.ts';

export const READING_UPLOADS = 'reading';

/** Uploads files to read; a single one is opened as soon as it is there. */
export function addDocuments(files: readonly CollectedFile[], onSingle: (documentId: string) => void): void {
  enqueueUploads(READING_UPLOADS, files, async (uploadId) => {
    const answer = await callEndpoint(createDocument, { body: { uploadId } });
    if (answer.status) {
      await refreshDocuments();
      if (files.length === 1) onSingle(answer.data.documentId);
    }
    return answer;
  });
}
