import * as adminContract from '@mingfa/contract/admin';
import * as draftContract from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as contract from '@mingfa/contract/draft-suggestion';
import { modelProvider } from '../db/schema/chat.ts';
import { touchLibrary } from '../features/law/touch-library.ts';
import { plainChatParts } from './chat-parts.ts';
import type { Script } from './model-scripts.ts';
import { parseEvents, type SentEvent } from './read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from './scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from './test-app.ts';
import { writeLaw, writeVersion } from './write-law.ts';

/** What windmills' owners owe, by the invented law of these tests. */
export const WINDMILL_DUTY = '风车的所有人应当每年检查叶片，并在三十日内报告检查结果。';

const MODEL_NAME = '起草模型';
const PART = 'facts_and_grounds';

/** A server with a person who drafts, a model that answers by a script, and a law to cite. */
export interface SuggestionApp {
  server: TestApp;
  me: TestPerson;
  upstream: ScriptedModelServer;
  /** Begins a complaint of some facts. */
  draft(facts?: FactChange[]): Promise<{ draftId: string; matterId: string; revision: number }>;
  useModel(script: Script): Promise<void>;
  forgetModel(): Promise<void>;
  /** Asks for a suggestion, and gives its whole stream. */
  suggest(draftId: string, body?: object): Promise<{ status: number; text: string; events: SentEvent[] }>;
  /** The newest suggestion of a draft. */
  newest(draftId: string): Promise<contract.DraftSuggestion>;
  accept(held: contract.DraftSuggestion, body: object): ReturnType<typeof acceptOne>;
  close(): Promise<void>;
}

const acceptOne = (
  server: TestApp,
  token: string,
  { draftId, suggestionId }: contract.DraftSuggestion,
  body: object,
) => server.call(contract.acceptSuggestion, { token, params: { draftId, suggestionId }, body });

/** Opens it on a database of its own. */
export async function openSuggestionApp(): Promise<SuggestionApp> {
  let script: Script = function* () {};
  const upstream = await startScriptedModelServer({ script: (request) => script(request) });
  const server = await openTestApp({ chat: plainChatParts() });
  const [me, admin] = [await server.person(), await server.admin()];
  const { token } = me;
  const lawId = await writeLaw(server.context, '风车法');
  await writeVersion(server.context, lawId, '2020-01-01', [WINDMILL_DUTY]);
  const ruling = await writeLaw(server.context, '民间借贷司法解释');
  await writeVersion(server.context, ruling, '2020-01-01', [
    '本规定适用于民间借贷。',
    '出借人起诉应当提供债权凭证。',
  ]);
  await touchLibrary(server.context.db, server.clock.now());
  return {
    server,
    me,
    upstream,
    async draft(facts = []) {
      const made = await server.call(draftContract.createDraft, {
        token,
        body: { templateId: 'civil-complaint' },
      });
      const { draftId, matterId } = made.body;
      const saved = await server.call(draftContract.saveDraft, {
        token,
        params: { draftId },
        body: { seenRevision: 1, seenFactsRevision: 0, facts },
      });
      if (saved.status !== 200) throw new Error(saved.text);
      return { draftId, matterId, revision: saved.body.revision };
    },
    async useModel(answer) {
      script = answer;
      await server.context.db.delete(modelProvider);
      await server.call(adminContract.saveModel, {
        token: admin.token,
        body: { name: MODEL_NAME, baseUrl: upstream.baseUrl, modelName: 'scripted-draft' },
      });
    },
    async forgetModel() {
      await server.context.db.delete(modelProvider);
      upstream.requests.length = 0;
    },
    async suggest(draftId, body = {}) {
      const { status, text } = await server.call(contract.startSuggestion, {
        token,
        params: { draftId },
        body: { act: 'write', part: PART, ...body },
      });
      return { status, text, events: status === 200 ? parseEvents(text) : [] };
    },
    async newest(draftId) {
      const { body } = await server.call(contract.listSuggestions, { token, params: { draftId } });
      const [first] = body.items;
      if (!first) throw new Error('There is no suggestion.');
      return first;
    },
    accept: (held, body) => acceptOne(server, token, held, body),
    async close() {
      await server.close();
      await upstream.close();
    },
  };
}
