import type { DatasetContext } from '../dataset-context.ts';
import type { DatasetRow } from '../own-dataset.ts';

/** Queues of the way of a dataset: one that is loaded keeps no other from being recognised. */
export const QUEUES = { recognise: 'dataset.recognise', load: 'dataset.load' } as const;

/** What a job of these queues works on; one of an older generation does nothing. */
export interface DatasetJob {
  datasetId: string;
  generation: number;
}

/** The queue that does what comes after the stage a dataset has reached. */
export const queueOf = ({ stage }: Pick<DatasetRow, 'stage'>): string =>
  stage === 'stored' ? QUEUES.recognise : QUEUES.load;

/** Queues the next stage of a dataset; after the transaction that wrote its row. */
export async function queueDataset(
  context: Pick<DatasetContext, 'jobs'>,
  row: Pick<DatasetRow, 'id' | 'generation' | 'stage'>,
  afterSeconds = 0,
): Promise<void> {
  const job: DatasetJob = { datasetId: row.id, generation: row.generation };
  await context.jobs.add(queueOf(row), job, { key: `${row.id}.${row.generation}`, afterSeconds });
}
