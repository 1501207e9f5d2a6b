import { getRecording } from '@mingfa/contract/recording';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { draftFromAddress } from '../../../lib/drafting-address.ts';
import { toast } from '../../../lib/toast.ts';

/** Leads to the documents that can be drafted from what was said, once what was changed is kept. */
export function useDraftFrom(recordingId: string, flush: () => Promise<unknown>) {
  const { t } = useTranslation('recording');
  const navigate = useNavigate();
  return async () => {
    try {
      await flush();
      // Its document is made some seconds after the first words: what was read before does not know it.
      const { documentId } = await requestData(getRecording, { params: { recordingId } });
      if (documentId === null) toast.info(t('actions.draftLater'));
      else void navigate(draftFromAddress('document', documentId));
    } catch (error) {
      toastFailure(error);
    }
  };
}
