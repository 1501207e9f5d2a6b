import { getDocument } from '@mingfa/contract/document';
import type { TimeRange } from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { recordingAddress } from '../../../lib/recording-address.ts';

/** Of what was said: where it can be heard, in a tab of its own; the conversation stays where it is. */
export function PlayLink({ documentId, time }: { documentId: string; time: TimeRange }) {
  const { t } = useTranslation('chat');
  const document = useEndpoint(getDocument, { params: { documentId } });
  const recordingId = document.data?.recordingId;
  if (!recordingId) return <span>{formatSpokenTime(time, currentLanguage())}</span>;
  return (
    <Link to={recordingAddress(recordingId, time.startMs)} target="_blank">
      {t('citation.playAt', { time: formatSpokenTime(time, currentLanguage()) })}
    </Link>
  );
}
