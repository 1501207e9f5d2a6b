import { expect, test } from 'vitest';
import type { PlaceOfDay } from '../retrieval/index.ts';
import { tellLawOfDay, tellRuleOfDay } from './law-of-day.ts';
import type { LibraryReader } from './library-reader.ts';
import { SourceList } from './source-list.ts';

/** A library that holds the rules on which law judges what happened before, or nothing. */
function libraryWith(isHeld: boolean): LibraryReader {
  return {
    resolvePlaces: async (places: { lawName: string; article: { main: number } }[]) =>
      places.map(({ lawName, article }) => ({
        state: isHeld ? 'held' : 'not_in_library',
        law: isHeld ? { lawId: 'law_rules', title: lawName, shortTitle: lawName } : null,
        location: isHeld
          ? {
              lawId: 'law_rules',
              versionId: 'lvr_1',
              articleKey: String(article.main),
              paragraph: null,
              item: null,
            }
          : null,
        article: isHeld
          ? { key: String(article.main), label: `第${article.main}条`, text: '之前的事。' }
          : null,
      })),
  } as unknown as LibraryReader;
}

const place = (
  shortTitle: string,
  asked: string,
  standing: PlaceOfDay['standing'],
  former: PlaceOfDay['former'] = [],
): PlaceOfDay => ({
  law: { title: shortTitle, shortTitle, kind: '法律' } as PlaceOfDay['law'],
  asked,
  standing,
  shown: null,
  former,
});
const CONTRACTS = { name: '合同法', nameEn: 'Contract Law', isHeld: false };

async function tell(
  places: PlaceOfDay[],
  { language = 'zh-CN' as 'zh-CN' | 'en', isHeld = true, said = '', hasLater = false } = {},
) {
  const sources = new SourceList([]);
  const asked = {
    day: '2015-06-01',
    today: '2026-11-20',
    language,
    places,
    isGuided: true,
    hasLater,
    ...(said ? { said } : {}),
  };
  return { text: await tellLawOfDay(libraryWith(isHeld), sources, asked), sources: sources.all() };
}

test('nothing is said where everything is as it was, or is procedure', async () => {
  const { text } = await tell([place('灯笼法', '1', 'same'), place('民事诉讼法', '124', 'procedure')]);
  expect(text).toBeNull();
});

test('first of all come the laws that were in force, and that their text is not held', async () => {
  const { text } = await tell([
    place('民法典', '577', 'not_yet', [CONTRACTS]),
    place('灯笼法', '1', 'not_held'),
  ]);
  expect(text).toMatch(
    /^\*\*按 2015-06-01 的法律：当时适用的是《合同法》；法规库没有收录它和《灯笼法》当时的文本\*\*。/,
  );
  const held = await tell([place('民法典', '577', 'not_yet', [{ ...CONTRACTS, isHeld: true }])]);
  expect(held.text).not.toContain('没有收录');
});

test('a day that a story names is told of with its words, while the answer is by the law of today', async () => {
  const { text } = await tell([place('民法典', '577', 'not_yet', [CONTRACTS])], { said: '2015年夏天' });
  expect(text).toMatch(/^\*\*您说到“2015年夏天”，那时的法律不同：当时适用的是《合同法》/);
  expect(text).toContain('下面按今天的法律写');
});

test('it is said in the language of the reader', async () => {
  const { text } = await tell([place('民法典', '577', 'not_yet', [CONTRACTS])], { language: 'en' });
  expect(text).toMatch(/^\*\*By the law of 2015-06-01: the Contract Law \(合同法\) applied then/);
});

test('a law that is new, and one that read differently, are named', async () => {
  const { text } = await tell([place('陀螺法', '1', 'not_yet'), place('风筝法', '2', 'changed')]);
  expect(text).toContain('当时还没有《陀螺法》；《风筝法》当时的条文与今天不同');
});

test('the exceptions are named with their places, which join the sources where they are held', async () => {
  const { text, sources } = await tell([place('民法典', '1136', 'not_yet')]);
  expect(text).toContain('（法释〔2020〕15号）');
  expect(text).toContain('（《民法典时间效力规定》第一条第二款[1]）');
  expect(text).toMatch(/打印的遗嘱.*（《民法典时间效力规定》第十五条\[3\]）/);
  expect(sources.map(({ label }) => label)).toEqual(['第1条', '第2条', '第15条']);
  const without = await tell([place('民法典', '1136', 'not_yet')], { isHeld: false });
  expect(without.text).toContain('（《民法典时间效力规定》第十五条）');
});

test('a day that may be no matter is told of shortly, with the first of the rules', async () => {
  const { text } = await tell([place('民法典', '577', 'not_yet', [CONTRACTS])], {
    said: '2015年',
    hasLater: true,
  });
  expect(text).toMatch(/^您说到“2015年”：要问的事如果发生在那时/);
  expect(text).toContain('第一条第二款[1]');
  expect(text).not.toContain('第一条第三款');
});

const RULE = {
  id: 'old',
  before: '2021-01-01',
  happened: { zh: '风筝', en: 'a kite' },
  answer: { zh: '和今天一样。', en: 'as today.' },
  same: false,
  sums: false,
  period: false,
  source: '旧风筝法 3',
  transition: '风筝时间规定 9',
  readOn: null,
};

test('before the rule of that time stands a line, and the article that decides which law judges it', () => {
  const told = { rule: RULE, day: '2015-01-01', said: '2015年', source: null, transition: 4 };
  expect(tellRuleOfDay(told, 'zh-CN')).toBe(
    '**您说到“2015年”，那时的规定不同：下面先说当时的，再说今天的**。\n\n- 《风筝时间规定》第九条[4]\n  用那时的还是今天的法律，由这一条定',
  );
  expect(tellRuleOfDay({ ...told, rule: { ...RULE, same: true } }, 'en')).toMatch(
    /^You speak of “2015年”: as today\./,
  );
});

test('an article that is not held is named without the mark of a citation', () => {
  const told = { rule: RULE, day: '2015-01-01', said: '2015年', source: null, transition: null };
  expect(tellRuleOfDay(told, 'zh-CN')).toContain('- 《风筝时间规定》（九条）');
});
