import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppRequestError } from '../lib/api-answer.ts';
import { ErrorState } from './error-state.tsx';
import { MissingState } from './missing-state.tsx';
import { PageLoading } from './page-loading.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data, AppRequestError>;
  /** Said where what is asked for does not exist, or no longer; asking again would not help then. */
  missing?: string;
  children: (data: Data) => ReactNode;
}

/** A read on its way, failed with a way on, or come. What has come stays when a later reading of it fails. */
export function Loaded<Data>({ query, missing, children }: LoadedProps<Data>) {
  if (query.isPending) return <PageLoading />;
  const status = query.isError ? query.error.failure.httpStatus : null;
  const isMissing = missing !== undefined && (status === 404 || status === 422);
  if (isMissing && query.data === undefined) return <MissingState sentence={missing} />;
  return (
    <>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : children(query.data)}
    </>
  );
}
