import AudioOutlined from '@ant-design/icons/AudioOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { TRANSCRIPT_ORIGIN_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import { cancelRecording, type RecordingSummary, retryRecording } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime as formatMoment } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { isMoving } from '../../../../lib/poll-while.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { recordingAddress } from '../../../../lib/recording-address.ts';
import { useDeleteRecording } from '../../hooks/use-delete-recording.tsx';
import { refreshRecordings } from '../../model/refresh-recordings.ts';
import { RecordingStateLine } from './recording-state-line.tsx';

/** A recording in the list. */
export function RecordingRow({ recording }: { recording: RecordingSummary }) {
  const { t } = useTranslation('recording');
  const after = { onSettled: refreshRecordings, onError: toastFailure };
  const cancelling = useEndpointMutation(cancelRecording, after);
  const retrying = useEndpointMutation(retryRecording, after);
  const { remove, isDeleting } = useDeleteRecording(recording);
  const { recordingId, title, state, durationMs, files, bytes, transcript, segments } = recording;
  const params = { recordingId };
  return (
    <ListRow
      icon={<AudioOutlined aria-hidden />}
      name={title}
      to={recordingAddress(recordingId)}
      about={[
        durationMs === null ? null : formatTime(durationMs),
        files > 1 ? t('row.files', { count: files }) : null,
        formatBytes(bytes),
        transcript === null
          ? t('row.noTranscript')
          : `${TRANSCRIPT_ORIGIN_LABELS[currentLanguage()][transcript]} · ${t('row.segments', { count: segments })}`,
        formatMoment(recording.recordedAt ?? recording.createdAt),
      ]}
      below={<RecordingStateLine recording={recording} />}
      actions={
        <>
          {isMoving(recording) ? (
            <Button size="small" loading={cancelling.isPending} onClick={() => cancelling.mutate({ params })}>
              {t('row.stop')}
            </Button>
          ) : null}
          {state === 'failed' || state === 'cancelled' ? (
            <Button size="small" loading={retrying.isPending} onClick={() => retrying.mutate({ params })}>
              {t('again')}
            </Button>
          ) : null}
          <IconButton
            icon={<DeleteOutlined />}
            loading={isDeleting}
            label={t('row.delete', { title })}
            tip={t('delete.do')}
            onClick={() => void remove()}
          />
        </>
      }
    />
  );
}
