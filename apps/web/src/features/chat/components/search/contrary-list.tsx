import type { AnswerData } from '@mingfa/contract/answer-data';
import { CONTRARY_REASON_LABELS } from '@mingfa/contract/labels/search-labels';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './search-parts.module.css';

/** Sources of the answer that speak against it, or bound it, in their own words. */
export function ContraryList({ items }: AnswerData['contrary']) {
  const { t } = useTranslation('ai-search');
  const title = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.contrary} aria-labelledby={title}>
      <h3 id={title}>{t('contrary.title')}</h3>
      <ul>
        {items.map(({ index, title: name, label, why, words }) => (
          <li key={`${index} ${words}`}>
            <p className={styles.what}>
              [{index}] {name} {label}
              <span className={styles.tag}>{CONTRARY_REASON_LABELS[currentLanguage()][why]}</span>
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
