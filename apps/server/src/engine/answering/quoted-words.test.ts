import { expect, test } from 'vitest';
import { findQuotes, quoteAgrees } from './quoted-words.ts';

// A statute of our own making, so that no real text is copied.
const ARTICLE =
  '出借人应当在三日内交付物品。\n有下列情形之一的，可以延期：\n（一）物品正在修理；\n（二）双方另有约定。';

test('words between Chinese or straight marks are quotations when they are longer than a term', () => {
  const quotes = findQuotes(
    '所谓“试用期”，法律规定：“出借人应当在三日内交付物品。”另见"物品正在修理或者双方另有约定"。',
  );
  expect(quotes.map((quote) => quote.text)).toEqual([
    '出借人应当在三日内交付物品。',
    '物品正在修理或者双方另有约定',
  ]);
});

test('a block quote is a quotation without its source line', () => {
  const text = '规定如下：\n\n> 出借人应当在三日内交付物品。\n> ——《物品出借法》第五条\n\n因此……';
  expect(findQuotes(text).map((quote) => quote.text)).toEqual(['出借人应当在三日内交付物品。']);
});

test('a quotation of several paragraphs is opened again at each and closed once', () => {
  const text =
    '规定：“出借人应当在三日内交付物品。\n\n“有下列情形之一的，可以延期。”他说：“另有约定的除外。”';
  expect(findQuotes(text).map((quote) => quote.text)).toEqual([
    '出借人应当在三日内交付物品。\n\n有下列情形之一的，可以延期。',
    '另有约定的除外。',
  ]);
});

test('words that a block quote itself puts between marks are a part of it', () => {
  const text =
    '> 出借人所称“特别约定事项”应当在三日内交付物品，另有约定的除外，逾期不交付的承担责任。\n> ——《物品出借法》第五条';
  expect(findQuotes(text).map((quote) => quote.text)).toEqual([
    '出借人所称“特别约定事项”应当在三日内交付物品，另有约定的除外，逾期不交付的承担责任。',
  ]);
  const marked = '> “出借人应当在三日内交付物品。”（第五条）';
  expect(findQuotes(marked).map((quote) => quote.text)).toEqual(['出借人应当在三日内交付物品。']);
});

test('punctuation, spacing and line breaks do not make a quotation differ', () => {
  expect(quoteAgrees('出借人应当在三日内交付物品；有下列情形之一的, 可以延期', ARTICLE)).toBe(true);
});

test('words left out must be marked, and keep their order', () => {
  expect(quoteAgrees('有下列情形之一的，可以延期：……双方另有约定', ARTICLE)).toBe(true);
  expect(quoteAgrees('双方另有约定……有下列情形之一的', ARTICLE)).toBe(false);
  expect(quoteAgrees('有下列情形之一的，可以延期：双方另有约定', ARTICLE)).toBe(false);
});

test('words left out never splice two clauses into a rule that is not there', () => {
  const article = '违约金低于损失的，法院可以予以增加；违约金过分高于损失的，法院可以予以适当减少。';
  expect(quoteAgrees('违约金低于损失的，法院……予以适当减少', article)).toBe(false);
  expect(quoteAgrees('违约金低于损失的……法院可以予以增加', article)).toBe(true);
  expect(quoteAgrees('违约金低于损失的，法院……予以增加', article)).toBe(true);
});

test('a single changed figure makes a quotation differ', () => {
  expect(quoteAgrees('出借人应当在五日内交付物品', ARTICLE)).toBe(false);
});

test("the article's own number in front of the quotation does not count", () => {
  expect(quoteAgrees('第五条　出借人应当在三日内交付物品。', ARTICLE)).toBe(true);
});

test('what a page of the web holds agrees with its quotation as it was made harmless', () => {
  const page = '依据“三包”规定[1]，价格<100元的商品，商家[应当]先行赔付，见 www.example.cn。';
  const escaped = '依据‘三包’规定\\[1\\]，价格\\<100元的商品，商家\\[应当\\]先行赔付，见 www\\.example.cn。';
  expect(quoteAgrees(escaped, page)).toBe(true);
  expect(quoteAgrees(escaped.replace('100', '900'), page)).toBe(false);
});
