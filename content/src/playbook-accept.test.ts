import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBytes } from '@mingfa/files/testing/read-blocks';
import type { ContractKind, ReviewSide, TextBlock } from '@mingfa/legal/contracts/contract';
import { detectKind } from '@mingfa/legal/contracts/detect-kind';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { readDocxBlocks } from '@mingfa/legal/contracts/testing/read-docx-blocks';
import { textBlocks } from '@mingfa/legal/contracts/testing/text-blocks';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';
import { acceptFindings } from './testing/accept-findings.ts';

const rules = await loadPlaybook();
const clean = new URL('../../bench/reviews/clean-contracts/', import.meta.url);
const documents = fileURLToPath(new URL('../../../shared/data/documents/', import.meta.url));
const present = existsSync(documents);
if (!present && process.env.CI) throw new Error(`the documents are missing at ${documents}`);

async function review(blocks: readonly TextBlock[], side: ReviewSide, kind?: ContractKind) {
  const contract = await readContract(blocks);
  return runPlaybook(contract, rules, { side, kind: kind ?? detectKind(contract).kind, asOf: '2026-11-22' });
}

/** What is found once everything is accepted and was not found before; places our wording leaves to be filled in are meant to be. */
async function foundAnew(blocks: readonly TextBlock[], side: ReviewSide): Promise<string[]> {
  const { kind } = detectKind(await readContract(blocks));
  const before = await review(blocks, side, kind);
  const left = before.map(({ ruleId }) => ruleId);
  const after = await review(acceptFindings(blocks, before), side, kind);
  return after.flatMap(({ ruleId, quote, reason }) => {
    const at = left.indexOf(ruleId);
    if (at !== -1) left.splice(at, 1);
    return at !== -1 || ruleId === 'check-placeholders' ? [] : [`${ruleId} ${quote}: ${reason}`];
  });
}

describe('accepting everything makes no new finding', () => {
  test.each(readdirSync(clean).filter((name) => /^\d\d-/.test(name)))('%s', async (name) => {
    const { blocks } = await readBytes(readFileSync(new URL(name, clean)), name);
    for (const side of ['party_a', 'party_b'] as const) expect(await foundAnew(blocks, side)).toEqual([]);
  });

  test.skipIf(!present)(
    'in real contracts, for either side and for nobody',
    { timeout: 240_000 },
    async () => {
      const names = readdirSync(`${documents}cn-docx`).map((name) => `cn-docx/${name}`);
      const texts = readdirSync(`${documents}cn-txt`).map((name) => `cn-txt/${name}`);
      for (const name of [...names, ...texts.filter((_, index) => index % 4 === 0)]) {
        const blocks = name.endsWith('.docx')
          ? readDocxBlocks(`${documents}${name}`)
          : textBlocks(readFileSync(`${documents}${name}`, 'utf8'));
        for (const side of ['party_a', 'party_b', 'neutral'] as const)
          expect(await foundAnew(blocks, side), `${name} ${side}`).toEqual([]);
      }
    },
  );
});

const contract = (title: string, [a, b]: [string, string], clause: string) =>
  textBlocks(
    `${title}\n甲方：${a}\n乙方：${b}\n第一条 ${clause}\n第二条 一式两份。\n第三条 其他事项另行协商。`,
  );
const people: [string, string] = ['张三', '李四'];
const wordingOf = async (ruleId: string, kind: ContractKind, parties: [string, string], clause: string) =>
  (await review(contract('合同', parties, clause), 'neutral', kind)).find((one) => one.ruleId === ruleId);

test('a share whose sum stands beside it is not lowered alone', async () => {
  const found = await wordingOf(
    'check-deposit',
    'sale',
    people,
    '合同签订后，乙方支付合同总价30%的定金，即人民币30000元。',
  );
  expect(found).toMatchObject({ action: 'comment' });
  expect(found?.suggestion).toContain('20%，即人民币20,000元');
  expect(
    await wordingOf('check-deposit', 'sale', people, '合同签订后，乙方支付合同总价30%的定金。'),
  ).toMatchObject({
    action: 'replace',
    suggestion: '20%',
  });
});

test.each([
  ['check-non-compete', 'labor', '乙方离职后五年（60个月）内不得从事与甲方有竞争关系的业务。'],
  ['check-non-compete', 'labor', '竞业限制五年，至2031年12月31日止。'],
  ['check-lease-term', 'lease', '租赁期限为三十年，即360个月。'],
  ['check-probation', 'labor', '合同期限一年，试用期六个月，至2026年8月31日止。'],
  ['check-loan-interest', 'loan', '借款按LPR的五倍（年利率15%）计息。'],
] as [string, ContractKind, string][])(
  'a figure that is said again in other words is not changed alone: %s',
  async (ruleId, kind, clause) => {
    expect(await wordingOf(ruleId, kind, people, clause)).toMatchObject({ action: 'comment' });
  },
);

