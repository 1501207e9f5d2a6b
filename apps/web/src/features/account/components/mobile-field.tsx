import { mobile } from '@mingfa/contract/account';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The mobile number, checked by the contract's own rule. */
export function MobileField({ autoComplete = 'username', label }: { autoComplete?: string; label?: string }) {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name="mobile"
      label={label ?? t('form.mobile')}
      validateTrigger="onBlur"
      rules={[
        {
          validator: (_, value: string) =>
            mobile.safeParse(value ?? '').success
              ? Promise.resolve()
              : Promise.reject(new Error(t('form.mobileInvalid'))),
        },
      ]}
    >
      <Input type="tel" inputMode="tel" autoComplete={autoComplete} maxLength={16} />
    </Form.Item>
  );
}
