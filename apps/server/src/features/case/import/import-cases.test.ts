import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { caseSource, caseText, legalCase } from '../../../db/schema/case.ts';
import { ImportCancelled, openFolder } from '../../../engine/importing/index.ts';
import { createCaseTextIndex } from '../../../engine/retrieval/cases/words/case-text-index.ts';
import type { CaseTextSearch } from '../../../ports/case-text-search.ts';
import { inlineParser } from '../../../testing/inline-parser.ts';
import { GUIDING_CASE, judgmentText } from '../../../testing/invented-judgments.ts';
import { writeFolder } from '../../../testing/invented-laws.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { CaseImportContext } from './case-import-context.ts';
import { CASE_KINDS } from './case-kinds.ts';
import { type CaseProgress, emptyProgress } from './case-progress.ts';
import { importCases } from './import-cases.ts';

let database: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  for (const path of folders) await rm(path, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.context.db.execute(sql`truncate legal_case, case_library, case_mapping cascade`);
});

const contextWith = (more: Partial<CaseImportContext> = {}): CaseImportContext => ({
  ...database.context,
  // Folding has a suite of its own: here the terms wait, and can be looked at.
  search: { ...createCaseTextIndex(database.context), settle: async () => {} },
  parser: inlineParser,
  masksNames: true,
  now: () => database.context.clock.now(),
  report: async () => {},
  ...more,
});

async function folder(files: Record<string, string | Buffer>): Promise<string> {
  const path = await writeFolder({});
  folders.push(path);
  for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
  return path;
}

async function importFiles(
  files: Record<string, string | Buffer>,
  more: Partial<CaseImportContext> & { ownerId?: string | null; sourceName?: string } = {},
): Promise<CaseProgress> {
  const { ownerId = null, sourceName = '虚构案例', ...context } = more;
  const progress = emptyProgress();
  const target = { ownerId, sourceName, mappings: { given: null, saved: {} } };
  await importCases(
    contextWith(context),
    target,
    await openFolder(await folder(files), CASE_KINDS),
    progress,
  );
  return progress;
}

const casesHeld = () =>
  database.context.db
    .select()
    .from(legalCase)
    .where(eq(legalCase.state, 'ready'))
    .orderBy(asc(legalCase.identityKey));
const textsHeld = () => database.context.db.select().from(caseText);
const counted = ({ added, joined, unchanged, problemCount }: CaseProgress) => [
  added,
  joined,
  unchanged,
  problemCount,
];

test('judgments, guiding cases in JSON and cases in tables come in, and again change nothing', async () => {
  const files = {
    'a.txt': `category:民事\ntitle:楚云飞与杭州虚构风筝有限公司买卖合同纠纷一审民事判决书\npublictime:2021-07-01\ncontent:${judgmentText({})}`,
    'b.json': JSON.stringify(GUIDING_CASE),
    'c.csv': `案号,法院,全文\n（2021）浙0106民初2222号,杭州市西湖区人民法院,"${judgmentText({ number: '（2021）浙0106民初2222号' })}"\n`,
    'd.jsonl': `${JSON.stringify({ 全文: judgmentText({ number: '（2021）浙0106民初3333号' }) })}\n`,
  };
  expect(counted(await importFiles(files))).toEqual([4, 0, 0, 0]);
  const held = await casesHeld();
  expect(held.map((one) => one.number)).toEqual([
    '（2021）浙0106民初9001号',
    '（2021）浙0106民初1234号',
    '（2021）浙0106民初2222号',
    '（2021）浙0106民初3333号',
  ]);
  expect(held[0]).toMatchObject({ ownNumber: '指导性案例9001号', authority: 'guiding' });
  expect(held[1]).toMatchObject({ court: '杭州市西湖区人民法院', kind: 'judgment', decidedOn: '2021-06-15' });
  expect(counted(await importFiles(files))).toEqual([0, 0, 4, 0]);
});

