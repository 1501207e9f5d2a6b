import { readContract } from '@mingfa/legal/contracts/read-contract';
import { resolveOverlaps } from '@mingfa/legal/contracts/resolve-overlaps';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { textBlocks } from '@mingfa/legal/contracts/testing/text-blocks';
import { expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';

const rules = await loadPlaybook();
const LEASE = `房屋租赁合同
甲方（出租人）：张三
乙方（承租人）：李四
第一条 租期25年，自2026年3月1日起至2025年2月28日止。
第二条 月租金3000元，乙方支付押金10000元，该押金在任何情况下不予退还。
第三条 乙方逾期支付租金的，每逾期一日按欠付租金的1%支付违约金。
第四条 甲方可随时解除本合同，无需承担任何责任。违约金依照《中华人民共和国合同法》第一百一十四条确定。`;

const review = async (text: string) =>
  runPlaybook(await readContract(textBlocks(text)), rules, {
    side: 'party_b',
    kind: 'lease',
    asOf: '2026-11-21',
  });

test('no wording contradicts the words it keeps', async () => {
  const findings = await review(LEASE);
  const suggestion = (ruleId: string) => findings.find((one) => one.ruleId === ruleId)?.suggestion ?? '';
  expect(suggestion('any-unilateral-termination')).toMatch(/^甲方可随时解除本合同，.*赔偿/);
  expect(suggestion('any-unilateral-termination')).not.toContain('无需承担');
  expect(suggestion('any-deposit-never-returned')).toMatch(/该押金不予退还，但.*除外/);
});

test('a rate within a sentence that gets a cap is changed in it, and the cap speaks of rent', async () => {
  const findings = await review(LEASE);
  const resolved = resolveOverlaps(findings);
  const cap = findings.findIndex(({ ruleId }) => ruleId === 'any-penalty-no-cap');
  expect(resolved[cap]?.suggestion).toContain('按欠付租金的0.05%支付违约金');
  expect(resolved[cap]?.suggestion).toContain('不超过年租金总额的');
});

test('a length is not shortened beside days that contradict it', async () => {
  const findings = await review(LEASE);
  const term = findings.find(({ ruleId }) => ruleId === 'check-lease-term');
  expect(term).toMatchObject({ quote: '25年', action: 'comment', suggestion: '' });
  expect(findings.map(({ ruleId }) => ruleId)).toContain('check-date-order');
  const long = await review(LEASE.replace('2025年2月28日', '2051年2月28日'));
  expect(long.find(({ ruleId }) => ruleId === 'check-lease-term')).toMatchObject({
    action: 'comment',
    suggestion: '租赁期限为二十年，自2026年3月1日起至2046年2月28日止',
  });
});

test('an article of a repealed law is replaced by the one in force, which the finding relies on', async () => {
  const findings = await review(LEASE);
  expect(findings.find(({ ruleId }) => ruleId === 'check-repealed-laws')).toMatchObject({
    quote: '《中华人民共和国合同法》第一百一十四条',
    action: 'replace',
    suggestion: '《民法典》第五百八十五条',
    articles: ['《民法典》第五百八十五条'],
  });
});

const secured = (title: string, more: string) => `${title}
甲方（出借人）：张三
乙方（借款人）：李四
丙方（保证人）：王五
第一条 甲方出借人民币十万元给乙方，借款年利率为20%，乙方于2026年6月1日归还本金和利息。
第二条 丙方作为保证人承担保证责任，直至主债务本息全部还清为止。
第三条 ${more}`;
const idsOf = async (text: string, kind: 'loan' | 'guarantee') =>
  runPlaybook(await readContract(textBlocks(text)), rules, { side: 'party_a', kind, asOf: '2025-11-01' });

test.each([
  ['借款合同', 'loan'],
  ['借款保证合同', 'guarantee'],
] as const)('a loan with a guarantee is looked at as both: %s', async (title, kind) => {
  const ids = (await idsOf(secured(title, '一式三份。'), kind)).map(({ ruleId }) => ruleId);
  expect(ids).toEqual(
    expect.arrayContaining([
      'check-loan-interest',
      'guarantee-form-missing',
      'guarantee-period-open',
      'guarantee-scope-missing',
    ]),
  );
});

test('the cap on interest is that of the day the contract was made, with where it was published', async () => {
  const found = async (day: string) =>
    (await idsOf(secured('借款合同', `本合同一式三份。\n甲方（签字）：张三\n签订日期：${day}`), 'loan')).find(
      ({ ruleId }) => ruleId === 'check-loan-interest',
    );
  expect((await found('2021年3月1日'))?.reason).toContain('一年期LPR为3.85%');
  const recent = await found('2025年6月1日');
  expect(recent?.reason).toContain('一年期LPR为3%（全国银行间同业拆借中心《2025年5月20日');
  expect(recent?.reason).toContain('其四倍为12%');
  const beyond = await found('2026年6月1日');
  expect(beyond?.reason).toContain('LPR表至2026-04为止');
  expect(beyond?.reason).toContain('2026-06-01的LPR请以公布为准');
});

test('a guarantee by people needs no resolution of a company, one by a company does', async () => {
  const found = async (name: string) =>
    (await idsOf(secured('借款合同', '一式三份。').replace('王五', name), 'loan')).map(
      ({ ruleId }) => ruleId,
    );
  expect(await found('王五')).not.toContain('guarantee-resolution-missing');
  expect(await found('上海明川贸易有限公司')).toContain('guarantee-resolution-missing');
});

test('a third party that stands in for the borrower is the guarantor, and what others owe jointly says nothing of the guarantee', async () => {
  const loan = (clause: string) =>
    idsOf(
      `借款合同\n甲方（出借人）：张三\n乙方（借款人）：李四\n丙方：王五\n第一条 甲方出借人民币十万元给乙方。\n第二条 ${clause}`,
      'loan',
    );
  const household = '丙方为乙方的借款提供保证。乙方逾期的应当还款。乙方与其配偶对家庭债务承担连带责任。';
  const ids = (await loan(household)).map(({ ruleId }) => ruleId);
  expect(ids).toContain('guarantee-form-missing');
  const joint = (await loan('丙方为乙方的借款提供保证。丙方对上述债务承担连带责任。')).map(
    ({ ruleId }) => ruleId,
  );
  expect(joint).not.toContain('guarantee-form-missing');
});
