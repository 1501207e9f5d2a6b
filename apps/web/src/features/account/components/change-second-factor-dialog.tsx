import { renewRecoveryCodes, switchOffSecondFactor } from '@mingfa/contract/second-factor';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';

/** Switches the second factor off, or makes new recovery codes: both ask for a code. */
export default function ChangeSecondFactorDialog({
  change,
  onClose,
  onChanged,
}: {
  change: 'off' | 'renew';
  onClose: () => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<{ currentPassword?: string; code: string }>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onError = (error: unknown) => showFormFailure(form, error);
  const switchingOff = useEndpointMutation(switchOffSecondFactor, {
    onSuccess: () => {
      toast.success(t('secondFactor.isOff'));
      onChanged();
      onClose();
    },
    onError,
  });
  const renewing = useEndpointMutation(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      onChanged();
    },
    onError,
  });
  const submit = ({ currentPassword = '', code }: { currentPassword?: string; code: string }) =>
    change === 'off'
      ? switchingOff.mutate({ body: { currentPassword, code: code.trim() } })
      : renewing.mutate({ body: { code: code.trim() } });
  return (
    <ModalDialog open title={t(`secondFactor.${change}`)} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form
          form={form}
          name="change-second-factor"
          layout="vertical"
          requiredMark={false}
          onFinish={submit}
        >
          <p className={styles.text}>{t(`secondFactor.${change}Text`)}</p>
          {change === 'off' ? <CurrentPasswordField /> : null}
          <SecondFactorCodeField />
          <div className={styles.actions}>
            <Button
              type="primary"
              danger={change === 'off'}
              htmlType="submit"
              loading={switchingOff.isPending || renewing.isPending}
            >
              {t(`secondFactor.${change}`)}
            </Button>
          </div>
        </Form>
      )}
    </ModalDialog>
  );
}
