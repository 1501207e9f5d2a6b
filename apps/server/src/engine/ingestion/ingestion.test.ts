import { Readable } from 'node:stream';
import { getDocument } from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { document, documentPart, documentSegment } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type JobRun, type Jobs, JobTakenOver } from '../../ports/jobs.ts';
import type { SegmentIndex } from '../../ports/segment-index.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type TextParser, textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';
import { LiveWork } from '../work/index.ts';
import { registerIngestion } from './index.ts';

let server: TestApp;
let parser: TextParser;
let person: TestPerson;
let konId: string;
let names = 0;
/** What the store does before it gives a path. */
let onPath: () => void = () => {};
const objects = new Map<string, Buffer>();

/** A store in memory is enough here. */
const files: FileStore = {
  name: 'local',
  async write(key, content) {
    const bytes = Buffer.concat(
      content instanceof Readable ? await content.toArray() : [Buffer.from(content)],
    );
    objects.set(key, bytes);
    return { bytes: bytes.length };
  },
  async read(key) {
    const content = objects.get(key);
    return content ? Readable.from([content]) : null;
  },
  async withPath(key, use) {
    onPath();
    const content = objects.get(key);
    return content ? use(`data:${key}`) : null;
  },
  async remove(key) {
    objects.delete(key);
  },
};

beforeAll(async () => {
  parser = textParser(async (path) => objects.get(path.replace('data:', ''))?.toString() ?? '');
  server = await openTestApp({ files, parser });
  person = await server.person();
  konId = await makeKnowledgeBase(server, person.token);
});
afterEach(() => {
  parser.beforePage = () => {};
  parser.log.length = 0;
  onPath = () => {};
});
afterAll(() => server.close());

const newName = (ending = 'txt') => {
  names += 1;
  return `文件${names}.${ending}`;
};
const add = (content: string, name = newName(), base = konId) =>
  addFile(server, person.token, base, { name, content: `${content}\n${names} ${Math.random()}` });
const progressOf = async (fileId: string) =>
  (await server.call(knowledge.getFileProgress, { token: person.token, params: { fileId } })).body;
const change = (
  endpoint: typeof knowledge.cancelFile | typeof knowledge.retryFile,
  fileId: string,
  body?: object,
) => server.call(endpoint, { token: person.token, params: { fileId }, ...(body ? { body } : {}) });
const rowOf = async (fileId: string) =>
  (await server.context.db.select().from(document).where(eq(document.id, fileId)))[0];
const textsOf = async (fileId: string) => {
  const rows = await server.context.db
    .select()
    .from(documentSegment)
    .where(eq(documentSegment.documentId, fileId))
    .orderBy(asc(documentSegment.position));
  return rows.map(({ text }) => text);
};
const find = async (question: string) => {
  const answer = await server.call(knowledge.testRetrieval, {
    token: person.token,
    params: { konId },
    body: { question, limit: 20 },
  });
  return answer.body.items.map(({ segment }) => segment.text);
};

test('a text is read, cut, indexed and found, and says how long each stage took', async () => {
  const { fileId, state } = await add('第一条 甲方将玫瑰大道的房屋出租给乙方。\n第二条 租金每月三千元。');
  expect(state).toBe('waiting');
  await server.app.idle();
  const progress = await progressOf(fileId);
  expect(progress).toMatchObject({ state: 'ready', stage: 'indexed', errorCode: null, recognisedPages: 0 });
  expect(progress.segments).toBeGreaterThan(0);
  expect(Object.keys(progress.stageMs).toSorted()).toEqual(['indexed', 'parsed', 'segmented']);
  expect((await find('玫瑰大道的房屋')).join()).toContain('玫瑰大道');
  const row = await rowOf(fileId);
  const parts = await server.context.db
    .select()
    .from(documentPart)
    .where(eq(documentPart.documentId, fileId));
  const text = parts.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  expect(row?.characters).toBe(text.length);
});

