import { readAnswerParts, textOf } from '@mingfa/contract/answer-part';
import * as contract from '@mingfa/contract/share';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../db/schema/chat.ts';
import { share, shareView } from '../../db/schema/share.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { cookiesOf, makeShare, readShare, textsIn } from '../../testing/share-told.ts';
import { CITED, sourceOf, type Told, tellPrivately } from '../../testing/tell-privately.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
});
afterAll(() => server.close());

const tell = (person: TestPerson) => tellPrivately(server, person);
const make = (person: TestPerson, body: object, told?: Told) => makeShare(server, person, body, told);
const read = (shareId: string, headers: Record<string, string> = {}, type = 'conversation') =>
  readShare(server, shareId, headers, type);

test('a share is read by whoever has its address, with everything masked alike', async () => {
  const person = await server.person();
  const made = await make(person, { note: '给王建国看的', showsName: false });
  expect(made.shareId).toMatch(/^shr_[A-Za-z0-9_-]{22}$/);
  const shown = await read(made.shareId);
  expect(shown.status).toBe(200);
  const [question = '', answer = ''] = textsIn(shown.body.content);
  expect(question).toBe('我叫赵某，身份证号[身份证号]，房东王某不退押金，怎么办？');
  expect(answer).toContain('赵某可以要求王某退还押金。');
  expect(shown.body).toMatchObject({
    ...{ title: '赵某的押金', note: '给王某看的', sharedBy: null, expiresAt: null, mayContinue: true },
    ...{ isRedacted: true, withSources: true },
  });
  expect(shown.text).not.toMatch(/赵明远|王建国|11010519491231002X/);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['x-robots-tag']).toContain('noindex');
});

test('nothing private is in the answer: no file, base, thought, tool, run or person', async () => {
  const person = await server.person();
  const told = await tell(person);
  const { shareId } = await make(person, { redact: false }, told);
  const { text } = await read(shareId);
  for (const secret of [
    ...['秘密', 'doc_planted', 'wsn_planted', 'call_planted', '押金三千元', 'run_', 'cnv_', 'msg_', 'usr_'],
    ...[person.userId, person.mobile, told.conversationId],
  ])
    expect(text, secret).not.toContain(secret);
  expect(text).toContain('王建国');
});

test('ticks stand at the same words after masking, and after names of files are gone', async () => {
  const person = await server.person();
  const { shareId } = await make(person, {});
  const { body } = await read(shareId);
  if (body.content.kind !== 'messages') throw new Error('No messages.');
  const parts = body.content.messages[1]?.parts ?? [];
  const text = textOf(parts);
  const check = parts.find((part) => part.type === 'data-citation-check');
  const words = check?.data.citations.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual([CITED, '[1]', '[2]']);
  expect(check?.data.citations.map(({ raw }) => raw)).toEqual(words);
  expect(text).toContain('详见 文件 第 2 页[2]');
});

test('without sources their titles alone stand, and law keeps its place', async () => {
  const person = await server.person();
  const { shareId } = await make(person, { withSources: false });
  const { body, text } = await read(shareId);
  if (body.content.kind !== 'messages') throw new Error('No messages.');
  const evidence = body.content.messages[1]?.parts.find((part) => part.type === 'data-evidence');
  expect(evidence?.data.sources.map((source) => [source.kind, source.text])).toEqual([
    ['law', ''],
    ['file', ''],
    ['web', ''],
  ]);
  expect(evidence?.data.sources[0]).toMatchObject({ label: '第五百七十七条', place: { articleKey: '1' } });
  expect(text).not.toContain('当事人一方不履行合同义务');
});

test('chosen messages are shared alone, and a foreign one is not found', async () => {
  const person = await server.person();
  const told = await tell(person);
  const other = await tell(await server.person());
  const share = (messageIds: string[]) =>
    server.call(contract.createShare, {
      token: person.token,
      body: { source: { ...sourceOf(told), messageIds }, expiresOn: null },
    });
  const made = await share([told.answerId]);
  expect(textsIn((await read(made.body.shareId)).body.content)).toHaveLength(1);
  expect((await share([told.answerId, other.answerId])).status).toBe(404);
  const foreign = await server.call(contract.createShare, {
    token: person.token,
    body: { source: sourceOf(other), expiresOn: null },
  });
  expect(foreign.error.errorCode).toBe('not_found');
});

