import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-limits';
import { Button } from 'antd';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../lib/format-bytes.ts';
import {
  type CollectedFile,
  collectFromList,
  collectFromTransfer,
} from '../../../lib/upload/collect-files.ts';
import styles from './drop-zone.module.css';

/** Takes files and whole folders, by drop or by button. */
export function DropZone({
  onFiles,
  isLarge,
  disabled = false,
}: {
  onFiles: (files: CollectedFile[]) => void;
  isLarge: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation('knowledge');
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const give = (collected: CollectedFile[]) => {
    if (collected.length > 0) onFiles(collected);
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) give(await collectFromTransfer(event.dataTransfer));
  };
  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    give(collectFromList(event.target.files ?? []));
    event.target.value = '';
  };
  return (
    <section
      className={`${styles.zone} ${isLarge ? styles.large : ''} ${isOver ? styles.over : ''}`}
      aria-label={t('files.dropTitle')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => void onDrop(event)}
    >
      <CloudUploadOutlined className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{isOver ? t('files.dropNow') : t('files.dropTitle')}</p>
        <p className={styles.hint}>{t('files.dropHint', { limit: formatBytes(DOCUMENT_MAX_BYTES) })}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          type={isLarge ? 'primary' : 'default'}
          icon={<FileAddOutlined />}
          disabled={disabled}
          onClick={() => files.current?.click()}
        >
          {t('files.chooseFiles')}
        </Button>
        <Button icon={<FolderAddOutlined />} disabled={disabled} onClick={() => folder.current?.click()}>
          {t('files.chooseFolder')}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        data-testid="choose-files"
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={onChosen}
      />
      <input
        ref={(element) => {
          folder.current = element;
          // React knows no such attribute.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        data-testid="choose-folder"
        onChange={onChosen}
      />
    </section>
  );
}
