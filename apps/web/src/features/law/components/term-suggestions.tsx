import { suggestTerms } from '@mingfa/contract/law';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/query.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import styles from './term-suggestions.module.css';

const LEAST_LENGTH = 2;

/** What statutes say for the everyday words typed; a term is added to them and searched for. */
export function TermSuggestions({
  words,
  asPhrase,
  onUse,
}: {
  words: string;
  /** The words are searched for as one phrase, so that a term cannot be added, only searched for itself. */
  asPhrase: boolean;
  onUse: (words: string) => void;
}) {
  const { t } = useTranslation('law');
  const text = words.trim().slice(0, 1000);
  const paused = usePaused(text);
  const wanted = text.length >= LEAST_LENGTH && paused.length >= LEAST_LENGTH;
  const suggested = useEndpoint(
    suggestTerms,
    { query: { text: paused } },
    { enabled: wanted, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  // What was found for an earlier text is shown only while its words still stand there.
  const items = wanted ? (suggested.data?.items ?? []).filter(({ said }) => text.includes(said)) : [];
  if (items.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <span className={styles.label}>{t('search.terms')}</span>
      <ul className={styles.words}>
        {items.map(({ said, terms }) => (
          <li key={said} className={styles.word}>
            <span className={styles.said}>{said}</span>
            <span aria-hidden className={styles.arrow}>
              →
            </span>
            {terms.map((term) => (
              <button
                key={term}
                type="button"
                className={styles.term}
                lang="zh-CN"
                title={t('search.useTerm', { term })}
                onClick={() => onUse(asPhrase ? term : `${text} ${term}`)}
              >
                {term}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