test('names and numbers of persons are masked in title, text and index, and kept as they were beside', async () => {
  const search = createCaseTextIndex(database.context);
  await importFiles(
    { 'a.txt': `title:楚云飞与杭州虚构风筝有限公司纠纷\ncontent:${judgmentText({})}` },
    { search },
  );
  const [held] = await casesHeld();
  const [text] = await textsHeld();
  expect(text?.original).toContain('楚云飞');
  expect(text?.original).toContain('330106198001011237');
  for (const shown of [held?.title, text?.masked]) {
    expect(shown).not.toContain('楚云飞');
    expect(shown).not.toContain('330106198001011237');
  }
  expect(text?.masked.split('\n')).toHaveLength(text?.original.split('\n').length ?? 0);
  expect(await search.candidates(['风筝'], { limit: 5 })).toHaveLength(1);
  expect(await search.candidates(['云飞'], { limit: 5 })).toEqual([]);
});

test('with names shown, numbers of persons are masked all the same', async () => {
  await importFiles({ 'a.txt': judgmentText({}) }, { masksNames: false });
  const [text] = await textsHeld();
  expect(text?.masked).toContain('楚云飞');
  expect(text?.masked).not.toContain('330106198001011237');
});

test('whoever imports the same again after the setting was changed has the case masked as is set now', async () => {
  await importFiles({ 'a.txt': judgmentText({}) }, { masksNames: false });
  await importFiles({ 'a.txt': judgmentText({}) });
  expect((await casesHeld())[0]?.title).not.toContain('楚云飞');
  expect((await textsHeld())[0]?.masked).not.toContain('楚云飞');
});

test('one case from two sources is one case with two sources, and the longer text stays', async () => {
  const short = judgmentText({ facts: '双方签订合同，被告未交付风筝。' });
  await importFiles({ 'a.txt': short }, { sourceName: '甲库' });
  const again = { 'b.txt': judgmentText({ number: '(2021)浙0106民初01234号' }) };
  expect(counted(await importFiles(again, { sourceName: '乙库' }))).toEqual([0, 1, 0, 0]);
  expect(await casesHeld()).toHaveLength(1);
  expect((await textsHeld())[0]?.original).toContain('风筝一百只');
  const sources = await database.context.db.select({ name: caseSource.name }).from(caseSource);
  expect(sources.map(({ name }) => name).toSorted()).toEqual(['乙库', '甲库']);
  expect(counted(await importFiles({ 'c.txt': `${short}\n` }, { sourceName: '丙库' }))).toEqual([0, 0, 1, 0]);
  expect((await textsHeld())[0]?.original).toContain('风筝一百只');
});

test('what was corrected by hand stays when a better text comes', async () => {
  await importFiles({ 'a.txt': judgmentText({ facts: '被告未交付。' }) });
  await database.context.db.update(legalCase).set({ court: '更正法院', corrected: ['court'] });
  await importFiles({ 'b.txt': judgmentText({}) });
  expect((await casesHeld())[0]).toMatchObject({ court: '更正法院', corrected: ['court'] });
});

test('judgment, correction and another instance under one number stay apart, and 之一 is another number', async () => {
  const ruling = judgmentText({ heading: '民 事 裁 定 书' }).replaceAll('判决', '裁定');
  const files = {
    'a.txt': judgmentText({}),
    'b.txt': ruling,
    'c.txt': judgmentText({ number: '（2021）浙0106民初1234号之一' }),
  };
  expect(counted(await importFiles(files))).toEqual([3, 0, 0, 0]);
});

test('masked numbers say nothing: such cases are told apart by their words', async () => {
  const files = {
    'a.txt': judgmentText({ number: '（2021）浙0106民初×××号' }),
    'b.txt': judgmentText({ number: '（2021）浙0106民初×××号', facts: '风筝在交付途中被风吹走，另有其事。' }),
  };
  expect(counted(await importFiles(files))).toEqual([2, 0, 0, 0]);
});

test('a person’s own cases are theirs, beside the same case of the shared library', async () => {
  const ownerId = 'usr_import_own';
  const { db, clock } = database.context;
  await db.insert(user).values({ id: ownerId, role: 'user', createdAt: clock.now() });
  await importFiles({ 'a.txt': judgmentText({}) });
  expect(counted(await importFiles({ 'a.txt': judgmentText({}) }, { ownerId }))).toEqual([1, 0, 0, 0]);
  const shared = await database.context.db.$count(legalCase, isNull(legalCase.ownerId));
  expect([shared, (await casesHeld()).length]).toEqual([1, 2]);
});

