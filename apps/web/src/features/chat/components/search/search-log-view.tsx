import type { AnswerData } from '@mingfa/contract/answer-data';
import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { LoggedSearch, LoggedSource } from '@mingfa/contract/search-data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleAddress } from '../../../../lib/article-address.ts';
import { caseAddress } from '../../../../lib/case-address.ts';
import { formatTime, today } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { searchServiceKey } from '../../../../lib/search-service.ts';
import { PageLink } from '../page-link.tsx';
import styles from './search-parts.module.css';

/** Every search as it was made, with all it found: the queries sent to the web, and what was read and not used. */
export function SearchLogView({ entries }: AnswerData['search-log']) {
  const { t } = useTranslation('ai-search');
  if (entries.length === 0) return null;
  const sources = entries.flatMap((entry) => entry.sources);
  const used = sources.filter((source) => source.used).length;
  return (
    <details className={styles.log}>
      <summary>{t('log.title', { count: entries.length })}</summary>
      <p className={styles.why}>{t('log.counts', { used, others: sources.length - used })}</p>
      <ol>
        {entries.map((entry) => (
          <Entry key={`${entry.searchId} ${entry.at}`} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ entry }: { entry: LoggedSearch }) {
  const { t } = useTranslation('ai-search');
  const { at, scope, query, filters, found, service, sources } = entry;
  const key = searchServiceKey(service);
  return (
    <li>
      <p className={styles.what}>
        {SEARCH_SCOPE_LABELS[currentLanguage()][scope]}：{query}
      </p>
      <p className={styles.why}>
        {[
          formatTime(at),
          ...Object.entries(filters).map(([label, value]) => `${label}：${value}`),
          scope === 'web' && service ? t('log.sentTo', { service: key ? t(key) : service }) : null,
          t('plan.hits', { count: found }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {sources.length > 0 ? (
        <ul>
          {sources.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source may be found twice; their order stays
            <li key={index}>
              <SourceName source={source} /> <span className={styles.tag}>{t(`log.${stateOf(source)}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** It opens beside the answer, where there is something to open. */
function SourceName({ source }: { source: LoggedSource }) {
  const { article, caseId, address } = source;
  const name = nameOf(source);
  const to = article ? articleAddress(article, today()) : caseId ? caseAddress(caseId) : null;
  if (to)
    return (
      <Link to={to} target="_blank">
        {name}
      </Link>
    );
  if (address) return <PageLink address={address}>{name}</PageLink>;
  return name;
}

const nameOf = ({ index, title, label }: LoggedSource) =>
  [index === null ? null : `[${index}]`, title, label].filter(Boolean).join(' ');

function stateOf({ used, state }: LoggedSource) {
  if (state !== 'read') return state;
  return used ? 'used' : 'notUsed';
}
