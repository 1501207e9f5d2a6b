import { beginExport, getExport } from '@mingfa/contract/rights';
import { Button, Form, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { showFormFailure } from '../../hooks/show-form-failure.ts';
import { ConfirmationFields, type ConfirmationValues, confirmationOf } from './confirmation-fields.tsx';
import styles from './rights.module.css';

const ASK_AGAIN_MS = 1500;

function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('rights');
  const [form] = Form.useForm<ConfirmationValues>();
  const beginning = useEndpointMutation(beginExport, {
    onSuccess: () => {
      void refreshEndpoints(getExport);
      onClose();
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <ModalDialog open title={t('export.title')} onClose={onClose}>
      <Form
        form={form}
        name="begin-export"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) =>
          beginning.mutate({ body: { ...confirmationOf(values), language: currentLanguage() } })
        }
      >
        <ConfirmationFields />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={beginning.isPending}>
            {t('export.begin')}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}

/** Packs and downloads everything that is held of the person. */
export function ExportBlock() {
  const { t } = useTranslation('rights');
  const [open, setOpen] = useState(false);
  const { data } = useEndpoint(
    getExport,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.export && ['waiting', 'working'].includes(state.data.export.state) ? ASK_AGAIN_MS : false,
    },
  );
  const made = data?.export;
  const isUnderWay = made?.state === 'waiting' || made?.state === 'working';
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('export.title')}</h3>
      <p className={styles.quiet}>{t('export.text')}</p>
      <div aria-live="polite" style={{ width: '100%' }}>
        {made?.state === 'waiting' ? t('export.waiting') : null}
        {made?.state === 'working' ? (
          <>
            {t('export.working', { done: made.done, total: made.total })}
            <Progress
              percent={made.total > 0 ? Math.round((made.done / made.total) * 100) : 0}
              aria-label={t('export.title')}
            />
          </>
        ) : null}
        {made?.state === 'ready' && made.expiresAt
          ? t('export.ready', { size: formatBytes(made.bytes), time: formatTime(made.expiresAt) })
          : null}
        {made?.state === 'failed' ? t('export.failed') : null}
      </div>
      <div className={styles.actions}>
        {made?.address ? (
          <Button type="primary" href={made.address} download>
            {t('export.download')}
          </Button>
        ) : null}
        {isUnderWay ? null : (
          <Button onClick={() => setOpen(true)}>{t(made ? 'export.again' : 'export.begin')}</Button>
        )}
      </div>
      {open ? <BeginDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
