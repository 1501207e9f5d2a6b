import { changePassword } from '@mingfa/contract/account';
import { listSessions } from '@mingfa/contract/session';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { endpointKey, queryClient, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { showFormFailure } from '../hooks/show-form-failure.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

export function PasswordSettings({ mobile }: { mobile: string }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<PasswordValues>();
  const changing = useEndpointMutation(changePassword, {
    onSuccess: () => {
      form.resetFields();
      toast.success(t('settings.passwordChanged'));
      void queryClient.invalidateQueries({ queryKey: endpointKey(listSessions) });
    },
    onError: (error) => showFormFailure(form, error),
  });
  return (
    <SettingsSection title={t('settings.password')}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className={styles.form ?? ''}
        onFinish={(values) => changing.mutate({ body: values })}
      >
        {/* Password managers need to know whose password this is. */}
        <input type="text" autoComplete="username" value={mobile} readOnly hidden />
        <CurrentPasswordField />
        <NewPasswordField name="newPassword" label={t('form.newPassword')} isOwn />
        <Button htmlType="submit" loading={changing.isPending}>
          {t('settings.changePassword')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
