import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password field whose text can be shown, by mouse and keyboard. */
export function PasswordInput(props: InputProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={128}
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <Button
          type="text"
          size="small"
          icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          aria-label={shown ? t('form.hidePassword') : t('form.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
