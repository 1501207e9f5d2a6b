import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type DocumentReading, exportNotes, type ReadDocument } from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../lib/download.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { kindWords } from '../model/kind-words.ts';
import type { OpenPlace } from '../model/places.ts';
import { PlaceLabel } from './place-label.tsx';
import { ReadMeter } from './read-meter.tsx';
import { ToolFrame } from './tool-frame.tsx';
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
  const { t } = useTranslation('reading');
  const [isExporting, setIsExporting] = useState(false);
  const download = async () => {
    setIsExporting(true);
    const answer = await downloadFile(
      exportNotes,
      { params: { documentId: file.documentId }, query: { language: currentLanguage() } },
      `${file.name}.docx`,
    );
    setIsExporting(false);
    if (!answer.status && !answer.silent) toast.error(answer.message);
  };
  return (
    <ToolFrame
      foot={
        <Button icon={<DownloadOutlined aria-hidden />} loading={isExporting} onClick={() => void download()}>
          {t('tools.exportNotes')}
        </Button>
      }
    >
      <ReadMeter file={file} />
      <p>
        {t('summary.kind')}
        <span className={styles.kind}>{kindWords(reading, t)}</span>
      </p>
      {reading.summary.length === 0 ? (
        <p className={styles.empty}>{t('summary.empty')}</p>
      ) : (
        <>
          <p className={styles.note}>{t('summary.note')}</p>
          <ol className={styles.rows}>
            {reading.summary.map(({ sentence, place }) => (
              <li key={`${place.blockIds[0]} ${sentence}`}>
                <button type="button" className={styles.row} onClick={() => onOpen(place, sentence)}>
                  <span className={`${styles.words} ${styles.sentence}`}>{sentence}</span>
                  <PlaceLabel place={place} />
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </ToolFrame>
  );
}
