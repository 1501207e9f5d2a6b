import { askDataset, queryDataset, queryDatasetBySql } from '@mingfa/contract/dataset-question';
import type { TableQuery, TableResult, UnderstoodQuestion } from '@mingfa/contract/table-query';
import { useState } from 'react';
import type { Understood } from '../../../components/table-answer/change-query.ts';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { useEndpointMutation } from '../../../lib/query.ts';

/** What is shown as the answer, and what it was asked by: a query, or SQL that somebody wrote. */
export interface Answer {
  result: TableResult;
  query: TableQuery | null;
}

/** Questions in words, by parts and by SQL, which end in one answer. What was asked before stays where the next fails. */
export function useAsking(datasetId: string) {
  const params = { datasetId };
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [leftOver, setLeftOver] = useState<UnderstoodQuestion['leftOver'] | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isInWords, setIsInWords] = useState(false);
  const [asked, setAsked] = useState('');
  const [error, setError] = useState<AppRequestError | null>(null);
  const failing = { onError: setError };
  const asking = useEndpointMutation(askDataset, {
    ...failing,
    onSuccess: ({ understood: { query, pieces, leftOver: left }, result }) => {
      setError(null);
      setIsInWords(query !== null);
      setLeftOver(query ? null : left);
      setUnderstood(query ? { query, pieces } : null);
      setAnswer(query && result ? { query, result } : null);
    },
  });
  const querying = useEndpointMutation(queryDataset, failing);
  const writing = useEndpointMutation(queryDatasetBySql, failing);
  return {
    understood,
    leftOver,
    answer,
    /** The answer is to the words as they were read, with nothing changed by hand. */
    isInWords,
    asked,
    error,
    isBusy: asking.isPending || querying.isPending || writing.isPending,
    ask: (question: string) => {
      setAsked(question);
      asking.mutate({ params, body: { question } });
    },
    /** A question that was changed, or built by hand: then nothing is said of words. */
    query: (next: TableQuery, pieces: Understood['pieces'] = []) =>
      querying.mutate(
        { params, body: { query: next } },
        {
          onSuccess: (result) => {
            setError(null);
            setIsInWords(false);
            setLeftOver(null);
            setUnderstood({ query: next, pieces });
            setAnswer({ query: next, result });
          },
        },
      ),
    runSql: (sql: string) =>
      writing.mutate(
        { params, body: { sql } },
        {
          onSuccess: (result) => {
            setError(null);
            setIsInWords(false);
            setLeftOver(null);
            setUnderstood(null);
            setAnswer({ query: null, result });
          },
        },
      ),
  };
}