const LATE = '乙方逾期付款的，';
test.each([
  ['按逾期金额的3%支付违约金，即每日6,000元', 'replace', '按逾期金额的0.05%支付违约金，即每日100元'],
  ['按日支付违约金6,000元（即逾期金额的3%）', 'replace', '按日支付违约金100元（即逾期金额的0.05%）'],
  ['每逾期一日按逾期金额的3%支付违约金，即每日6,000元（大写：陆仟元整）', 'comment', ''],
  ['每逾期一日按逾期金额的百分之三（3%）支付违约金', 'comment', ''],
  ['每逾期一日按逾期金额的3%支付违约金；即每日6,000元', 'comment', ''],
  [
    '每逾期一日按3%支付违约金，但单日不超过6,000元',
    'replace',
    '每逾期一日按0.05%支付违约金，但单日不超过6,000元',
  ],
])('a rate is not lowered beside the sum it comes to: %s', async (words, action, after) => {
  const blocks = contract('买卖合同', people, `${LATE}${words}。`);
  const found = (await review(blocks, 'neutral', 'sale')).filter(({ ruleId }) => ruleId === 'check-penalty');
  expect(found).toMatchObject([{ action }]);
  if (after !== '')
    expect(
      acceptFindings(blocks, found)
        .map(({ text }) => text)
        .join(),
    ).toContain(after);
});

test.each([
  [
    'any-injury-waiver',
    '发生人身损害的，甲方不承担任何责任，但设备安装的安全由甲方负责',
    /^发生人身损害的，甲方不承担任何责任（依法应当承担的.*除外），但设备安装的安全由甲方负责$/,
  ],
  [
    'any-exemption-broad',
    '对设备故障甲方不承担任何责任，但设备安装由甲方负责',
    /^对设备故障甲方不承担任何责任（因故意或者重大过失造成损失的除外），但设备安装由甲方负责$/,
  ],
])('an exception stands behind the phrase it speaks of: %s', async (ruleId, clause, wording) => {
  const found = await wordingOf(ruleId, 'sale', people, `${clause}。`);
  expect(found).toMatchObject({ action: 'replace' });
  expect(found?.suggestion).toMatch(wording);
});

test('a reservation that would hang on other words is advice', async () => {
  const found = await wordingOf(
    'any-unilateral-termination',
    'sale',
    people,
    '甲方有权随时解除本合同，但已经交付的货物由乙方处理。',
  );
  expect(found?.action).toBe('comment');
  expect(found?.suggestion).toMatch(/^应当提前三十日书面通知对方/);
});

test('a period whose last day stands beside it is not shortened alone', async () => {
  const found = await wordingOf(
    'check-probation',
    'labor',
    people,
    '合同期限为一年。试用期为三个月，自2026年1月1日起至2026年3月31日止。',
  );
  expect(found).toMatchObject({
    action: 'comment',
    suggestion: '试用期为二个月，自2026年1月1日起至2026年2月28日止',
  });
});

test('who was said to owe nothing is not said to owe in the same sentence', async () => {
  const clause = '租赁期内房屋的维修费用由乙方承担，甲方不承担任何维修责任。';
  const lease = textBlocks(
    `房屋租赁合同\n甲方（出租人）：张三\n乙方（承租人）：李四\n第一条 ${clause}\n第二条 一式两份。`,
  );
  const found = (await review(lease, 'party_b', 'lease')).find(
    ({ ruleId }) => ruleId === 'lease-repair-on-lessee',
  );
  expect(found?.suggestion).toMatch(/由乙方承担，但.*由甲方负责维修/);
  expect(found?.suggestion).not.toContain('不承担');
});

test.each([
  [['张三', '李四'], '本合同自双方签字之日起生效'],
  [
    ['北京远山科技有限公司', '上海明川贸易有限公司'],
    '本合同自双方法定代表人或者授权代表签字并加盖公章之日起生效',
  ],
  [
    ['北京远山科技有限公司', '李四'],
    '本合同自双方签字（当事人为单位的，由法定代表人或者授权代表签字并加盖公章）之日起生效',
  ],
] as [[string, string], string][])(
  'nobody is asked for a seal they do not have: %s',
  async (parties, sentence) => {
    const blocks = contract('服务合同', parties, '本合同自双方签字盖章之日起生效。');
    const found = (await review(blocks, 'neutral', 'service')).filter(
      ({ ruleId }) => ruleId === 'any-sign-and-seal',
    );
    expect(acceptFindings(blocks, found).map(({ text }) => text)).toContain(`第一条 ${sentence}。`);
  },
);
