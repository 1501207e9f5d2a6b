import type { getCaseText } from '@mingfa/contract/case';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-text.module.css';

/** The text of a case as the server gives it. */
export type CaseText = EndpointOutput<typeof getCaseText>;

interface CaseSectionsProps {
  text: CaseText;
  /** The paragraph the address names. */
  marked: number | null;
}

/** The text by sections; paragraphs are numbered so that they can be cited. */
export const CaseSections = memo(function CaseSections({ text, marked }: CaseSectionsProps) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (
    <section className={styles.text} aria-label={t('reader.text')}>
      {text.sections.map(({ kind, paragraphs }) => (
        <section key={paragraphs[0]?.number} className={styles.section} data-kind={kind}>
          <h2 className={styles.heading}>{words.section[kind]}</h2>
          {paragraphs.map(({ number, text: words }) => (
            <p
              key={number}
              data-paragraph={number}
              className={number === marked ? `${styles.paragraph} ${styles.marked}` : styles.paragraph}
            >
              {words}
            </p>
          ))}
        </section>
      ))}
    </section>
  );
});
