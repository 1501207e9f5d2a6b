import {
  PASSWORD_SCORE,
  PASSWORD_SUGGESTIONS,
  PASSWORD_WARNINGS,
} from '@mingfa/contract/labels/password-labels';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { type PasswordRating, usePasswordRating } from '../hooks/use-password-rating.ts';
import styles from './password-meter.module.css';

export interface PasswordMeterProps {
  /** The field of the password. */
  name: string;
  /** It is for the account that is signed in. */
  isOwn: boolean;
}

const STEPS = [1, 2, 3, 4] as const;

/** How hard the password in a form is to guess, in words; it keeps nobody from anything. */
export function PasswordMeter({ name, isOwn }: PasswordMeterProps) {
  const { t } = useTranslation('account');
  const password: string = Form.useWatch(name) ?? '';
  const mobile: string | undefined = Form.useWatch('mobile');
  const nickname: string | undefined = Form.useWatch('nickname');
  const known = isOwn ? { isOwn } : { mobile: mobile?.trim(), nickname: nickname?.trim() };
  const rating = usePasswordRating(password, known);
  return (
    <div className={styles.meter} role="status" aria-live="polite" aria-label={t('form.passwordStrength')}>
      {rating && password ? (
        <>
          <span className={styles.bar} data-acceptable={rating.acceptable} aria-hidden>
            {STEPS.map((step) => (
              <span key={step} data-on={rating.score >= step || step === 1 || undefined} />
            ))}
          </span>
          <span className={styles.words}>{tell(rating)}</span>
        </>
      ) : null}
    </div>
  );

  function tell({ score, acceptable, warning, suggestions }: PasswordRating): string {
    const language = currentLanguage();
    const strength = PASSWORD_SCORE[language][String(score) as '0'];
    const told = [
      acceptable ? t('form.strength', { strength }) : t('form.strengthRefused', { strength }),
      ...(warning ? [PASSWORD_WARNINGS[language][warning]] : []),
      ...(score < 3 ? suggestions.slice(0, 2).map((one) => PASSWORD_SUGGESTIONS[language][one]) : []),
    ];
    return told.join(language === 'en' ? '. ' : '。');
  }
}
