import { checkDatasetSql } from '@mingfa/contract/dataset-question';
import { useState } from 'react';
import { useEndpointMutation } from '../../lib/query.ts';

/** Whether SQL would run on a dataset, and where it is wrong; nothing is asked of the rows. */
export function useSqlCheck(datasetId: string) {
  const checking = useEndpointMutation(checkDatasetSql);
  const [shownPlace, setShownPlace] = useState<{ from: number; to: number } | null>(null);
  const showPlace = (sql: string, position: number | null) => {
    if (position !== null) setShownPlace({ from: position, to: wordEnd(sql, position) });
  };
  return {
    problem: checking.data?.problem ?? null,
    /** How many columns its answer has, where it would run. */
    columns: checking.data && !checking.data.problem ? checking.data.columns.length : null,
    error: checking.error,
    isChecking: checking.isPending,
    shownPlace,
    showPlace,
    forget: checking.reset,
    /** @returns whether it would run; what is wrong, or why nobody knows, is told beside */
    check: async (sql: string): Promise<boolean> => {
      const answer = await checking
        .mutateAsync({ params: { datasetId }, body: { sql } })
        .catch(() => undefined);
      showPlace(sql, answer?.problem?.position ?? null);
      return answer !== undefined && answer.problem === null;
    },
  };
}

export type SqlCheck = ReturnType<typeof useSqlCheck>;

function wordEnd(text: string, position: number): number {
  const rest = text.slice(position).match(/^("[^"]*"|[^\s,()]+)/)?.[0] ?? '';
  return position + Math.max(1, rest.length);
}
