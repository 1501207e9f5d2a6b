import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './second-factor.module.css';

/** Codes that are shown now and never again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['account', 'shell']);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  return (
    <>
      <p className={styles.text}>{t('secondFactor.keepCodes')}</p>
      <ul className={styles.codes} aria-label={t('secondFactor.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('shell:action.copy')}</Button>
        <Button type="primary" onClick={onDone}>
          {t('secondFactor.codesKept')}
        </Button>
      </div>
    </>
  );
}
