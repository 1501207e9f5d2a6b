import type { SuggestionCheck } from '@mingfa/contract/draft-suggestion';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import { compareWords } from '../../model/compare-words.ts';
import { markedSuggestion } from '../../model/marked-suggestion.ts';
import styles from './suggestion.module.css';

/** The suggestion beside what stands there, both in one with what differs, or to be mended by hand. */
export type WordsView = 'plain' | 'difference' | 'mend';

const MOST_CHARACTERS = 100_000;

export interface SuggestedWordsProps {
  view: WordsView;
  before: string;
  text: string;
  checked: SuggestionCheck | null;
  onMend: (text: string) => void;
}

export function SuggestedWords({ view, before, text, checked, onMend }: SuggestedWordsProps) {
  const { t } = useTranslation('suggestion');
  if (view === 'mend')
    return (
      <textarea
        className={fields.input}
        rows={8}
        maxLength={MOST_CHARACTERS}
        aria-label={t('mendLabel')}
        value={text}
        onChange={({ target }) => onMend(target.value)}
      />
    );
  if (view === 'difference') return <Difference before={before} text={text} />;
  return (
    <div className={styles.beside}>
      <div className={styles.present}>
        <p className={styles.side}>{t('before')}</p>
        <p className={`${styles.words} ${styles.old}`} lang="zh-CN">
          {before.trim() === '' ? t('nothingBefore') : before}
        </p>
      </div>
      <div>
        <p className={styles.side}>{t('after')}</p>
        <p className={styles.words} lang="zh-CN">
          {markedSuggestion(text, checked).map(({ start, text: words, mark }) =>
            mark ? (
              <mark key={start} className={styles[mark]}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </p>
      </div>
    </div>
  );
}

function Difference({ before, text }: { before: string; text: string }) {
  const { t } = useTranslation('suggestion');
  const pieces = compareWords(before, text);
  if (pieces.every(({ kind }) => kind === 'same')) return <p className={styles.quiet}>{t('same')}</p>;
  return (
    <p className={styles.words} lang="zh-CN">
      {pieces.map(({ kind, text: words }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no names; their place is what they are
        if (kind === 'same') return <span key={place}>{words}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Tag key={place} className={styles[kind]}>
            <span className="visually-hidden">{t(kind)}：</span>
            {words}
          </Tag>
        );
      })}
    </p>
  );
}
