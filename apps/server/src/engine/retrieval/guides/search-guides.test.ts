import { type Guide, guideSchema } from '@mingfa/content/guide';
import { loadGuides } from '@mingfa/content/load-guides';
import type { Evidence } from '@mingfa/contract/evidence';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDigestEvidence } from '../../../testing/make-evidence.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDigest, writeLaw } from '../../../testing/write-law.ts';
import { expireLibrary } from '../../library/index.ts';
import { expandQuestion } from '../question/expand-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { buildGuideIndex } from './guide-index.ts';
import { createGuideSource, type GuideSource } from './search-guides.ts';

// Invented laws and situations: nothing of them is law anywhere.
const kite = guide('kite-lost', '借出的风筝丢了', '风筝', {
  saidAs: [
    '风筝借出去丢了',
    '借的风筝断线飞走',
    '风筝没还',
    '弄丢别人的风筝',
    '风筝被借走不还',
    '风筝找不回来',
  ],
  places: ['风筝法 5', '风筝法 6', '灯笼法 1'],
});
const lantern = guide('lantern-burnt', '借出的灯笼烧坏', '灯笼', {
  saidAs: ['灯笼借出去烧了', '灯笼被烧坏', '借的灯笼破了', '烧坏别人的灯笼', '灯笼着火', '灯笼赔多少'],
  places: ['灯笼法 1', '风筝法 6'],
});

let database: TestDatabase;
let guides: GuideSource;
const findWords = matchLexicon([]);
let kiteLawId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  kiteLawId = await writeLaw(database.context, '风筝法', '中华人民共和国风筝法');
  for (const key of ['5', '6']) {
    await writeDigest(database.context, kiteLawId, key, `第${key}条的要点。`, { digestEn: `Note ${key}.` });
  }
  const { db } = database.context;
  guides = createGuideSource({ db, guides: await buildGuideIndex([kite, lantern], findWords) });
  expireLibrary({ db });
});
afterAll(() => database.close());

async function ask(text: string, evidence: Evidence[] = [], language: 'zh-CN' | 'en' = 'zh-CN') {
  const question = await readQuestion({ db: database.context.db, findWords }, { text, language });
  return guides.search(question, { asOf: '2026-11-21', evidence });
}

test('what people say in a situation finds its guide, with its articles behind what was found', async () => {
  const held = digestEvidence('6');
  const guided = await ask('我的风筝借出去丢了怎么办', [held]);
  expect(guided?.found.guide.id).toBe('kite-lost');
  // The second article was found before; of a law the library does not know nothing is added.
  expect(guided?.found.sources).toEqual([2, 1, null]);
  expect(guided?.evidence.map(({ index, label }) => [index, label])).toEqual([
    [1, '第六条'],
    [2, '第五条'],
  ]);
  expect(guided?.evidence[1]).toMatchObject({ kind: 'digest', score: 0, text: '第5条的要点。' });
});

test('the added articles are told in the language of the reader', async () => {
  const guided = await ask('我的风筝借出去丢了怎么办', [], 'en');
  expect(guided?.evidence[0]?.text).toBe('Note 5.');
});

test('a question about something the guide does not speak of gets no guide, although it shares a word', async () => {
  expect(await ask('风筝厂的股东会决议因为召集程序违法能不能撤销')).toBeNull();
  expect(await ask('海上救助的报酬怎么确定')).toBeNull();
});

test('articles that were found speak for a guide where the words alone do not suffice', async () => {
  const question = '弄丢别人的风筝，老躲着不见';
  expect(await ask(question)).toBeNull();
  const guided = await ask(question, [digestEvidence('5'), { ...digestEvidence('6'), index: 2 }]);
  expect(guided?.found.guide.id).toBe('kite-lost');
});

test('the guides of the product are found by each of their own sayings', async () => {
  const ours = await loadGuides();
  const index = await buildGuideIndex(ours, findWords);
  const lost = ours.flatMap((one) =>
    one.saidAs.zh.filter(
      (saying) => !index.find(expandQuestion(saying, []), 2).some((hit) => hit.guide.id === one.id),
    ),
  );
  expect(lost).toEqual([]);
});

function guide(
  id: string,
  title: string,
  thing: string,
  { saidAs, places }: { saidAs: string[]; places: string[] },
): Guide {
  const both = (zh: string) => ({ zh, en: `About it: ${id}` });
  return guideSchema.parse({
    id,
    field: 'contract',
    title: both(title),
    situation: both(`有人把${thing}借给别人，没有收回来。`),
    saidAs: { zh: saidAs, en: [`${id} one`, `${id} two`, `${id} three`] },
    inShort: {
      zh: `先看${thing}是怎么没有的，再看当初是怎么说的，然后请对方赔。`,
      en: `See first how it was lost, ${id}.`,
    },
    matters: [both('怎么借的'), both('值多少'), both('谁的过错')],
    articles: places.map((place) => ({ place, why: both('要赔') })),
    collect: [both('照片'), both('字据'), both('证人')],
    deadlines: [],
    where: [both('先商量'), both('再起诉')],
    firstDocument: both('催告函'),
    checkedOn: '2026-11-21',
    readOn: '2026-11-21',
  });
}

function digestEvidence(articleKey: string): Evidence {
  return makeDigestEvidence({
    title: '中华人民共和国风筝法',
    shortTitle: '风筝法',
    label: articleKey === '5' ? '第五条' : '第六条',
    text: '要点。',
    place: { lawId: kiteLawId, versionId: null, articleKey, paragraph: null, item: null },
  });
}
