import { type Guide, guideSchema } from '@mingfa/content/guide';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadCues } from '@mingfa/content/load-cues';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { loadGuides } from '@mingfa/content/load-guides';
import type { Evidence } from '@mingfa/contract/evidence';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '../../../runtime/silent-logger.ts';
import { makeDigestEvidence } from '../../../testing/make-evidence.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDigest, writeLaw } from '../../../testing/write-law.ts';
import { expireLibrary } from '../../library/index.ts';
import { readQuestion } from '../question/read-question.ts';
import type { ChoiceModel } from './choice-model.ts';
import { loadChoiceModel } from './choice-model.ts';
import { chooseGuides } from './choose-guides.ts';
import { buildGuideIndex } from './guide-index.ts';
import { buildPointIndex, NO_POINT_FEATURES, POINT_FEATURES } from './point-index.ts';
import type { PointModel } from './point-model.ts';
import { CHOICE_FEATURES } from './read-candidates.ts';
import { createGuideSource, type GuideSource } from './search-guides.ts';
import { SECOND_FEATURES } from './second-features.ts';
import { readTextModel } from './text-model.ts';

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
  points: [
    { id: 'how-much', askedAs: ['旧风筝按多少钱赔', '用了两年怎么折价', '照原价赔吗', '要赔新的吗'] },
    { id: 'found-again', askedAs: ['后来又找到了', '找回来还要赔吗', '捡到的人还给我了', '失而复得'] },
  ],
});
const lantern = guide('lantern-burnt', '借出的灯笼烧坏', '灯笼', {
  saidAs: ['灯笼借出去烧了', '灯笼被烧坏', '借的灯笼破了', '烧坏别人的灯笼', '灯笼着火', '灯笼赔多少'],
  places: ['灯笼法 1', '风筝法 6'],
});

let database: TestDatabase;
let guides: GuideSource;
/** What was told to the log. */
const warned: object[] = [];
const findWords = matchLexicon([]);
const cues = new Map([
  ['kite-lost', ['风筝', '断线']],
  ['lantern-burnt', ['灯笼', '烧坏']],
]);
const emptyModel = readTextModel({
  guides: [],
  bias: [0],
  features: '',
  rarity: '',
  counts: '',
  guideOf: '',
  weights: '',
  steps: { rarity: 1, weight: 1 },
});
// A choice by sayings and cues alone, with limits that are easily followed.
const MODEL: ChoiceModel = {
  words: emptyModel,
  weights: CHOICE_FEATURES.map((name) => (name === 'sayingOfPart' ? 6 : name === 'cuesOfPart' ? 2 : 0)),
  none: [3, 0, 0, 0, 0, 0],
  second: [-4, ...SECOND_FEATURES.map((name) => (name === 'apart' ? 6 : 0))],
  limits: { chosen: 0.7, second: 0.5, beside: 1, asked: 0.1, together: 0.5 },
};
// What is asked by the likest asking alone.
const POINTS: PointModel = {
  weights: POINT_FEATURES.map((name) => (name === 'asked' ? 5 : 0)),
  none: [0, ...NO_POINT_FEATURES.map((name) => (name === 'wholeByAsked' ? 5 : 0))],
  limits: { asked: 0.5, beside: 0.4, besideOfTwo: 0.4, below: 1 },
  askings: {},
};
let kiteLawId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  kiteLawId = await writeLaw(database.context, '风筝法', '中华人民共和国风筝法');
  for (const key of ['5', '6']) {
    await writeDigest(database.context, kiteLawId, key, `第${key}条的要点。`, { digestEn: `Note ${key}.` });
  }
  const { db } = database.context;
  const index = await buildGuideIndex([kite, lantern], findWords, cues);
  const logger = { ...silentLogger, warn: (values: object) => warned.push(values) };
  const points = {
    index: buildPointIndex([kite, lantern], {}, { featuresOf: index.featuresOf, rarityOf: () => 5 }),
    model: POINTS,
  };
  guides = createGuideSource({ db, logger, index, points, model: MODEL, english: MODEL });
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
  expect(guided?.found[0]?.guide.id).toBe('kite-lost');
  // The second article was found before; of a law the library does not know nothing is added.
  expect(guided?.found[0]?.sources).toEqual([2, 1, null]);
  expect(warned).toEqual([{ guide: 'kite-lost', lost: ['灯笼法 1'], asOf: '2026-11-21' }]);
  expect(guided?.evidence.map(({ index, label }) => [index, label])).toEqual([
    [1, '第六条'],
    [2, '第五条'],
  ]);
  expect(guided?.evidence[1]).toMatchObject({ kind: 'digest', score: 0, text: '第5条的要点。' });
});

