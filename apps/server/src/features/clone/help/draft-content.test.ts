import { readFile } from 'node:fs/promises';
import { loadFields } from '@mingfa/content/fields';
import { loadClones } from '@mingfa/content/load-clones';
import { loadGuides } from '@mingfa/content/load-guides';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type DraftSources, draftContent, lawTitlesOf } from './draft-content.ts';
import { readDescription } from './read-description.ts';
import { type MustRead, scoreDraft } from './testing/score-draft.ts';
import { writePersona } from './write-persona.ts';

let sources: DraftSources;
let laws: string[];
beforeAll(async () => {
  const [fields, clones, guides] = await Promise.all([loadFields(), loadClones(), loadGuides()]);
  const officials = clones.map(({ content }) => content);
  sources = { fields, officials, skills: ['search_laws'] };
  laws = lawTitlesOf(officials, guides);
});

function drafted(text: string): CloneContent {
  const language = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  const draft = draftContent(readDescription(text, language, laws), language, sources);
  return { ...draft, persona: writePersona(draft, text, sources.fields, laws) };
}

async function measure(file: string) {
  const of = parse(await readFile(new URL(`testing/${file}.yaml`, import.meta.url), 'utf8')) as {
    text: string;
    must: MustRead;
  }[];
  const scored = of.flatMap(({ text, must }) =>
    scoreDraft(must, drafted(text)).map((one) => ({ text: text.slice(0, 20), ...one })),
  );
  const missed = scored.filter(({ held }) => !held);
  return { missed, share: 1 - missed.length / scored.length };
}

test('all that must be read of the descriptions it was built by is read', async () => {
  expect((await measure('descriptions')).missed).toEqual([]);
});

test('of those it was not built by at least nine in ten things are read', async () => {
  const { missed, share } = await measure('descriptions-unseen');
  expect(share, JSON.stringify(missed)).toBeGreaterThan(0.9);
});

test('a refused side is known by who it is, and a refused matter by its words', () => {
  const { refusals } = drafted('专帮房东的租房助手。租客来问一概不答，刑事的事不答。');
  expect(refusals.topics).toEqual([
    { about: '租客的提问', words: ['我是租客', '我们是租客', '作为租客'] },
    { about: '刑事', words: expect.arrayContaining(['刑事', '坐牢']) },
  ]);
});

test('the persona of a description can be written again from what was made, and comes to the same', () => {
  const text =
    '我是房产律师，主要帮租客处理押金、提前退租和房东卖房的问题，口气要亲切，不替人写起诉状，刑事的事不答。';
  const { persona, ...content } = drafted(text);
  expect(persona.split('\n')).toEqual([
    '你是熟悉租房方面法律的法律助手。',
    '设定者：房产律师。',
    '服务对象：租客。',
    '主要解答：押金、提前退租和房东卖房。',
    '语气：亲切；先说结论再说理由；用日常的话解释法律用语。',
    '依据：租房方面现行有效的法律。',
    '先问清楚：租期到哪天、押金数额。',
    '回答时：每个结论写明依据的法条；期限和金额说明怎么算出来；缺哪些事实、答案会怎样变，直接说出来。',
    '界限：不替人写起诉状；不承诺结果；不编造法条、案例和数字；需要代理或者出庭的，请对方找执业律师。',
    '不回答：刑事问题；租房以外的问题。',
  ]);
  expect(writePersona({ ...content, persona }, '', sources.fields, laws)).toBe(persona);
});
