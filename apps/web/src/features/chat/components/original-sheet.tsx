import { getDocument } from '@mingfa/contract/document';
import type { DocumentPlace, TimeRange } from '@mingfa/contract/evidence';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DocumentViewer } from '../../../components/document-viewer/document-viewer.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { recordingAddress } from '../../../lib/recording-address.ts';

const WIDTH_PX = 960;

/** What is opened: a file, at the cited passage where there is one. */
export interface Original {
  title: string;
  documentId: string;
  place: DocumentPlace | null;
}

/** The original of a source or an attachment beside the conversation. */
export default function OriginalSheet({
  title,
  documentId,
  place,
  onClose,
}: Original & { onClose: () => void }) {
  return (
    <Sheet
      open
      flush
      width={WIDTH_PX}
      title={title}
      onClose={onClose}
      footer={place?.time ? <PlayLink documentId={documentId} time={place.time} /> : null}
    >
      <DocumentViewer documentId={documentId} focus={place} hidesName />
    </Sheet>
  );
}

/** Of what was said: where it can be heard, in a tab of its own; the conversation stays where it is. */
function PlayLink({ documentId, time }: { documentId: string; time: TimeRange }) {
  const { t } = useTranslation('chat');
  const document = useEndpoint(getDocument, { params: { documentId } });
  const recordingId = document.data?.recordingId;
  if (!recordingId) return <span>{formatTime(time.startMs)}</span>;
  return (
    <Link to={recordingAddress(recordingId, time.startMs)} target="_blank">
      {t('citation.playAt', { time: formatTime(time.startMs) })}
    </Link>
  );
}
