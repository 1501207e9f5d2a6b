import type { DocumentPlace } from '@mingfa/contract/evidence';
import { DocumentViewer } from '../../../../components/document-viewer/document-viewer.tsx';
import { Sheet } from '../../../../components/sheet.tsx';

const WIDTH_PX = 960;

/** A document to be opened, at the words of a cell where it has some. */
export interface OpenedPlace {
  documentId: string;
  place: DocumentPlace | null;
  quote: string;
}

/** The document at the place of a cell, over the cell. */
export function PlaceSheet(props: OpenedPlace & { title: string; onClose: () => void }) {
  const { documentId, place, quote, title, onClose } = props;
  return (
    <Sheet open flush width={WIDTH_PX} title={title} onClose={onClose}>
      <DocumentViewer
        documentId={documentId}
        focus={place}
        {...(quote === '' ? {} : { focusQuote: quote })}
        hidesName
      />
    </Sheet>
  );
}
