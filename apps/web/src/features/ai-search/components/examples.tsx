import { useTranslation } from 'react-i18next';
import styles from './examples.module.css';

interface ExamplesProps {
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** Three real questions; one press asks. */
export function Examples({ disabled, onAsk }: ExamplesProps) {
  const { t } = useTranslation('ai-search');
  return (
    <section aria-label={t('start.examples')}>
      <h3 className={styles.title}>{t('start.examples')}</h3>
      <ul className={styles.examples}>
        {[t('start.example1'), t('start.example2'), t('start.example3')].map((question) => (
          <li key={question}>
            <button
              type="button"
              className={styles.example}
              disabled={disabled}
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
