import { getDatasetProposal, importDataset, previewDatasetTable } from '@mingfa/contract/dataset';
import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';
import { useState } from 'react';
import { callEndpoint } from '../../../lib/client.ts';
import { describeFailure, toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshDatasets, refreshTables } from '../model/refresh-datasets.ts';

/** What was recognised, corrected table by table: each correction is read anew by the server before it is taken. */
export function useProposal(datasetId: string) {
  const params = { datasetId };
  const proposal = useEndpoint(getDatasetProposal, { params }, { staleTime: Number.POSITIVE_INFINITY });
  /** Tables that were corrected, by their name. */
  const [corrected, setCorrected] = useState<Readonly<Record<string, ProposedTable>>>({});
  const [reading, setReading] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const tables = (proposal.data?.tables ?? []).map((table) => corrected[table.shape.name] ?? table);

  const keep = (table: ProposedTable) => setCorrected((before) => ({ ...before, [table.shape.name]: table }));
  const setProblem = (name: string, problem: string | null) =>
    setProblems(({ [name]: _, ...others }) => (problem === null ? others : { ...others, [name]: problem }));

  /** Where it cannot be read like that, what was there before stays. */
  const correct = async (shape: TableShape, anew = false) => {
    setReading(shape.name);
    const answer = await callEndpoint(previewDatasetTable, { params, body: { shape, anew } });
    setReading(null);
    if (answer.status) {
      setProblem(shape.name, null);
      // The preview may know nothing of what was chosen about the table as a whole.
      keep({ ...answer.data, shape: { ...answer.data.shape, name: shape.name, isSkipped: shape.isSkipped } });
    } else if (!answer.silent) setProblem(shape.name, describeFailure(answer));
  };
  const skip = (table: ProposedTable, isSkipped: boolean) =>
    keep({ ...table, shape: { ...table.shape, isSkipped } });
  const importing = useEndpointMutation(importDataset, {
    onSettled: () => Promise.all([refreshDatasets(), refreshTables()]),
    onError: toastFailure,
  });
  return {
    proposal,
    tables,
    reading,
    problems,
    correct,
    skip,
    isImporting: importing.isPending,
    take: () => importing.mutate({ params, body: { tables: tables.map(({ shape }) => shape) } }),
  };
}
