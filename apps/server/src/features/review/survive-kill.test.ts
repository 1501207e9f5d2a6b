import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Finding, Review } from '@mingfa/contract/review';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askUntil } from '../../testing/ask-until.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import type { ScriptStep } from '../../testing/model-scripts.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

const CLAUSES = Array.from(
  { length: 12 },
  (_, index) =>
    `第${index + 1}条 事项${index + 1}\n甲方应当履行第${index + 1}项义务，期限____日。${'约定如下。'.repeat(180)}`,
);
const CONTRACT = `房屋租赁合同\n出租人（甲方）：张某\n承租人（乙方）：李某\n${CLAUSES.join('\n')}`;

let dataDir: string;
let model: ScriptedModelServer;
let server: ServerProcess;
let token = '';
/** Clauses the model was asked about, by the number in them. */
const asked: string[] = [];
const reached = Promise.withResolvers<void>();
let goOn = false;
beforeAll(async () => {
  dataDir = await makeDataFolder();
  model = await startScriptedModelServer({
    script: async function* (request): AsyncGenerator<ScriptStep> {
      const quote = /甲方应当履行第\d+项义务/.exec(request.question)?.[0] ?? '';
      if (asked.length >= 4 && !goOn) {
        reached.resolve();
        await new Promise(() => {});
      }
      asked.push(quote);
      const finding = {
        quote,
        level: 'low',
        title: quote,
        reason: '应当写明。',
        articles: [],
        action: 'comment',
        suggestion: '',
      };
      yield { do: 'text', text: JSON.stringify({ findings: [finding] }) };
      yield { do: 'finish' };
    },
  });
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({ MINGFA_DATA_DIR: dataDir, MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'held' });
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
async function upload(name: string, text: string): Promise<string> {
  const content = Buffer.from(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const opened = await call<{ uploadId: string; ticket: string }>('/v1/external-service/sts-token', {
    name,
    bytes: content.length,
    sha256,
  });
  await fetch(`${server.address}/v1/external-service/upload/file/gateway?ticket=${opened.ticket}&offset=0`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: content,
  });
  const made = await call<{ documentId: string }>('/v1/document/create', { uploadId: opened.uploadId });
  await askUntil(
    () => call<{ state: string }>(`/v1/document/${made.documentId}/progress`),
    ({ state }) => state === 'ready',
  );
  return made.documentId;
}

test('a server killed in the middle of a review goes on behind the clauses looked at, and finds nothing twice', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    mobile: '13800000001',
    password: 'correct horse',
    agreed: true,
  }));
  const documentId = await upload('合同.txt', CONTRACT);
  const { reviewId } = await call<Review>('/v1/document/review/create', { documentId, side: 'party_b' });
  const detail = () => call<Review & { findings: Finding[] }>(`/v1/document/review/${reviewId}/detail`);
  await reached.promise;
  const before = await detail();
  expect(before.state).toBe('working');
  expect(before.clausesDone).toBeGreaterThan(0);
  expect(before.clausesDone).toBeLessThan(12);
  const kept = before.findings.filter(({ source }) => source === 'model').map(({ findingId }) => findingId);
  expect(kept.length).toBeGreaterThan(0);

  await server.kill();
  goOn = true;
  const askedBefore = asked.length;
  server = await start();
  const after = await askUntil(detail, ({ state }) => state === 'finished');
  expect(after.modelErrorMessage).toBeNull();
  const ids = after.findings.map(({ findingId }) => findingId);
  expect(ids).toEqual(expect.arrayContaining(kept));
  const titles = after.findings.map(({ title, source, clauseLabel }) => `${source} ${title} ${clauseLabel}`);
  expect(new Set(titles).size).toBe(titles.length);
  // What was kept was not asked again.
  const known = new Set(before.findings.filter(({ source }) => source === 'model').map(({ quote }) => quote));
  expect(asked.slice(askedBefore).filter((quote) => known.has(quote))).toEqual([]);
});
