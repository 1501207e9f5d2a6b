import * as account from '@mingfa/contract/account';
import * as chat from '@mingfa/contract/chat';
import * as clones from '@mingfa/contract/clone';
import * as knowledge from '@mingfa/contract/knowledge';
import * as law from '@mingfa/contract/law';
import * as playbooks from '@mingfa/contract/playbook';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversation } from '../../db/schema/chat.ts';
import { clone } from '../../db/schema/clone.ts';
import { knowledgeBase } from '../../db/schema/document.ts';
import { playbook } from '../../db/schema/review.ts';
import { completeClone } from '../../testing/complete-clone.ts';
import { makeSampleWorld } from '../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const rows = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));
const keptBy = async (person: TestPerson) =>
  (await server.call(account.listQuotas, { token: person.token })).body.kept;

test('knowledge bases are limited, also when they are made at once; what to do is said, and deleting one makes room', async () => {
  const person = await server.person();
  const now = server.clock.now();
  await server.context.db.insert(knowledgeBase).values(
    rows(98, () => ({
      id: server.context.ids.make('knowledgeBase'),
      ownerId: person.userId,
      name: '满',
      description: '',
      settings: {},
      enabled: true,
      createdAt: now,
      updatedAt: now,
    })) as (typeof knowledgeBase.$inferInsert)[],
  );
  const make = () =>
    server.call(knowledge.createKnowledgeBase, { token: person.token, body: { name: '又一个' } });
  const answers = await Promise.all(rows(5, make));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error).toMatchObject({
    errorCode: 'limit_reached',
    errorMessage:
      '已达到可保存的上限（100 个），请先删除一些不再需要的；VIP 可保存 500 个，邀请码可得 VIP 天数（见“VIP 与邀请”）',
  });
  expect(await keptBy(person)).toContainEqual({ kind: 'knowledge_base', limit: 100, used: 100 });
  const made = answers.find(({ status }) => status === 200)?.body.konId ?? '';
  await server.call(knowledge.deleteKnowledgeBase, { token: person.token, params: { konId: made } });
  expect((await make()).status).toBe(200);
});

test('playbooks and notes are limited, each by its own number, and nobody else is kept back', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { lawId, articleKey } = await makeSampleWorld(server, person).law();
  const { db, ids } = server.context;
  const now = server.clock.now();
  const ownerId = person.userId;
  await db
    .insert(playbook)
    .values(rows(100, () => ({ id: ids.make('playbook'), ownerId, name: '满', rules: [], updatedAt: now })));
  await db.execute(sql`insert into law_note (id, user_id, law_id, article_key, text, created_at, updated_at)
    select 'lnt_' || n, ${ownerId}, ${lawId}, ${articleKey}, '满', now(), now() from generate_series(100001, 105000) n`);
  const makeAll = async ({ token }: TestPerson) => [
    (
      await server.call(playbooks.copyPlaybook, {
        token,
        params: { playbookId: 'built-in' },
        body: { name: '又一份' },
      })
    ).status,
    (await server.call(law.saveLawNote, { token, body: { lawId, articleKey, text: '又一条' } })).status,
  ];
  expect(await makeAll(person)).toEqual([429, 429]);
  expect(await makeAll(other)).toEqual([200, 200]);
});

test('clones are limited, however they are made', async () => {
  const { token, userId: ownerId } = await server.person();
  const now = server.clock.now();
  const full = { ownerId, name: '满', draft: completeClone('满'), draftRevision: 1 };
  await server.context.db
    .insert(clone)
    .values(
      rows(100, () => ({ ...full, id: server.context.ids.make('clone'), savedAt: now, createdAt: now })),
    );
  const content = completeClone();
  const [held] = (await server.call(clones.listOwnClones, { token })).body.items;
  const answers = [
    await server.call(clones.createClone, { token, body: { content } }),
    await server.call(clones.duplicateClone, { token, params: { appId: held?.appId ?? '' }, body: {} }),
    await server.call(clones.importClone, {
      token,
      body: { format: 'mingfa-clone', formatVersion: 1, content },
    }),
  ];
  expect(answers.map(({ error }) => error.errorCode)).toEqual(rows(3, () => 'limit_reached'));
});

test('conversations are limited, and what belongs to everybody counts for nobody', async () => {
  const guest = await server.guest();
  const now = server.clock.now();
  await server.context.db.insert(conversation).values(
    rows(200, () => ({
      id: server.context.ids.make('conversation'),
      ownerId: guest.userId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const start = ({ token }: TestPerson) => server.call(chat.startConversation, { token, body: {} });
  expect((await start(guest)).error.errorCode).toBe('limit_reached');
  expect((await start(await server.guest())).status).toBe(200);
});

test('a guest sees what counts for guests alone', async () => {
  const guest = await server.guest();
  await server.call(chat.startConversation, { token: guest.token, body: {} });
  expect(await keptBy(guest)).toEqual([{ kind: 'conversation', limit: 200, used: 1 }]);
});
