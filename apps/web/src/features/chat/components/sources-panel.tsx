import { dataOf, textOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import { useTranslation } from 'react-i18next';
import { citedSources } from '../model/cited-sources.ts';
import type { Sources } from './sources-context.ts';
import { SourcesList } from './sources-list.tsx';
import styles from './sources-panel.module.css';

/** The sources of one answer: what it cites, and folded what was also looked at. */
export function SourcesPanel({
  answer,
  asOf,
  isWriting,
  onOpen,
}: {
  answer: Message | undefined;
  asOf: string;
  isWriting: boolean;
  onOpen: Pick<Sources, 'openFile' | 'openArticle'>;
}) {
  const { t } = useTranslation('chat');
  const parts = answer?.parts ?? [];
  const check = dataOf(parts, 'citation-check');
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const { cited, others } = citedSources(sources, check, textOf(parts));
  const list = { check, asOf, onOpen };
  return (
    <>
      {cited.length > 0 ? <SourcesList sources={cited} {...list} /> : null}
      {cited.length === 0 ? (
        <p className={styles.none}>{t(isWriting ? 'sources.soon' : 'sources.none')}</p>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t('sources.others', { count: others.length })}</summary>
          <SourcesList sources={others} {...list} />
        </details>
      ) : null}
    </>
  );
}
