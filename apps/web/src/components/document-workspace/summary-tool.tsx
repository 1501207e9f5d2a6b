import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type DocumentReading, exportNotes, type ReadDocument } from '@mingfa/contract/document';
import { paperLabel } from '@mingfa/contract/labels/document-labels';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOrToast } from '../../lib/download-or-toast.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { FileLabelNote } from '../file-label/file-label-note.tsx';
import { QuietNote } from '../quiet-note.tsx';
import { ShareButton } from '../share-button.tsx';
import type { OpenPlace } from './opened-place.ts';
import { PlaceLabel } from './place-label.tsx';
import { ReadMeter } from './read-meter.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolRow } from './tool-row.tsx';
import { ToolRows } from './tool-rows.tsx';
import styles from './tools.module.css';

/** What the document says in few of its own sentences. */
export function SummaryTool({
  file,
  reading,
  onOpen,
}: {
  file: ReadDocument;
  reading: DocumentReading;
  onOpen: OpenPlace;
}) {
  const { t } = useTranslation('document');
  const [isExporting, setIsExporting] = useState(false);
  const download = async (cleanCopyId?: string) => {
    setIsExporting(true);
    await downloadOrToast(
      exportNotes,
      { params: { documentId: file.documentId }, query: { language: currentLanguage(), cleanCopyId } },
      `${file.name}.docx`,
    );
    setIsExporting(false);
  };
  return (
    <ToolFrame
      foot={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={isExporting}
            onClick={() => void download()}
          >
            {t('tools.exportNotes')}
          </Button>
          <ShareButton source={{ kind: 'reading', documentId: file.documentId }} />
          <FileLabelNote
            kind="notes"
            thingId={file.documentId}
            choices={[{ key: 'docx', label: t('tools.exportNotes'), download }]}
          />
        </>
      }
    >
      <ReadMeter file={file} />
      <p>
        {t('summary.kind')}
        <span className={styles.kind}>{paperLabel(reading, currentLanguage())}</span>
      </p>
      {reading.summary.length === 0 ? (
        <QuietNote>{t('summary.empty')}</QuietNote>
      ) : (
        <>
          <QuietNote>{t('summary.note')}</QuietNote>
          <ToolRows ordered>
            {reading.summary.map(({ sentence, place }) => (
              <ToolRow
                key={`${place.blockIds[0]} ${sentence}`}
                end={<PlaceLabel place={place} />}
                onOpen={() => onOpen(place, sentence)}
              >
                <span className={styles.sentence}>{sentence}</span>
              </ToolRow>
            ))}
          </ToolRows>
        </>
      )}
    </ToolFrame>
  );
}
