import { addKnowledgeFile } from '@mingfa/contract/knowledge';
import { callEndpoint } from '../../../lib/client.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';
import { refreshKnowledge } from './refresh-knowledge.ts';

/** The uploads of one base. */
export const uploadGroup = (konId: string) => `knowledge ${konId}`;

const REFRESH_EVERY_MS = 1_000;
const refresh = { isDue: false };

/** Hundreds of files arrive one after the other; the lists are read again once a second. */
function refreshSoon(): void {
  if (refresh.isDue) return;
  refresh.isDue = true;
  setTimeout(() => {
    refresh.isDue = false;
    void refreshKnowledge();
  }, REFRESH_EVERY_MS);
}

/** Uploads files into a base; the server begins to read each one as soon as it is there. */
export function addToBase(konId: string, files: readonly CollectedFile[]): void {
  enqueueUploads(uploadGroup(konId), files, async (uploadId, { keepDuplicate }) => {
    const answer = await callEndpoint(addKnowledgeFile, {
      params: { konId },
      body: { uploadId, keepDuplicate },
    });
    if (answer.status) refreshSoon();
    return answer;
  });
}
