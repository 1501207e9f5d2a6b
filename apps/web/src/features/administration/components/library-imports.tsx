import { getLibrary, listLawImports } from '@mingfa/contract/law';
import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './administration.module.css';
import { ImportCard } from './import-card.tsx';
import { ImportForm } from './import-form.tsx';

const PAGE_SIZE = 10;

function LibraryHoldings() {
  const { t, i18n } = useTranslation('administration');
  const { data } = useEndpoint(getLibrary, {});
  if (!data) return null;
  const figure = (value: number) => value.toLocaleString(i18n.language);
  return (
    <p className={styles.intro}>
      {data.starterOnly
        ? t('library.holdsStarter', { digests: figure(data.digests) })
        : t('library.holds', {
            laws: figure(data.laws),
            versions: figure(data.versions),
            articles: figure(data.articles),
            digests: figure(data.digests),
          })}
      {data.libraryDate ? ` ${t('library.date', { day: data.libraryDate })}` : null}
    </p>
  );
}

/** Getting the library: start an import, watch it, read its report. */
export function LibraryImports() {
  const { t } = useTranslation('administration');
  const [page, setPage] = useState(1);
  const imports = useEndpoint(listLawImports, { query: { page, pageSize: PAGE_SIZE } });
  const items = imports.data?.items ?? [];
  const isRunning = items.some(({ state }) => state === 'queued' || state === 'running');
  return (
    <>
      <LibraryHoldings />
      <ImportForm disabled={isRunning} onStarted={() => setPage(1)} />
      <h2 className={styles.heading}>{t('library.history')}</h2>
      {imports.isPending ? <PageLoading /> : null}
      {imports.isError ? <ErrorState error={imports.error} onRetry={() => void imports.refetch()} /> : null}
      {imports.isSuccess && items.length === 0 ? <p className={styles.intro}>{t('library.none')}</p> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <ImportCard key={item.importId} listed={item} />
        ))}
      </ul>
      {(imports.data?.total ?? 0) > PAGE_SIZE ? (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={imports.data?.total ?? 0}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}
