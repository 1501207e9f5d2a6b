import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { expireLibrary } from '../../library/index.ts';
import { type AskedQuestion, type QuestionContext, readQuestion } from './read-question.ts';

let database: TestDatabase;
let context: QuestionContext;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database.context;
  context = { db, findWords: matchLexicon([{ everyday: '伞坏了', legal: ['雨伞损毁'] }]) };
  const lawId = await writeLaw(database.context, '雨伞法', '中华人民共和国雨伞法');
  await writeVersion(database.context, lawId, '2024-01-01', ['借伞应当归还。']);
  expireLibrary(context);
});
afterAll(() => database.close());

const read = (text: string, before?: string) => {
  const asked: AskedQuestion = { text, language: 'zh-CN', ...(before === undefined ? {} : { before }) };
  return readQuestion(context, asked);
};
const fifth = { main: 5, sub: 0 };

test('what a question cites is read by the names the library knows, with or without marks', async () => {
  expect((await read('按雨伞法第五条，伞坏了怎么赔')).cited).toMatchObject([
    { lawName: '雨伞法', article: fifth, to: null },
  ]);
  expect((await read('《雨伞法》第三条至第五条说了什么')).cited).toMatchObject([
    { lawName: '雨伞法', article: { main: 3 }, to: fifth },
  ]);
});

test('a citation that is all there is, is told as such', async () => {
  const { whole, cited } = await read('雨伞法5');
  expect(whole).toMatchObject({ name: '雨伞法', article: fifth });
  expect(cited).toMatchObject([{ lawName: '雨伞法', article: fifth }]);
  expect((await read('雨伞法第五条怎么理解')).whole).toBeNull();
});

test('everyday words are found once, and stand among the terms as statutes say them', async () => {
  const { text, words, terms } = await read('借来的伞坏了');
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['伞坏了']);
  expect(terms).toContain('损毁');
});

test('a short question is also read together with the one before it, a long one is not', async () => {
  const short = await read('那期限呢', '借伞多久要还');
  expect(short.text).toBe('那期限呢');
  expect(short.inContext?.text).toBe('那期限呢 借伞多久要还');
  expect(short.inContext?.terms).toEqual(expect.arrayContaining(['借伞']));
  expect((await read('那期限呢')).inContext).toBeNull();
  const long = '如果借来的雨伞在还回去的路上被大风吹坏了，谁来承担损失呢';
  expect((await read(long, '借伞多久要还')).inContext).toBeNull();
});

test('a question that names an article is about that article, whatever was asked before', async () => {
  for (const before of ['雨伞法10000', '借伞多久要还', '《雨伞法》第三条']) {
    const { text, cited, inContext } = await read('雨伞法第五条', before);
    expect({ text, inContext }).toEqual({ text: '雨伞法第五条', inContext: null });
    expect(cited).toMatchObject([{ lawName: '雨伞法', article: fifth }]);
  }
});

test('an article without its law is one of the law named before', async () => {
  for (const asked of ['第五条呢', '那第五条呢', '还有第五条']) {
    const { cited, inContext } = await read(asked, '雨伞法第三条怎么理解');
    expect(cited, asked).toMatchObject([{ lawName: '雨伞法', article: fifth }]);
    expect(inContext, asked).toBeNull();
  }
  expect((await read('第五条呢', '借伞多久要还')).cited).toEqual([]);
  expect((await read('那期限呢', '雨伞法第三条')).inContext).not.toBeNull();
});
