import type { DocumentPlace } from '@mingfa/contract/evidence';
import { DocumentViewer } from '../../../components/document-viewer/document-viewer.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { PlayLink } from './play-link.tsx';

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
