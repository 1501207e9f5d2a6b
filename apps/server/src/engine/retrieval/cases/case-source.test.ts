import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { readLaterDecisions } from '../../cases/index.ts';
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
  ids.appeal = await writeCase(context, { ...DEPOSIT_APPEAL, disposal: ['affirmed'] });
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

test('a case that an appeal changed gives way to it, and is told with what changed it where its number is asked for', async () => {
  const { context } = database;
  const reasoning = '本院认为，停泊的热气球被风吹走，船坞保管人应当赔偿一半，其余由寄存人承担。';
  const first = await writeCase(context, {
    title: '钱某与某虚构船坞保管合同纠纷一审民事判决书（虚构）',
    number: '（2023）浙0199民初777号',
    sections: [
      { kind: 'reasoning', paragraphs: ['本院认为，停泊的热气球被风吹走，船坞保管人应当全部赔偿。'] },
    ],
  });
  const question = '停泊的热气球被风吹走，船坞保管人应当赔偿吗？';
  const found = async (text: string, scope: Partial<CaseScope> = {}) =>
    (await search(text, scope)).evidence
      .filter(({ text: words }) => words.includes('热气球'))
      .map(({ place, changedBy }) => [place.caseId, changedBy?.number]);
  expect(await found(question)).toEqual([[first, undefined]]);
  const appeal = await writeCase(context, {
    title: '某虚构船坞与钱某保管合同纠纷二审民事判决书（虚构）',
    number: '（2024）浙01民终778号',
    earlierNumbers: ['（2023）浙0199民初777号'],
    court: '杭州市虚构中级人民法院',
    level: 'intermediate',
    procedure: 'second_instance',
    decidedOn: '2024-02-01',
    disposal: ['changed'],
    sections: [{ kind: 'reasoning', paragraphs: [reasoning] }],
  });
  expect(await found(question)).toEqual([[appeal, undefined]]);
  // Where the appeal may not be found, the case is left out all the same.
  expect(await found(question, { filters: { level: ['basic'] } })).toEqual([]);
  expect(await found(question, { asOf: '2023-12-31' })).toEqual([]);
  expect(await found('（2023）浙0199民初777号的热气球后来怎样？')).toEqual([
    [first, '（2024）浙01民终778号'],
    [appeal, undefined],
  ]);
});

test('a guiding case is not changed by the decision that it reports, and a later retrial is what counts', async () => {
  const { context } = database;
  const numbers = ['（2021）浙01民终901号', '（2020）浙0199民初900号'];
  const sections = [{ kind: 'reasoning' as const, paragraphs: ['本院认为，风筝应当归还。'] }];
  const guiding = await writeCase(context, { ...GUIDING_CASE, ownNumber: '指导性案例998号', numbers });
  const first = await writeCase(context, { title: '一审（虚构）', number: numbers[1], sections });
  const changed = { procedure: 'second_instance' as const, disposal: ['changed'], sections };
  const second = await writeCase(context, {
    ...changed,
    title: '二审（虚构）',
    number: numbers[0],
    earlierNumbers: [numbers[1] ?? ''],
  });
  expect([...(await readLaterDecisions(context.db, [guiding, first, second], null))]).toEqual([
    [first, { caseId: second, number: numbers[0] }],
  ]);
  const retrial = await writeCase(context, {
    ...changed,
    title: '再审（虚构）',
    procedure: 'retrial',
    number: '（2022）浙民再902号',
    earlierNumbers: [numbers[0] ?? ''],
  });
  const later = await readLaterDecisions(context.db, [first, second], null);
  expect([later.get(first)?.caseId, later.get(second)?.caseId]).toEqual([retrial, retrial]);
});
