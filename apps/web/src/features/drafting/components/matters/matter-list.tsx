import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { listDrafts } from '@mingfa/contract/draft';
import type { Draft } from '@mingfa/contract/draft-state';
import { listMatters, type Matter } from '@mingfa/contract/matter';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { draftAddress, matterAddress } from '../../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import styles from '../drafting.module.css';
import { MatterActions } from './matter-actions.tsx';
import { NewMatter } from './new-matter.tsx';

const PAGE_SIZE = 20;
const DRAFTS_MAX = 100;
const DRAFTS_SHOWN = 5;

/** Matters of one's own, changed last first, each with its drafts. */
export function MatterList() {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const [page, setPage] = useState(1);
  const [making, setMaking] = useState<string | null>(null);
  const matters = useEndpoint(
    listMatters,
    { query: { q: words, page, pageSize: PAGE_SIZE } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const drafts = useEndpoint(listDrafts, { query: { pageSize: DRAFTS_MAX } }, { staleTime: 0 });
  const examples = t('matters.examples', { returnObjects: true });
  return (
    <>
      <p className={styles.intro}>{t('matters.intro')}</p>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          label={t('matters.search')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setPage(1);
          }}
        />
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking('')}>
          {t('matters.create')}
        </Button>
      </div>
      <Loaded query={matters}>
        {({ items, total }) => (
          <>
            {total === 0 && words === '' ? (
              <EmptyState
                icon={<FolderOpenOutlined />}
                sentence={t('matters.empty')}
                hint={t('matters.emptyHint')}
                examples={examples}
                onExample={setMaking}
              />
            ) : null}
            {total === 0 && words !== '' ? <QuietNote>{t('matters.nothing', { words })}</QuietNote> : null}
            <ul className={styles.matters} aria-label={t('matters.list')}>
              {items.map((matter) => (
                <MatterItem
                  key={matter.matterId}
                  matter={matter}
                  drafts={drafts.data?.items.filter(({ matterId }) => matterId === matter.matterId) ?? []}
                />
              ))}
            </ul>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
      {making === null ? null : <NewMatter key={making} initial={making} onClose={() => setMaking(null)} />}
    </>
  );
}

function MatterItem({ matter, drafts }: { matter: Matter; drafts: readonly Draft[] }) {
  const { t } = useTranslation('drafting');
  const { matterId, name, facts, contradicted, savedAt } = matter;
  const said = [
    t('matters.facts', { count: facts }),
    matter.drafts === 0 ? t('matters.noDrafts') : t('matters.drafts', { count: matter.drafts }),
    t('matters.saved', { time: formatTime(savedAt) }),
  ];
  const left = matter.drafts - Math.min(drafts.length, DRAFTS_SHOWN);
  return (
    <li className={styles.matter}>
      <div className={styles.matterHead}>
        <Link className={styles.matterName} to={matterAddress(matterId)}>
          {name}
        </Link>
        <MatterActions matter={matter} />
      </div>
      <p className={styles.quiet}>
        {said.join(' · ')}
        {contradicted > 0 ? (
          <span className={styles.caution}> · {t('matters.contradicted', { count: contradicted })}</span>
        ) : null}
      </p>
      {drafts.length > 0 ? (
        <ul className={styles.matterDrafts}>
          {drafts.slice(0, DRAFTS_SHOWN).map(({ draftId, title, touchedBy }) => (
            <li key={draftId}>
              <Link className={styles.draftLink} to={draftAddress(draftId)}>
                {title}
                {touchedBy.length > 0 ? <span className={styles.caution}>{t('matters.touched')}</span> : null}
              </Link>
            </li>
          ))}
          {left > 0 ? (
            <li>
              <Link className={styles.draftLink} to={matterAddress(matterId)}>
                {t('matters.more', { count: left })}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}
