import type { CaseSection, getCaseText } from '@mingfa/contract/case';
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
          <h2
            className={styles.heading}
            data-paragraph={isTitled(kind, paragraphs) ? paragraphs[0]?.number : undefined}
          >
            {words.section[kind]}
          </h2>
          {paragraphs.slice(isTitled(kind, paragraphs) ? 1 : 0).map(({ number, text: said }) => (
            <p
              key={number}
              data-paragraph={number}
              className={number === marked ? `${styles.paragraph} ${styles.marked}` : styles.paragraph}
            >
              {said}
            </p>
          ))}
        </section>
      ))}
    </section>
  );
});

/** The document has a heading of its own here (关键词, 裁判要点), which would stand twice. */
const isTitled = (kind: CaseSection['kind'], [first]: CaseSection['paragraphs']): boolean =>
  !['heading', 'parties', 'signatures'].includes(kind) &&
  /^[【[]?[\u4e00-\u9fff]{2,8}[】\]]?$/.test(first?.text.trim() ?? '');
