import { hashArticleText } from '@mingfa/content/hash-article-text';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseTextSearch } from '../../../choose-text-search.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDigest, writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { expireLibrary } from '../../library/index.ts';
import { arrangeEvidence } from '../arrange-evidence.ts';
import { type AttachedText, findAttachmentPassages } from '../files/attachment-passages.ts';
import { readQuestion } from '../question/read-question.ts';
import { indexText } from '../words/index-text.ts';
import { loadRankingModel } from './ranking/load-ranking-model.ts';
import { createLawSource, type LawSource } from './search-laws.ts';

// Invented laws: nothing of them is law anywhere.
const KITE = 'If a kite hits a passer-by, whoever flew it answers for the injury.';
let database: TestDatabase;
let laws: LawSource;
let search: TextSearch;
let umbrellaLawId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  search = chooseTextSearch(database.connection);
  await search.ensureReady();
  laws = createLawSource({ db: database.context.db, search, ranking: await loadRankingModel() });

  umbrellaLawId = await writeLawNamed('雨伞法');
  await writeSearched(umbrellaLawId, '2010-01-01', ['借伞应当当日归还。', '雨伞损毁的，借伞人照价赔偿。']);
  await writeSearched(umbrellaLawId, '2024-01-01', [
    '借伞应当在三日内归还。',
    '雨伞损毁的，借伞人按原价的一半赔偿。',
    '逾期归还雨伞的，每日支付一元。',
  ]);
  await writeChecked(umbrellaLawId, '2', '弄坏借来的伞赔一半', '雨伞损毁的，借伞人按原价的一半赔偿。');
  await writeChecked(umbrellaLawId, '3', '晚还伞', '这不是现在的条文');
  const kiteLawId = await writeLawNamed('风筝法');
  await writeChecked(kiteLawId, '5', '风筝断线砸到人怎么办', '风筝伤人的，放飞人负责。', [
    '《风筝法》第六条',
  ]);
  await writeChecked(kiteLawId, '6', '医药费的算法', '按实际支出计算。');
  expireLibrary(database.context);
});
afterAll(() => database.close());

/** The name of a law is what stands behind the country's. */
const writeLawNamed = (name: string) => writeLaw(database.context, name, `中华人民共和国${name}`);

/** A version that can be searched. */
async function writeSearched(lawId: string, effectiveOn: string, texts: string[]): Promise<void> {
  const { versionId, articles } = await writeVersion(database.context, lawId, effectiveOn, texts);
  const law = { lawTitle: '雨伞法', shortTitle: '雨伞法', everydayWords: [] };
  await search.addVersion(
    database.context.db,
    { versionId, lawId },
    articles.map(({ position, key, label, headingPath = '', text }) => ({
      position,
      articleKey: key,
      terms: indexText({ ...law, headingPath, label, text }),
    })),
  );
}

const writeChecked = (
  lawId: string,
  articleKey: string,
  heading: string,
  checked: string,
  related: string[] = [],
) =>
  writeDigest(database.context, lawId, articleKey, heading, {
    headingEn: `Heading ${articleKey}`,
    digest: `${heading}：我们的话。`,
    digestEn: articleKey === '5' ? KITE : 'About umbrellas.',
    related,
    articleHash: hashArticleText(checked),
  });

const findWords = matchLexicon([{ everyday: '伞坏了', legal: ['雨伞损毁'] }]);

interface AskedLaws {
  asOf?: string;
  language?: 'zh-CN' | 'en';
  limit?: number;
  attachments?: AttachedText[];
}
async function find(text: string, { asOf = '2026-11-20', limit = 10, ...asked }: AskedLaws = {}) {
  const { language = 'zh-CN', attachments = [] } = asked;
  const question = await readQuestion({ db: database.context.db, findWords }, { text, language });
  const attached = findAttachmentPassages(attachments, question, limit);
  return arrangeEvidence(await laws.search(question, { asOf, limit }), { attached, limit });
}

test('a question in everyday words finds the article of the day, once, with its digest', async () => {
  const found = await find('借来的伞坏了要赔多少');
  expect(found[0]).toMatchObject({
    index: 1,
    kind: 'law',
    title: '中华人民共和国雨伞法',
    label: '第二条',
    headingPath: '第一章 借还',
    text: '雨伞损毁的，借伞人按原价的一半赔偿。',
    status: '现行有效',
    effectiveOn: '2024-01-01',
    digest: { heading: '弄坏借来的伞赔一半', checkedOn: '2026-11-01' },
    place: { lawId: umbrellaLawId, articleKey: '2', paragraph: null, item: null },
  });
  expect(found.filter((one) => one.title === '中华人民共和国雨伞法' && one.label === '第二条')).toHaveLength(
    1,
  );
  expect(found.map((one) => one.index)).toEqual(found.map((_, index) => index + 1));
});

test('the as-of date decides which text is shown', async () => {
  const [first] = await find('伞坏了要赔多少', { asOf: '2015-06-01' });
  expect(first).toMatchObject({
    text: '雨伞损毁的，借伞人照价赔偿。',
    status: '现行有效',
    effectiveOn: '2010-01-01',
    digest: null,
  });
});

test('a digest checked against other words is not shown beside the article', async () => {
  const found = await find('逾期归还雨伞');
  expect(found[0]).toMatchObject({ label: '第三条', digest: null });
});

test('where no text is held our digest answers, in the language of the reader', async () => {
  expect((await find('风筝断线砸到路人'))[0]).toMatchObject({
    kind: 'digest',
    label: '第五条',
    text: '风筝断线砸到人怎么办：我们的话。',
    status: '现行有效',
    place: { versionId: null, articleKey: '5' },
  });
  const english = await find('Who is liable if a kite hits a passer-by?', { language: 'en' });
  expect(english[0]).toMatchObject({ kind: 'digest', text: KITE, digest: { heading: 'Heading 5' } });
});

test('an article that the question cites comes first, in any way of writing it', async () => {
  for (const text of ['雨伞法第三条', '雨伞法3', '《雨伞法》第3条和伞坏了赔多少有什么关系']) {
    expect((await find(text))[0]).toMatchObject({ shortTitle: '雨伞法', label: '第三条' });
  }
  const range = await find('雨伞法第一条至第三条说了什么');
  expect(range.slice(0, 3).map((one) => one.label)).toEqual(['第一条', '第二条', '第三条']);
});

test('passages of attached files come after what is cited and count towards the limit', async () => {
  const attachments = [
    { attachmentId: 'att_1', name: '借伞协议.txt', text: '第一条 甲方借给乙方雨伞一把。' },
  ];
  const found = await find('按雨伞法第二条，协议里的雨伞怎么赔', { attachments, limit: 3 });
  expect(found).toHaveLength(3);
  expect(found.map((one) => one.kind)).toEqual(['law', 'file', 'law']);
  expect(found[1]).toMatchObject({ kind: 'file', from: 'attachment', title: '借伞协议.txt', place: null });
});

test('an article that the best digest points at follows it', async () => {
  const found = await find('风筝断线砸到路人');
  expect(found.map((one) => one.label).slice(0, 2)).toEqual(['第五条', '第六条']);
});

test('nothing is found for what has nothing to do with the library', async () => {
  expect(await find('qwertz')).toEqual([]);
  expect(await find('？！')).toEqual([]);
});
