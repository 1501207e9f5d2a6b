import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { AnalysisVersion } from '@mingfa/contract/analysis-version';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import { expect } from 'vitest';
import { askUntil } from '../ask-until.ts';
import type { KilledServerClient, KilledWork } from './killed-work.ts';
import { datasetWhen, importProposed } from './load-rows.ts';

const STEPS = ['a', 'b', 'c', 'd', 'e'];

async function loadRows(client: KilledServerClient): Promise<string> {
  const lines = Array.from({ length: 3000 }, (_, row) => `A${row},${row}`);
  const content = Buffer.from(`编号,金额\n${lines.join('\n')}\n`);
  const uploadIds = [await client.upload('流水.csv', content, 'dataset')];
  const { datasetId } = await client.ask<DatasetDetail>('/v1/dataset/create', { uploadIds });
  await datasetWhen(client, datasetId, 'proposed');
  await importProposed(client, datasetId);
  await datasetWhen(client, datasetId, 'ready');
  return datasetId;
}

/** An analysis in steps. */
export const runningAnalysis: KilledWork = {
  proves: 'an analysis that is killed goes on with the step that was not kept, and keeps one version',
  async *run(client) {
    await client.register('13800000002');
    const datasetId = await loadRows(client);
    // Each pairs every row with every other: long enough to be killed in.
    const sql = (place: number) =>
      `SELECT ${place} AS place, sum(sqrt(x."金额" * y."金额" + ${place})) > 0 AS 有 FROM t1 x, t1 y`;
    const { analysisId, revision } = await client.ask<AnalysisDetail>('/v1/analysis/create', {
      title: '核对',
      steps: STEPS.map((stepId, place) => ({
        ...{ stepId, kind: 'query', datasetId, sql: sql(place), origin: 'person' },
      })),
    });
    const path = `/v1/analysis/${analysisId}`;
    const when = (wanted: (detail: AnalysisDetail) => boolean) =>
      askUntil(() => client.ask<AnalysisDetail>(`${path}/detail`), wanted);
    yield 'prepared';

    await client.ask(`${path}/run`, { revision });
    const before = await when(({ progress }) => progress.done >= 1);
    expect(before.progress.state).toBe('working');
    yield 'under way';

    const after = await when(({ state }) => state !== 'working');
    expect(after.state).toBe('idle');
    expect(after.outcomes.map(({ stepId, state, totalRows }) => [stepId, state, totalRows])).toEqual(
      STEPS.map((stepId) => [stepId, 'fresh', 1]),
    );
    // What was kept before the kill was not asked again.
    expect(after.outcomes[0]?.ranAt).toBe(before.outcomes[0]?.ranAt);
    const { items } = await client.ask<{ items: AnalysisVersion[] }>(`${path}/version/list`);
    expect(items.map(({ reason, steps }) => [reason, steps])).toEqual([['run', STEPS.length]]);
  },
};
