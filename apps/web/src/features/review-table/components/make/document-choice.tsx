import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { DOCUMENT_ENDINGS } from '@mingfa/contract/document-limits';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadRows } from '../../../../components/file-progress/upload-rows.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { collectFromList, collectFromTransfer } from '../../../../lib/upload/collect-files.ts';
import { REVIEW_UPLOADS, uploadDocuments } from '../../model/document-uploads.ts';
import { countRows, type RowChoice } from '../../model/new-table.ts';
import { BaseChoice } from './base-choice.tsx';
import styles from './make.module.css';
import { OwnDocuments } from './own-documents.tsx';

const PLACES = ['own', 'base'] as const;

/** Which documents become rows: one's own, uploaded here or read before, and all of a knowledge base. */
export function DocumentChoice({ wanted, onWanted }: RowChoice) {
  const { t } = useTranslation('review-table', { keyPrefix: 'documents' });
  const [place, setPlace] = useState<(typeof PLACES)[number]>('own');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (documentId: string) =>
    onWanted((before) => ({ ...before, documentIds: [...new Set([...before.documentIds, documentId])] }));
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploadDocuments(await collectFromTransfer(event.dataTransfer), take);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button does the same
    <div
      className={isOver ? styles.over : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <div className={styles.bar}>
        <Segments
          label={t('from')}
          segments={PLACES.map((key) => ({
            key,
            label: t(key),
            isOn: key === place,
            onChoose: () => setPlace(key),
          }))}
        />
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
        <span className={styles.count} role="status">
          {t('chosen', { count: countRows(wanted) })}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="choose-review-documents"
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={(event) => {
          uploadDocuments(collectFromList(event.target.files ?? []), take);
          event.target.value = '';
        }}
      />
      <UploadRows group={REVIEW_UPLOADS} />
      {place === 'own' ? (
        <OwnDocuments wanted={wanted} onWanted={onWanted} />
      ) : (
        <BaseChoice wanted={wanted} onWanted={onWanted} />
      )}
    </div>
  );
}
