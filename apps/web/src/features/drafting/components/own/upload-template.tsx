import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { createOwnTemplate, OWN_TEMPLATE_MAX_BYTES } from '@mingfa/contract/own-template';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../../components/link-button.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { requestData } from '../../../../lib/client.ts';
import { describeError } from '../../../../lib/describe-failure.ts';
import { DRAFTING } from '../../../../lib/drafting-address.ts';
import { useIsMember } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { sendUpload } from '../../../../lib/upload/send-upload.ts';
import { refreshOwnTemplates } from '../../model/refresh-drafting.ts';
import { refusalOfWordFile } from '../../model/refusal-of-word-file.ts';
import { templateFieldsAddress } from '../../model/template-fields-address.ts';
import styles from './own-template.module.css';

const RULES = ['field', 'condition', 'opposite', 'rows'] as const;

/** The way to a template of one's own; a guest is shown the way to an account. */
export function UploadTemplate() {
  const { t } = useTranslation('drafting');
  const isMember = useIsMember();
  const [isOpen, setIsOpen] = useState(false);
  if (!isMember)
    return (
      <LinkButton to="/sign_up" state={{ from: DRAFTING }}>
        {t('ownTemplate.upload')}
      </LinkButton>
    );
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('ownTemplate.upload')}
      </Button>
      {isOpen ? <UploadDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** How a template is written, and the choice of its file; what is wrong with one is said where it was chosen. */
function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: async (file: File) => {
      const uploadId = await sendUpload(file, 'document');
      return requestData(createOwnTemplate, { body: { uploadId } }, { timeoutMs: false });
    },
    onSuccess: async ({ templateId, fields }) => {
      toast.success(t('ownTemplate.found', { count: fields.length }));
      await navigate(templateFieldsAddress(templateId));
      await refreshOwnTemplates();
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refused = refusalOfWordFile(file, OWN_TEMPLATE_MAX_BYTES);
    setRefusal(refused ? t(`ownTemplate.refused.${refused}`) : null);
    making.reset();
    if (!refused) making.mutate(file);
  };
  const problem = refusal ?? (making.error ? describeError(making.error) : null);
  return (
    <ModalDialog
      open
      title={t('ownTemplate.title')}
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
      <p className={styles.lead}>{t('ownTemplate.intro')}</p>
      <h3 className={styles.ruleTitle}>{t('ownTemplate.syntax')}</h3>
      <dl className={styles.rules}>
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>
              <code translate="no">{t(`ownTemplate.examples.${rule}`, { skipInterpolation: true })}</code>
            </dt>
            <dd>{t(`ownTemplate.rules.${rule}`)}</dd>
          </div>
        ))}
      </dl>
      <QuietNote>{t('ownTemplate.notes')}</QuietNote>
      <QuietNote>{t('ownTemplate.limit')}</QuietNote>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".docx"
        aria-label={t('ownTemplate.choose')}
        onChange={choose}
      />
      {making.isPending ? <p role="status">{t('ownTemplate.reading')}</p> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {t('ownTemplate.failed', { why: problem })}
        </p>
      ) : null}
    </ModalDialog>
  );
}
