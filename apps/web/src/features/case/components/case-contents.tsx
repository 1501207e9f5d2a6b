import type { CaseSection } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-contents.module.css';

interface CaseContentsProps {
  sections: readonly CaseSection[];
  /** By its first paragraph. */
  onSection: (paragraph: number) => void;
}

/** The sections of a case in their order. */
export function CaseContents({ sections, onSection }: CaseContentsProps) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (
    <>
      <h2 className={styles.title}>{t('reader.contents')}</h2>
      <ul className={styles.list}>
        {sections.map(({ kind, paragraphs }) => {
          const first = paragraphs[0]?.number ?? 1;
          return (
            <li key={first}>
              <button type="button" className={styles.entry} onClick={() => onSection(first)}>
                {words.section[kind]}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
