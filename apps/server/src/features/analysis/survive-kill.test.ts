import { rm } from 'node:fs/promises';
import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { AnalysisVersion } from '@mingfa/contract/analysis-version';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { ProposedTable } from '@mingfa/contract/dataset-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

let dataDir: string;
let server: ServerProcess;
let token = '';
beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ MINGFA_DATA_DIR: dataDir });
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
/** Asks until it is as wanted; every question waits for its answer. */
async function until<Detail>(path: string, wanted: (detail: Detail) => boolean): Promise<Detail> {
  for (;;) {
    const detail = await call<Detail>(path);
    if (wanted(detail)) return detail;
  }
}

async function loadRows(): Promise<string> {
  const content = `编号,金额\n${Array.from({ length: 3000 }, (_, row) => `A${row},${row}`).join('\n')}\n`;
  const opened = await call<{ uploadId: string; ticket: string }>('/v1/external-service/sts-token', {
    ...{ purpose: 'dataset', name: '流水.csv', bytes: Buffer.byteLength(content) },
  });
  await fetch(`${server.address}/v1/external-service/upload/file/gateway?ticket=${opened.ticket}&offset=0`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: content },
  });
  const { datasetId } = await call<DatasetDetail>('/v1/dataset/create', { uploadIds: [opened.uploadId] });
  const detail = `/v1/dataset/${datasetId}/detail`;
  await until<DatasetDetail>(detail, ({ state }) => state === 'proposed');
  const { tables } = await call<{ tables: ProposedTable[] }>(`/v1/dataset/${datasetId}/proposal`);
  await call(`/v1/dataset/${datasetId}/import`, { tables: tables.map(({ shape }) => shape) });
  await until<DatasetDetail>(detail, ({ state }) => state === 'ready');
  return datasetId;
}

test('a server killed while an analysis runs goes on with the step that was not kept, and keeps one version', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    ...{ mobile: '13800000001', password: 'correct horse', agreed: true },
  }));
  const datasetId = await loadRows();
  const stepIds = ['a', 'b', 'c', 'd', 'e'];
  // Each pairs every row with every other: long enough to be killed in.
  const sql = (place: number) =>
    `SELECT ${place} AS place, sum(sqrt(x."金额" * y."金额" + ${place})) > 0 AS 有 FROM t1 x, t1 y`;
  const begun = await call<AnalysisDetail>('/v1/analysis/create', {
    title: '核对',
    steps: stepIds.map((stepId, place) => ({
      ...{ stepId, kind: 'query', datasetId, sql: sql(place), origin: 'person' },
    })),
  });
  const path = `/v1/analysis/${begun.analysisId}`;
  await call(`${path}/run`, { revision: begun.revision });
  const before = await until<AnalysisDetail>(`${path}/detail`, ({ progress }) => progress.done >= 1);
  expect(before.progress.state).toBe('working');
  await server.kill();
  server = await start();
  const after = await until<AnalysisDetail>(`${path}/detail`, ({ state }) => state !== 'working');
  expect(after.state).toBe('idle');
  expect(after.outcomes.map(({ stepId, state, totalRows }) => [stepId, state, totalRows])).toEqual(
    stepIds.map((stepId) => [stepId, 'fresh', 1]),
  );
  // What was kept before the kill was not asked again.
  expect(after.outcomes[0]?.ranAt).toBe(before.outcomes[0]?.ranAt);
  const { items } = await call<{ items: AnalysisVersion[] }>(`${path}/version/list`);
  expect(items.map(({ reason, steps }) => [reason, steps])).toEqual([['run', stepIds.length]]);
});
