import { type DraftVersion, getDraftVersion } from '@mingfa/contract/draft-version';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../../../components/document-viewer/use-width.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { PagedDocument } from '../preview/paged-document.tsx';
import styles from '../preview/preview-pane.module.css';

const SHEET_PX = 860;
const PAGE_PX = 794;

export interface VersionSheetProps {
  draftId: string;
  version: DraftVersion;
  onClose: () => void;
}

/** A version as its pages were. */
export function VersionSheet({ draftId, version, onClose }: VersionSheetProps) {
  const { t } = useTranslation('draft');
  const frame = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const width = useWidth(around);
  const found = useEndpoint(getDraftVersion, { params: { draftId, versionId: version.versionId } });
  const zoom = width > 0 ? Math.min(1, width / PAGE_PX) : 1;
  return (
    <Sheet open onClose={onClose} title={t('versions.number', { number: version.number })} width={SHEET_PX}>
      <div ref={around}>
        <Loaded query={found} missing={t('versions.gone')}>
          {({ document }) => (
            <div ref={frame} className={styles.pages} style={{ zoom }}>
              <PagedDocument document={document} frame={frame} zoom={zoom} />
            </div>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}
