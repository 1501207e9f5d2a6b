import { accountOptions } from '@mingfa/contract/account';
import { changeMobile } from '@mingfa/contract/rights';
import { getSecondFactor } from '@mingfa/contract/second-factor';
import { listSessions } from '@mingfa/contract/session';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { storeProfile } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { showFormFailure } from '../../hooks/show-form-failure.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { MobileField } from '../mobile-field.tsx';
import { SecondFactorCodeField } from '../second-factor-code-field.tsx';
import { SmsCodeField } from '../sms-code-field.tsx';
import styles from './rights.module.css';

interface Values {
  mobile: string;
  code?: string;
  currentPassword: string;
  secondFactor?: string;
}

function ChangeMobileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('rights');
  const [form] = Form.useForm<Values>();
  const options = useEndpoint(accountOptions, {});
  const second = useEndpoint(getSecondFactor, {});
  const changing = useEndpointMutation(changeMobile, {
    onSuccess: (profile) => {
      storeProfile(profile);
      toast.success(t('mobile.done'));
      void refreshEndpoints(listSessions);
      onClose();
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <ModalDialog open title={t('mobile.title')} onClose={onClose}>
      <Form
        form={form}
        name="change-mobile"
        layout="vertical"
        requiredMark={false}
        onFinish={({ currentPassword, ...values }) =>
          changing.mutate({ body: { ...values, password: currentPassword } })
        }
      >
        <p>{t('mobile.text')}</p>
        <MobileField autoComplete="tel" label={t('mobile.label')} />
        {options.data?.sms ? <SmsCodeField purpose="change-mobile" /> : null}
        <CurrentPasswordField />
        {second.data?.enabled ? <SecondFactorCodeField name="secondFactor" /> : null}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={changing.isPending}>
            {t('mobile.submit')}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}

/** The button beside the number, and its dialog. */
export function ChangeMobile() {
  const { t } = useTranslation('rights');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('mobile.change')}
      </Button>
      {open ? <ChangeMobileDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
