import { rm } from 'node:fs/promises';
import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { GoldenResult, GoldenRun } from '@mingfa/contract/clone-golden';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askUntil } from '../../../testing/ask-until.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { makeDataFolder } from '../../../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/start-server-process.ts';

const QUESTIONS = 40;

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

const start = () => startServerProcess({ MINGFA_DATA_DIR: dataDir, SEED_STARTER_LIBRARY: 'false' });
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
type RunDetail = GoldenRun & { results: GoldenResult[] };
const until = (runId: string, wanted: (run: RunDetail) => boolean) =>
  askUntil(() => call<RunDetail>(`/v1/brain_app/golden/run/${runId}`), wanted);

test('a server killed in the middle of a run goes on behind the questions that were asked', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    mobile: '13800000001',
    password: 'correct horse',
    agreed: true,
  }));
  const { appId } = await call<OwnCloneDetail>('/v1/brain_app/create', { content: completeClone() });
  for (let at = 1; at <= QUESTIONS; at += 1)
    await call(`/v1/brain_app/${appId}/golden/save`, { question: `租房押金第${at}问：多久退？` });
  const { runId } = await call<GoldenRun>(`/v1/brain_app/${appId}/golden/run`, {});
  const before = await until(runId, ({ done }) => done > 1);
  expect(before.state).toBe('running');
  await server.kill();
  server = await start();
  const after = await until(runId, ({ state }) => state !== 'running');
  expect(after).toMatchObject({ state: 'finished', total: QUESTIONS, done: QUESTIONS });
  const kept = before.results.filter(({ state }) => state !== 'waiting');
  expect(after.results.slice(0, kept.length)).toEqual(kept);
});