test('pages without text are recognised one by one, and found by their words', async () => {
  const { fileId } = await add(
    '第一页有字\f[scan]蔷薇街的收据\f第三页有字\f[scan]芍药路的发票',
    newName('pdf'),
  );
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready', recognisedPages: 2 });
  expect(parser.log.filter((line) => line.startsWith('recognise'))).toHaveLength(2);
  expect((await find('芍药路的发票')).join()).toContain('芍药路');
});

test('what a file carries besides its text is known, until it is read anew without it', async () => {
  const { fileId } = await add(
    '第一条 租金。[carries external_references][carries macros][carries unheard_of]',
  );
  const ignored = async () => {
    await server.app.idle();
    const params = { documentId: fileId };
    return (await server.call(getDocument, { token: person.token, params })).body.ignored;
  };
  expect(await ignored()).toEqual(['macros', 'external_references']);
  for (const [key, content] of objects)
    if (content.includes('unheard_of')) objects.set(key, Buffer.from('第一条 租金。'));
  await change(knowledge.retryFile, fileId, { anew: true });
  expect(await ignored()).toEqual([]);
});

test('the settings of the base say which pages are recognised', async () => {
  const content = '有字的页\f[scan]没有字的页';
  const recognised = async (recognition: 'always' | 'never') => {
    const base = await makeKnowledgeBase(server, person.token, { settings: { recognition } });
    const { fileId } = await add(content, newName('pdf'), base);
    await server.app.idle();
    return (await progressOf(fileId)).recognisedPages;
  };
  expect(await recognised('never')).toBe(0);
  expect(await recognised('always')).toBe(2);
});

test('a process whose work another took over leaves the document to that one', async () => {
  const { fileId } = await add('第一页\f第二页', newName('pdf'));
  await server.app.idle();
  const underWay = { state: 'working', stage: 'stored' } as const;
  await server.context.db.update(document).set(underWay).where(eq(document.id, fileId));
  const handlers = new Map<string, (run: JobRun<object>) => Promise<void>>();
  const jobs = {
    register: (queue: string, _: unknown, handle: (run: JobRun<object>) => Promise<void>) =>
      handlers.set(queue, handle),
    add: async () => {},
  } as unknown as Jobs;
  registerIngestion({
    ...server.context,
    files,
    parser,
    jobs,
    segmentIndex: {} as SegmentIndex,
    liveWork: new LiveWork(),
    onReady: [],
    onDisowned: [],
  });
  const lost = new AbortController();
  parser.beforePage = () => {
    lost.abort(new JobTakenOver());
    throw lost.signal.reason;
  };
  const run = { data: { documentId: fileId, generation: 1 }, signal: lost.signal, retried: 0 };
  await expect(handlers.get('document.read')?.(run)).rejects.toBeInstanceOf(JobTakenOver);
  expect(await progressOf(fileId)).toMatchObject({ ...underWay, attempts: 0, errorCode: null });
});

test('a page that cannot be recognised keeps the others from nobody', async () => {
  parser.beforePage = ({ task, page }) => {
    if (task === 'recognise' && page === 1) throw new ParseFailure('parser_timeout');
  };
  const { fileId } = await add('[scan]一\f[scan]丁香园的欠条', newName('pdf'));
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready', recognisedPages: 1 });
  expect((await find('丁香园的欠条')).join()).toContain('丁香园');
});

