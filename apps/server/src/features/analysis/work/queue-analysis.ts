import type { AnalysisContext } from '../analysis-context.ts';
import type { AnalysisRow } from '../own-analysis.ts';

/** The queue that runs steps. */
export const QUEUE = 'analysis';

/** What a job runs; one of an older generation does nothing. */
export interface AnalysisJob {
  analysisId: string;
  generation: number;
}

/** Queues a run; after the transaction that began it. */
export async function queueAnalysis(
  { jobs }: Pick<AnalysisContext, 'jobs'>,
  { id, generation }: Pick<AnalysisRow, 'id' | 'generation'>,
): Promise<void> {
  const job: AnalysisJob = { analysisId: id, generation };
  await jobs.add(QUEUE, job, { key: `${id}.${generation}` });
}
