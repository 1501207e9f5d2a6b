import type { ReviewSide } from '@mingfa/legal/contracts/contract';
import type { PlaybookRule, RawFinding } from '@mingfa/legal/contracts/playbook-rule';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { textBlocks } from '@mingfa/legal/contracts/testing/text-blocks';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';
import { reviewCase, swapSides } from './testing/case-contract.ts';
import { loadPlaybookCases, type PlaybookCase } from './testing/playbook-cases.ts';
import { leaning } from './testing/wording-leaning.ts';

const rules = await loadPlaybook();
const cases = await loadPlaybookCases();
const SIDES = ['party_a', 'party_b'] as const;

/** What a rule says to one side about every clause it fires on, the clause as it is written and with the parties changed about. */
async function toldTo(rule: PlaybookRule, one: PlaybookCase, side: ReviewSide) {
  const found: { side: ReviewSide; text: string; finding: RawFinding }[] = [];
  for (const text of one.fires) {
    for (const isSwapped of [false, true]) {
      const written = isSwapped ? swapSides(text) : text;
      for (const finding of await reviewCase(rule, { ...one, side }, written, isSwapped))
        found.push({ side, text: written, finding });
    }
  }
  return found;
}

describe('wording for one side never serves the other', () => {
  test.each(cases.map((one) => [one.ruleId, one] as const))('%s', async (ruleId, one) => {
    const rule = rules.find((each) => each.ruleId === ruleId);
    if (!rule) throw new Error(`no rule ${ruleId}`);
    for (const side of SIDES) {
      for (const { text, finding } of await toldTo(rule, one, side)) {
        if (rule.serves === 'law') continue;
        const { suggestion, quote } = finding;
        const change = leaning(suggestion, side) - (finding.action === 'replace' ? leaning(quote, side) : 0);
        expect(suggestion === '' ? 0 : change, `${side}: ${text} → ${suggestion}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('a rule whose wording stands whomever it favours says why: the clause has no effect in law', () => {
  for (const { ruleId, serves, reason, articles } of rules) {
    if (serves !== 'law') continue;
    expect(articles.length > 0 || ruleId.startsWith('en-'), ruleId).toBe(true);
    expect(reason, ruleId).toMatch(
      /无效|不得|不予支持|不产生|不能|没有约束力|不适用|只能|没有效力|必备条款|不需要|应当|没有罚款的权力|不发生效力|不允许|难以得到支持|没有后果|认定实际的法律关系/,
    );
  }
});

const CASE = { ruleId: '', side: 'party_b', fires: [], silent: [] } as const;
const told = async (ruleId: string, kind: PlaybookCase['kind'], text: string, isSwapped = false) =>
  reviewCase(
    rules.find((one) => one.ruleId === ruleId),
    { ...CASE, fires: [], silent: [], kind },
    text,
    isSwapped,
  );

test('the one who makes the results is never advised to give them away', async () => {
  const clause = '乙方为甲方设计技术方案。';
  const [maker] = await told('service-ip-missing', 'service', clause);
  expect(maker?.suggestion).toContain('知识产权归乙方所有');
  expect(maker?.suggestion).not.toMatch(/归甲方所有|[于属]甲方/);
  const [client] = await told('service-ip-missing', 'service', '甲方为乙方设计技术方案。', true);
  expect(client?.suggestion).toContain('归乙方所有');
});

test.each([
  ['甲方逾期付款的，每逾期一日按未付金额的1%支付违约金。', 'sale'],
  ['甲方未按时支付服务费的，应当按日1%向乙方支付滞纳金。', 'service'],
  ['逾期付款的，每逾期一日按未付金额的1%支付违约金。', 'sale'],
] as const)('whoever is owed a penalty is not advised to lower it: %s', async (clause, kind) => {
  const [finding] = await told('check-penalty', kind, clause);
  expect(finding).toMatchObject({ level: 'low', action: 'comment', suggestion: '' });
  expect(finding?.reason).toContain('对本方有利');
  const [own] = await told(
    'check-penalty',
    kind,
    clause.replace('甲方', '乙方').replace('向乙方', '向甲方'),
    true,
  );
  expect(own).toMatchObject({ action: 'replace', suggestion: '0.05%' });
  expect(await told('any-penalty-no-cap', kind, clause)).toEqual([]);
});

test('where a contract does not tell whom the words weigh on, nobody is given wording', async () => {
  const [finding] = await told('any-penalty-no-cap', 'other', '按日计算并每日支付违约金。');
  expect(finding).toMatchObject({ action: 'comment', suggestion: '' });
});

const HOUSE = `商品房买卖契约
卖方（以下简称甲方）：张三
买方（以下简称乙方）：李四
第一条 甲方不按期交付房屋的，违约金自约定交付之日起至实际交付日止，每延期一日甲方按乙方已支付房价款的万分之五向乙方支付违约金。
第二条 违约金自约定付款之日起计算，每延期一日乙方按延期交付价款的万分之五向甲方支付延期违约金。
第三条 房屋由甲方交付，价款由乙方支付。`;

test('who owes the penalty is told by who pays whom, also behind what sets it off', async () => {
  const capped = async (side: ReviewSide) => {
    const contract = await readContract(textBlocks(HOUSE));
    const found = await runPlaybook(contract, rules, { side, kind: 'sale', asOf: '2026-11-21' });
    return found.filter(({ ruleId }) => ruleId === 'any-penalty-no-cap').map(({ quote }) => quote);
  };
  expect(await capped('party_a')).toEqual([expect.stringContaining('甲方按乙方已支付')]);
  expect(await capped('party_b')).toEqual([expect.stringContaining('乙方按延期交付')]);
});

test.each([
  ['service-ip-to-provider', '成果归乙方所有，甲方可在内部使用。'],
  ['check-liability-cap', '乙方的赔偿责任累计不超过合同总价的10%。'],
])('whoever pays for the work is told what it does not get: %s', async (ruleId, clause) => {
  const forSide = async (side: 'party_a' | 'party_b') =>
    reviewCase(
      rules.find((one) => one.ruleId === ruleId),
      { ...CASE, side, fires: [], silent: [], kind: 'service' },
      clause,
    );
  expect((await forSide('party_a'))[0]).toMatchObject({ level: 'medium', action: 'replace' });
  expect((await forSide('party_b')).filter(({ suggestion }) => suggestion !== '')).toEqual([]);
});

test.each([
  ['sale', '每逾期一日，按未交货物价款的1%支付违约金。', 'party_b', 'check-penalty'],
  ['sale', '每延期一日由甲方按货款的1%向乙方支付违约金。', 'party_a', 'check-penalty'],
  ['sale', '甲方向乙方付款逾期的，每日按货款的1%支付违约金。', 'party_a', 'check-penalty'],
  ['service', '乙方对甲方的赔偿总额以服务费的30%为上限。', 'party_a', 'check-liability-cap'],
  [
    'service',
    '因乙方原因给甲方造成损失的，乙方的赔偿责任不超过服务费的30%。',
    'party_a',
    'check-liability-cap',
  ],
] as const)('the wording of %s serves whom it should: %s', async (kind, clause, served, ruleId) => {
  for (const side of SIDES) {
    const [finding] = await reviewCase(
      rules.find((one) => one.ruleId === ruleId),
      { ...CASE, side, fires: [], silent: [], kind },
      clause,
    );
    expect(finding?.action, side).toBe(side === served ? 'replace' : 'comment');
  }
});
