import { PERSONAL_KIND_LABELS, WHAT_STAYS_LABELS } from '@mingfa/contract/labels/personal-data-labels';
import { getDeletion, requestDeletion } from '@mingfa/contract/rights';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { NineCubeSpinner } from '../../../../components/nine-cube-spinner.tsx';
import { copyText } from '../../../../lib/clipboard.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshProfile } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { showFormFailure } from '../../hooks/show-form-failure.ts';
import { ConfirmationFields, type ConfirmationValues, confirmationOf } from './confirmation-fields.tsx';
import styles from './rights.module.css';

const CHOICES = [0, 1, 3, 7, 15];
const USUAL_DAYS = 7;

type Values = ConfirmationValues & { waitingDays: number };
interface AskedDeletion {
  dueAt: string;
  receiptKey: string;
}

const receiptPath = (receiptKey: string) => `/deletion_receipt#${receiptKey}`;

function WhatGoes() {
  const { t } = useTranslation('rights');
  const deletion = useEndpoint(getDeletion, {}, { staleTime: 0 });
  const language = currentLanguage();
  if (deletion.isPending) return <NineCubeSpinner />;
  if (deletion.isError) return <ErrorState error={deletion.error} onRetry={() => void deletion.refetch()} />;
  const { goes, stays } = deletion.data;
  return (
    <>
      <h3 className={styles.heading}>{t('delete.goes')}</h3>
      <ul className={styles.list}>
        {goes.map(({ kind, things, rows }) => (
          <li key={kind}>
            {PERSONAL_KIND_LABELS[language][kind]} {t('delete.things', { things })}
            <span className={styles.quiet}>{t('delete.rows', { rows })}</span>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('delete.stays')}</h3>
      <ul className={styles.list}>
        {stays.map(({ what, rows }) => (
          <li key={what}>
            {WHAT_STAYS_LABELS[language][what]}{' '}
            {rows === null ? null : <span className={styles.quiet}>{t('delete.staysRows', { rows })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function WhereTheReceiptIs({ dueAt, receiptKey, onClose }: AskedDeletion & { onClose: () => void }) {
  const { t } = useTranslation('rights');
  const address = `${window.location.origin}${receiptPath(receiptKey)}`;
  const copy = async () => {
    if (await copyText(address)) toast.success(t('delete.copied'));
  };
  return (
    <div className={styles.block}>
      <p>{t('delete.askedText', { time: formatTime(dueAt) })}</p>
      <p className={styles.quiet}>{t('delete.receiptAt')}</p>
      <code className={styles.address}>{address}</code>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('delete.copy')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('delete.done')}
        </Button>
      </div>
    </div>
  );
}

/** Deletes the account: what goes and stays, when, once more who it is; then where the receipt is. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('rights');
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const days = Form.useWatch('waitingDays', form) ?? USUAL_DAYS;
  const [asked, setAsked] = useState<AskedDeletion | null>(null);
  const asking = useEndpointMutation(requestDeletion, {
    onSuccess: (answer, { body }) => {
      if (body?.waitingDays === 0) {
        void navigate(receiptPath(answer.receiptKey));
        return;
      }
      setAsked(answer);
      void refreshProfile();
      void refreshEndpoints(getDeletion);
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <ModalDialog
      open
      size="wide"
      focusTitle
      title={t(asked ? 'delete.asked' : 'delete.title')}
      onClose={onClose}
    >
      {asked ? (
        <WhereTheReceiptIs {...asked} onClose={onClose} />
      ) : (
        <Form
          form={form}
          name="delete-account"
          layout="vertical"
          requiredMark={false}
          initialValues={{ waitingDays: USUAL_DAYS }}
          onFinish={({ waitingDays, ...values }) =>
            asking.mutate({ body: { ...confirmationOf(values), waitingDays } })
          }
        >
          <WhatGoes />
          <p>{t('delete.downloadFirst')}</p>
          <Form.Item name="waitingDays" label={t('delete.when')} extra={t('delete.whenHint')}>
            <Select
              options={CHOICES.map((value) => ({
                value,
                label: value === 0 ? t('delete.atOnce') : t('delete.days', { count: value }),
              }))}
            />
          </Form.Item>
          <ConfirmationFields />
          <div className={styles.actions}>
            <Button danger type="primary" htmlType="submit" loading={asking.isPending}>
              {t(days === 0 ? 'delete.confirmNow' : 'delete.confirm')}
            </Button>
          </div>
        </Form>
      )}
    </ModalDialog>
  );
}
