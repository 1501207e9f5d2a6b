import { getDocument } from '@mingfa/contract/document';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { Segment } from '@mingfa/contract/knowledge';
import { Segmented } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentViewer } from '../../../components/document-viewer/document-viewer.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useOpenFile } from '../hooks/use-open-file.ts';
import styles from './file-sheet.module.css';
import { SegmentList } from './segment-list.tsx';

const WIDTH_PX = 1360;
const PARTS = ['original', 'segments'] as const;

/** A file beside the list: its original, and the chunks it was cut into; each leads to its place. */
export function FileSheet() {
  const { fileId, segmentId, open } = useOpenFile();
  const { t } = useTranslation('knowledge');
  const document = useEndpoint(
    getDocument,
    { params: { documentId: fileId ?? '' } },
    { enabled: fileId !== null, staleTime: 0 },
  );
  if (fileId === null) return null;
  return (
    <Sheet
      open
      flush
      width={WIDTH_PX}
      title={document.data?.name ?? t('sheet.original')}
      onClose={() => open(null)}
    >
      <FileBody
        key={fileId}
        fileId={fileId}
        segmentId={segmentId}
        isReady={document.data?.state === 'ready'}
      />
    </Sheet>
  );
}

function FileBody({
  fileId,
  segmentId,
  isReady,
}: {
  fileId: string;
  segmentId: string | null;
  isReady: boolean;
}) {
  const { t } = useTranslation('knowledge');
  const { open } = useOpenFile();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [part, setPart] = useState<(typeof PARTS)[number]>('original');
  const [focus, setFocus] = useState<DocumentPlace | null>(null);
  const locate = useCallback((segment: Segment) => {
    setFocus({ ...segment.place });
    setPart('original');
  }, []);
  const segments = (
    <SegmentList
      fileId={fileId}
      isReady={isReady}
      selectedId={segmentId}
      onFound={locate}
      onSelect={(segment) => {
        open({ fileId, segmentId: segment.segmentId });
        locate(segment);
      }}
    />
  );
  return (
    <div className={styles.body}>
      {isWide || !isReady ? null : (
        <div className={styles.choice}>
          <Segmented
            block
            value={part}
            onChange={setPart}
            options={PARTS.map((value) => ({ value, label: t(`sheet.${value}`) }))}
          />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.viewer} hidden={isReady && !isWide && part !== 'original'}>
          <DocumentViewer documentId={fileId} focus={focus} hidesName />
        </div>
        <div className={styles.segments} hidden={!isReady || (!isWide && part !== 'segments')}>
          {segments}
        </div>
      </div>
    </div>
  );
}
