import { expect, it } from 'vitest';
import { newRule } from './new-rule.ts';
import { problemOfRule } from './problem-of-rule.ts';

const rule = { ...newRule('押金'), any: ['押金…不予退还'] };

it('finds nothing wrong with a rule that has words, or is computed', () => {
  expect(problemOfRule(rule)).toBeNull();
  expect(problemOfRule({ ...rule, any: [], all: ['押金'] })).toBeNull();
  expect(problemOfRule({ ...rule, any: [], type: 'check' })).toBeNull();
});

it('says that a rule without words would never fire', () => {
  expect(problemOfRule({ ...rule, any: [] })).toBe('words');
  expect(problemOfRule({ ...rule, any: [], none: ['无息'], type: 'missing' })).toBe('words');
});

it('names the field the server would refuse', () => {
  expect(problemOfRule({ ...rule, title: ' ' })).toBe('title');
  expect(problemOfRule({ ...rule, reason: '' })).toBe('reason');
  expect(problemOfRule({ ...rule, unless: ['甲…乙…丙…丁'] })).toBe('word');
  expect(problemOfRule({ ...rule, articles: Array<string>(7).fill('《民法典》第一条') })).toBe('article');
});
