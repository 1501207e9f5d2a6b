import MenuOutlined from '@ant-design/icons/MenuOutlined';
import SplitCellsOutlined from '@ant-design/icons/SplitCellsOutlined';
import { getLaw, getLawText } from '@mingfa/contract/law';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DateField } from '../../../components/date-field.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { ArticleContext } from '../components/article-context.tsx';
import { Contents } from '../components/contents.tsx';
import { LawFacts } from '../components/law-facts.tsx';
import { LawPages } from '../components/law-pages.tsx';
import { StatusTag } from '../components/status-tag.tsx';
import { VersionList } from '../components/version-list.tsx';
import styles from './law-reader-screen.module.css';

const VersionComparison = lazy(() => import('../components/version-comparison.tsx'));

/** One law: contents, text of a version or of a day, and what belongs to the chosen article. */
export default function LawReaderScreen() {
  const { lawId = '' } = useParams();
  return <ReaderOf key={lawId} lawId={lawId} />;
}

function ReaderOf({ lawId }: { lawId: string }) {
  const { t } = useTranslation('law');
  const [params, setParams] = useSearchParams();
  const versionId = params.get('version');
  const asOf = params.get('asOf');
  const chosen = params.get('article');
  const compares = params.get('compare') !== null;
  const [words, setWords] = useState('');
  const [sheet, setSheet] = useState<'contents' | 'context' | null>(null);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isMedium = useMediaQuery('(min-width: 900px)');
  const law = useEndpoint(getLaw, { params: { lawId } });
  const text = useEndpoint(getLawText, {
    params: { lawId },
    query: { language: currentLanguage(), ...(versionId ? { versionId } : asOf ? { asOf } : {}) },
  });

  const change = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changed))
      value === null ? next.delete(name) : next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  const choose = (articleKey: string | null) => {
    change({ article: articleKey, paragraph: null, item: null });
    if (articleKey && !isWide) setSheet('context');
  };
  const marked = useMemo(
    () =>
      chosen
        ? {
            articleKey: chosen,
            paragraph: Number(params.get('paragraph')) || null,
            item: Number(params.get('item')) || null,
          }
        : null,
    [chosen, params],
  );

  if (law.isError)
    return (
      <ErrorState
        error={law.error}
        {...(law.error.failure.httpStatus === 404 ? { title: t('reader.missing') } : {})}
        onRetry={() => void law.refetch()}
      />
    );
  if (law.isPending || text.isPending) return <PageLoading />;
  const { versions } = law.data;
  const status = text.data?.version?.status ?? law.data.status;
  const shownVersion = text.data?.version?.versionId ?? null;
  const showVersion = (id: string) => change({ version: id, asOf: null, compare: null });
  const versionList = <VersionList versions={versions} shown={shownVersion} onShow={showVersion} />;
  const contents = text.data ? (
    <Contents
      headings={text.data.headings}
      articles={text.data.articles}
      words={words}
      onWords={setWords}
      chosen={chosen}
      onChoose={(articleKey) => {
        choose(articleKey);
        setSheet(null);
      }}
    />
  ) : null;
  const context = (
    <>
      {text.data && chosen ? (
        <ArticleContext lawId={lawId} articleKey={chosen} versionId={shownVersion} asOf={text.data.asOf} />
      ) : (
        <p className={styles.hint}>{t('reader.pick')}</p>
      )}
      {versions.length > 0 ? versionList : null}
    </>
  );
  return (
    <div className={styles.screen}>
      {isMedium && contents && !compares ? (
        <nav className={styles.contents} aria-label={t('reader.contents')}>
          {contents}
        </nav>
      ) : null}
      <div className={styles.middle}>
        <ScreenHeader
          title={law.data.title}
          actions={
            <>
              {status && status !== '现行有效' ? <StatusTag status={status} /> : null}
              {isMedium ? null : (
                <Button
                  icon={<MenuOutlined />}
                  aria-label={t('reader.contents')}
                  title={t('reader.contents')}
                  onClick={() => setSheet('contents')}
                />
              )}
              {isWide ? null : <Button onClick={() => setSheet('context')}>{t('reader.context')}</Button>}
            </>
          }
        />
        <div className={styles.page} id="law-page">
          <LawFacts law={law.data} text={text.data ?? null} />
          <div className={styles.tools}>
            <Button
              type={!versionId && !asOf && !compares ? 'primary' : 'default'}
              onClick={() => change({ version: null, asOf: null, compare: null })}
            >
              {t('reader.today')}
            </Button>
            <DateField
              label={t('reader.byDay')}
              value={asOf}
              onChange={(day) => change({ asOf: day, version: null, compare: null })}
            />
            {versions.length > 1 ? (
              <Button
                icon={<SplitCellsOutlined />}
                type={compares ? 'primary' : 'default'}
                aria-pressed={compares}
                onClick={() => change({ compare: compares ? null : '1' })}
              >
                {t('reader.compare')}
              </Button>
            ) : null}
          </div>
          {compares ? (
            <Suspense fallback={<PageLoading />}>
              <VersionComparison lawId={lawId} versions={versions} />
            </Suspense>
          ) : text.isError ? (
            text.error.failure.errorCode === 'version_not_held' ? (
              <>
                <EmptyState sentence={t('reader.notHeld', { day: asOf })} hint={t('reader.notHeldHint')} />
                {versionList}
              </>
            ) : (
              <ErrorState error={text.error} onRetry={() => void text.refetch()} />
            )
          ) : (
            <LawPages text={text.data} marked={marked} words={words} onChoose={choose} />
          )}
        </div>
      </div>
      {isWide && !compares ? (
        <aside className={styles.context} aria-label={t('reader.context')}>
          {context}
        </aside>
      ) : null}
      <Sheet open={sheet === 'contents'} onClose={() => setSheet(null)} title={t('reader.contents')}>
        {contents}
      </Sheet>
      <Sheet open={sheet === 'context' && !isWide} onClose={() => setSheet(null)} title={t('reader.context')}>
        {context}
      </Sheet>
    </div>
  );
}
