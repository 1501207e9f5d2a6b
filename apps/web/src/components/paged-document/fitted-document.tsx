import { useRef } from 'react';
import { useWidth } from '../document-viewer/use-width.ts';
import { PAGE_WIDTH_PX } from './page-size.ts';
import styles from './paged-document.module.css';
import { PagedDocument, type PagedDocumentProps } from './paged-document.tsx';

/** A document as pages that are only read, no wider than there is room. */
export function FittedDocument({ document, labelOf }: Pick<PagedDocumentProps, 'document' | 'labelOf'>) {
  const frame = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const width = useWidth(around);
  const zoom = width > 0 ? Math.min(1, width / PAGE_WIDTH_PX) : 1;
  return (
    <div ref={around}>
      <div ref={frame} className={styles.pages} style={{ zoom }}>
        <PagedDocument document={document} frame={frame} zoom={zoom} labelOf={labelOf} />
      </div>
    </div>
  );
}
