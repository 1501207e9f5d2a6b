import { formatTime } from '@mingfa/contract/labels/time-labels';
import { getRecordingAddresses, type RecordingFile, UNKNOWN_CODEC } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../../components/document-workspace/tool-frame.tsx';
import { AppRequestError } from '../../../../lib/api-answer.ts';
import { callEndpoint } from '../../../../lib/client.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { formatTime as formatMoment } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { toast } from '../../../../lib/toast.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { Retention } from './retention.tsx';
import styles from './tools.module.css';

/** The files as they were received: their hashes, what their containers tell, and how long what is kept. */
export function FilesTool({ desk, onDelete }: { desk: RecordingDesk; onDelete: () => void }) {
  const { t } = useTranslation('recording');
  return (
    <ToolFrame>
      <p className={styles.quiet}>{t('files.intro')}</p>
      {desk.recording.fileList.map((file) => (
        <FileCard key={file.fileId} desk={desk} file={file} />
      ))}
      <Retention desk={desk} />
      <Button danger onClick={onDelete}>
        {t('files.deleteAll')}
      </Button>
    </ToolFrame>
  );
}

function FileCard({ desk, file }: { desk: RecordingDesk; file: RecordingFile }) {
  const { t } = useTranslation('recording');
  const { name, bytes, sha256, receivedAt, probe, deletedAt, offsetMs } = file;
  const download = async () => {
    const answer = await callEndpoint(getRecordingAddresses, {
      params: { recordingId: desk.recording.recordingId },
    });
    if (!answer.status) return toastFailure(new AppRequestError(answer));
    const address = answer.data.items.find(({ fileId }) => fileId === file.fileId)?.original;
    if (!address) return toast.error(t('files.gone'));
    // Too large to be held in the page: the browser saves it by itself.
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  };
  const copy = async () => {
    if (await copyText(sha256)) toast.success(t('files.copied'));
  };
  const facts: [string, string][] = [
    [t('files.size'), formatBytes(bytes)],
    [t('files.receivedAt'), formatMoment(receivedAt)],
    ...(probe
      ? ([
          [t('files.length'), formatTime(probe.durationMs)],
          [t('files.container'), probe.container],
          [
            t('files.audio'),
            [
              codecOf(probe.audio.codec, t('files.unknownCodec')),
              t('files.hertz', { value: probe.audio.sampleRate }),
              t('files.channels', { count: probe.audio.channels }),
              probe.audio.bitsPerSecond
                ? t('files.rate', { value: Math.round(probe.audio.bitsPerSecond / 1000) })
                : null,
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          ...(probe.video
            ? ([[t('files.video'), videoOf(probe.video, t('files.unknownCodec'))]] as [string, string][])
            : []),
          ...probe.tags.map(({ name: tag, value }): [string, string] => [tag, value]),
        ] as [string, string][])
      : []),
    ...(desk.recording.fileList.length > 1 && offsetMs !== null
      ? ([[t('files.offset'), formatTime(offsetMs)]] as [string, string][])
      : []),
  ];
  return (
    <section className={styles.file} aria-label={name}>
      <h3>{name}</h3>
      {probe?.isMisnamed ? <p className={styles.caution}>{t('files.misnamed')}</p> : null}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={`${label} ${value}`} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>SHA-256</dt>
        <dd className={styles.hash}>{sha256}</dd>
      </dl>
      <div className={styles.row}>
        <Button size="small" onClick={() => void copy()}>
          {t('files.copyHash')}
        </Button>
        {deletedAt ? (
          <span className={styles.caution}>{t('files.deleted', { time: formatMoment(deletedAt) })}</span>
        ) : (
          <Button size="small" onClick={() => void download()}>
            {t('files.download')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A container may not say how its sound is encoded. */
const codecOf = (codec: string, unknown: string) => (codec === UNKNOWN_CODEC ? unknown : codec);

const videoOf = (
  { codec, width, height }: { codec: string; width: number | null; height: number | null },
  unknown: string,
) => [codecOf(codec, unknown), width && height ? `${width} × ${height}` : null].filter(Boolean).join(' · ');
