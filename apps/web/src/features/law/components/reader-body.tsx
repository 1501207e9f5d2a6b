import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getLaw } from '@mingfa/contract/law';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import type { FindInLaw } from '../hooks/use-find-in-law.ts';
import type { ReaderAddress } from '../hooks/use-reader-address.ts';
import type { LawText } from './law-facts.tsx';
import { LawPages } from './law-pages.tsx';

const VersionComparison = lazy(() => import('./version-comparison.tsx'));

interface ReaderBodyProps {
  law: EndpointOutput<typeof getLaw>;
  text: UseQueryResult<LawText, AppRequestError>;
  address: ReaderAddress;
  /** Words marked in the text. */
  find: FindInLaw;
  /** What belongs to an article. */
  onOpen: (articleKey: string) => void;
  /** Shown where the text of the wanted day is not held. */
  versionList: ReactNode;
}

/** The text, two versions beside each other, or why the text is not there. */
export function ReaderBody({ law, text, address, find, onOpen, versionList }: ReaderBodyProps) {
  const { t } = useTranslation('law');
  if (address.compares)
    return (
      <Suspense fallback={<PageLoading tip={t('compare.loading')} />}>
        <VersionComparison lawId={law.lawId} versions={law.versions} />
      </Suspense>
    );
  if (text.isPending) return <PageLoading tip={t('reader.loading')} />;
  if (!text.isError)
    return (
      <LawPages
        text={text.data}
        marked={address.place}
        words={find.words}
        matches={find.matches}
        current={find.words === '' ? null : find.current}
        onOpen={onOpen}
      />
    );
  if (text.error.failure.errorCode !== 'version_not_held')
    return <ErrorState error={text.error} onRetry={() => void text.refetch()} />;
  return (
    <>
      <EmptyState sentence={t('reader.notHeld', { day: address.asOf })} hint={t('reader.notHeldHint')} />
      {versionList}
    </>
  );
}
