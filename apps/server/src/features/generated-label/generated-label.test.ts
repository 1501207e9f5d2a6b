import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/generated-label';
import * as quota from '@mingfa/contract/quota';
import { BUILT_IN_MODEL_NAME } from '@mingfa/contract/words-origin';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { auditEvent } from '../../db/schema/audit.ts';
import { cleanCopy } from '../../db/schema/generated-label.ts';
import { setting } from '../../db/schema/installation.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const MODEL = 'deepseek-v3';
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let me: TestPerson;
/** Who answers next. */
let model: string | null = MODEL;
beforeAll(async () => {
  const parts = plainChatParts();
  parts.answer = async (_input, write) => {
    if (model !== null) write({ type: 'message-metadata', messageMetadata: { model } });
    write({ type: 'text-start', id: 't' });
    write({ type: 'text-delta', id: 't', delta: `可以要求退还。问过${model ?? '规则'}。` });
    write({ type: 'text-end', id: 't' });
  };
  app = await openTestApp({ chat: parts });
  me = await app.person();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.admin();
  await app.call(contract.saveLabelSettings, {
    token,
    body: { position: 'beginning', producerCode: '' },
  });
});

async function conversationWith(...models: (string | null)[]): Promise<string> {
  const { body } = await app.call(chat.startConversation, { token: me.token, body: {} });
  for (const one of models) {
    model = one;
    await app.call(chat.streamAnswer, {
      token: me.token,
      body: { conversationId: body.conversationId, question: '押金不退怎么办？' },
    });
  }
  return body.conversationId;
}
async function exported(conversationId: string, query: string, token = me.token) {
  return app.app.server.inject({
    method: 'GET',
    url: `${chat.exportConversation.path}?conversationId=${conversationId}&${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
async function wordOf(conversationId: string, query = '') {
  const zip = await JSZip.loadAsync((await exported(conversationId, `format=docx${query}`)).rawPayload);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const footer = Object.keys(zip.files).find((name) => /word\/footer\d*\.xml/.test(name)) ?? '';
  const custom = await read('docProps/custom.xml');
  const values = [...custom.matchAll(/name="AIGC"[^>]*><vt:lpwstr>([^<]*)</g)];
  return {
    document: await read('word/document.xml'),
    footer: await read(footer),
    implicit: values.map(([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"'))),
  };
}
const preview = (conversationId: string, language: 'zh-CN' | 'en' = 'zh-CN', token = me.token) =>
  app.call(contract.previewLabel, {
    token,
    query: { kind: 'conversation', thingId: conversationId, language },
  });
const acknowledge = (thingId: string, token = me.token) =>
  app.call(contract.acknowledgeCleanCopy, {
    token,
    body: { kind: 'conversation', thingId, terms: contract.CLEAN_COPY_TERMS, acknowledged: true },
  });

const implicitOf = (conversationId: string, producer = '明法 Mingfa') => ({
  Label: '1',
  ContentProducer: producer,
  ProduceID: conversationId,
  ReservedCode1: '',
  ContentPropagator: '',
  PropagateID: '',
  ReservedCode2: '',
});

test('a file with words of a model carries exactly one label in its metadata, and an explicit one at its beginning and in its footer', async () => {
  const conversationId = await conversationWith(MODEL, BUILT_IN_MODEL_NAME, null);
  const { document, footer, implicit } = await wordOf(conversationId);
  expect(implicit).toEqual([implicitOf(conversationId)]);
  const text = `【AI 生成】本文件部分内容由人工智能生成（模型：${MODEL}；生成日期：2026-11-20），使用前请核对。`;
  expect(document).toContain(text);
  expect(document.indexOf(text)).toBeLessThan(document.indexOf('导出日期'));
  expect(footer).toContain(text);
  expect((await preview(conversationId)).body.label).toMatchObject({
    text,
    implicit: implicitOf(conversationId),
    sentences: { person: 3, model: 2, program: 4, source: 0 },
  });
});

test('where a file is mixed, the passages of a model are marked and the others are not', async () => {
  const conversationId = await conversationWith(MODEL, BUILT_IN_MODEL_NAME);
  const { body } = await exported(conversationId, 'format=md');
  expect(body.match(/^## .*$/gm)).toEqual(['## 问', '## 答（AI 生成）', '## 问', '## 答']);
  expect(body).toContain(`<sub>AI 生成 · 模型：${MODEL}`);
  expect(body).toContain(`<sub>模型：${BUILT_IN_MODEL_NAME}`);
});

test('Markdown has the label as YAML in its head', async () => {
  const conversationId = await conversationWith(MODEL);
  const { body } = await exported(conversationId, 'format=md&language=en');
  expect(parse(body.split('---\n')[1] ?? '')).toEqual({ AIGC: implicitOf(conversationId) });
  expect(body.split('---\n\n')[1]).toMatch(
    /^> \[AI-generated \(AI生成\)\] Parts of this file were generated by artificial intelligence \(model: deepseek-v3; generated: 2026-11-20\)/,
  );
});

test('a file with words of people and of the built-in engine alone has none of it', async () => {
  const conversationId = await conversationWith(BUILT_IN_MODEL_NAME, null);
  const { document, footer, implicit } = await wordOf(conversationId);
  expect(implicit).toEqual([]);
  expect(document + footer).not.toContain('AI');
  const { body } = await exported(conversationId, 'format=md');
  expect(body.startsWith('# ')).toBe(true);
  expect((await preview(conversationId)).body.label).toBeNull();
});

test('an administrator has the label at the end, too, and the provider’s code in the metadata; nobody else changes it', async () => {
  const body = { position: 'both', producerCode: '001191110000TEST00000000001' } as const;
  expect((await app.call(contract.saveLabelSettings, { token: me.token, body })).status).toBe(404);
  const { token } = await app.admin();
  const saved = await app.call(contract.saveLabelSettings, { token, body });
  expect(saved.body).toMatchObject({ ...body, producer: body.producerCode });
  const late = await app.call(contract.saveLabelSettings, {
    token,
    body: { ...body, seenRevision: saved.body.revision - 1 },
  });
  expect(late.error.errorCode).toBe('setting_changed');
  const conversationId = await conversationWith(MODEL);
  const { document, implicit } = await wordOf(conversationId);
  expect(document.split('【AI 生成】')).toHaveLength(3);
  expect(implicit).toEqual([implicitOf(conversationId, body.producerCode)]);
  const wrong = await app.call(contract.saveLabelSettings, {
    token,
    body: { ...body, producerCode: '<script>' },
  });
  expect(wrong.status).toBe(422);
});

test('without a code the metadata names the operator of the installation, where it has a name', async () => {
  const { token } = await app.admin();
  const conversationId = await conversationWith(MODEL);
  await app.context.db
    .insert(setting)
    .values({ key: 'operator', value: { name: '某某律师事务所' }, updatedAt: app.clock.now() });
  const held = await app.call(contract.getLabelSettings, { token });
  expect(held.body.producer).toBe('某某律师事务所');
  const { implicit } = await wordOf(conversationId);
  expect(implicit).toEqual([implicitOf(conversationId, '某某律师事务所')]);
  await app.context.db.delete(setting).where(eq(setting.key, 'operator'));
});

test('a clean copy needs an acknowledgement, keeps the metadata, and is logged and audited', async () => {
  const conversationId = await conversationWith(MODEL);
  const { cleanCopyId } = (await acknowledge(conversationId)).body;
  const { document, footer, implicit } = await wordOf(conversationId, `&cleanCopyId=${cleanCopyId}`);
  expect(document + footer).not.toMatch(/AI 生成|人工智能|模型：/);
  expect(implicit).toEqual([implicitOf(conversationId)]);
  const { token } = await app.admin();
  const log = await app.call(contract.listCleanCopies, { token, query: {} });
  expect(log.body.items[0]).toMatchObject({
    cleanCopyId,
    pseudonym: app.app.context.pseudonymOf(me.userId),
    kind: 'conversation',
    thingId: conversationId,
    terms: contract.CLEAN_COPY_TERMS,
    givenAt: '2026-11-20T02:00:00.000Z',
  });
  const audited = await app.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, cleanCopyId));
  expect(audited.map(({ action }) => action)).toEqual(['acknowledged', 'given']);
});

test('an acknowledgement serves its own thing, its own person and half an hour', async () => {
  const [one, other] = [await conversationWith(MODEL), await conversationWith(MODEL)];
  const { cleanCopyId } = (await acknowledge(one)).body;
  const status = async (id: string, token = me.token) =>
    (await exported(id, `format=md&cleanCopyId=${cleanCopyId}`, token)).statusCode;
  expect(await status(other)).toBe(404);
  const stranger = await app.person();
  expect(await status(one, stranger.token)).toBe(404);
  expect((await acknowledge(one, stranger.token)).status).toBe(404);
  expect((await preview(one, 'zh-CN', stranger.token)).status).toBe(404);
  expect(await status(one)).toBe(200);
  app.clock.advance(31 * 60_000);
  expect(await status(one)).toBe(404);
  expect((await exported(one, 'format=md')).statusCode).toBe(200);
});

test('an acknowledgement that is not given, or of other words, is refused', async () => {
  const body = { kind: 'conversation', thingId: await conversationWith(MODEL), acknowledged: true } as const;
  const say = (more: object) =>
    app.call(contract.acknowledgeCleanCopy, { token: me.token, body: { ...body, ...more } });
  expect((await say({ terms: '2020-01-01' })).status).toBe(422);
  expect((await say({ terms: contract.CLEAN_COPY_TERMS, acknowledged: false })).status).toBe(422);
});

test('of many acknowledgements at once no more are logged than a day’s quota, which starts anew the next day', async () => {
  const { token } = await app.admin();
  const { revision } = (await app.call(quota.getQuotaTable, { token })).body;
  const set = (limits: object, seenRevision: number) =>
    app.call(quota.saveQuotaTable, {
      token,
      body: { rows: [{ kind: 'clean_copy', limits }], seenRevision },
    });
  await set({ guest: 1, user: 3, vip: 9, admin: 0 }, revision);
  const conversationId = await conversationWith(MODEL);
  const logged = () => app.context.db.$count(cleanCopy, eq(cleanCopy.thingId, conversationId));
  app.clock.advance(DAY_MS);
  const answers = await Promise.all(Array.from({ length: 20 }, () => acknowledge(conversationId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error.errorCode).toBe('quota_exceeded');
  expect(refused?.error.errorMessage).toContain('VIP 每天 9 次');
  expect(await logged()).toBe(3);
  app.clock.advance(DAY_MS);
  expect((await acknowledge(conversationId)).status).toBe(200);
  await app.call(quota.resetQuotaTable, { token, body: { seenRevision: revision + 1 } });
});

/** The implicit label of a PDF, an HTML file and a picture, each where its format has it. */
function implicitIn(format: 'pdf' | 'html' | 'png', content: Buffer): unknown {
  const [, held = ''] =
    format === 'pdf'
      ? (/\/AIGC <FEFF([0-9a-f]+)>/.exec(content.toString('latin1')) ?? [])
      : format === 'html'
        ? (/<meta name="AIGC" content="([^"]*)">/.exec(content.toString('utf8')) ?? [])
        : (/<TC260:AIGC>([^<]*)<\/TC260:AIGC>/.exec(content.toString('utf8')) ?? []);
  if (held === '') return null;
  return JSON.parse(
    format === 'pdf'
      ? Buffer.from(held, 'hex').swap16().toString('utf16le')
      : held.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
}

test.each(['pdf', 'html', 'png'] as const)(
  'a conversation as %s carries the same metadata, a clean copy of it, too, and one without a model none',
  async (format) => {
    const conversationId = await conversationWith(MODEL);
    const file = await exported(conversationId, `format=${format}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(`.${format}`);
    expect(implicitIn(format, file.rawPayload)).toEqual(implicitOf(conversationId));
    const { cleanCopyId } = (await acknowledge(conversationId)).body;
    const clean = await exported(conversationId, `format=${format}&cleanCopyId=${cleanCopyId}`);
    expect(implicitIn(format, clean.rawPayload)).toEqual(implicitOf(conversationId));
    if (format === 'html') {
      expect(file.body.split('【AI 生成】本文件')).toHaveLength(3);
      expect(clean.body).not.toContain('AI 生成');
    }
    const own = await exported(await conversationWith(null), `format=${format}`);
    expect(implicitIn(format, own.rawPayload)).toBeNull();
  },
);

test('one answer is exported with its question alone, under its own number', async () => {
  const conversationId = await conversationWith(BUILT_IN_MODEL_NAME, MODEL);
  const { body } = await app.call(chat.listMessages, { token: me.token, query: { conversationId } });
  const answer = body.items.at(-1);
  const file = await exported(conversationId, `format=html&messageId=${answer?.messageId}`);
  expect(file.body.match(/<h2>[^<]*<\/h2>/g)).toEqual(['<h2>问</h2>', '<h2>答（AI 生成）</h2>']);
  expect(implicitIn('html', file.rawPayload)).toEqual(implicitOf(answer?.messageId ?? ''));
  const other = await conversationWith(MODEL);
  expect((await exported(other, `format=html&messageId=${answer?.messageId}`)).statusCode).toBe(404);
});

test('the log keeps its entries for six months, and no longer than two hundred days', async () => {
  const { cleanCopyId } = (await acknowledge(await conversationWith(MODEL))).body;
  const isKept = async () => (await app.context.db.$count(cleanCopy, eq(cleanCopy.id, cleanCopyId))) === 1;
  app.clock.advance(184 * DAY_MS);
  await app.app.keepHouse();
  expect(await isKept()).toBe(true);
  app.clock.advance(17 * DAY_MS);
  await app.app.keepHouse();
  expect(await isKept()).toBe(false);
});
