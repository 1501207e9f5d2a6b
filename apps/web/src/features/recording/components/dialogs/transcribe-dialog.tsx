import {
  getRecording,
  getTranscriber,
  type RecordingDetail,
  type Transcriber,
  transcribeRecording,
} from '@mingfa/contract/recording';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { refreshTranscript } from '../../model/refresh-recordings.ts';
import { RecogniserNote } from '../home/recogniser-note.tsx';
import styles from './dialogs.module.css';

interface TranscribeDialogProps {
  recording: RecordingDetail;
  onClose: () => void;
}

/** Before sound leaves this machine: who receives it, and the person's word for it, once for each host. */
export function TranscribeDialog({ recording, onClose }: TranscribeDialogProps) {
  const { t } = useTranslation('recording');
  const transcriber = useEndpoint(getTranscriber, {}, { staleTime: 0 });
  if (!transcriber.data || transcriber.data.kind === 'none')
    return (
      <ModalDialog open onClose={onClose} title={t('transcribe.title')}>
        <Loaded query={transcriber}>{() => <RecogniserNote />}</Loaded>
      </ModalDialog>
    );
  return (
    <Ask
      // Another host is another question.
      key={transcriber.data.host}
      recording={recording}
      transcriber={transcriber.data}
      onChanged={() => void transcriber.refetch()}
      onClose={onClose}
    />
  );
}

interface AskProps extends TranscribeDialogProps {
  transcriber: Transcriber;
  onChanged: () => void;
}

function Ask({ recording, transcriber, onChanged, onClose }: AskProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const { host, name, isAgreed } = transcriber;
  const [agrees, setAgrees] = useState(isAgreed || host === null);
  const [failure, setFailure] = useState<AppRequestError | null>(null);
  const { recordingId, segments, hotWords, byHand } = recording;
  const beginning = useEndpointMutation(transcribeRecording, {
    onSuccess: (begun) => {
      queryClient.setQueryData(endpointKey(getRecording, { params: { recordingId } }), begun);
      toast.success(t('transcribe.begun'));
      void refreshTranscript();
      onClose();
    },
    onError: (error) => {
      setFailure(error);
      // The administrator has set another one meanwhile: it is named, and asked about anew.
      if (error.failure.errorCode === 'recogniser_changed') onChanged();
    },
  });
  return (
    <ModalDialog
      open
      focusTitle
      onClose={onClose}
      title={t('transcribe.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            disabled={!agrees}
            loading={beginning.isPending}
            onClick={() => {
              setFailure(null);
              beginning.mutate({ params: { recordingId }, body: { agreedHost: host } });
            }}
          >
            {t('transcribe.begin')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {host === null ? (
          <p>{t('transcribe.local', { name: name ?? '' })}</p>
        ) : (
          <>
            <p>{t('transcribe.sends', { name: name ?? host })}</p>
            <p className={styles.host}>{host}</p>
            {isAgreed ? (
              <p className={styles.quiet}>{t('transcribe.agreed')}</p>
            ) : (
              <Checkbox checked={agrees} onChange={({ target }) => setAgrees(target.checked)}>
                {t('transcribe.agree', { host })}
              </Checkbox>
            )}
          </>
        )}
        <p className={styles.quiet}>
          {host === null
            ? t('transcribe.localHotWords')
            : hotWords.length > 0
              ? t('transcribe.hotWords', { count: hotWords.length })
              : t('transcribe.noHotWords')}
        </p>
        {segments > 0 ? (
          <p className={styles.caution}>
            {t('transcribe.replaces', { count: segments })}
            {byHand > 0 ? ` ${t('transcribe.keeps', { count: byHand })}` : null}
          </p>
        ) : null}
        {failure ? (
          <p className={styles.problem} role="alert">
            {describeFailure(failure.failure)}
          </p>
        ) : null}
      </div>
    </ModalDialog>
  );
}
