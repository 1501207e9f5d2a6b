import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { getLaw, getLawText } from '@mingfa/contract/law';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
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
import { FindBar } from '../components/find-bar.tsx';
import { LawFacts, type LawText } from '../components/law-facts.tsx';
import { ReaderBody } from '../components/reader-body.tsx';
import { ReaderHeader } from '../components/reader-header.tsx';
import { ReaderTools } from '../components/reader-tools.tsx';
import { VersionList } from '../components/version-list.tsx';
import { useArticleKeys } from '../hooks/use-article-keys.ts';
import { useFindInLaw } from '../hooks/use-find-in-law.ts';
import { type ReaderAddress, useReaderAddress } from '../hooks/use-reader-address.ts';
import { useReaderJumps } from '../hooks/use-reader-jumps.ts';
import { useReadingPlace } from '../hooks/use-reading-place.ts';
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
  if (law.isPending || text.isPending) return <PageLoading tip={t('reader.loading')} />;
  return <OpenedLaw law={law.data} text={text} address={address} />;
}

interface OpenedLawProps {
  law: EndpointOutput<typeof getLaw>;
  text: UseQueryResult<LawText, AppRequestError>;
  address: ReaderAddress;
}

/** Three columns where there is room for a text of full width between them; without it the outer two are sheets. */
function OpenedLaw({ law, text, address }: OpenedLawProps) {
  const { t } = useTranslation('law');
  const [sheet, setSheet] = useState<'contents' | 'context' | null>(null);
  const isWide = useMediaQuery('(min-width: 1600px)');
  const isMedium = useMediaQuery('(min-width: 1100px)');
  const page = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const { compares, place } = address;
  const shown = text.data ?? null;
  const readable = compares ? null : shown;
  const find = useFindInLaw(readable);
  const { current, stayAt } = useReadingPlace(page, readable);
  const jumps = useReaderJumps(page, { text: readable, place, find, stayAt });
  const onKeyDown = useArticleKeys(page, { current, stayAt, onFind: () => words.current?.focus() });
  const shownVersion = shown?.version?.versionId ?? null;

  const choose = useRef(address.choose);
  choose.current = address.choose;
  const openArticle = useCallback(
    (articleKey: string) => {
      choose.current(articleKey);
      if (!isWide) setSheet('context');
    },
    [isWide],
  );
  const leaveContents = (go: () => void) => {
    setSheet(null);
    // A sheet gives the focus back as it closes, which must not move the text again.
    requestAnimationFrame(go);
  };
  const versionList = (
    <VersionList versions={law.versions} shown={shownVersion} onShow={address.showVersion} />
  );
  const contents = readable ? (
    <Contents
      headings={readable.headings}
      articles={readable.articles}
      find={find}
      current={current}
      onArticle={(key) => leaveContents(() => (find.words === '' ? jumps.toArticle(key) : find.goTo(key)))}
      onHeading={(position) => leaveContents(() => jumps.toHeading(position))}
    />
  ) : null;
  const context = (
    <>
      {shown && place ? (
        <ArticleContext
          lawId={law.lawId}
          articleKey={place.articleKey}
          versionId={shownVersion}
          asOf={shown.asOf}
        />
      ) : (
        <p className={styles.hint}>{t('reader.pick')}</p>
      )}
      {law.versions.length > 0 ? versionList : null}
    </>
  );
  return (
    <div className={styles.screen}>
      {isMedium && contents ? (
        <nav className={styles.contents} aria-label={t('reader.contents')}>
          {contents}
        </nav>
      ) : null}
      <div className={styles.middle}>
        <ReaderHeader
          title={law.title}
          status={shown?.version?.status ?? law.status}
          onContents={isMedium || !contents ? null : () => setSheet('contents')}
          onContext={isWide && !compares ? null : () => setSheet('context')}
        />
        {readable ? <FindBar find={find} inputRef={words} /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the articles inside, which take the focus */}
        <div
          ref={page}
          className={`${styles.page} ${compares ? styles.comparing : ''}`}
          onKeyDown={onKeyDown}
        >
          <LawFacts law={law} text={shown} />
          <ReaderTools address={address} canCompare={law.versions.length > 1} />
          <ReaderBody
            law={law}
            text={text}
            address={address}
            find={find}
            onOpen={openArticle}
            versionList={versionList}
          />
        </div>
      </div>
      {isWide && !compares ? (
        <aside className={styles.context} aria-label={t('reader.context')}>
          {context}
        </aside>
      ) : null}
      <Sheet
        open={sheet === 'contents' && !isMedium}
        onClose={() => setSheet(null)}
        title={t('reader.contents')}
      >
        {contents}
      </Sheet>
      <Sheet open={sheet === 'context' && !isWide} onClose={() => setSheet(null)} title={t('reader.context')}>
        {context}
      </Sheet>
    </div>
  );
}
