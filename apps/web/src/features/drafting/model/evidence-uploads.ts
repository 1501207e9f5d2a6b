import { addEvidenceFile, EVIDENCE_ENDINGS, getEvidence } from '@mingfa/contract/matter-evidence';
import { makeFailure } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';

/** The uploads of a matter's evidence. */
export const evidenceUploads = (matterId: string): string => `evidence-${matterId}`;

/** Uploads files as evidence: each a new piece, or all of them to one. */
export function uploadEvidence(
  matterId: string,
  files: readonly CollectedFile[],
  options: { row?: string; refused: string },
): void {
  enqueueUploads(evidenceUploads(matterId), files, async (uploadId, { upload }) => {
    const name = upload.file.name.toLowerCase();
    if (!EVIDENCE_ENDINGS.some((ending) => name.endsWith(ending))) return makeFailure(options.refused);
    const answer = await callEndpoint(addEvidenceFile, {
      params: { matterId },
      body: { from: { kind: 'upload', uploadId }, ...(options.row ? { row: options.row } : {}) },
    });
    if (answer.status)
      queryClient.setQueryData(endpointKey(getEvidence, { params: { matterId } }), answer.data.evidence);
    return answer;
  });
}