test('a preview tells marks that can be switched off one by one, and keeps nothing', async () => {
  const person = await server.person();
  const told = await tell(person);
  const preview = (body: object = {}) =>
    server.call(contract.previewShare, { token: person.token, body: { source: sourceOf(told), ...body } });
  const { body } = await preview();
  const landlord = body.marks.find(({ original }) => original === '王建国');
  expect(landlord).toMatchObject({ kind: 'name', replacement: '王某', count: 4 });
  expect(body.marks.find(({ kind }) => kind === 'identity')).toMatchObject({ isSure: true, count: 1 });
  const kept = await preview({ keptMarks: [landlord?.markId] });
  expect(JSON.stringify(kept.body.content)).toContain('王建国');
  expect(JSON.stringify(kept.body.content)).not.toContain('赵明远');
  expect(kept.body.marks.map(({ markId }) => markId)).toEqual(body.marks.map(({ markId }) => markId));
  expect((await preview({ redact: false })).body.marks).toEqual([]);
  expect(await server.context.db.$count(share, eq(share.ownerId, person.userId))).toBe(0);
});

test('a preview says how many passages of own files the answers quote, masked or not', async () => {
  const person = await server.person();
  const told = await tell(person);
  const preview = (body: object = {}) =>
    server.call(contract.previewShare, { token: person.token, body: { source: sourceOf(told), ...body } });
  expect((await preview()).body.quotedPassages).toBe(0);
  const words = '押金三千元由出租人保管至租期届满';
  const { db } = server.context;
  const [row] = await db.select().from(message).where(eq(message.id, told.answerId));
  const parts = readAnswerParts(row?.parts).map((part) => {
    if (part.type === 'text') return { ...part, text: `${part.text}约定为“${words}”。` };
    if (part.type !== 'data-evidence') return part;
    const sources = part.data.sources.map((one) => (one.kind === 'file' ? { ...one, text: words } : one));
    return { ...part, data: { sources } };
  });
  await db.update(message).set({ parts }).where(eq(message.id, told.answerId));
  expect((await preview()).body.quotedPassages).toBe(1);
  expect((await preview({ redact: false, withSources: false })).body.quotedPassages).toBe(1);
});

test('what masking replaced is sealed, and shown to the owner alone', async () => {
  const person = await server.person();
  const { shareId } = await make(person, {});
  const [row] = await server.context.db.select().from(share).where(eq(share.id, shareId));
  expect(JSON.stringify(row)).not.toContain('11010519491231002X');
  const marks = (token: string) => server.call(contract.listShareMarks, { token, params: { shareId } });
  expect((await marks(person.token)).body.marks).toContainEqual(
    expect.objectContaining({ original: '11010519491231002X', replacement: '[身份证号]' }),
  );
  expect((await marks((await server.person()).token)).status).toBe(404);
});

test('a title that breaks off within a number or name of its question shows no part of it', async () => {
  const person = await server.person();
  const titleOf = async (title: string) => (await read((await make(person, { title })).shareId)).body.title;
  expect(await titleOf('我的身份证号110105194912…')).toBe('我的身份证号[身份证号]…');
  expect(await titleOf('房东王建…')).toBe('房东王某…');
});

test('a new title is masked with the same names', async () => {
  const person = await server.person();
  const { shareId } = await make(person, {});
  const edited = await server.call(contract.editShare, {
    token: person.token,
    params: { shareId },
    body: { title: '赵明远诉王建国、王小雷，电话13800138000' },
  });
  expect(edited.body.title).toBe('赵某诉王某、王某乙，电话[电话]');
  expect((await read(shareId)).body.title).toBe(edited.body.title);
});

test('codes of companies stand as they are unless their masking is asked for; one with a wrong check digit is no code', async () => {
  const person = await server.person();
  const told = await tell(person);
  const [right, wrong] = ['91350100M000100Y43', '91350100M000100Y44'];
  const note = `甲公司，统一社会信用代码${right}；乙公司，${wrong}。甲公司即${right}`;
  const asked = await make(person, { note, redactCreditCodes: true }, told);
  const shown = await read(asked.shareId);
  expect(shown.body.note).toBe(`甲公司，统一社会信用代码[信用代码]；乙公司，${wrong}。甲公司即[信用代码]`);
  const { token } = person;
  const { body } = await server.call(contract.listShareMarks, { token, params: { shareId: asked.shareId } });
  expect(body.marks).toContainEqual(
    expect.objectContaining({ kind: 'credit_code', original: right, replacement: '[信用代码]', count: 2 }),
  );
  const plain = await make(person, { note }, told);
  expect((await read(plain.shareId)).body.note).toBe(note);
});

