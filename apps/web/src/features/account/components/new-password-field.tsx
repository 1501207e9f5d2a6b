import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';

export interface NewPasswordFieldProps {
  name?: string;
  label?: string;
  /** It is for the account that is signed in. */
  isOwn?: boolean;
}

/** A password to be set: at least eight characters, with how hard it is to guess. */
export function NewPasswordField({ name = 'password', label, isOwn = false }: NewPasswordFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name={name}
      label={label ?? t('form.password')}
      extra={
        <>
          {t('form.passwordHelp')}
          <PasswordMeter name={name} isOwn={isOwn} />
        </>
      }
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
