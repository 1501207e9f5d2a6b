import { addEvidenceFile, EVIDENCE_ENDINGS, getEvidence } from '@mingfa/contract/matter-evidence';
import i18next from 'i18next';
import { makeFailure } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import type { CollectedFile } from '../../../lib/upload/collect-files.ts';
import { afterEarlierUploads, enqueueUploads } from '../../../lib/upload/upload-queue.ts';

/** The uploads of a matter's evidence. */
export const evidenceUploads = (matterId: string): string => `evidence-${matterId}`;

/** Whether a file by its name can be evidence. */
export const canBeEvidence = (name: string): boolean =>
  EVIDENCE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** Uploads files as evidence: each a new piece, or all of them to one. Those of other kinds are named, and not sent. */
export function uploadEvidence(matterId: string, files: readonly CollectedFile[], row?: string): void {
  const refused = files.filter(({ file }) => !canBeEvidence(file.name)).map(({ file }) => file.name);
  if (refused.length > 0)
    toast.error(i18next.t('evidence.add.refused', { ns: 'drafting', names: refused.join(', ') }));
  const usable = files.filter(({ file }) => canBeEvidence(file.name));
  const group = evidenceUploads(matterId);
  enqueueUploads(group, usable, async (uploadId, { upload }) => {
    // Pieces are numbered as their files were chosen, and not as they arrive.
    if (!(await afterEarlierUploads(group, upload.id)))
      return makeFailure('', { errorCode: 'cancelled', silent: true });
    const answer = await callEndpoint(addEvidenceFile, {
      params: { matterId },
      body: { from: { kind: 'upload', uploadId }, ...(row ? { row } : {}) },
    });
    if (answer.status)
      queryClient.setQueryData(endpointKey(getEvidence, { params: { matterId } }), answer.data.evidence);
    return answer;
  });
}
