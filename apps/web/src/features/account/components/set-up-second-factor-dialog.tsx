import { beginSecondFactor, confirmSecondFactor } from '@mingfa/contract/second-factor';
import { Button, Form, QRCode } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';

/** Password, then a picture for the authenticator app and its first code, then recovery codes. */
export default function SetUpSecondFactorDialog({
  onClose,
  onSwitchedOn,
}: {
  onClose: () => void;
  onSwitchedOn: () => void;
}) {
  const { t } = useTranslation('account');
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const takeCodes = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    onSwitchedOn();
  };
  return (
    <ModalDialog open title={t('secondFactor.setUp')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : begun ? (
        <FirstCode {...begun} onCodes={takeCodes} />
      ) : (
        <Begin onBegun={setBegun} />
      )}
    </ModalDialog>
  );
}

function Begin({ onBegun }: { onBegun: (begun: { secret: string; address: string }) => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<{ currentPassword: string }>();
  const beginning = useEndpointMutation(beginSecondFactor, {
    onSuccess: onBegun,
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <Form
      form={form}
      name="begin-second-factor"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => beginning.mutate({ body: values })}
    >
      <p className={styles.text}>{t('secondFactor.needsApp')}</p>
      <CurrentPasswordField />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={beginning.isPending}>
          {t('secondFactor.next')}
        </Button>
      </div>
    </Form>
  );
}

function FirstCode({
  secret,
  address,
  onCodes,
}: {
  secret: string;
  address: string;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<{ code: string }>();
  const confirming = useEndpointMutation(confirmSecondFactor, {
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <Form
      form={form}
      name="confirm-second-factor"
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => confirming.mutate({ body: { code: code.trim() } })}
    >
      <div className={styles.scan}>
        {/* Dark on white in both themes: not every app reads it the other way round. */}
        <div className={styles.picture} role="img" aria-label={t('secondFactor.picture')}>
          <QRCode type="svg" value={address} size={160} bordered={false} color="#000" bgColor="#fff" />
        </div>
        <div className={styles.byHand}>
          {t('secondFactor.scan')}
          <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
      </div>
      <SecondFactorCodeField recovery={false} autoFocus />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={confirming.isPending}>
          {t('secondFactor.switchOn')}
        </Button>
      </div>
    </Form>
  );
}
