import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import { DATASET_FILES_MAX, type DatasetDetail } from '@mingfa/contract/dataset';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { toast } from '../../../../lib/toast.ts';
import { collectFromList, collectFromTransfer } from '../../../../lib/upload/collect-files.ts';
import { uploadBatch } from '../../model/dataset-uploads.ts';
import styles from './home.module.css';

const { endings, bytesMax } = UPLOAD_PURPOSES.dataset;

/** Where tables are dropped or chosen; files chosen at once make one dataset. */
export function AddDataset({ onMade }: { onMade: (dataset: DatasetDetail) => void }) {
  const { t } = useTranslation('dataset');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > DATASET_FILES_MAX) toast.error(t('add.tooMany', { limit: DATASET_FILES_MAX }));
    else uploadBatch(files, onMade);
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take((await collectFromTransfer(event.dataTransfer)).map(({ file }) => file));
  };
  return (
    <section
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      aria-label={t('add.label')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <p className={styles.words}>{isOver ? t('add.dropNow') : t('add.drop')}</p>
      <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('add.choose')}
      </Button>
      <p className={styles.kinds}>
        {t('add.kinds', { limit: formatBytes(bytesMax), count: DATASET_FILES_MAX })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="choose-tables"
        accept={endings.join(',')}
        onChange={(event) => {
          take(collectFromList(event.target.files ?? []).map(({ file }) => file));
          event.target.value = '';
        }}
      />
    </section>
  );
}
