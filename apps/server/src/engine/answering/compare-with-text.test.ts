import type { CitationState } from '@mingfa/contract/evidence';
import { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { expect, test } from 'vitest';
import { checkCitations } from './check-citations.ts';
import type { CitedPlace, LibraryReader, ResolvedPlace } from './library-reader.ts';

// A law of our own making, with neighbours that share their nouns.
const ARTICLES: Readonly<Record<string, string>> = {
  11: '放飞人应当自借得风筝之日起十日内归还。',
  12: '放飞人遗失风筝的，应当按照风筝的市价赔偿出借人。',
  13: '放飞人损坏风筝的线轴的，应当自行修理或者更换。',
  14: '风筝协会应当在收到入会申请之日起二十日内作出决定，并通知申请人。',
  15: '在广场放飞风筝的，应当保持距离；风力超过七级的，不得放飞。',
  16: '会员退会的，风筝协会应当退还押金。但是，会员欠交会费的除外。',
  17: '风筝协会应当为比赛购买保险。',
  18: '放飞人阻碍风筝协会工作人员维持秩序的，停赛一年。',
  19: '因观众的行为造成风筝损坏的，由观众赔偿；放飞人未尽到看管义务的，承担相应的补充责任。',
};
const library: LibraryReader = {
  everydayWords: [],
  isKnownTitle: (name) => name === '风筝法',
  resolvePlaces: async (places) => places.map(resolve),
  readOtherWordings: async () => [],
  readLawWords: async () => {
    const words = new LawWords();
    for (let number = 1; number <= 60; number += 1)
      words.add({
        key: String(number),
        text: ARTICLES[number] ?? `船舶第${number}号舱的货物由船长清点，并记入航海日志。`,
        topics: number === 13 ? ['好意修筝'] : [],
      });
    return words;
  },
  resolveCases: async () => new Map(),
  libraryDate: async () => '2026-06-26',
};

function resolve(place: CitedPlace): ResolvedPlace {
  const key = formatArticleKey(place.article);
  const text = ARTICLES[key];
  return {
    state: text ? 'held' : 'not_found',
    law: { lawId: 'law_kites', title: '风筝法', shortTitle: '风筝法' },
    location: { lawId: 'law_kites', versionId: 'lvr_1', articleKey: key, paragraph: null, item: null },
    article: text ? { key, label: formatArticleLabel(place.article), text } : null,
  };
}

const check = async (text: string) =>
  (await checkCitations(library, { text, sources: [], asOf: '2026-11-20' })).citations;
const statesOf = async (text: string) => (await check(text)).map(({ state }) => state);

test.each<[string, CitationState[]]>([
  [
    '据会员自述：“风筝是去年十月借的，线轴坏了我就没去还。”\n《风筝法》第十一条规定，放飞人应当归还。',
    ['not_compared'],
  ],
  ['为维护会员的合法权益，依照《风筝法》第十七条的规定，申请仲裁，请依法裁决。', ['not_compared']],
  ['依照《风筝法》第十七条的规定，申请贵院发出支付令。', ['not_compared']],
  ['借得风筝十五日才归还，违反《风筝法》第十一条。', ['not_compared']],
  ['放飞人没有遗失风筝，《风筝法》第十二条不适用。', ['not_compared']],
  ['至于押金退还一节，与《风筝法》第十六条无关。', ['not_compared']],
  ['放飞人应当自借得风筝之日起十五日内归还，见《风筝法》第十一条。', ['contradicted']],
  ['处理本案应当遵循《风筝法》第十一条、第十七条的规定。', ['not_compared', 'not_compared']],
  ['入会的规则，另见《风筝法》第十三条至第十五条。', ['not_compared']],
  [
    '综上，依《风筝法》第十一条、第十二条及第十七条，请求支持原告全部诉讼请求。',
    ['not_compared', 'not_compared', 'not_compared'],
  ],
  ['| 购买保险 | 会员为比赛购买 | 《风筝法》第十七条 |', ['not_compared']],
  [
    '归还的期限是十日（《风筝法》第十一条），入会的决定二十日内作出（第十四条）。',
    ['not_compared', 'not_compared'],
  ],
])(
  'what a brief says of its case, and what it says of others, contradicts no article: %s',
  async (text, states) => {
    expect(await statesOf(text)).toEqual(states);
  },
);

test('a short sentence that fits the neighbour is told which, though both speak of the same thing', async () => {
  const [cited] = await check('放飞人把风筝弄丢的，应当按市价赔偿出借人，见《风筝法》第十三条。');
  expect(cited).toMatchObject({ state: 'unsupported', better: { articleKey: '12' } });
});

test.each<[string, CitationState[]]>([
  [
    '归还另有规定（《风筝法》第十一条），保险则见第十七条：“风筝协会应当为比赛购买保险。”',
    ['not_compared', 'verified'],
  ],
  [
    '《风筝法》第十四条规定了入会。第十七条规定：“风筝协会应当为比赛购买保险。”',
    ['not_compared', 'verified'],
  ],
  ['《风筝法》第十二条将赔偿写为「按照风筝的原价赔偿出借人」。', ['quote_mismatch']],
  ['会员退会的，“风筝协会应当退还押金和会费”，《风筝法》第十六条。', ['quote_mismatch']],
  ['‘风筝协会应当为比赛购买彩票’，这是《风筝法》第十七条的原文。', ['quote_mismatch']],
  ['对方所谓“风太大了不能放”，《风筝法》第十五条已有规定。', ['not_compared']],
])('words in marks are held against the article they are said to be of: %s', async (text, states) => {
  expect(await statesOf(text)).toEqual(states);
});

test('a sentence that only names a rule is held against the article that goes by that name', async () => {
  expect(await statesOf('好意修筝规则，见《风筝法》第十七条。')).toEqual(['unsupported']);
  expect(await statesOf('好意修筝规则，见《风筝法》第十三条。')).toEqual(['not_compared']);
});

test('who says that a rule does not apply is not told that it says nothing of his case', async () => {
  expect(await statesOf('比赛已经取消，《风筝法》第十七条的保险责任便无从谈起。')).toEqual(['not_compared']);
});

test('what parties agreed is quoted as their own words', async () => {
  const said = '双方约定“借得风筝之日起三十日内归还”的，仍适用《风筝法》第十一条。';
  expect(await statesOf(said)).not.toContain('quote_mismatch');
});

test('the ground on which somebody acted is quoted as his words', async () => {
  expect(await statesOf('协会以“放飞人阻碍维持秩序”处罚会员，适用《风筝法》第十八条。')).not.toContain(
    'quote_mismatch',
  );
  expect(await statesOf('《风筝法》第十八条规定“放飞人阻碍维持秩序的，停赛一年”。')).toEqual([
    'quote_mismatch',
  ]);
});

test('what goes on behind a semicolon is held against the article that leads', async () => {
  const lead = '按《风筝法》第十九条，因观众的行为造成风筝损坏的，由观众赔偿';
  expect(await statesOf(`${lead}；放飞人未尽到看管义务的，承担连带责任。`)).toEqual(['contradicted']);
  expect(await statesOf(`${lead}；放飞人未尽到看管义务的，承担相应的补充责任。`)).toEqual(['verified']);
  expect(await statesOf(`${lead}；观众应当在门口登记身份证件。`)).toEqual(['not_compared']);
});

test('a rule that is said to come to the same is not compared', async () => {
  expect(await statesOf('2021年以来续借风筝的，依《风筝法》第十七条结论相同。')).toEqual(['not_compared']);
});
