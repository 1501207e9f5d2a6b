import type { CheckedCitation } from '@mingfa/contract/evidence';
import type { Root } from 'hast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { placeCitations } from './place-citations.ts';

function citationOf(source: string, raw: string): CheckedCitation {
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
  };
}

/** The words each mark holds, by the citation's number. */
async function marksIn(source: string, ...raws: string[]): Promise<[string, string][]> {
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype);
  const tree = (await processor.run(processor.parse(source))) as Root;
  placeCitations(
    raws.map((raw) => citationOf(source, raw)),
    source,
  )(tree);
  const marks: [string, string][] = [];
  visit(tree, 'element', (element) => {
    const index = element.properties.dataCitation;
    if (typeof index === 'string')
      marks.push([index, element.children.map((child) => ('value' in child ? child.value : '')).join('')]);
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
