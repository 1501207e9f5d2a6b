import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { LoggedSearch, LoggedSource } from '@mingfa/contract/search-data';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { sourceGroups } from '../../model/source-groups.ts';
import list from '../sources-list.module.css';
import styles from '../sources-panel.module.css';

/** What the searches of an answer have found, before any of it is numbered. */
export function FoundSoFar({ entries }: { entries: readonly LoggedSearch[] }) {
  const { t } = useTranslation('chat');
  const groups = sourceGroups(different(entries.flatMap(({ sources }) => sources)));
  if (groups.length === 0) return <p className={styles.none}>{t('sources.soon')}</p>;
  return groups.map(({ scope, sources }) => (
    <section key={scope} className={styles.group} aria-label={SEARCH_SCOPE_LABELS[currentLanguage()][scope]}>
      <h3 className={styles.scope}>
        {SEARCH_SCOPE_LABELS[currentLanguage()][scope]} <span>{sources.length}</span>
      </h3>
      <ul className={list.sources}>
        {sources.map((source) => (
          <li key={nameOf(source)} className={list.source}>
            <span className={list.title}>{source.title}</span>
            {source.label ? <span className={list.gist}>{source.label}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const nameOf = ({ kind, title, label }: LoggedSource) => `${kind} ${title} ${label}`;

/** Several searches find the same; it is one source. */
const different = (sources: readonly LoggedSource[]) => [
  ...new Map(sources.map((source) => [nameOf(source), source])).values(),
];
