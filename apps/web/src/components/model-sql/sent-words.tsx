import type { previewModelSql } from '@mingfa/contract/dataset-model-sql';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useTranslation } from 'react-i18next';
import styles from './model-sql.module.css';

interface SentWordsProps {
  view: EndpointOutput<typeof previewModelSql>;
  isSent: boolean;
}

/** Every word that leaves for the model, as it leaves. */
export function SentWords({ view: { modelName, masked, messages, replaced }, isSent }: SentWordsProps) {
  const { t } = useTranslation('dataset');
  const words = (
    <>
      {messages.map(({ role, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no other name than their place
        <div key={place} className={styles.message}>
          <span className={styles.role}>{t(`model.role.${role}`)}</span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
          <pre className={styles.sent} tabIndex={0}>
            {text}
          </pre>
        </div>
      ))}
    </>
  );
  if (isSent)
    return (
      <details>
        <summary>{t('model.wasSent')}</summary>
        {words}
      </details>
    );
  return (
    <section aria-label={t('model.wouldLeave')} className={styles.leaving}>
      <h3>{t('model.wouldLeave')}</h3>
      <p className={styles.hint}>
        {t('model.agree', { model: modelName })}
        {masked ? t('model.masked', { count: replaced }) : null}
      </p>
      {words}
    </section>
  );
}
