import { loadCaseDigests } from '@mingfa/content/load-case-digests';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalCase } from '../../../db/schema/case.ts';
import { openFolder } from '../../../engine/importing/index.ts';
import { createCaseTextIndex } from '../../../engine/retrieval/cases/words/case-text-index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { inlineParser } from '../../../testing/inline-parser.ts';
import { writeFolder } from '../../../testing/invented-laws.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { CASE_KINDS } from '../import/case-kinds.ts';
import { emptyProgress } from '../import/case-progress.ts';
import { importCases } from '../import/import-cases.ts';
import { getCase } from '../reading/get-case.ts';
import { getCaseLibrary } from '../reading/get-case-library.ts';
import { getCaseText } from '../reading/get-case-text.ts';
import { listCitingCases } from '../reading/list-citing-cases.ts';
import { searchCases } from '../search/search-cases.ts';
import { seedCaseDigests } from './seed-case-digests.ts';

let database: TestDatabase;
let caseSearch: ReturnType<typeof createCaseTextIndex>;
const digests = await loadCaseDigests();

beforeAll(async () => {
  database = await openTestDatabase();
  caseSearch = createCaseTextIndex(database.context);
  await seed();
});
afterAll(() => database.close());

const seed = (some = digests) => seedCaseDigests({ ...database.context, caseSearch }, some);
const reader = (language: 'zh-CN' | 'en' = 'zh-CN') =>
  ({
    ...database.context,
    caller: { userId: 'reader', sessionId: '', role: 'user' },
    language,
  }) as RequestContext;
const search = async (q: string) => (await searchCases(reader(), { q, page: 1, pageSize: 10 })).items;

test('the digests are in the library once, however often it starts', async () => {
  expect(await seed()).toBe(0);
  const library = await getCaseLibrary(reader());
  expect(library).toMatchObject({ cases: 0, digests: digests.length });
});

test('one is found by its number, by the words people use, and by filters, marked as a digest', async () => {
  expect(await search('指导案例271号')).toMatchObject([{ ownNumber: '指导性案例271号', isDigest: true }]);
  expect((await search('智驾神器'))[0]).toMatchObject({ ownNumber: '指导性案例271号', isDigest: true });
});

test('those of the procuratorate are counted and filtered apart from those of the court', async () => {
  const ofCourt = digests.filter(({ issuer }) => issuer === '最高人民法院').length;
  const filtered = async (authority: 'guiding' | 'guiding_procuratorate') =>
    (await searchCases(reader(), { authority: [authority], page: 1, pageSize: 50 })).items;
  expect(await filtered('guiding')).toHaveLength(ofCourt);
  const others = await filtered('guiding_procuratorate');
  expect(others).toHaveLength(digests.length - ofCourt);
  expect(others.every(({ ownNumber }) => ownNumber?.startsWith('检例'))).toBe(true);
});

test('it reads in both languages and says where it was read', async () => {
  const [found] = await search('指导性案例274号');
  const caseId = found?.caseId ?? '';
  const detail = await getCase(reader(), { caseId });
  expect(detail.digest).toMatchObject({ source: { name: '最高人民法院官网' }, readOn: '2026-11-28' });
  expect(detail.citations.map(({ label }) => label)).toContain('《专利法》第十一条');
  const [chinese] = (await getCaseText(reader(), { caseId })).sections;
  const [english] = (await getCaseText(reader('en'), { caseId })).sections;
  expect(chinese).toMatchObject({
    kind: 'gist',
    paragraphs: [{ text: expect.stringContaining('许诺销售') }],
  });
  expect(english?.paragraphs[0]?.text).toMatch(/^Whoever offers a patented product/);
});

test('the text of the case takes its place, and it does not come back beside it', async () => {
  const [digest] = await search('指导性案例265号');
  const text =
    '指导性案例265号\n罗某诉某科技有限公司隐私权、个人信息保护纠纷案\n（最高人民法院审判委员会讨论通过2025年8月28日发布）\n' +
    '关键词 民事/个人信息保护\n裁判要点\n虚构的要点一句，只为测试。\n基本案情\n虚构的案情一句。\n裁判结果\n某虚构法院于2022年8月1日作出判决。\n裁判理由\n虚构的理由一句。';
  const path = await writeFolder({ '265.txt': text });
  const progress = emptyProgress();
  await importCases(
    {
      ...database.context,
      search: caseSearch,
      parser: inlineParser,
      masksNames: true,
      now: () => database.context.clock.now(),
      report: async () => {},
    },
    { ownerId: null, sourceName: '虚构案例', mappings: { given: null, saved: {} } },
    await openFolder(path, CASE_KINDS),
    progress,
  );
  expect(progress).toMatchObject({ joined: 1, problemCount: 0 });
  const [imported] = await search('指导性案例265号');
  expect(imported).toMatchObject({ caseId: digest?.caseId, isDigest: false });
  // What was read and checked by hand is not made worse by what the rules read.
  const { court, procedure, decidedOn } = digest ?? {};
  expect(imported).toMatchObject({ court, procedure, decidedOn });
  const detail = await getCase(reader(), { caseId: digest?.caseId ?? '' });
  expect(detail.corrected).toEqual(expect.arrayContaining(['court', 'procedure', 'decidedOn']));
  expect(await seed()).toBe(0);
  expect(await search('指导性案例265号')).toHaveLength(1);
});

test('one that changed is written anew under its id, and one no longer shipped goes', async () => {
  const [first] = await search('指导性案例269号');
  const changed = digests.map((digest) =>
    digest.number === '指导性案例269号' ? { ...digest, superseded: '虚构的原因' } : digest,
  );
  expect(await seed(changed.filter(({ number }) => number !== '指导性案例270号'))).toBe(2);
  const [row] = await database.context.db
    .select()
    .from(legalCase)
    .where(eq(legalCase.id, first?.caseId ?? ''));
  expect(row).toMatchObject({ superseded: '虚构的原因' });
  expect(await search('指导性案例270号')).toEqual([]);
  await seed();
});

test('articles that a digest lists lead to it from the law', async () => {
  const lawId = await writeLaw(database.context, '专利法');
  const texts = Array.from({ length: 11 }, () => '虚构的条文一句。');
  await writeVersion(database.context, lawId, '2021-06-01', texts);
  const { items } = await listCitingCases(reader(), { lawId, articleKey: '11', page: 1, pageSize: 5 });
  expect(items.map(({ ownNumber }) => ownNumber)).toEqual(['指导性案例274号']);
});
