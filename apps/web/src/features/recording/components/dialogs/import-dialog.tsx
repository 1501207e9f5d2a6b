import type { RecordingDetail } from '@mingfa/contract/recording';
import { getRecording } from '@mingfa/contract/recording';
import { importTranscript } from '@mingfa/contract/recording-transcript';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { dataOf } from '../../../../lib/api-answer.ts';
import { callEndpoint } from '../../../../lib/client.ts';
import { describeError } from '../../../../lib/describe-failure.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { endpointKey, queryClient } from '../../../../lib/query.ts';
import { sendUpload } from '../../../../lib/upload/send-upload.ts';
import { refusalOf } from '../../../../lib/upload/upload-file.ts';
import { refreshTranscript } from '../../model/refresh-recordings.ts';
import styles from './dialogs.module.css';

const { endings, bytesMax } = UPLOAD_PURPOSES.transcript;

interface ImportDialogProps {
  recording: RecordingDetail;
  onClose: () => void;
}

/** Takes a transcript made elsewhere; what was odd in it is told before the dialog is closed. */
export function ImportDialog({ recording, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const { recordingId, segments } = recording;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ segments: number; warnings: readonly string[] } | null>(null);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen, 'transcript');
    setFile(refusal ? null : chosen);
    setProblem(
      refusal
        ? t(`import.refused.${refusal}`, { types: endings.join(' '), limit: formatBytes(bytesMax) })
        : null,
    );
  };
  const take = async () => {
    if (!file) return;
    setIsTaking(true);
    setProblem(null);
    try {
      const uploadId = await sendUpload(file, 'transcript');
      const answer = await callEndpoint(importTranscript, { params: { recordingId }, body: { uploadId } });
      const made = dataOf(answer);
      queryClient.setQueryData(endpointKey(getRecording, { params: { recordingId } }), made.recording);
      await refreshTranscript();
      setTaken({ segments: made.segments, warnings: made.warnings });
    } catch (error) {
      setProblem(describeError(error));
    }
    setIsTaking(false);
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('import.title')}
      footer={
        taken ? (
          <Button type="primary" onClick={onClose}>
            {t('shell:action.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
            <Button type="primary" disabled={!file} loading={isTaking} onClick={() => void take()}>
              {t(problem && file ? 'again' : 'import.take')}
            </Button>
          </>
        )
      }
    >
      {taken ? (
        <div className={styles.fields} role="status">
          <p>{t('import.done', { count: taken.segments })}</p>
          {taken.warnings.length > 0 ? (
            <>
              <p>{t('import.warnings')}</p>
              <ul>
                {taken.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : (
        <div className={styles.fields}>
          <p className={styles.quiet}>{t('import.text', { types: endings.join(' ') })}</p>
          {segments > 0 ? (
            <p className={styles.caution}>{t('import.replaces', { count: segments })}</p>
          ) : null}
          <div className={styles.row}>
            <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
            <span>{file?.name ?? ''}</span>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            data-testid="choose-transcript"
            accept={endings.join(',')}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
        </div>
      )}
    </ModalDialog>
  );
}
