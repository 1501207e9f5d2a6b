import { listKnowledgeBases, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { saveRecordingToBase } from '@mingfa/contract/recording-findings';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './dialogs.module.css';

interface ToBaseDialogProps {
  recording: RecordingDetail;
  onClose: () => void;
}

/** Puts the transcript into a knowledge base, as a file of it. */
export function ToBaseDialog({ recording, onClose }: ToBaseDialogProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const bases = useEndpoint(listKnowledgeBases, { query: { page: 1, pageSize: 100 } });
  const [konId, setKonId] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppRequestError | null>(null);
  const saving = useEndpointMutation(saveRecordingToBase, {
    onSuccess: () => {
      toast.success(t('base.done'));
      onClose();
    },
    onError: setFailure,
    onSettled: () => refreshEndpoints(listKnowledgeBases, listKnowledgeFiles),
  });
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('base.do')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            disabled={konId === null}
            loading={saving.isPending}
            onClick={() => {
              setFailure(null);
              if (konId) saving.mutate({ params: { recordingId: recording.recordingId }, body: { konId } });
            }}
          >
            {t('base.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.quiet}>{t('base.text')}</p>
        <Loaded query={bases}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('base.none')}</p>
            ) : (
              <Radio.Group
                aria-label={t('base.do')}
                value={konId}
                onChange={({ target }) => setKonId(target.value)}
                options={items.map(({ konId: value, name }) => ({ value, label: name }))}
              />
            )
          }
        </Loaded>
        {failure ? (
          <p className={styles.problem} role="alert">
            {describeFailure(failure.failure)}
          </p>
        ) : null}
      </div>
    </ModalDialog>
  );
}
