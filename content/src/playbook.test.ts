import { findCitations } from '@mingfa/legal/citation/citations';
import { CHECKS } from '@mingfa/legal/contracts/checks/registry';
import type { ContractKind, TextBlock } from '@mingfa/legal/contracts/contract';
import { roleOfWord } from '@mingfa/legal/contracts/party-roles';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';
import { loadPlaybookCases, type PlaybookCase } from './testing/playbook-cases.ts';

const rules = await loadPlaybook();
const cases = await loadPlaybookCases();

/** A contract of each kind that says nothing yet: its title and who its parties are. */
const HEADS: Record<ContractKind, [title: string, partyA: string, partyB: string]> = {
  lease: ['房屋租赁合同', '出租人', '承租人'],
  sale: ['买卖合同', '买方', '卖方'],
  service: ['服务合同', '委托方', '受托方'],
  software: ['软件合同', '委托方', '受托方'],
  construction: ['施工合同', '发包人', '承包人'],
  loan: ['借款合同', '出借人', '借款人'],
  guarantee: ['担保合同', '债权人', '抵押人'],
  labor: ['劳动合同', '用人单位', '劳动者'],
  confidentiality: ['保密协议', '披露方', '接收方'],
  agency: ['代理合同', '被代理人', '代理方'],
  equity: ['股权协议', '转让方', '受让方'],
  cooperation: ['合作协议', '合作方', '合作人'],
  other: ['合同书', '发包方', '承包方'],
};
/** The same in English; the parties of its cases are Client and Provider. */
const ENGLISH_HEAD = [
  'SERVICE AGREEMENT',
  'This Agreement is made by and between Orchid Trading Ltd. (“Client”) and Bamboo Software Inc. (“Provider”).',
];
const ENGLISH_FILLER =
  'Headings are for convenience only and do not change what Client and Provider have agreed. '.repeat(8);
/** Long enough for rules about what is missing, and about nothing. */
const FILLER = Array.from({ length: 20 }, () => '标题仅为阅读方便而设，不影响条文的含义。').join('');

/** One block a line; lines with tabs that follow one another are a table. */
function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const kind = line.includes('\t') ? 'table' : 'paragraph';
    if (kind === 'table' && last?.kind === 'table') last.text += `\n${line}`;
    else
      blocks.push({
        id: `b${blocks.length}`,
        kind,
        level: null,
        text: line,
        number: null,
        page: null,
        rows: null,
      });
  }
  return blocks;
}

async function run(one: PlaybookCase, text: string) {
  const rule = rules.find(({ ruleId }) => ruleId === one.ruleId);
  const kind = one.kind ?? rule?.kinds[0] ?? 'sale';
  if ((one.language ?? rule?.language) === 'en') {
    const contract = await readContract(
      blocksOf([...ENGLISH_HEAD, ...`1. Terms\n${text}`.split('\n'), ENGLISH_FILLER]),
    );
    return runPlaybook(contract, rule ? [rule] : [], { side: one.side, kind, asOf: '2026-11-21' });
  }
  const [title, a, b] = HEADS[kind];
  const [nameA = '张三', nameB = '李四'] = one.parties ?? [];
  const body = /^(?:第|[一二三]、|\d)/.test(text) ? text : `第一条 ${text}`;
  const lines = [title, `甲方（${a}）：${nameA}`, `乙方（${b}）：${nameB}`, ...body.split('\n')];
  const signed = lines.findIndex((line) => line.includes('盖章）：'));
  lines.splice(signed === -1 ? lines.length : signed, 0, FILLER);
  const contract = await readContract(blocksOf(lines));
  return runPlaybook(contract, rule ? [rule] : [], { side: one.side, kind, asOf: '2026-11-21' });
}

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
          ['一方', '我方', '对方'].includes(name) || roleOfWord(name) !== null,
          `${ruleId} ${word}`,
        ).toBe(true);
      }
      expect(word.match(/…/g)?.length ?? 0, `${ruleId} ${word}`).toBeLessThanOrEqual(2);
    }
  }
});