test('a file that cannot be read fails at once, in the words of its reader', async () => {
  for (const code of ['file_password', 'file_damaged', 'empty_file', 'unsupported_file', 'file_unsafe']) {
    const { fileId } = await add(`[fail ${code}]`);
    await server.app.idle();
    const progress = await progressOf(fileId);
    expect(progress).toMatchObject({ state: 'failed', errorCode: code, attempts: 1, retryAt: null });
    expect(progress.errorMessage).toMatch(/\p{Script=Han}/u);
    const english = await server.call(knowledge.getFileProgress, {
      token: person.token,
      params: { fileId },
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.errorMessage).not.toMatch(/\p{Script=Han}/u);
  }
});

test('what may pass is tried again after growing waits, and says when', async () => {
  let failures = 2;
  onPath = () => {
    failures -= 1;
    if (failures >= 0) throw new AppError('store_unavailable');
  };
  const { fileId } = await add('会好的');
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await server.app.idle();
    const progress = await progressOf(fileId);
    expect(progress).toMatchObject({ state: 'waiting', errorCode: 'store_unavailable', attempts: attempt });
    const wait = Date.parse(progress.retryAt ?? '') - server.clock.now().getTime();
    waits.push(wait);
    server.clock.advance(wait);
  }
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({
    state: 'ready',
    errorCode: null,
    attempts: 0,
    retryAt: null,
  });
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
});

test('a person who retries need not wait', async () => {
  let isDown = true;
  onPath = () => {
    if (isDown) throw new AppError('disk_full');
  };
  const { fileId } = await add('等不及');
  await server.app.idle();
  isDown = false;
  expect((await change(knowledge.retryFile, fileId, {})).body).toMatchObject({
    state: 'waiting',
    retryAt: null,
  });
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready' });
});

test('a fault of ours is tried twice and then told as ours', async () => {
  parser.beforePage = () => {
    throw new Error('a bug');
  };
  const { fileId } = await add('倒霉');
  await server.app.idle();
  server.clock.advance(60_000);
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'failed', errorCode: 'internal', attempts: 2 });
});

test('a cancel is heard in the middle, and a retry goes on from the last page that was recognised', async () => {
  const third = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  parser.beforePage = async ({ task, page }) => {
    if (task !== 'recognise' || page !== 3) return;
    third.resolve();
    await hold.promise;
  };
  const { fileId } = await add('[scan]一\f[scan]二\f[scan]三\f[scan]四', newName('pdf'));
  await third.promise;
  expect(await progressOf(fileId)).toMatchObject({
    state: 'working',
    stage: 'parsed',
    pagesDone: 2,
    pagesTotal: 4,
  });
  await change(knowledge.cancelFile, fileId);
  hold.resolve();
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'cancelled', recognisedPages: 2 });
  parser.beforePage = () => {};
  parser.log.length = 0;
  await change(knowledge.retryFile, fileId, {});
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready', recognisedPages: 4 });
  expect(
    parser.log.map((line) =>
      line
        .split(' ')
        .slice(0, 1)
        .concat(line.split(' ')[2] ?? ''),
    ),
  ).toEqual([
    ['recognise', '3'],
    ['recognise', '4'],
  ]);
});

test('a file that waits is cancelled at once, and stays so', async () => {
  const hold = Promise.withResolvers<void>();
  parser.beforePage = () => hold.promise;
  const busy = [await add('忙一'), await add('忙二')];
  const { fileId } = await add('排队');
  expect((await change(knowledge.cancelFile, fileId)).body).toMatchObject({ state: 'cancelled' });
  hold.resolve();
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'cancelled' });
  for (const { fileId: other } of busy) expect(await progressOf(other)).toMatchObject({ state: 'ready' });
});

test('a file read anew while it is being read comes out once', async () => {
  const begun = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  let first = true;
  parser.beforePage = async ({ page }) => {
    if (page !== 2 || !first) return;
    first = false;
    begun.resolve();
    await hold.promise;
  };
  const { fileId } = await add('甲页的话\f乙页的话\f丙页的话', newName('pdf'));
  await begun.promise;
  await change(knowledge.retryFile, fileId, { anew: true });
  hold.resolve();
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready' });
  const parts = await server.context.db
    .select()
    .from(documentPart)
    .where(eq(documentPart.documentId, fileId));
  expect(parts).toHaveLength(3);
  const texts = (await textsOf(fileId)).join('\n');
  for (const word of ['甲页', '乙页', '丙页']) expect(texts.split(word)).toHaveLength(2);
});

