import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import type { AnswerData } from '@mingfa/contract/answer-data';
import { useTranslation } from 'react-i18next';
import styles from './answer-facts.module.css';

export interface AnswerDaysProps {
  offers: AnswerData['days']['offers'];
  disabled: boolean;
  /** Asks the question anew, by the law of a day. */
  onAskOn: (day: string) => void;
}

/** Days of the story on which the law was another one: one click asks anew by the law of that day. */
export function AnswerDays({ offers, disabled, onAskOn }: AnswerDaysProps) {
  const { t } = useTranslation('chat');
  if (offers.length === 0) return null;
  return (
    <fieldset className={styles.days} aria-label={t('days.label')}>
      <span>{t('days.label')}</span>
      {offers.map(({ day, said }) => (
        <button
          key={day}
          type="button"
          className={styles.chip}
          disabled={disabled}
          title={t('days.hint', { day })}
          onClick={() => onAskOn(day)}
        >
          <CalendarOutlined aria-hidden /> {t('days.ask', { said, day })}
        </button>
      ))}
    </fieldset>
  );
}
