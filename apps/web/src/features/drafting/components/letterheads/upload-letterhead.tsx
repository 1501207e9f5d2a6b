import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { createLetterhead, LETTERHEAD_MAX_BYTES, listLetterheads } from '@mingfa/contract/letterhead';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { requestData } from '../../../../lib/client.ts';
import { describeError } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { sendUpload } from '../../../../lib/upload/send-upload.ts';
import { refusalOfWordFile } from '../../model/refusal-of-word-file.ts';
import styles from './letterheads.module.css';

/** What is taken of a file, and the choice of it; what is wrong with one is said where it was chosen. */
export function UploadLetterhead({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: async (file: File) => {
      const uploadId = await sendUpload(file, 'document');
      return requestData(createLetterhead, { body: { uploadId } }, { timeoutMs: false });
    },
    onSuccess: async ({ title }) => {
      await refreshEndpoints(listLetterheads);
      toast.success(t('letterhead.made', { title }));
      onClose();
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refused = refusalOfWordFile(file, LETTERHEAD_MAX_BYTES);
    setRefusal(refused ? t(`ownTemplate.refused.${refused}`) : null);
    making.reset();
    if (!refused) making.mutate(file);
  };
  const problem = refusal ?? (making.error ? describeError(making.error) : null);
  return (
    <ModalDialog
      open
      title={t('letterhead.upload')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            icon={<UploadOutlined aria-hidden />}
            loading={making.isPending}
            onClick={() => picker.current?.click()}
          >
            {t('ownTemplate.choose')}
          </Button>
        </>
      }
    >
      <p>{t('letterhead.dialog')}</p>
      <ul className={styles.points}>
        {t('letterhead.points', { returnObjects: true }).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <QuietNote>{t('letterhead.limit')}</QuietNote>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".docx"
        aria-label={t('ownTemplate.choose')}
        onChange={choose}
      />
      {making.isPending ? <p role="status">{t('letterhead.reading')}</p> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {t('letterhead.failed', { why: problem })}
        </p>
      ) : null}
    </ModalDialog>
  );
}