test('a password opens one share in one browser for half an hour, until it changes', async () => {
  const person = await server.person();
  const { shareId } = await make(person, { password: '风筝2026' });
  const other = await make(person, { password: '风筝2026' });
  const unlock = (password: string, address = '10.40.0.1') =>
    server.call(contract.unlockShare, { params: { shareId }, body: { password }, address });
  expect((await read(shareId)).error.errorCode).toBe('share_locked');
  expect((await unlock('风车2026')).error.errorCode).toBe('wrong_share_password');
  const opened = await unlock('风筝2026');
  expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await read(shareId, cookiesOf(opened))).status).toBe(200);
  const swapped = { cookie: cookiesOf(opened).cookie?.replaceAll(shareId, other.shareId) ?? '' };
  expect((await read(other.shareId, swapped)).error.errorCode).toBe('share_locked');
  const edit = (body: object) =>
    server.call(contract.editShare, { token: person.token, params: { shareId }, body });
  await edit({ password: '风筝2026' });
  expect((await read(shareId, cookiesOf(opened))).error.errorCode).toBe('share_locked');
  const again = await unlock('风筝2026');
  server.clock.advance(31 * 60_000);
  expect((await read(shareId, cookiesOf(again))).error.errorCode).toBe('share_locked');
  expect((await edit({ password: null })).body.hasPassword).toBe(false);
  expect((await read(shareId)).status).toBe(200);
});

test('wrong passwords are slowed, for a share and for a network', async () => {
  const person = await server.person();
  const { shareId } = await make(person, { password: '风筝2026' });
  const codes = new Set<string>();
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = await server.call(contract.unlockShare, {
      params: { shareId },
      body: { password: `错误${tries}` },
      address: '10.41.0.1',
    });
    codes.add(answer.error.errorCode);
  }
  expect([...codes].toSorted()).toEqual(['rate_limited', 'wrong_share_password']);
});

test('of a hundred readers at once no more get in than the limit says', async () => {
  const person = await server.person();
  const { shareId } = await make(person, { viewLimit: 10 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => read(shareId)));
  const open = answers.filter(({ status }) => status === 200);
  expect(open).toHaveLength(10);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  const listed = await server.call(contract.listShares, { token: person.token });
  expect(listed.body.items[0]).toMatchObject({ views: 10, state: 'used_up' });
  expect(listed.body.items[0]?.viewsByDay).toEqual([{ day: '2026-11-20', views: 10 }]);
  const [first] = open;
  if (first) expect((await read(shareId, cookiesOf(first))).status).toBe(200);
});

test('a browser that comes back within half an hour is counted once', async () => {
  const person = await server.person();
  const { shareId } = await make(person, {});
  const first = await read(shareId);
  await read(shareId, cookiesOf(first));
  server.clock.advance(31 * 60_000);
  await read(shareId, cookiesOf(first));
  const rows = await server.context.db.select().from(shareView).where(eq(shareView.shareId, shareId));
  expect(rows.map(({ views }) => views)).toEqual([2]);
});

test('whatever keeps a share closed is told alike', async () => {
  const person = await server.person();
  const told = await tell(person);
  const gone: string[] = ['shr_unknown-unknown-unknow', 'nonsense'];
  const revoked = await make(person, {}, told);
  await server.call(contract.revokeShare, { token: person.token, params: { shareId: revoked.shareId } });
  expect(await server.context.db.$count(share, eq(share.id, revoked.shareId))).toBe(0);
  gone.push(revoked.shareId);
  const expired = await make(person, { expiresOn: '2026-11-20' }, told);
  expect((await read(expired.shareId)).body.expiresAt).toBe('2026-11-20T16:00:00.000Z');
  server.clock.advance(25 * 3_600_000);
  gone.push(expired.shareId);
  for (const shareId of gone) {
    const answer = await read(shareId);
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'share_gone']);
    const unlocked = await server.call(contract.unlockShare, {
      params: { shareId },
      body: { password: 'aaaa' },
    });
    expect(unlocked.error.errorCode).toBe('share_gone');
  }
  expect((await read((await make(person, {}, told)).shareId, {}, 'search')).error.errorCode).toBe(
    'share_gone',
  );
});
