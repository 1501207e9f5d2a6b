import { accountOptions } from '@mingfa/contract/account';
import { getSecondFactor } from '@mingfa/contract/second-factor';
import { Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/query.ts';
import { useSession } from '../../../../lib/session.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { SecondFactorCodeField } from '../second-factor-code-field.tsx';
import { SmsCodeField } from '../sms-code-field.tsx';

/** What {@link ConfirmationFields} put into a form. */
export interface ConfirmationValues {
  currentPassword?: string;
  code?: string;
  secondFactor?: string;
}

/** As the server takes it. */
export const confirmationOf = ({ currentPassword, code, secondFactor }: ConfirmationValues) => ({
  ...(currentPassword ? { password: currentPassword } : {}),
  ...(code ? { code } : {}),
  ...(secondFactor ? { secondFactor: secondFactor.trim() } : {}),
});

/** Shows once more that it is them: the password or a code by SMS, and the second factor of an account that has one. */
export function ConfirmationFields() {
  const { t } = useTranslation(['rights', 'account']);
  const mobile = useSession(({ profile }) => profile.mobile);
  const options = useEndpoint(accountOptions, {});
  const second = useEndpoint(getSecondFactor, {});
  const [by, setBy] = useState<'password' | 'code'>('password');
  return (
    <>
      {options.data?.sms ? (
        <Form.Item>
          <Segmented
            aria-label={t('confirm.mode')}
            value={by}
            onChange={setBy}
            options={[
              { value: 'password', label: t('confirm.byPassword') },
              { value: 'code', label: t('confirm.byCode') },
            ]}
          />
        </Form.Item>
      ) : null}
      <Form.Item name="mobile" initialValue={mobile} hidden>
        <input readOnly />
      </Form.Item>
      {by === 'code' ? <SmsCodeField purpose="confirm" /> : <CurrentPasswordField />}
      {second.data?.enabled ? <SecondFactorCodeField name="secondFactor" /> : null}
    </>
  );
}