test('broken and hostile files are each one line of the report, and the rest comes in', async () => {
  const gbk = Buffer.from([0xd4, 0xad, 0xb8, 0xe6]);
  const progress = await importFiles({
    'bom.txt': `\ufeff${judgmentText({ number: '（2021）浙0106民初11号' })}`,
    'nul.txt': judgmentText({ number: '（2021）浙0106民初12号' }).replace('。', '。\u0000'),
    'gbk.txt': gbk,
    'binary.txt': Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7) % 31)),
    'empty.txt': '',
    'novel.txt': '从前有一座山，山上有一座庙。\n庙里有一只风筝。',
    'long-number.txt': judgmentText({ number: `（2021）浙0106民初${'9'.repeat(10_000)}号` }),
    'huge.txt': `${judgmentText({ number: '（2021）浙0106民初13号' })}\n${'风筝。'.repeat(700_000)}`,
    'wide.csv': `${Array.from({ length: 1_000_000 }, (_, index) => index).join(',')}\n1,2,3\n`,
    'broken.json': '{"text": ',
    'script.html': `<html><body><script>alert('风筝')</script>${judgmentText({
      number: '（2021）浙0106民初14号',
    })
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}</body></html>`,
  });
  const files = progress.problems.map(({ file }) => file);
  expect(files.toSorted()).toEqual([
    'binary.txt',
    'broken.json',
    'empty.txt',
    'gbk.txt',
    'huge.txt',
    'long-number.txt',
    'novel.txt',
    'wide.csv',
  ]);
  for (const { problem } of progress.problems) expect(problem).toMatch(/[\u4e00-\u9fff].* \/ .*[a-z]/);
  expect((await casesHeld()).map((one) => one.number)).toEqual([
    '（2021）浙0106民初11号',
    '（2021）浙0106民初12号',
    '（2021）浙0106民初14号',
  ]);
  expect((await textsHeld()).some(({ original }) => original.includes('alert'))).toBe(false);
});

test('killed while it writes, an import leaves nothing half visible and goes on where it stopped', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [
      `${index}.txt`,
      judgmentText({ number: `（2021）浙0106民初${5000 + index}号` }),
    ]),
  );
  let written = 0;
  const whole = createCaseTextIndex(database.context);
  const dying: CaseTextSearch = {
    ...whole,
    settle: async () => {},
    async addCases(tx, cases) {
      written += cases.length;
      if (written > 32) throw new Error('the process dies here');
      await whole.addCases(tx, cases);
    },
  };
  await expect(importFiles(files, { search: dying })).rejects.toThrow('dies here');
  expect(await casesHeld()).toHaveLength(24);
  expect(await database.context.db.$count(legalCase, eq(legalCase.state, 'loading'))).toBeGreaterThan(0);
  expect(counted(await importFiles(files))).toEqual([21, 0, 24, 0]);
  expect(await database.context.db.$count(legalCase, eq(legalCase.state, 'loading'))).toBe(0);
});

test('cancelled, an import keeps the cases that are whole', async () => {
  const report = async () => {
    throw new ImportCancelled();
  };
  await expect(
    importFiles(
      { 'a.txt': judgmentText({}), 'b.txt': judgmentText({ number: '（2021）浙0106民初2号' }) },
      { report },
    ),
  ).rejects.toThrow(ImportCancelled);
  expect((await casesHeld()).length).toBeLessThan(2);
});

test('a batch of one case is that case, and the notice of a batch is refused with its reason', async () => {
  const notice =
    '关于印发最高人民检察院第九十九批指导性案例的通知\n各省人民检察院：\n现将甲某盗窃案（检例第901号）作为指导性案例发布。\n';
  const table = { title: '第九十九批指导性案例', category: 'guiding_case' };
  const progress = await importFiles({
    'batch.json': JSON.stringify({
      ...table,
      text: `${notice}甲某盗窃案\n（检例第901号）\n【要旨】\n虚构的要旨。\n【基本案情】\n虚构的案情。`,
    }),
    'notice.json': JSON.stringify({ ...table, text: notice }),
  });
  expect(await casesHeld()).toMatchObject([{ title: '甲某盗窃案', ownNumber: '检例第901号' }]);
  expect(progress.problems).toMatchObject([
    { file: 'notice.json', problem: expect.stringContaining('不是案例') },
  ]);
});
