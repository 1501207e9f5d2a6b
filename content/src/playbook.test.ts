import { findCitations } from '@mingfa/legal/citation/citations';
import { CHECKS } from '@mingfa/legal/contracts/checks/registry';
import type { ContractKind } from '@mingfa/legal/contracts/contract';
import { roleOfWord } from '@mingfa/legal/contracts/party-roles';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';
import { HEADS, reviewCase } from './testing/case-contract.ts';
import { loadPlaybookCases, type PlaybookCase } from './testing/playbook-cases.ts';

const rules = await loadPlaybook();
const cases = await loadPlaybookCases();

const run = (one: PlaybookCase, text: string) =>
  reviewCase(
    rules.find(({ ruleId }) => ruleId === one.ruleId),
    one,
    text,
  );

test('there are at least seventy rules, and each kind of contract has some of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(70);
  for (const kind of Object.keys(HEADS) as ContractKind[]) {
    if (kind !== 'other')
      expect(rules.filter(({ kinds }) => kinds.includes(kind)).length, kind).toBeGreaterThan(4);
  }
});

test('every rule has a case that fires and a near miss', () => {
  expect(cases.map(({ ruleId }) => ruleId).sort()).toEqual(rules.map(({ ruleId }) => ruleId).sort());
});

describe.each(cases)('$ruleId', (one) => {
  test.each(one.fires)('fires on: %s', async (text) => {
    expect((await run(one, text)).map(({ ruleId }) => ruleId)).toContain(one.ruleId);
  });
  test.each(one.silent)('is silent on: %s', async (text) => {
    expect((await run(one, text)).map(({ quote, reason }) => `${quote}: ${reason}`)).toEqual([]);
  });
});

test('every computed check has its rule, and every rule of that type its check', () => {
  const named = rules.filter(({ type }) => type === 'check').map(({ ruleId }) => ruleId);
  expect(named.sort()).toEqual(Object.keys(CHECKS).sort());
});

test('articles relied on are citations of one article each', () => {
  for (const { ruleId, articles } of rules) {
    for (const article of articles) {
      const [citation, ...others] = findCitations(article);
      expect(others, `${ruleId} ${article}`).toEqual([]);
      expect(citation?.type === 'statute' && citation.article !== null, `${ruleId} ${article}`).toBe(true);
    }
  }
});

test('a rule with wording to put in says what is done with it, and its parties have names in law', () => {
  for (const { ruleId, action, suggestion, type, any, all, none } of rules) {
    expect(action === 'comment' || suggestion !== '', ruleId).toBe(true);
    if (type === 'missing') expect(action, ruleId).not.toBe('replace');
    for (const word of [...any, ...all, ...none]) {
      for (const [, name = ''] of word.matchAll(/\{(.+?)\}/g)) {
        expect(
          ['一方', '我方', '对方', '期限'].includes(name) || roleOfWord(name) !== null,
          `${ruleId} ${word}`,
        ).toBe(true);
      }
      expect(word.match(/…/g)?.length ?? 0, `${ruleId} ${word}`).toBeLessThanOrEqual(2);
    }
  }
});
