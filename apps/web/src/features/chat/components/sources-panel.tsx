import { dataOf, textOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import type { CitationCheck, Evidence } from '@mingfa/contract/evidence';
import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { LoggedSearch } from '@mingfa/contract/search-data';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { citedSources } from '../model/cited-sources.ts';
import { type SourceGroup, sourceGroups } from '../model/source-groups.ts';
import { FoundSoFar } from './search/found-so-far.tsx';
import type { SourceOpeners } from './sources-context.ts';
import { SourcesList } from './sources-list.tsx';
import styles from './sources-panel.module.css';

export interface SourcesPanelProps {
  answer: Message | undefined;
  asOf: string;
  isWriting: boolean;
  onOpen: SourceOpeners;
}

/** The sources of one answer: what it cites, and folded what was also looked at; apart by scope where there are several. */
export function SourcesPanel({ answer, asOf, isWriting, onOpen }: SourcesPanelProps) {
  const { t } = useTranslation('chat');
  const parts = answer?.parts ?? [];
  const check = dataOf(parts, 'citation-check');
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const text = textOf(parts);
  const groups = sourceGroups(sources);
  const list = { check, text, asOf, onOpen };
  // A search shows what it finds as it comes: nothing can be cited before the answer is begun.
  const isSearching = isWriting && text === '' && dataOf(parts, 'plan') !== null;
  const searches = dataOf(parts, 'search-log')?.entries ?? [];
  // Of a search that was stopped early what it had found stays.
  if (groups.length === 0 && (isSearching || searches.length > 0)) return <FoundSoFar entries={searches} />;
  if (groups.length > 1 || isSearching)
    return (
      <>
        {groups.map((group) => (
          <ScopeGroup key={group.scope} group={group} isSearching={isSearching} {...list} />
        ))}
        {isSearching ? null : <OnlyInLog searches={searches} />}
      </>
    );
  const { cited, others } = citedSources(sources, check, text);
  return (
    <>
      {cited.length > 0 ? <SourcesList sources={cited} {...list} /> : null}
      {cited.length === 0 ? (
        <p className={styles.none}>{t(isWriting ? 'sources.soon' : 'sources.none')}</p>
      ) : null}
      <Others sources={others} {...list} />
      <OnlyInLog searches={searches} />
    </>
  );
}

/** What was found and not handed to the answer is counted in the plan: it stands in the search log alone. */
function OnlyInLog({ searches }: { searches: readonly LoggedSearch[] }) {
  const { t } = useTranslation('chat');
  const count = searches.flatMap(({ sources }) => sources).filter(({ index }) => index === null).length;
  return count > 0 ? <p className={styles.none}>{t('sources.inLog', { count })}</p> : null;
}

interface ListedProps {
  check: CitationCheck | null;
  text: string;
  asOf: string;
  onOpen: SourceOpeners;
}

interface ScopeGroupProps extends ListedProps {
  group: SourceGroup<Evidence>;
  isSearching: boolean;
}

function ScopeGroup({ group, isSearching, ...list }: ScopeGroupProps) {
  const title = useId();
  const { cited, others } = citedSources(group.sources, list.check, list.text);
  return (
    <section className={styles.group} aria-labelledby={title}>
      <h3 id={title} className={styles.scope}>
        {SEARCH_SCOPE_LABELS[currentLanguage()][group.scope]} <span>{group.sources.length}</span>
      </h3>
      {isSearching ? (
        <SourcesList sources={group.sources} {...list} />
      ) : (
        <>
          {cited.length > 0 ? <SourcesList sources={cited} {...list} /> : null}
          <Others sources={others} {...list} />
        </>
      )}
    </section>
  );
}

function Others({ sources, ...list }: ListedProps & { sources: readonly Evidence[] }) {
  const { t } = useTranslation('chat');
  if (sources.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{t('sources.others', { count: sources.length })}</summary>
      <SourcesList sources={sources} {...list} />
    </details>
  );
}
