import { mobile as mobileRule, register } from '@mingfa/contract/account';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '../../../lib/query.ts';
import { adoptGrant } from '../../../lib/session.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { ConsentField } from './consent-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

interface SignUpValues {
  mobile: string;
  password: string;
  code?: string;
  inviteCode?: string;
  nickname?: string;
  agreed: true;
}

export interface SignUpFormProps {
  sms: boolean;
  byInvite: boolean;
  /** Of the link that led here; empty without one. */
  inviteCode: string;
  onDone: () => void;
}

export function SignUpForm({ sms, byInvite, inviteCode: given, onDone }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<SignUpValues>();
  const registering = useEndpointMutation(register, {
    onSuccess: (grant) => {
      adoptGrant(grant);
      onDone();
    },
    onError: (error) => showFormFailure(form, error),
  });
  const submit = ({ code, inviteCode, nickname, ...values }: SignUpValues) =>
    registering.mutate({
      body: {
        ...values,
        mobile: mobileRule.parse(values.mobile),
        ...(code ? { code } : {}),
        ...(inviteCode?.trim() ? { inviteCode: inviteCode.trim() } : {}),
        ...(nickname?.trim() ? { nickname: nickname.trim() } : {}),
      },
    });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ inviteCode: given }}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      <MobileField />
      {sms ? <SmsCodeField purpose="register" /> : null}
      <NewPasswordField />
      <Form.Item
        name="inviteCode"
        label={t('form.inviteCode')}
        {...(byInvite ? {} : { extra: t('form.inviteCodeHelp') })}
        rules={[{ required: byInvite, message: t('form.required', { field: t('form.inviteCode') }) }]}
      >
        <Input autoComplete="off" maxLength={40} />
      </Form.Item>
      <Form.Item name="nickname" label={t('form.nickname')} extra={t('form.nicknameHelp')}>
        <Input autoComplete="nickname" maxLength={30} />
      </Form.Item>
      <ConsentField />
      <Button type="primary" htmlType="submit" block size="large" loading={registering.isPending}>
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}
