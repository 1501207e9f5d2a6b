import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';

/** A password to be set: at least eight characters. */
export function NewPasswordField({ name = 'password', label }: { name?: string; label?: string }) {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name={name}
      label={label ?? t('form.password')}
      extra={t('form.passwordHelp')}
      validateTrigger="onBlur"
      rules={[
        { required: true, message: t('form.required', { field: label ?? t('form.password') }) },
        { min: 8, message: t('form.passwordShort') },
      ]}
    >
      <PasswordInput autoComplete="new-password" />
    </Form.Item>
  );
}
