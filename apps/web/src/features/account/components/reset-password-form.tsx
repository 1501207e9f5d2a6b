import { mobile as mobileRule, resetPassword } from '@mingfa/contract/account';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '../../../lib/query.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

interface ResetValues {
  mobile: string;
  code: string;
  password: string;
}

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<ResetValues>();
  const resetting = useEndpointMutation(resetPassword, {
    onSuccess: onDone,
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) =>
        resetting.mutate({ body: { ...values, mobile: mobileRule.parse(values.mobile) } })
      }
    >
      <MobileField />
      <SmsCodeField purpose="reset" />
      <NewPasswordField label={t('form.newPassword')} />
      <Button type="primary" htmlType="submit" block size="large" loading={resetting.isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
