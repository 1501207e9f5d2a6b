import { codeLogin, passwordLogin } from '@mingfa/contract/account';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestData } from '../../../lib/client.ts';
import { adoptGrant } from '../../../lib/session.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { MobileField } from './mobile-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

type Mode = 'password' | 'code';
interface SignInValues {
  mobile: string;
  password?: string;
  code?: string;
}

export function SignInForm({ sms, onDone }: { sms: boolean; onDone: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<SignInValues>();
  const [mode, setMode] = useState<Mode>('password');
  const signingIn = useMutation({
    mutationFn: ({ mobile, password = '', code = '' }: SignInValues) =>
      mode === 'code'
        ? requestData(codeLogin, { body: { username: mobile.trim(), password: code } })
        : requestData(passwordLogin, { body: { username: mobile.trim(), password } }),
    onSuccess: (grant) => {
      adoptGrant(grant);
      onDone();
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => signingIn.mutate(values)}
    >
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
      <Button type="primary" htmlType="submit" block size="large" loading={signingIn.isPending}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
