import { rm } from 'node:fs/promises';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import type { DraftSuggestion } from '@mingfa/contract/draft-suggestion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../../testing/make-data-folder.ts';
import type { ScriptStep } from '../../../testing/model-scripts.ts';
import { type SentEvent, streamEvents, textOf } from '../../../testing/read-events.ts';
import {
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../testing/scripted-model-server.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/start-server-process.ts';

let dataDir: string;
let model: ScriptedModelServer;
let server: ServerProcess;
let token = '';
/** Lets the model go on after its first words. */
const goOn = Promise.withResolvers<void>();

const start = () =>
  startServerProcess({ MINGFA_DATA_DIR: dataDir, MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'held' });
beforeAll(async () => {
  dataDir = await makeDataFolder();
  model = await startScriptedModelServer({
    script: async function* (): AsyncGenerator<ScriptStep> {
      for (const text of ['被告郑建平', '至今', '未还']) yield { do: 'text', text };
      await goOn.promise;
      yield { do: 'text', text: '。' };
      yield { do: 'finish' };
    },
  });
  server = await start();
});
afterAll(async () => {
  goOn.resolve();
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function call(path: string, body?: object): Promise<Response> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}
const json = async <Answer>(path: string, body?: object) => (await (await call(path, body)).json()) as Answer;

test('a server killed while a model writes has, once started again, all that was shown; it can be taken over, or written anew', async () => {
  const account = { mobile: '13900000001', password: 'correct horse battery', agreed: true };
  ({ token } = await json<{ token: string }>('/v1/auth/register', account));
  const { draftId, revision } = await json<DraftDetail>('/v1/drafting/draft/create', {
    templateId: 'civil-complaint',
  });
  const of = `/v1/drafting/draft/${draftId}/suggestion`;
  const ask = { act: 'write', part: 'facts_and_grounds' };
  const shown: SentEvent[] = [];
  for await (const event of streamEvents(await call(of, ask))) {
    shown.push(event);
    if (textOf(shown).endsWith('未还')) break;
  }
  await server.kill();
  server = await start();

  const newest = async () => (await json<{ items: DraftSuggestion[] }>(`${of}/list`)).items[0];
  const held = await newest();
  expect(held).toMatchObject({ text: '被告郑建平至今未还', run: { state: 'interrupted' }, decision: 'open' });
  const taken = await json<{ draft: DraftDetail }>(`${of}/${held?.suggestionId}/accept`, {
    seenRevision: revision,
  });
  expect(taken.draft.parts.facts_and_grounds).toMatchObject({ text: '被告郑建平至今未还', by: 'model' });

  goOn.resolve();
  const again: SentEvent[] = [];
  for await (const event of streamEvents(await call(of, ask))) again.push(event);
  expect(textOf(again)).toBe('被告郑建平至今未还。');
  expect((await newest())?.run.state).toBe('finished');
});