test('what is asked within a situation is told apart, and a question about all of it asks no point', async () => {
  const askedIn = async (text: string) => (await ask(text))?.found[0]?.points;
  expect(await askedIn('我的风筝借出去丢了，用了两年的旧风筝怎么折价赔')).toEqual(['how-much']);
  expect(await askedIn('风筝借出去丢了，过几天又找回来了，还要赔吗')).toEqual(['found-again']);
  expect(await askedIn('我的风筝借出去丢了怎么办')).toEqual([]);
});

test('the added articles are told in the language of the reader', async () => {
  const guided = await ask('我的风筝借出去丢了怎么办', [], 'en');
  expect(guided?.evidence[0]?.text).toBe('Note 5.');
});

test('a question about something the guide does not speak of gets no guide, although it shares a word', async () => {
  expect(await ask('风筝厂的股东会决议因为召集程序违法能不能撤销')).toBeNull();
  expect(await ask('海上救助的报酬怎么确定')).toBeNull();
});

test('two troubles are answered by two guides, each about its own part', async () => {
  const guided = await ask('邻居把我的风筝断线弄丢了还不承认，另外他还把我的灯笼烧坏了');
  const found = guided?.found.map(({ guide, about }) => [guide.id, about]);
  expect(found?.sort()).toEqual([
    ['kite-lost', '邻居把我的风筝断线弄丢了还不承认'],
    ['lantern-burnt', '另外他还把我的灯笼烧坏了'],
  ]);
  const numbers = guided?.evidence.map(({ index }) => index) ?? [];
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test('in doubt the choices are named in the language of the reader, and their guides told as possible', async () => {
  const guided = await ask('风筝灯笼');
  expect(guided?.found).toEqual([]);
  expect(guided?.choices).toEqual([
    { guide: 'kite-lost', title: '借出的风筝丢了' },
    { guide: 'lantern-burnt', title: '借出的灯笼烧坏' },
  ]);
  expect(guided?.possible.map(({ guide }) => guide.id)).toEqual(['kite-lost', 'lantern-burnt']);
  expect(guided?.evidence.map(({ label }) => label)).toEqual(['第五条', '第六条']);
});

test('the guides of the product are found by their own sayings', async () => {
  const [ours, ourCues, lexicon, model] = await Promise.all([
    loadGuides(),
    loadCues(),
    loadLexicon(),
    loadChoiceModel(),
  ]);
  const index = await buildGuideIndex(ours, matchLexicon(lexicon), ourCues);
  const said = ours.flatMap((one) => one.saidAs.zh.map((saying) => ({ id: one.id, saying })));
  const lost = said.filter(({ id, saying }) => {
    const choice = chooseGuides(index, model, saying, () => 0);
    if (choice.kind === 'none') return true;
    return !choice.guides.some((one) => ('about' in one ? one.guide.id : one.id) === id);
  });
  // Some sayings are so short that they stand in several situations.
  expect(lost.length / said.length).toBeLessThan(0.12);
});

test('questions in English find the guides of the product, and idle ones none', async () => {
  const [ours, ourCues, lexicon, words, model] = await Promise.all([
    loadGuides(),
    loadCues(),
    loadLexicon(),
    loadEnglishWords(),
    loadChoiceModel('english-choice-model'),
  ]);
  const index = await buildGuideIndex(ours, matchLexicon(lexicon), ourCues, plainEnglish(words));
  const said = ours
    .filter(({ id }) => model.words.guides.includes(id))
    .flatMap((one) => one.saidAs.en.map((saying) => ({ id: one.id, saying })));
  const choose = (text: string) => chooseGuides(index, model, text, () => 0);
  const found = said.filter(({ id, saying }) => {
    const choice = choose(saying);
    return (
      choice.kind !== 'none' && choice.guides.some((one) => ('about' in one ? one.guide.id : one.id) === id)
    );
  });
  expect(found.length / said.length).toBeGreaterThan(0.8);
  for (const idle of ['What is the best noodle shop in Chengdu?', 'How is the weather in Harbin in January?'])
    expect(choose(idle).kind, idle).toBe('none');
});

function guide(
  id: string,
  title: string,
  thing: string,
  {
    saidAs,
    places,
    points,
  }: { saidAs: string[]; places: string[]; points?: { id: string; askedAs: string[] }[] },
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
    points: points?.map((point) => ({
      id: point.id,
      askedAs: { zh: point.askedAs, en: [`${point.id} first`, `${point.id} second`] },
      answer: both(`关于${point.id}的答复。`),
      source: places[0],
      readOn: null,
    })),
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
