import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-limits';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { collectFromList, collectFromTransfer } from '../../../lib/upload/collect-files.ts';
import { addDocuments } from '../model/document-uploads.ts';
import styles from './drop-area.module.css';

interface DropAreaProps {
  onOpen: (documentId: string) => void;
  onFromBase: () => void;
}

/** Where files to read are dropped or chosen. */
export function DropArea({ onOpen, onFromBase }: DropAreaProps) {
  const { t } = useTranslation('reading');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addDocuments(await collectFromTransfer(event.dataTransfer), onOpen);
  };
  return (
    <section
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      aria-label={t('list.choose')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <p className={styles.words}>{isOver ? t('list.dropNow') : t('list.drop')}</p>
      <div className={styles.buttons}>
        <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('list.choose')}
        </Button>
        <Button icon={<FolderOpenOutlined aria-hidden />} onClick={onFromBase}>
          {t('list.fromBase')}
        </Button>
      </div>
      <p className={styles.kinds}>{t('list.kinds', { limit: formatBytes(DOCUMENT_MAX_BYTES) })}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="choose-documents"
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={(event) => {
          addDocuments(collectFromList(event.target.files ?? []), onOpen);
          event.target.value = '';
        }}
      />
    </section>
  );
}