test('reading anew follows the settings of the base, keeps what was added by hand, and drops edits', async () => {
  const base = await makeKnowledgeBase(server, person.token, { settings: { segmentLength: 2000 } });
  const sentence = '本条约定双方的权利义务以及违约责任的承担方式。';
  const { fileId } = await add(`${sentence.repeat(30)}`, newName(), base);
  await server.app.idle();
  const token = person.token;
  const list = async () =>
    (await server.call(knowledge.listSegments, { token, params: { fileId }, query: { pageSize: 100 } })).body;
  const before = await list();
  const segmentId = before.items[0]?.segmentId ?? '';
  await server.call(knowledge.updateSegment, { token, params: { segmentId }, body: { text: '改过的' } });
  await server.call(knowledge.addSegment, { token, params: { fileId }, body: { text: '手写的补充' } });
  await server.call(knowledge.updateKnowledgeBase, {
    token,
    params: { konId: base },
    body: { settings: { segmentLength: 200 } },
  });
  await change(knowledge.retryFile, fileId, { anew: true });
  await server.app.idle();
  const after = await list();
  expect(after.total).toBeGreaterThan(before.total + 1);
  expect(after.items.at(-1)).toMatchObject({ text: '手写的补充', origin: 'added' });
  expect(after.items.map(({ position }) => position)).toEqual(after.items.map((_, index) => index));
  expect(after.items.some(({ text }) => text === '改过的')).toBe(false);
});

test('deleting takes rows, segments, index and stored objects along, also of a file being read', async () => {
  const begun = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  const ready = await add('水仙胡同的借据');
  await server.app.idle();
  parser.beforePage = async () => {
    begun.resolve();
    await hold.promise;
  };
  const working = await add('正在读');
  await begun.promise;
  const { token } = person;
  for (const { fileId } of [ready, working]) {
    const { fileKey = '' } = (await rowOf(fileId)) ?? {};
    expect(objects.has(fileKey)).toBe(true);
    await server.call(knowledge.deleteFile, { token, params: { fileId } });
    expect(objects.has(fileKey)).toBe(false);
    expect(await textsOf(fileId)).toEqual([]);
    expect((await server.call(knowledge.getFileProgress, { token, params: { fileId } })).status).toBe(404);
  }
  hold.resolve();
  await server.app.idle();
  expect((await find('水仙胡同的借据')).join()).not.toContain('水仙胡同');
  const rows = await server.context.db.select().from(storedObject);
  const holders = new Set(rows.map(({ holderId }) => holderId));
  expect(holders.has(ready.fileId) || holders.has(working.fileId)).toBe(false);
});

test('an object that the store would not let go is removed by housekeeping', async () => {
  const { fileId } = await add('赖着不走');
  await server.app.idle();
  const { fileKey = '' } = (await rowOf(fileId)) ?? {};
  const remove = files.remove;
  files.remove = () => Promise.reject(new AppError('store_unavailable'));
  expect((await server.call(knowledge.deleteFile, { token: person.token, params: { fileId } })).status).toBe(
    200,
  );
  expect(objects.has(fileKey)).toBe(true);
  files.remove = remove;
  const { removeForgottenObjects } = await import('./index.ts');
  await removeForgottenObjects({ ...server.context, files });
  expect(objects.has(fileKey)).toBe(false);
});

test('a hundred files at once all come out', async () => {
  const base = await makeKnowledgeBase(server, person.token);
  const added = await Promise.all(
    Array.from({ length: 100 }, (_, index) => add(`第${index}号文件的内容`, newName(), base)),
  );
  await server.app.idle();
  const answer = await server.call(knowledge.getKnowledgeBase, {
    token: person.token,
    params: { konId: base },
  });
  expect(answer.body).toMatchObject({ files: 100, filesReady: 100, filesWorking: 0, filesFailed: 0 });
  expect(new Set(added.map(({ fileId }) => fileId)).size).toBe(100);
});
