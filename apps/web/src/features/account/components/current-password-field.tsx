import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';

/** The password again, before something that matters. A form in a dialog has a name, so that the field there has an id of its own. */
export function CurrentPasswordField() {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name="currentPassword"
      label={t('form.currentPassword')}
      rules={[{ required: true, message: t('form.required', { field: t('form.currentPassword') }) }]}
    >
      <PasswordInput autoComplete="current-password" />
    </Form.Item>
  );
}
