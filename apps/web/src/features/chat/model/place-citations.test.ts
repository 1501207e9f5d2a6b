import type { CheckedCitation } from '@mingfa/contract/evidence';
import type { Root } from 'hast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { placeCitations } from './place-citations.ts';

function citationOf(source: string, raw: string, change: Partial<CheckedCitation> = {}): CheckedCitation {
  const start = source.indexOf(raw);
  return {
    start,
    end: start + raw.length,
    raw,
    type: 'statute',
    state: 'verified',
    reference: raw,
    label: raw,
    location: null,
    sourceIndex: null,
    toArticleKey: null,
    quote: null,
    difference: null,
    better: null,
    ...change,
  };
}

const marksIn = (source: string, ...raws: string[]) =>
  marksOf(
    source,
    raws.map((raw) => citationOf(source, raw)),
  );

/** The words each mark holds, by the citation's number. */
async function marksOf(source: string, citations: CheckedCitation[]): Promise<[string, string][]> {
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype);
  const tree = (await processor.run(processor.parse(source))) as Root;
  placeCitations(citations, source)(tree);
  const marks: [string, string][] = [];
  visit(tree, 'element', (element) => {
    const { dataCitation, dataMark } = element.properties;
    if (typeof dataCitation === 'string')
      marks.push([
        [dataCitation, dataMark].filter(Boolean).join('+'),
        element.children.map((child) => ('value' in child ? child.value : '')).join(''),
      ]);
  });
  return marks;
}

test('citations are marked where they stand, several in one sentence', async () => {
  const marks = await marksIn(
    '依据《甲法》第一条和《乙法》第二条[1]处理。',
    '《甲法》第一条',
    '《乙法》第二条',
    '[1]',
  );
  expect(marks).toEqual([
    ['0', '《甲法》第一条'],
    ['1', '《乙法》第二条'],
    ['2', '[1]'],
  ]);
});

test('escapes before a citation do not move its mark', async () => {
  expect(await marksIn('所谓 \\*特别\\* 规定，见《甲法》第一条。', '《甲法》第一条')).toEqual([
    ['0', '《甲法》第一条'],
  ]);
});

test('a citation whose title is bold keeps its words and gets its mark behind them', async () => {
  expect(await marksIn('见**《甲法》**第一条。', '《甲法》**第一条')).toEqual([['0', '']]);
});

test('block quotes over several lines keep their marks in place', async () => {
  expect(await marksIn('> 文字一\n> ——《甲法》第一条 · 现行有效', '《甲法》第一条')).toEqual([
    ['0', '《甲法》第一条'],
  ]);
});

test('code shows its text as it is', async () => {
  expect(await marksIn('`《甲法》第一条`', '《甲法》第一条')).toEqual([]);
});

test('the number of the same article behind a citation is one with it, another number is not', async () => {
  const source = '依据《甲法》第一条 [2]和《乙法》第二条[3]处理。';
  const own = { reference: 'law_a/1' };
  const marks = await marksOf(source, [
    citationOf(source, '《甲法》第一条', own),
    citationOf(source, '[2]', { ...own, type: 'source', sourceIndex: 2 }),
    citationOf(source, '《乙法》第二条'),
    citationOf(source, '[3]', { type: 'source', sourceIndex: 3 }),
  ]);
  expect(marks).toEqual([
    ['0+1', '《甲法》第一条 [2]'],
    ['2', '《乙法》第二条'],
    ['3', '[3]'],
  ]);
});

test.each(['要点，非法条原文', 'digest, not the text of the law'])(
  'of a digest the mark says so, and the words behind it (%s) are not said again',
  async (words) => {
    const source = `**押金**（《甲法》第一条[2]，${words}）：要退。`;
    const marksFor = (state: CheckedCitation['state']) => {
      const own = { reference: 'law_a/1', state };
      return marksOf(source, [
        citationOf(source, '《甲法》第一条', own),
        citationOf(source, '[2]', { ...own, type: 'source', sourceIndex: 2 }),
      ]);
    };
    expect(await marksFor('digest_only')).toEqual([['0+1', `《甲法》第一条[2]，${words}`]]);
    // Beside the text these words say that what follows is ours.
    expect(await marksFor('verified')).toEqual([['0+1', '《甲法》第一条[2]']]);
  },
);
