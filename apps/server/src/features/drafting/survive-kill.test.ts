import { rm } from 'node:fs/promises';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

/** Saves before the kill: each as long as what somebody has written so far. */
const SAVED = 25;

let dataDir: string;
let server: ServerProcess;
let token = '';
const start = () => startServerProcess({ MINGFA_DATA_DIR: dataDir, SEED_STARTER_LIBRARY: 'false' });
beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

test('a server killed while somebody types has all that it said was saved, facts and words of the same save', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    mobile: '13800000001',
    password: 'correct horse',
    agreed: true,
  }));
  let held = await call<DraftDetail>('/v1/drafting/draft/create', { templateId: 'iou' });
  const { draftId } = held;
  const save = (typed: number) =>
    call<DraftDetail>(`/v1/drafting/draft/${draftId}/save`, {
      seenRevision: held.revision,
      seenFactsRevision: held.factsRevision,
      facts: [{ act: 'set', path: 'loan_principal', value: typed }],
      parts: { iou_told: { text: '今借到人民币。'.repeat(typed), by: 'person' } },
    });
  for (let typed = 1; typed <= SAVED; typed += 1) held = await save(typed);
  // One more is on its way when the process dies: it is there whole, or not at all.
  const onItsWay = save(SAVED + 1).catch(() => null);
  await server.kill();
  await onItsWay;
  server = await start();
  const after = await call<DraftDetail>(`/v1/drafting/draft/${draftId}/detail`);
  const typed = after.sheet.entries.loan_principal?.chosen.value;
  expect([SAVED, SAVED + 1]).toContain(typed);
  expect(after.parts.iou_told?.text).toBe('今借到人民币。'.repeat(Number(typed)));
});
