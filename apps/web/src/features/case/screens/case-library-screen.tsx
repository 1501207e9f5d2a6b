import ImportOutlined from '@ant-design/icons/ImportOutlined';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchScreen } from '../../../components/search-screen/search-screen.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { CaseFilters } from '../components/case-filters.tsx';
import { CaseLibraryLine, useCaseLibrary } from '../components/case-library-line.tsx';
import { CaseResults } from '../components/case-results.tsx';
import { CaseSearchForm } from '../components/case-search-form.tsx';
import { ImportSheet } from '../components/import-sheet.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { StorySearch } from '../components/story-search.tsx';
import { WorkLinks } from '../components/work-links.tsx';
import { useCaseSearch } from '../hooks/use-case-search.ts';
import {
  type CaseSearchState,
  hasCaseFilters,
  readCaseSearch,
  writeCaseSearch,
} from '../model/case-search-state.ts';
import styles from './case-library-screen.module.css';

/** Cases by words, number or cited article, and by the facts of a story. */
export default function CaseLibraryScreen() {
  const { t } = useTranslation('case');
  const [params, setParams] = useSearchParams();
  const [isImporting, setIsImporting] = useState(false);
  const isMember = useIsMember();
  // On a phone the words would leave no room for the title.
  const isPhone = useMediaQuery('(max-width: 767px)');
  const state = readCaseSearch(params);
  const change = (changed: Partial<CaseSearchState>) =>
    setParams(writeCaseSearch({ ...state, page: 1, ...changed }));
  const library = useCaseLibrary();
  const found = useCaseSearch(state);
  const isEmpty =
    library.data !== undefined && library.data.cases + library.data.digests + library.data.own === 0;
  const importButton = isMember ? (
    <Button
      icon={<ImportOutlined aria-hidden />}
      aria-label={t('import.title')}
      title={t('import.title')}
      onClick={() => setIsImporting(true)}
    >
      {isPhone && !isEmpty ? null : t('import.title')}
    </Button>
  ) : null;
  return (
    <SearchScreen
      title={t('title')}
      actions={isEmpty ? null : importButton}
      isFiltered={hasCaseFilters(state)}
      filters={isEmpty ? null : <CaseFilters state={state} facets={found.data?.facets} onChange={change} />}
    >
      {isEmpty ? (
        <EmptyLibrary action={importButton} />
      ) : (
        <>
          <div className={styles.ways}>
            <Segments
              label={t('way.label')}
              segments={(['words', 'facts'] as const).map((way) => ({
                key: way,
                label: t(`way.${way}`),
                isOn: way === state.way,
                onChoose: () => change({ way }),
              }))}
            />
            <WorkLinks />
          </div>
          {state.way === 'words' ? (
            <>
              <CaseSearchForm key={state.q} state={state} onChange={change} />
              <CaseLibraryLine />
              <SavedSearches />
              <CaseResults state={state} change={change} />
            </>
          ) : (
            <StorySearch filters={state} />
          )}
        </>
      )}
      {isImporting ? <ImportSheet onClose={() => setIsImporting(false)} /> : null}
    </SearchScreen>
  );
}

/** Nothing was imported yet: who can says what to do. */
function EmptyLibrary({ action }: { action: ReactNode }) {
  const { t } = useTranslation('case');
  const ready = useSession((state) => state.ready);
  if (!ready) return null;
  return (
    <EmptyState
      sentence={t('library.empty')}
      hint={action ? t('library.emptyHint') : t('library.emptyGuest')}
      action={action}
    />
  );
}
