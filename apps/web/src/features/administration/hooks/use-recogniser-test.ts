import { type testRecogniser as contract, testRecogniser } from '@mingfa/contract/admin-recogniser';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { requestData } from '../../../lib/client.ts';
import { sendUpload } from '../../../lib/upload/send-upload.ts';

/** Has a recogniser hear a tone, or a file of the person's own. */
export function useRecogniserTest(modelId: string) {
  return useMutation<EndpointOutput<typeof contract>, Error, File | null>({
    mutationFn: async (file) => {
      const uploadId = file ? await sendUpload(file, 'recording') : null;
      // A large model without a graphics card takes longer than any other request; the server gives it up.
      return requestData(testRecogniser, { params: { modelId }, body: { uploadId } }, { timeoutMs: false });
    },
  });
}
