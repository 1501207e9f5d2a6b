import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { readQuestion } from '../question/read-question.ts';
import { type CaseScope, type CaseSource, createCaseSource } from './case-source.ts';
import { SimilarCaseLibrary } from './similar-case-library.ts';

let database: TestDatabase;
let cases: CaseSource;
let emptyAnswer: Awaited<ReturnType<CaseSource['search']>>;
const ids = { deposit: '', appeal: '', sale: '', guiding: '', own: '' };
const DEPOSIT_QUESTION = '租赁期满后房屋没有损坏，房东不退还押金怎么办？';

beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  cases = createCaseSource({ db: context.db, similarCases: new SimilarCaseLibrary(context.db) });
  emptyAnswer = await search(DEPOSIT_QUESTION);
  await context.db.insert(user).values({ id: 'owner', role: 'user', createdAt: context.clock.now() });
  ids.deposit = await writeCase(context, DEPOSIT_CASE);
  ids.appeal = await writeCase(context, DEPOSIT_APPEAL);
  ids.sale = await writeCase(context, SALE_CASE);
  ids.guiding = await writeCase(context, GUIDING_CASE);
  ids.own = await writeCase(context, { ...DEPOSIT_CASE, ownerId: 'owner' });
});
afterAll(() => database.close());

async function search(text: string, scope: Partial<CaseScope> = {}) {
  const question = await readQuestion(
    { db: database.context.db, findWords: () => [] },
    { text, language: 'zh-CN' },
  );
  return cases.search(question, { userId: null, asOf: '2026-11-20', limit: 5, ...scope });
}
const namesOf = (found: Awaited<ReturnType<typeof search>>) =>
  found.evidence.map(({ place }) =>
    Object.keys(ids).find((name) => ids[name as keyof typeof ids] === place.caseId),
  );

test('an empty library says so and searches nothing', () => {
  expect(emptyAnswer).toEqual({ evidence: [], signs: [], searched: [], found: 0, libraryIsEmpty: true });
});

test('the case about the same comes first, with the words of its court that fit', async () => {
  const found = await search(DEPOSIT_QUESTION);
  expect(namesOf(found)[0]).toBe('deposit');
  expect(found.evidence[0]).toMatchObject({
    kind: 'case',
    caseNumber: '（2023）浙0199民初123号',
    court: '杭州市虚构区人民法院',
    decidedOn: '2023-05-04',
    authority: 'ordinary',
    isDigest: false,
    label: '裁判理由 · 第 6 段',
    text: '本院认为，租赁期满后出租人应当返还押金，被告主张房屋损坏未举证，不予采信。',
    place: { paragraph: 6 },
  });
  expect(found.found).toBeGreaterThan(0);
  expect(found.searched.map(({ by }) => by)).toEqual(['words', 'likeness']);
});

test("a case of one's own is a source for its owner alone", async () => {
  expect(namesOf(await search(DEPOSIT_QUESTION))).not.toContain('own');
  expect(namesOf(await search(DEPOSIT_QUESTION, { userId: 'stranger' }))).not.toContain('own');
  expect(namesOf(await search(DEPOSIT_QUESTION, { userId: 'owner' }))).toContain('own');
  const shared = { userId: 'owner', filters: { holdings: 'shared' as const } };
  expect(namesOf(await search(DEPOSIT_QUESTION, shared))).not.toContain('own');
});

test('a case named by its number comes first, and fits', async () => {
  const found = await search('指导案例第999号对押金有什么要求？');
  expect(namesOf(found)[0]).toBe('guiding');
  expect(found.signs[0]?.isNamed).toBe(true);
  expect(found.evidence[0]).toMatchObject({ caseNumber: '指导性案例999号', authority: 'guiding' });
  expect(found.searched[0]).toMatchObject({ by: 'number', query: '指导性案例999号' });
});

test('what was decided after the day asked for is left out, and filters hold', async () => {
  expect(namesOf(await search(DEPOSIT_QUESTION, { asOf: '2023-12-31' }))).not.toContain('appeal');
  const filters = { level: ['supreme' as const] };
  const found = await search('违约金过分高于损失', { filters });
  expect(namesOf(found)).toEqual(['sale']);
  expect(found.searched[0]?.filters).toEqual(filters);
});

test('a ranking by likeness that is late or broken is not waited for', async () => {
  const question = await readQuestion(
    { db: database.context.db, findWords: () => [] },
    { text: DEPOSIT_QUESTION, language: 'zh-CN' },
  );
  const scope = { userId: null, asOf: '2026-11-20', limit: 5, patienceMs: 1 };
  for (const find of [() => new Promise<never>(() => {}), () => Promise.reject(new Error('broken'))]) {
    const found = await createCaseSource({ db: database.context.db, similarCases: { find } }).search(
      question,
      scope,
    );
    expect(found.evidence[0]?.place.caseId).toBe(ids.deposit);
    expect(found.searched.map(({ by }) => by)).toEqual(['words']);
  }
});

test('a case that rests on an article that answers says so, by the number the article had before, too', async () => {
  const of577 = [{ lawTitle: '中华人民共和国民法典', articleKey: '577' }];
  const formerly = await writeCase(database.context, {
    ...DEPOSIT_CASE,
    number: null,
    citations: [{ title: '中华人民共和国合同法', articleKey: '107' }],
  });
  const { evidence, signs } = await search(DEPOSIT_QUESTION, { articles: of577 });
  const sharing = evidence.filter((_, at) => signs[at]?.sharesArticle).map(({ place }) => place.caseId);
  expect(sharing).toEqual([formerly]);
});
