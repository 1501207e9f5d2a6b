import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeUpload } from '../../../../components/file-progress/describe-upload.ts';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { RefusedUploads } from '../../../../components/file-progress/refused-uploads.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { keepDuplicate, retryUpload, type Upload, useUploads } from '../../../../lib/upload/upload-queue.ts';
import {
  dropMeeting,
  leaveOut,
  type Meeting,
  type MeetingFile,
  useMeetings,
} from '../../model/meeting-uploads.ts';
import styles from './home.module.css';

/** Meetings on their way to the server. */
export function MeetingRows() {
  const meetings = useMeetings((state) => state.meetings);
  return meetings.map((meeting) => <MeetingCard key={meeting.group} meeting={meeting} />);
}

function MeetingCard({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation(['recording', 'shell']);
  const { group, files, title } = meeting;
  const uploads = useUploads(group);
  const name = title || (files[0]?.name ?? '');
  return (
    <section className={styles.card} aria-label={t('sending.label', { name })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <Button size="small" onClick={() => dropMeeting(group, uploads)}>
          {t('shell:action.cancel')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('sending.mayLeave')}</p>
      <RefusedUploads group={group} />
      <ol className={styles.files}>
        {files.map((file, place) => (
          <FileRow
            key={file.key}
            place={place}
            file={file}
            upload={uploads.find(({ path }) => path === file.key)}
            group={group}
            isAlone={files.length === 1}
          />
        ))}
      </ol>
    </section>
  );
}

interface FileRowProps {
  place: number;
  file: MeetingFile;
  upload: Upload | undefined;
  group: string;
  isAlone: boolean;
}

function FileRow({ place, file, upload, group, isAlone }: FileRowProps) {
  const { t } = useTranslation('recording');
  const { t: words } = useTranslation('document');
  const told = upload ? describeUpload(upload, words) : null;
  const mayRetry =
    upload !== undefined &&
    upload.refusal === null &&
    (upload.state === 'failed' || upload.state === 'cancelled');
  return (
    <li className={styles.file}>
      {isAlone ? null : <span className={styles.place}>{place + 1}</span>}
      <span className={styles.name}>{file.name}</span>
      <span
        className={`${styles.state} ${told?.tone === 'bad' ? styles.bad : ''}`}
        role={told?.tone === 'bad' ? 'alert' : undefined}
      >
        {told ? told.text : t('sending.there')}
      </span>
      {upload?.state === 'duplicate' ? (
        <Button size="small" onClick={() => keepDuplicate(group, upload)}>
          {t('sending.keepTwice')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button size="small" onClick={() => retryUpload(group, upload)}>
          {t('again')}
        </Button>
      ) : null}
      {isAlone ? null : (
        <IconButton
          size="small"
          icon={<CloseOutlined />}
          label={t('order.leaveOut', { name: file.name })}
          onClick={() => void leaveOut(group, file, upload)}
        />
      )}
      {told?.tone === 'moving' ? (
        <span className={styles.bar}>
          <ProgressBar label={`${file.name} ${told.text}`} share={told.share} />
        </span>
      ) : null}
    </li>
  );
}
