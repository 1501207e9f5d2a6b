import { expect, test } from 'vitest';
import { type CheckedCitation, CITATION_RULES, type CitationCheck } from './evidence.ts';
import {
  BUILT_IN_MODEL_NAME,
  countOrigins,
  holdsModelWords,
  isGenerated,
  tellOrigins,
} from './words-origin.ts';

const LAW = '当事人一方不履行合同义务的，应当承担违约责任';
const TEXT = `对方违约了。《民法典》第五百七十七条规定：“${LAW}。”[1]您可以起诉。\n\n1. 收集合同`;

function cited(quote: string | null, state: CheckedCitation['state'] = 'verified'): CheckedCitation {
  const start = TEXT.indexOf('《民法典》');
  return {
    ...{ start, end: start + 13, raw: '《民法典》第五百七十七条', type: 'statute', state, quote },
    ...{ reference: '577', label: '《民法典》第五百七十七条', location: null, sourceIndex: null },
    ...{ toArticleKey: null, difference: null, better: null },
  };
}
const checked = (citations: CheckedCitation[], aside?: CitationCheck['aside']): CitationCheck => ({
  ...{ citations, aside, total: 1, verified: 1, existing: 0, partial: false, rules: CITATION_RULES },
  ...{ asOf: '2026-11-28', libraryDate: null },
});
const told = (model: string | null, check: CitationCheck | null) =>
  tellOrigins(TEXT, { model, check }).map(({ start, end, origin }) => [TEXT.slice(start, end), origin]);

test('a model’s answer is the model’s, sentence by sentence, and covers the whole text', () => {
  const words = told('deepseek-v3', null);
  expect(words.map(([text]) => text).join('')).toBe(TEXT);
  expect(new Set(words.map(([, origin]) => origin))).toEqual(new Set(['model']));
  expect(words[0]).toEqual(['对方违约了。', 'model']);
  expect(words.at(-1)).toEqual(['1. 收集合同', 'model']);
});

test('a quotation that was compared and agrees is the source’s, also inside a sentence of a model', () => {
  expect(told('deepseek-v3', checked([cited(LAW)]))).toContainEqual([LAW, 'source']);
  expect(told(null, checked([cited(LAW)]))).toContainEqual(['《民法典》第五百七十七条规定：“', 'program']);
});

test('a quotation that differs from its source, or that is not there, stays the model’s', () => {
  const origins = (check: CitationCheck) => new Set(told('m', check).map(([, origin]) => origin));
  expect(origins(checked([cited(LAW, 'quote_mismatch')]))).toEqual(new Set(['model']));
  expect(origins(checked([cited('别的话')]))).toEqual(new Set(['model']));
});

test('words of whoever set the assistant up are a person’s', () => {
  const start = TEXT.indexOf('您可以起诉');
  expect(told('m', checked([], [{ start, end: start + 5 }]))).toContainEqual(['您可以起诉', 'person']);
});

test('the built-in engine is no model, and nobody asked is none either', () => {
  expect(isGenerated(BUILT_IN_MODEL_NAME)).toBe(false);
  expect(isGenerated(null)).toBe(false);
  expect(isGenerated('qwen-max')).toBe(true);
  expect(told(BUILT_IN_MODEL_NAME, null)[0]).toEqual(['对方违约了。', 'program']);
});

test('sentences are counted by whose they are, without what says nothing', () => {
  const stretches = tellOrigins(TEXT, { model: 'm', check: checked([cited(LAW)]) });
  expect(countOrigins(TEXT, stretches)).toMatchObject({ person: 0, program: 0, source: 1 });
  expect(countOrigins('——\n\n', tellOrigins('——\n\n', { model: 'm', check: null }))).toMatchObject({
    model: 0,
  });
});

test('a long text without any end is read in no time', () => {
  const long = '很长的话'.repeat(50_000);
  expect(tellOrigins(long, { model: 'm', check: null })).toHaveLength(1);
});

test('what the program put into a model’s answer is the program’s; quotations and a maker’s words in it stay theirs', () => {
  const start = TEXT.indexOf('您可以起诉');
  const quoted = TEXT.indexOf(LAW);
  const byProgram = [{ start: 0, end: start + 6 }];
  const check = { ...checked([cited(LAW)], [{ start: 0, end: 6 }]), byProgram };
  expect(told('m', check).filter(([text]) => text?.trim())).toEqual([
    ['对方违约了。', 'person'],
    [TEXT.slice(6, quoted), 'program'],
    [LAW, 'source'],
    ['。”[1]', 'program'],
    ['您可以起诉。', 'program'],
    ['1. 收集合同', 'model'],
  ]);
  expect(holdsModelWords(TEXT, { model: 'm', check })).toBe(true);
});

test('an answer that the program alone gave holds no words of the model it was asked of', () => {
  const check = { ...checked([]), byProgram: [{ start: 0, end: TEXT.length }] };
  expect(holdsModelWords(TEXT, { model: 'm', check })).toBe(false);
  expect(holdsModelWords(TEXT, { model: 'm', check: null })).toBe(true);
  expect(holdsModelWords('', { model: 'm', check: null })).toBe(false);
  expect(holdsModelWords(TEXT, { model: BUILT_IN_MODEL_NAME, check: null })).toBe(false);
});
