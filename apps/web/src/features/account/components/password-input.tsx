import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-input.module.css';

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
        <button
          type="button"
          className={styles.show}
          aria-label={shown ? t('form.hidePassword') : t('form.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        </button>
      }
    />
  );
}
