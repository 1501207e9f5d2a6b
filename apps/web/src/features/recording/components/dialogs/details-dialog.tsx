import {
  getRecording,
  RECORDING_LIMITS,
  type RecordingDetail,
  updateRecording,
} from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpointMutation } from '../../../../lib/query.ts';
import { readLocalTime, writeLocalTime } from '../../model/local-time.ts';
import { refreshRecordings } from '../../model/refresh-recordings.ts';
import styles from './dialogs.module.css';

const LANGUAGES = ['zh', 'yue', 'en', 'auto'] as const;
type Spoken = (typeof LANGUAGES)[number];

interface DetailsDialogProps {
  recording: RecordingDetail;
  onClose: () => void;
}

/** What a person says of a recording: its name, when and where, the language, and names the recogniser is told beforehand. */
export function DetailsDialog({ recording, onClose }: DetailsDialogProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const { recordingId } = recording;
  const [title, setTitle] = useState(recording.title);
  const [recordedAt, setRecordedAt] = useState(writeLocalTime(recording.recordedAt));
  const [place, setPlace] = useState(recording.place);
  const [note, setNote] = useState(recording.note);
  const [language, setLanguage] = useState<Spoken>(
    LANGUAGES.find((one) => one === recording.language) ?? 'zh',
  );
  const [hotWords, setHotWords] = useState(recording.hotWords.join('\n'));
  const [failure, setFailure] = useState<AppRequestError | null>(null);
  const saving = useEndpointMutation(updateRecording, {
    onSuccess: (saved) => {
      queryClient.setQueryData(endpointKey(getRecording, { params: { recordingId } }), saved);
      void refreshRecordings();
      onClose();
    },
    onError: setFailure,
  });
  const words = [...new Set(hotWords.split(/[\n,，、;；]+/).map((word) => word.trim().slice(0, 40)))]
    .filter(Boolean)
    .slice(0, RECORDING_LIMITS.hotWords);
  const save = () => {
    setFailure(null);
    saving.mutate({
      params: { recordingId },
      body: {
        title: title.trim() || recording.title,
        recordedAt: readLocalTime(recordedAt),
        place: place.trim(),
        note: note.trim(),
        language,
        hotWords: words,
      },
    });
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('details.title')}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" loading={saving.isPending} onClick={save}>
            {t('details.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('details.name')} value={title} maxLength={200} onChange={setTitle} />
        <div className={styles.two}>
          <label className={styles.fields} style={{ gap: 6 }}>
            <strong>{t('details.recordedAt')}</strong>
            <input
              type="datetime-local"
              className={styles.field}
              value={recordedAt}
              onChange={({ target }) => setRecordedAt(target.value)}
            />
          </label>
          <SelectField
            label={t('details.language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: t(`details.languages.${value}`) }))}
            onChange={setLanguage}
          />
        </div>
        <TextField label={t('details.place')} value={place} maxLength={200} onChange={setPlace} />
        <TextField
          label={t('details.hotWords')}
          help={t('details.hotWordsHelp')}
          value={hotWords}
          maxLength={4000}
          rows={3}
          onChange={setHotWords}
        />
        <TextField label={t('details.note')} value={note} maxLength={2000} rows={2} onChange={setNote} />
        <p className={styles.quiet}>{t('details.stated')}</p>
        {failure ? (
          <p className={styles.problem} role="alert">
            {describeFailure(failure.failure)}
          </p>
        ) : null}
      </div>
    </ModalDialog>
  );
}
