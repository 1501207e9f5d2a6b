import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { getLaw, getLawText } from '@mingfa/contract/law';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { ArticleContext } from '../components/article-context.tsx';
import { Contents } from '../components/contents.tsx';
import { LawFacts, type LawText } from '../components/law-facts.tsx';
import { ReaderBody } from '../components/reader-body.tsx';
import { ReaderHeader } from '../components/reader-header.tsx';
import { ReaderTools } from '../components/reader-tools.tsx';
import { VersionList } from '../components/version-list.tsx';
import { type ReaderAddress, useReaderAddress } from '../hooks/use-reader-address.ts';
import styles from './law-reader-screen.module.css';

/** One law: contents, text of a version or of a day, and what belongs to the chosen article. */
export default function LawReaderScreen() {
  const { lawId = '' } = useParams();
  return <ReaderOf key={lawId} lawId={lawId} />;
}

function ReaderOf({ lawId }: { lawId: string }) {
  const { t } = useTranslation('law');
  const address = useReaderAddress();
  const { versionId, asOf } = address;
  const law = useEndpoint(getLaw, { params: { lawId } });
  const text = useEndpoint(getLawText, {
    params: { lawId },
    query: { language: currentLanguage(), ...(versionId ? { versionId } : asOf ? { asOf } : {}) },
  });
  if (law.isError)
    return (
      <ErrorState
        error={law.error}
        {...(law.error.failure.httpStatus === 404 ? { title: t('reader.missing') } : {})}
        onRetry={() => void law.refetch()}
      />
    );
  if (law.isPending || text.isPending) return <PageLoading />;
  return <OpenedLaw law={law.data} text={text} address={address} />;
}

interface OpenedLawProps {
  law: EndpointOutput<typeof getLaw>;
  text: UseQueryResult<LawText, AppRequestError>;
  address: ReaderAddress;
}

/** Three columns where there is room; without it the outer two are sheets. */
function OpenedLaw({ law, text, address }: OpenedLawProps) {
  const { t } = useTranslation('law');
  const [words, setWords] = useState('');
  const [sheet, setSheet] = useState<'contents' | 'context' | null>(null);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isMedium = useMediaQuery('(min-width: 900px)');
  const { compares, place } = address;
  const chosen = place?.articleKey ?? null;
  const shown = text.data ?? null;
  const shownVersion = shown?.version?.versionId ?? null;
  const choose = (articleKey: string | null) => {
    address.choose(articleKey);
    if (articleKey && !isWide) setSheet('context');
  };
  const versionList = (
    <VersionList versions={law.versions} shown={shownVersion} onShow={address.showVersion} />
  );
  const contents = shown ? (
    <Contents
      headings={shown.headings}
      articles={shown.articles}
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
      {shown && chosen ? (
        <ArticleContext lawId={law.lawId} articleKey={chosen} versionId={shownVersion} asOf={shown.asOf} />
      ) : (
        <p className={styles.hint}>{t('reader.pick')}</p>
      )}
      {law.versions.length > 0 ? versionList : null}
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
        <ReaderHeader
          title={law.title}
          status={shown?.version?.status ?? law.status}
          onContents={isMedium ? null : () => setSheet('contents')}
          onContext={isWide ? null : () => setSheet('context')}
        />
        <div className={styles.page} id="law-page">
          <LawFacts law={law} text={shown} />
          <ReaderTools address={address} canCompare={law.versions.length > 1} />
          <ReaderBody
            law={law}
            text={text}
            address={address}
            words={words}
            onChoose={choose}
            versionList={versionList}
          />
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
