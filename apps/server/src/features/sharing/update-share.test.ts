import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/share';
import * as updateContract from '@mingfa/contract/share-update';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../db/schema/chat.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeShare, readShare, textsIn, updateShare } from '../../testing/share-told.ts';
import { sourceOf, type Told, tellPrivately } from '../../testing/tell-privately.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { compareSnapshots, type PublicWords } from './compare-snapshots.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
});
afterAll(() => server.close());

const ask = ({ token }: TestPerson, { conversationId }: Told, question: string) =>
  server.call(chat.streamAnswer, { token, body: { conversationId, question } });
const look = ({ token }: TestPerson, shareId: string) =>
  server.call(updateContract.previewShareUpdate, { token, params: { shareId } });

test('before an update its owner sees what becomes public, masked, and nothing is public yet', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, {}, told);
  expect((await look(person, shareId)).body.changes).toEqual([]);
  await ask(person, told, '王建国又涨租金，怎么办？');
  const { body } = await look(person, shareId);
  expect(body.changes.map(({ kind, piece, number }) => [kind, piece, number])).toEqual([
    ['added', 'question', 3],
    ['added', 'answer', 4],
  ]);
  expect(body.changes[0]?.words).toEqual([{ kind: 'added', text: '王某又涨租金，怎么办？' }]);
  expect(textsIn(body.content)).toHaveLength(4);
  expect(textsIn((await readShare(server, shareId)).body.content)).toHaveLength(2);
  expect((await updateShare(server, person, shareId)).status).toBe(200);
  expect((await readShare(server, shareId)).body.content).toEqual(body.content);
  expect((await look(person, shareId)).body.changes).toEqual([]);
});

test('what came after the look is not made public', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, {}, told);
  const { fingerprint } = (await look(person, shareId)).body;
  await ask(person, told, '这句话没有人看过');
  const update = await server.call(updateContract.updateShare, {
    token: person.token,
    params: { shareId },
    body: { fingerprint },
  });
  expect([update.status, update.error.errorCode]).toEqual([409, 'share_changed']);
  expect((await readShare(server, shareId)).text).not.toContain('这句话没有人看过');
});

test('an answer whose words changed is told word by word, one whose sources changed as such', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, {}, told);
  const { db } = server.context;
  const [row] = await db.select().from(message).where(eq(message.id, told.answerId));
  const parts = row?.parts as { type: string; text?: string }[];
  const set = (changed: object[]) =>
    db
      .update(message)
      .set({ parts: changed as NonNullable<typeof row>['parts'] })
      .where(eq(message.id, told.answerId));
  await set(
    parts.map((part) => (part.type === 'text' ? { ...part, text: `${part.text}另外，可以起诉。` } : part)),
  );
  const [words] = (await look(person, shareId)).body.changes;
  expect(words).toMatchObject({ kind: 'changed', piece: 'answer', number: 2, differsBesides: false });
  expect(words?.words.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', text: '另外，可以起诉。' },
  ]);
  await set(parts.filter(({ type }) => type !== 'data-citation-check'));
  const [besides] = (await look(person, shareId)).body.changes;
  expect(besides).toMatchObject({ kind: 'changed', number: 2, differsBesides: true });
});

test('another’s share shows no update', async () => {
  const person = await server.person();
  const { shareId } = await makeShare(server, person, {});
  expect((await look(await server.person(), shareId)).status).toBe(404);
});

test('title and note are shown as they will be read: by the same names as the texts', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const words = { title: '赵明远的押金', note: '请王建国看，电话13800138000' };
  const preview = (body: object) =>
    server.call(contract.previewShare, {
      token: person.token,
      body: { source: sourceOf(told), ...words, ...body },
    });
  const { body } = await preview({});
  expect(body).toMatchObject({ title: '赵某的押金', note: '请王某看，电话[电话]' });
  expect(body.marks.map(({ original }) => original)).toContain('13800138000');
  expect((await preview({ redact: false })).body).toMatchObject(words);
  const { shareId } = await makeShare(server, person, words, told);
  const edited = await server.call(updateContract.previewShareWords, {
    token: person.token,
    params: { shareId },
    body: { title: '赵明远、王小雷', note: '' },
  });
  expect(edited.body).toEqual({ title: '赵某、王某乙', note: '' });
  expect((await readShare(server, shareId)).body).toMatchObject({
    title: '赵某的押金',
    note: '请王某看，电话[电话]',
  });
});

const sheet = (...texts: string[]): PublicWords => ({
  ...{ title: '意见', note: '' },
  content: {
    kind: 'sheet',
    blocks: texts.map((text) =>
      text.startsWith('#')
        ? { kind: 'heading', level: 2, text: text.slice(1) }
        : { kind: 'paragraph', origin: 'person', text, notes: [] },
    ),
  },
});

test('pieces of a document that moved away, came and changed are each told once, in order', async () => {
  const told = async (before: PublicWords, now: PublicWords) =>
    (await compareSnapshots(before, now)).map(({ kind, piece, number }) => `${kind} ${piece} ${number}`);
  const before = sheet('#甲', '第一段', '第二段', '#乙', '第三段');
  expect(await told(before, sheet('#甲', '第一段', '第二段', '#乙', '第三段'))).toEqual([]);
  expect(await told(before, sheet('#甲', '第一段', '第二段改', '#乙', '第三段'))).toEqual([
    'changed paragraph 1',
  ]);
  expect(await told(before, sheet('#甲', '第二段', '#乙', '第三段', '第四段'))).toEqual([
    'removed paragraph 1',
    'added paragraph 2',
  ]);
  expect(await told({ ...before, content: null }, sheet('#甲'))).toEqual(['added heading 1']);
  expect(await told(before, { ...before, title: '新意见' })).toEqual(['changed title 0']);
});
