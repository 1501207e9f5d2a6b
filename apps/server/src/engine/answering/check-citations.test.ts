import type { CitationState, Evidence } from '@mingfa/contract/evidence';
import { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { checkCitations } from './check-citations.ts';
import type { CitedPlace, LibraryReader, ResolvedPlace } from './library-reader.ts';

// Laws of our own making. 《钟表修理法》 was amended on 2024-01-01; 《旧钟表条例》 is repealed; 《新钟表法》 is yet to come.
const REPAIR =
  '修理钟表应当在三十日内完成。\n逾期未完成的，修理人应当退还预付款，并支付修理费百分之十的违约金。';
const REPAIR_BEFORE = '修理钟表应当在六十日内完成。';
const DEPOSIT = '顾客寄存怀表的，保管人应当出具凭证。';
const TODAY = '2026-11-20';

const library: LibraryReader = {
  everydayWords: [],
  isKnownTitle: (name) => ['钟表修理法', '旧钟表条例', '新钟表法', '怀表要点法'].includes(name),
  resolvePlaces: async (places) => places.map(resolve),
  readOtherWordings: async (lawId, key) => (lawId === 'law_repair' && key === '5' ? [REPAIR_BEFORE] : []),
  readLawWords: async () => {
    const words = new LawWords();
    words.add({ key: '5', text: REPAIR });
    words.add({ key: '6', text: DEPOSIT });
    return words;
  },
  resolveCases: async () => new Map(),
  libraryDate: async () => '2026-06-26',
};

function resolve(place: CitedPlace): ResolvedPlace {
  const key = formatArticleKey(place.article);
  const at = (
    lawId: string,
    title: string,
    state: ResolvedPlace['state'],
    text: string | null,
  ): ResolvedPlace => ({
    state,
    law: { lawId, title, shortTitle: title },
    location: { lawId, versionId: 'lvr_1', articleKey: key, paragraph: place.paragraph, item: place.item },
    promulgatedOn: '2023-12-29',
    article: text === null ? null : { key, label: formatArticleLabel(place.article), text },
  });
  if (place.lawName === '旧钟表条例') return at('law_old', '旧钟表条例', 'repealed', DEPOSIT);
  if (place.lawName === '新钟表法') return at('law_new', '新钟表法', 'not_yet_effective', DEPOSIT);
  if (place.lawName === '怀表要点法') return at('law_digest', '怀表要点法', 'digest_only', null);
  if (!place.lawName.includes('钟表修理法'))
    return { state: 'not_in_library', law: null, location: null, article: null };
  const text = key === '5' ? REPAIR : key === '6' ? DEPOSIT : null;
  return at('law_repair', '钟表修理法', text ? 'held' : 'not_found', text);
}

const source = (index: number, text: string, articleKey: string) =>
  makeLawEvidence({
    index,
    title: '钟表修理法',
    label: `第${articleKey}条`,
    text,
    place: { lawId: 'law_repair', versionId: 'lvr_1', articleKey, paragraph: null, item: null },
  });

async function statesOf(text: string, sources: Evidence[] = []): Promise<CitationState[]> {
  return (await checkCitations(library, { text, sources, asOf: TODAY })).citations.map(
    (citation) => citation.state,
  );
}

test.each<[CitationState, string]>([
  ['verified', '依据《钟表修理法》第五条，修理应当在三十日内完成。'],
  ['verified', '《钟表修理法》第五条规定：“逾期未完成的，修理人应当退还预付款”。'],
  ['quote_mismatch', '《钟表修理法》第五条规定：“修理钟表应当在九十日内完成并赔偿双倍损失。”'],
  ['quote_mismatch', '《钟表修理法》第五条：“应当免费修理”。'],
  ['quote_mismatch', '“修理钟表应当在九十日内完成并赔偿双倍损失。”（《钟表修理法》第五条）'],
  ['quote_mismatch', '“修理钟表应当在九十日内完成并赔偿双倍损失。”——《钟表修理法》第五条'],
  ['quote_mismatch', '《钟表修理法》第五条规定了修理的期限。原文如下：“修理钟表应当在九十日内完成。”'],
  ['quote_mismatch', '《钟表修理法》第五条规定：\n\n“修理钟表应当在九十日内完成。”'],
  ['quote_mismatch', '《钟表修理法》第五条的原文是：修理钟表应当在九十日内完成。'],
  ['quote_mismatch', '《钟表修理法》第五条规定：『修理钟表应当在九十日内完成』。'],
  ['verified', '“修理钟表应当在三十日内完成。”（《钟表修理法》第五条）'],
  ['not_compared', '- 《钟表修理法》第五条'],
  ['not_compared', '请求依据（法律及司法解释的规定，要写明具体条文）：《钟表修理法》第五条'],
  ['not_compared', 'Repairs are to be finished in time: 《钟表修理法》第五条.'],
  ['not_found', '依据《钟表修理法》第10000条，修理应当在三十日内完成。'],
  ['not_found', '依据《钟表修理法》第一百二十三万四千五百六十七条至第999999999999999条。'],
  ['not_found', '《钟表修理法》第7条第100000000款第（10001）项另有规定。'],
  ['amended', '《钟表修理法》（2018年修正）第五条规定，修理应当在三十日内完成。'],
  ['amended', '《钟表修理法》第五条规定：“修理钟表应当在六十日内完成。”'],
  ['unsupported', '依据《钟表修理法》第五条，继承人可以放弃遗产。'],
  ['repealed', '依据《旧钟表条例》第二条，保管人应当出具凭证。'],
  ['not_yet_effective', '依据《新钟表法》第二条，保管人应当出具凭证。'],
  ['not_found', '依据《钟表修理法》第九百条，修理应当在三十日内完成。'],
  ['digest_only', '依据《怀表要点法》第三条，怀表应当出具凭证。'],
  ['not_in_library', '依据《月球土地管理法》第三条，月球土地归先到者。'],
  ['not_in_library', '参见（2022）沪01民终12345号判决。'],
])('a citation is %s: %s', async (state, text) => {
  expect(await statesOf(text)).toEqual([state]);
});

test('words set aside hold no citation, name no law for what follows, and all else keeps its place', async () => {
  const text = '## 《钟表修理法》第五条\n\n依据《钟表修理法》第六条，寄存怀表应当出具凭证；第五条另有规定。';
  const heading = '《钟表修理法》第五条';
  const aside = [{ start: 3, end: 3 + heading.length }];
  const check = await checkCitations(library, { text, aside, sources: [], asOf: TODAY });
  expect(check.aside).toEqual(aside);
  expect(check.citations.map(({ start, end }) => text.slice(start, end))).toEqual([
    '《钟表修理法》第六条',
    '第五条',
  ]);
  const bare = `${text.slice(0, 14)}第五条规定三十日。`;
  expect((await checkCitations(library, { text: bare, aside, sources: [], asOf: TODAY })).total).toBe(0);
});

test('本法 refers back to the law named before it', async () => {
  expect(
    await statesOf('《钟表修理法》第五条规定修理应当在三十日内完成；本法第六条规定寄存怀表应当出具凭证。'),
  ).toEqual(['verified', 'not_compared']);
});

test('an article with no law named before it cites no law', async () => {
  expect(await statesOf('合同第五条约定三十日内交付。')).toEqual([]);
});

test('every article of a range must be there', async () => {
  expect(await statesOf('依据《钟表修理法》第五条至第六条，修理应当在三十日内完成。')).toEqual(['verified']);
  expect(await statesOf('依据《钟表修理法》第五条至第七条，修理应当在三十日内完成。')).toEqual(['not_found']);
});

test('a source mark is checked against its source, and one without a source is not found', async () => {
  const sources = [source(1, REPAIR, '5'), source(2, DEPOSIT, '6')];
  expect(
    await statesOf('修理应当在三十日内完成[1]。寄存怀表的，保管人应当出具凭证。[2]还有别的[3]。', sources),
  ).toEqual(['verified', 'verified', 'not_found']);
  expect(await statesOf('继承人可以放弃遗产[1]。', sources)).toEqual(['unsupported']);
});

test('a citation and the mark of the same article count once, and only verified ones count as verified', async () => {
  const text = '依据《钟表修理法》第五条[1]，修理应当在三十日内完成。依据《钟表修理法》第九百条，修理免费。';
  const check = await checkCitations(library, { text, sources: [source(1, REPAIR, '5')], asOf: TODAY });
  expect([check.verified, check.total]).toEqual([1, 2]);
  expect(check.libraryDate).toBe('2026-06-26');
});

test('a citation that is only listed is counted as found to exist, also where the same article was compared before', async () => {
  const listed = '\n\n- 《钟表修理法》第五条';
  const check = async (text: string) => {
    const { verified, existing, total } = await checkCitations(library, { text, sources: [], asOf: TODAY });
    return [verified, existing, total];
  };
  expect(await check(`依据《钟表修理法》第五条，修理应当在三十日内完成。${listed}`)).toEqual([0, 1, 1]);
  expect(await check(`依据《钟表修理法》第五条，继承人可以放弃遗产。${listed}`)).toEqual([0, 0, 1]);
  expect(await check(listed)).toEqual([0, 1, 1]);
});

test('a block quote under its citation is compared with the text', async () => {
  expect(await statesOf('《钟表修理法》第五条：\n\n> 修理钟表应当在三十日内完成。')).toEqual(['verified']);
  expect(await statesOf('《钟表修理法》第五条：\n\n> 修理钟表应当在三日内免费完成。')).toEqual([
    'quote_mismatch',
  ]);
});

test('a sentence that quotes its article is held to those words, not to marks on the next line', async () => {
  const quoted = '“修理钟表应当在三十日内完成。”（《钟表修理法》第五条）';
  expect(await statesOf(`${quoted}\n  “修表拖着不给就退钱”这样办`)).toEqual(['verified']);
  expect(
    await statesOf(
      '“修理钟表应当在六十个工作日内完成。”（《钟表修理法》第五条）\n\n> 修理钟表应当在三十日内完成。',
    ),
  ).toEqual(['quote_mismatch']);
});

test('ranges of the result hold the very words of the answer', async () => {
  const text = '前文。依据《钟表修理法》第五条，修理应当在三十日内完成。';
  const { citations } = await checkCitations(library, { text, sources: [], asOf: TODAY });
  expect(citations.map(({ start, end }) => text.slice(start, end))).toEqual(['《钟表修理法》第五条']);
});

test('what quoted words cite is the quoted law speaking, not the answer', async () => {
  expect(await statesOf('《钟表修理法》第五条规定：“逾期未完成的，依照本法第六条处理。”')).toEqual([
    'quote_mismatch',
  ]);
  expect(await statesOf('> 依照本法第六条处理。\n> ——《钟表修理法》第五条')).toEqual(['quote_mismatch']);
});

test('the time a check takes grows with the answer alone, and a flood of citations is cut off with a word', async () => {
  const check = (text: string) =>
    checkCitations(library, { text, sources: [source(1, REPAIR, '5')], asOf: TODAY });
  const sentence = '依据《钟表修理法》第五条，修理应当在三十日内完成。';
  const some = await check(sentence.repeat(500));
  expect(some.partial).toBe(false);
  expect(some.citations).toHaveLength(500);
  expect(new Set(some.citations.map(({ state }) => state))).toEqual(new Set(['verified']));
  for (const { start, end, raw } of some.citations.slice(-3)) {
    expect(sentence.repeat(500).slice(start, end)).toBe(raw);
  }
  for (const flood of [
    '[1][2]'.repeat(60_000),
    '《钟表修理法》第五条。'.repeat(60_000),
    '“修理钟表应当”[1]'.repeat(60_000),
  ]) {
    const flooded = await check(flood);
    expect(flooded.partial).toBe(true);
    expect(flooded.citations).toHaveLength(2000);
  }
});

test('a check ends with its run', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(
    checkCitations(library, { text: '《钟表修理法》第五条。', sources: [], asOf: TODAY, signal }),
  ).rejects.toThrow('stopped');
});
