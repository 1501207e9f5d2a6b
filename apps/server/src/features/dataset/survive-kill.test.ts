import { rm } from 'node:fs/promises';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { ProposedTable } from '@mingfa/contract/dataset-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askUntil } from '../../testing/ask-until.ts';
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
const until = (datasetId: string, wanted: (detail: DatasetDetail) => boolean) =>
  askUntil(
    () => call<DatasetDetail>(`/v1/dataset/${datasetId}/detail`),
    (detail) => {
      if (detail.state === 'failed') throw new Error(detail.progress.errorMessage ?? '');
      return wanted(detail);
    },
  );

test('a server killed while it recognises and while it loads goes on at its next start, and has every row once', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    mobile: '13800000001',
    password: 'correct horse',
    agreed: true,
  }));
  const content = `编号,金额\n${Array.from({ length: 60_000 }, (_, row) => `A${row},${row}.5`).join('\n')}\n`;
  const opened = await call<{ uploadId: string; ticket: string }>('/v1/external-service/sts-token', {
    ...{ purpose: 'dataset', name: '流水.csv', bytes: Buffer.byteLength(content) },
  });
  await fetch(`${server.address}/v1/external-service/upload/file/gateway?ticket=${opened.ticket}&offset=0`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: content },
  });
  const { datasetId } = await call<DatasetDetail>('/v1/dataset/create', { uploadIds: [opened.uploadId] });
  await server.kill();
  server = await start();
  await until(datasetId, ({ state }) => state === 'proposed');
  const { tables } = await call<{ tables: ProposedTable[] }>(`/v1/dataset/${datasetId}/proposal`);
  await call(`/v1/dataset/${datasetId}/import`, { tables: tables.map(({ shape }) => shape) });
  await until(datasetId, ({ state }) => state === 'working');
  await server.kill();
  server = await start();
  const ready = await until(datasetId, ({ state }) => state === 'ready');
  expect(ready).toMatchObject({ rows: 60_000, tables: 1 });
  const { rows } = await call<{ rows: string[][] }>(`/v1/dataset/${datasetId}/sql`, {
    sql: 'SELECT count(*), count(DISTINCT "_row"), sum("金额") FROM t1',
  });
  expect(rows).toEqual([['60000', '60000', '1800000000']]);
});
