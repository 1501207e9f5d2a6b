import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './consent-field.module.css';

/** The consent box: never ticked beforehand, with the texts to read. */
export function ConsentField() {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name="agreed"
      valuePropName="checked"
      rules={[
        {
          validator: (_, agreed) =>
            agreed ? Promise.resolve() : Promise.reject(new Error(t('form.agreeRequired'))),
        },
      ]}
    >
      <Checkbox>
        {t('form.agree')}{' '}
        <a className={styles.link} href="/user_agreement" target="_blank" rel="noreferrer">
          {t('agreement.userAgreement')}
        </a>{' '}
        {t('form.and')}{' '}
        <a className={styles.link} href="/privacy_policy" target="_blank" rel="noreferrer">
          {t('agreement.privacyPolicy')}
        </a>
      </Checkbox>
    </Form.Item>
  );
}
