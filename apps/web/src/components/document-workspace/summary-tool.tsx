import { type DocumentReading, exportNotes, type ReadDocument } from '@mingfa/contract/document';
import { paperLabel } from '@mingfa/contract/labels/document-labels';
import { useTranslation } from 'react-i18next';
import { downloadOrToast } from '../../lib/download-or-toast.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { ExportButton } from '../file-label/export-button.tsx';
import { FileLabelNote } from '../file-label/file-label-note.tsx';
import { formatChoices, PRINTED_FORMATS } from '../file-label/format-choices.ts';
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
  const choices = formatChoices(PRINTED_FORMATS, (format, cleanCopyId) =>
    downloadOrToast(
      exportNotes,
      {
        params: { documentId: file.documentId },
        query: { format, language: currentLanguage(), cleanCopyId },
      },
      `${file.name}.${format}`,
    ),
  );
  return (
    <ToolFrame
      foot={
        <>
          <ExportButton label={t('tools.exportNotes')} choices={choices} />
          <ShareButton source={{ kind: 'reading', documentId: file.documentId }} />
          <FileLabelNote kind="notes" thingId={file.documentId} choices={choices} />
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
