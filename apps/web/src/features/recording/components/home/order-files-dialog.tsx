import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { RECORDING_LIMITS, type RecordingDetail } from '@mingfa/contract/recording';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { uploadMeeting } from '../../model/meeting-uploads.ts';
import styles from './home.module.css';

interface OrderFilesDialogProps {
  files: readonly File[];
  onMade: (recording: RecordingDetail) => void;
  onClose: () => void;
}

/** Names with numbers in the order of the numbers: part 2 before part 10. */
const byName = (one: File, other: File) => one.name.localeCompare(other.name, 'zh-CN', { numeric: true });

/** Several files: one meeting in this order, or each a recording of its own. */
export function OrderFilesDialog({ files, onMade, onClose }: OrderFilesDialogProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const [ordered, setOrdered] = useState(() => files.toSorted(byName));
  const [isOne, setIsOne] = useState(true);
  const [title, setTitle] = useState('');
  const isTooMany = isOne && ordered.length > RECORDING_LIMITS.files;
  const move = (place: number, by: number) => {
    const file = ordered[place];
    if (file) setOrdered(ordered.toSpliced(place, 1).toSpliced(place + by, 0, file));
  };
  const begin = () => {
    if (isOne) uploadMeeting({ files: ordered, title: title.trim(), recordedAt: null, onMade });
    // Of several recordings none is opened: they all come into the list.
    else
      for (const file of ordered)
        uploadMeeting({ files: [file], title: '', recordedAt: null, onMade: () => {} });
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('order.title', { count: ordered.length })}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={ordered.length === 0 || isTooMany} onClick={begin}>
            {t('order.begin')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Radio.Group
          aria-label={t('order.as')}
          value={isOne}
          onChange={({ target }) => setIsOne(target.value)}
          options={[
            { value: true, label: t('order.one') },
            { value: false, label: t('order.each') },
          ]}
        />
        {isTooMany ? (
          <p className={styles.bad}>{t('order.tooMany', { count: RECORDING_LIMITS.files })}</p>
        ) : null}
        {isOne ? (
          <TextField label={t('order.name')} value={title} maxLength={200} onChange={setTitle} />
        ) : null}
        <ol className={styles.files}>
          {ordered.map((file, place) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <span className={styles.place}>{place + 1}</span>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.state}>{formatBytes(file.size)}</span>
              {isOne ? (
                <>
                  <IconButton
                    size="small"
                    icon={<ArrowUpOutlined />}
                    label={t('order.up', { name: file.name })}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  />
                  <IconButton
                    size="small"
                    icon={<ArrowDownOutlined />}
                    label={t('order.down', { name: file.name })}
                    disabled={place === ordered.length - 1}
                    onClick={() => move(place, 1)}
                  />
                </>
              ) : null}
              <IconButton
                size="small"
                icon={<CloseOutlined />}
                label={t('order.leaveOut', { name: file.name })}
                onClick={() => setOrdered(ordered.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ol>
      </div>
    </ModalDialog>
  );
}
