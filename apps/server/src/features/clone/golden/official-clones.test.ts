import { loadClones } from '@mingfa/content/load-clones';
import { loadGoldenQuestions, type OfficialCloneId } from '@mingfa/content/testing/golden-questions';
import * as contract from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import * as golden from '@mingfa/contract/clone-golden';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

const clones = await loadClones();

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ environment: { SEED_STARTER_LIBRARY: 'true' } });
  me = await server.person();
});
afterAll(() => server.close());

/** Makes the official clone as one of mine, and asks it all its golden questions. */
async function listFailing(id: OfficialCloneId, content: CloneContent): Promise<string[]> {
  const { token } = me;
  const made = await server.call(contract.createClone, { token, body: { content } });
  if (made.status !== 200) throw new Error(made.text);
  const params = { appId: made.body.appId };
  const questions = new Map<string, string>();
  for (const { id: questionId, question, expect } of await loadGoldenQuestions(id)) {
    const body = { question, expect };
    const saved = await server.call(golden.saveGoldenQuestion, { token, params, body });
    if (saved.status !== 200) throw new Error(saved.text);
    questions.set(saved.body.goldenId, questionId);
  }
  const { runId } = (await server.call(golden.runGoldenQuestions, { token, params, body: {} })).body;
  await server.app.idle();
  const run = await server.call(golden.getGoldenRun, { token, params: { runId } });
  return run.body.results
    .filter(({ state }) => state !== 'passed')
    .map(({ goldenId }) => questions.get(goldenId) ?? goldenId);
}

describe('the golden questions of each official clone hold on the digests alone', () => {
  for (const { officialId, content } of clones) {
    const id = officialId as OfficialCloneId;
    test(id, { timeout: 60_000 }, async () => {
      expect(await listFailing(id, content)).toEqual([]);
    });
  }
});
