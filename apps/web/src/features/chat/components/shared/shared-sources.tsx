import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import { isArticleEvidence } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { citedSources } from '../../model/cited-sources.ts';
import { useCheckDay } from '../check-day.ts';
import cardStyles from '../citation-card.module.css';
import styles from './shared-messages.module.css';
import { LinkToSource, SharedSourceText } from './shared-source-text.tsx';

/** What an answer cites, folded; on paper it is unfolded. */
export function SharedSources({ parts }: { parts: readonly AnswerPart[] }) {
  const { t } = useTranslation('sharing');
  const day = useCheckDay();
  const all = dataOf(parts, 'evidence')?.sources ?? [];
  const { cited } = citedSources(all, dataOf(parts, 'citation-check'), textOf(parts));
  if (cited.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{t('source.list', { count: cited.length })}</summary>
      <ol>
        {cited.map((source) => (
          <li key={source.index} className={styles.source}>
            <strong className={cardStyles.fileTitle}>
              [{source.index}] {isArticleEvidence(source) ? source.shortTitle : source.title}{' '}
              {source.kind === 'law' ? null : source.label}
            </strong>
            <SharedSourceText source={source} />
            <div className={`${cardStyles.actions} ${styles.noPrint}`}>
              <LinkToSource source={source} day={day} />
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
