import { changePassword } from '@mingfa/contract/account';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshProfile, signOut, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface Values {
  currentPassword: string;
  newPassword: string;
}

/** Stands before everything else for whoever signed in with a password that an administrator made up. */
export function OwnPassword() {
  const { t } = useTranslation(['account', 'shell']);
  const mobile = useSession(({ profile }) => profile.mobile);
  const [form] = Form.useForm<Values>();
  const changing = useEndpointMutation(changePassword, {
    onSuccess: () => {
      toast.success(t('settings.passwordChanged'));
      void refreshProfile();
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <AuthLayout
      title={t('ownPassword.title')}
      intro={t('ownPassword.intro')}
      footer={
        <Button type="link" onClick={() => void signOut()}>
          {t('shell:user.signOut')}
        </Button>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => changing.mutate({ body: values })}
      >
        {/* Password managers need to know whose password this is. */}
        <input type="text" autoComplete="username" value={mobile} readOnly hidden />
        <CurrentPasswordField />
        <NewPasswordField name="newPassword" label={t('form.newPassword')} isOwn />
        <Button type="primary" htmlType="submit" block size="large" loading={changing.isPending}>
          {t('ownPassword.submit')}
        </Button>
      </Form>
    </AuthLayout>
  );
}
