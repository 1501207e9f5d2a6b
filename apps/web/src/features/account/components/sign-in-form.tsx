import { codeLogin, passwordLogin } from '@mingfa/contract/account';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { failureOf } from '../../../lib/api-answer.ts';
import { requestData } from '../../../lib/client.ts';
import { adoptGrant } from '../../../lib/session.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { MobileField } from './mobile-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

type Mode = 'password' | 'code';
interface SignInValues {
  mobile: string;
  password?: string;
  code?: string;
  secondFactor?: string;
}

export function SignInForm({ sms, onDone }: { sms: boolean; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<SignInValues>();
  const [mode, setMode] = useState<Mode>('password');
  /** The password was right, and the account asks for a second step. */
  const [secondStep, setSecondStep] = useState(false);
  const signingIn = useMutation({
    mutationFn: ({ mobile, password = '', code = '', secondFactor }: SignInValues) => {
      const second = secondStep && secondFactor ? { secondFactor: secondFactor.trim() } : {};
      const username = mobile.trim();
      return mode === 'code'
        ? requestData(codeLogin, { body: { username, password: code, ...second } })
        : requestData(passwordLogin, { body: { username, password, ...second } });
    },
    onSuccess: (grant) => {
      adoptGrant(grant);
      onDone();
    },
    onError: (error) => {
      const code = failureOf(error)?.errorCode;
      if (code === 'second_factor_required') setSecondStep(true);
      else {
        // A password or a code by SMS that is worth nothing any more is typed in the first step.
        if (code === 'wrong_credentials' || code === 'wrong_code') setSecondStep(false);
        showFormFailure(form, error);
      }
    },
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => signingIn.mutate(values)}
    >
      <div hidden={secondStep}>
        {sms ? (
          <Form.Item>
            <Segmented<Mode>
              block
              aria-label={t('signIn.mode')}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'password', label: t('signIn.byPassword') },
                { value: 'code', label: t('signIn.byCode') },
              ]}
            />
          </Form.Item>
        ) : null}
        <MobileField />
        {mode === 'code' ? (
          <SmsCodeField purpose="login" />
        ) : (
          <Form.Item
            name="password"
            label={t('form.password')}
            extra={<Link to="/forgot_password">{t('signIn.forgot')}</Link>}
            rules={[{ required: true, message: t('form.required', { field: t('form.password') }) }]}
          >
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
        )}
      </div>
      {secondStep ? <SecondFactorCodeField name="secondFactor" autoFocus /> : null}
      <Button type="primary" htmlType="submit" block size="large" loading={signingIn.isPending}>
        {t('signIn.submit')}
      </Button>
      {secondStep ? (
        <Button type="link" block onClick={() => setSecondStep(false)}>
          {t('secondFactor.back')}
        </Button>
      ) : null}
    </Form>
  );
}
