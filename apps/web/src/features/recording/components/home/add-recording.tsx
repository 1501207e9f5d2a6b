import AudioOutlined from '@ant-design/icons/AudioOutlined';
import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { collectFromList, collectFromTransfer } from '../../../../lib/upload/collect-files.ts';
import { uploadMeeting } from '../../model/meeting-uploads.ts';
import styles from './home.module.css';
import { OrderFilesDialog } from './order-files-dialog.tsx';

const { endings, bytesMax } = UPLOAD_PURPOSES.recording;

interface AddRecordingProps {
  onMade: (recording: RecordingDetail) => void;
  onRecord: () => void;
  isRecording: boolean;
}

/** Where sound is dropped, chosen or recorded. One file goes at once; of several it is asked in which order they belong. */
export function AddRecording({ onMade, onRecord, isRecording }: AddRecordingProps) {
  const { t } = useTranslation('recording');
  const [isOver, setIsOver] = useState(false);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length === 1) uploadMeeting({ files, title: '', recordedAt: null, onMade });
    else setChosen(files);
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
      <div className={styles.buttons}>
        <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('add.choose')}
        </Button>
        <Button icon={<AudioOutlined aria-hidden />} disabled={isRecording} onClick={onRecord}>
          {t('add.record')}
        </Button>
      </div>
      <p className={styles.kinds}>{t('add.kinds', { limit: formatBytes(bytesMax) })}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="choose-recordings"
        accept={endings.join(',')}
        onChange={(event) => {
          take(collectFromList(event.target.files ?? []).map(({ file }) => file));
          event.target.value = '';
        }}
      />
      {chosen.length > 0 ? (
        <OrderFilesDialog files={chosen} onMade={onMade} onClose={() => setChosen([])} />
      ) : null}
    </section>
  );
}
