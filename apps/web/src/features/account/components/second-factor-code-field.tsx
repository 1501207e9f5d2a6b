import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The six digits an authenticator app shows; where it was lost, a recovery code. */
export function SecondFactorCodeField({
  name = 'code',
  recovery = true,
  autoFocus = false,
}: {
  name?: string;
  recovery?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('account');
  const label = t('secondFactor.code');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={t(recovery ? 'secondFactor.codeOrRecovery' : 'secondFactor.codeHelp')}
      validateTrigger="onBlur"
      rules={[
        { required: true, whitespace: true, message: t('form.required', { field: label }) },
        { min: 6, message: t('secondFactor.codeShort') },
      ]}
    >
      <Input
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        maxLength={40}
        spellCheck={false}
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}
