import { expect, test } from 'vitest';
import type { PlaybookRule } from './playbook-rule.ts';
import { readContract } from './read-contract.ts';
import { renumberInsertions } from './renumber-insertions.ts';
import { runPlaybook } from './run-playbook.ts';
import { textBlocks } from './testing/text-blocks.ts';

const rule = (fields: Partial<PlaybookRule>): PlaybookRule => ({
  ruleId: 'rule',
  title: '规则',
  titleEn: 'Rule',
  kinds: [],
  sides: [],
  roles: [],
  level: 'medium',
  type: 'clause',
  scope: 'sentence',
  any: [],
  all: [],
  none: [],
  given: [],
  unless: [],
  reason: '理由。',
  reasonEn: 'Reason.',
  articles: [],
  action: 'replace',
  extent: 'sentence',
  suggestion: '',
  after: [],
  heading: '',
  enabled: true,
  ...fields,
});
const SALE = `设备采购合同
甲方（采购方）：张三
乙方（供应方）：李四
一、标的
1.1 乙方向甲方出售设备一批。
二、付款
2.1 甲方于设备交付后支付款项；乙方应当开具发票。
2.2 逾期付款的，承担责任。
三、其他
3.1 一式两份。${'标题仅为阅读方便。'.repeat(40)}`;
const options = { side: 'neutral', kind: 'sale', asOf: '2026-11-21' } as const;
const run = async (rules: PlaybookRule[], more: Partial<Parameters<typeof runPlaybook>[2]> = {}) =>
  runPlaybook(await readContract(textBlocks(SALE)), rules, { ...options, ...more });

test('what is quoted is exactly what the suggestion replaces, without the number', async () => {
  const [finding] = await run([rule({ any: ['交付后支付'], suggestion: '{原文}，付款期限为{十}日。' })]);
  const block = textBlocks(SALE)[6];
  const [span] = finding?.spans ?? [];
  expect(block?.text.slice(span?.start, span?.end)).toBe(finding?.quote);
  expect(finding).toMatchObject({
    quote: '甲方于设备交付后支付款项',
    suggestion: '甲方于设备交付后支付款项，付款期限为【十】日',
    clauseLabel: '二 付款 2.1',
  });
});

test('parties are called as the contract calls them, in patterns and in wording', async () => {
  const words = rule({ any: ['{买受人}于…支付'], extent: 'words', suggestion: '{买受人}应当向{出卖人}支付' });
  expect((await run([words]))[0]?.suggestion).toBe('甲方应当向乙方支付');
  expect(await run([{ ...words, any: ['{出卖人}于…支付'] }])).toEqual([]);
});

test('a rule for a role is silent for the other side', async () => {
  const forBuyer = rule({ any: ['交付后支付'], roles: ['buyer'] });
  expect((await run([forBuyer], { side: 'party_a' })).length).toBe(1);
  expect(await run([forBuyer], { side: 'party_b' })).toEqual([]);
});

test('wording joins the clause whose heading fits with the next number, and the next with the one after it', async () => {
  const put = (suggestion: string) =>
    rule({
      ruleId: suggestion,
      type: 'missing',
      any: ['没有的词'],
      action: 'insert',
      suggestion,
      after: ['付款'],
      heading: '付款',
    });
  const findings = await run([put('甲。'), put('乙。')]);
  expect(findings.map(({ suggestion }) => suggestion)).toEqual(['2.3 甲。', '2.4 乙。']);
  expect(findings.map(({ anchorBlockId }) => anchorBlockId)).toEqual(['b7', 'b7']);
});

test('wording without a fitting clause becomes one of its own, numbered and headed as the others', async () => {
  const [finding] = await run([
    rule({
      type: 'missing',
      any: ['没有的词'],
      action: 'insert',
      suggestion: '双方应当保密。',
      heading: '保密',
    }),
  ]);
  expect(finding?.suggestion).toBe('四、保密\n4.1 双方应当保密。');
  expect(finding?.likeBlockIds.length).toBe(2);
});

test('what the wording contradicts is left out of the words it keeps', async () => {
  const [finding] = await run([
    rule({
      any: ['承担责任'],
      suggestion: '{原文}，并赔偿损失',
      without: ['承担责任'],
    }),
  ]);
  expect(finding).toMatchObject({ quote: '逾期付款的，承担责任', suggestion: '逾期付款的，并赔偿损失' });
});

test('who was to do what is left out goes with it', async () => {
  const contract = await readContract(
    textBlocks('服务合同\n甲方：张三\n乙方：李四\n第一条 甲方有权随时解除本合同，且甲方不承担任何责任。'),
  );
  const changed = rule({ any: ['随时解除'], suggestion: '{原文}，但应当赔偿', without: ['不承担…责任'] });
  const [finding] = await runPlaybook(contract, [changed], options);
  expect(finding?.suggestion).toBe('甲方有权随时解除本合同，但应当赔偿');
});

test('a cap speaks of what is paid under that kind of contract', async () => {
  const capped = rule({ any: ['承担责任'], suggestion: '{原文}，不超过{合同价款}的百分之十' });
  const suggestions = await Promise.all(
    (['sale', 'lease', 'cooperation'] as const).map(
      async (kind) => (await run([capped], { kind }))[0]?.suggestion,
    ),
  );
  expect(suggestions.map((text) => text?.slice(text.indexOf('不超过')))).toEqual([
    '不超过合同总价款的百分之十',
    '不超过年租金总额的百分之十',
    '不超过【约定金额】的百分之十',
  ]);
});

test('a contract of three short clauses is a contract, and what it leaves out is said; a certificate is none', async () => {
  const missing = rule({ type: 'missing', any: ['保密'], suggestion: '双方应当保密。', action: 'insert' });
  const find = async (title: string) =>
    runPlaybook(
      await readContract(
        textBlocks(
          `${title}\n甲方：张三\n乙方：李四\n第一条 甲方出租房屋。\n第二条 月租金3000元。\n第三条 一式两份。`,
        ),
      ),
      [missing],
      options,
    );
  expect((await find('租赁合同')).length).toBe(1);
  expect(await find('租赁登记申请书')).toEqual([]);
});

test('Chinese law is cited where it governs; where it does not the finding says so', async () => {
  const find = async (clause: string) => {
    const text = `服务合同\n甲方：张三\n乙方：李四\n第一条 乙方逾期的，承担责任。\n第二条 ${clause}`;
    const cites = rule({ any: ['承担责任'], articles: ['《民法典》第五百七十七条'] });
    return (await runPlaybook(await readContract(textBlocks(text)), [cites], options))[0];
  };
  expect((await find('一式两份。'))?.articles).toEqual(['《民法典》第五百七十七条']);
  expect((await find('本合同适用中华人民共和国法律。'))?.articles.length).toBe(1);
  const elsewhere = await find('本合同适用香港特别行政区法律。');
  expect(elsewhere?.articles).toEqual([]);
  expect(elsewhere?.reason).toContain('香港特别行政区');
});

test('words of one language are not looked for in a contract of the other, nor amid an English word', async () => {
  const english = await readContract(
    textBlocks(
      'AGREEMENT\nThis Agreement is made by and between Orchid Ltd. (“Client”) and Bamboo Inc. (“Provider”).\n1. Terms\nThe current terms bind Client and Provider. Client pays what Provider asks for.',
    ),
  );
  const find = async (fields: Partial<PlaybookRule>) =>
    (await runPlaybook(english, [rule(fields)], options)).length;
  expect(await find({ any: ['current terms'], language: 'en' })).toBe(1);
  expect(await find({ any: ['rent terms'], language: 'en' })).toBe(0);
  expect(await find({ any: ['current terms'] })).toBe(0);
});

test('numbers close up when some of the wordings are rejected', () => {
  const at = (suggestion: string, accepted: boolean) => ({ anchorBlockId: 'b9', suggestion, accepted });
  expect(
    renumberInsertions([
      at('八、甲\n8.1 甲。', false),
      at('九、乙\n9.1 乙。', true),
      at('3.3 丙。', false),
      at('3.4 丁。', true),
    ]),
  ).toEqual(['八、甲\n8.1 甲。', '八、乙\n8.1 乙。', '3.3 丙。', '3.3 丁。']);
});

test('the library of the caller says which other laws are repealed', async () => {
  const contract = await readContract(
    textBlocks('合同\n甲方：张三\n乙方：李四\n第一条 依据《某某管理办法》订立本合同。'),
  );
  const check = rule({ ruleId: 'check-repealed-laws', type: 'check', action: 'comment' });
  const states = async (state: 'repealed' | 'in_force') =>
    (await runPlaybook(contract, [check], { ...options, lawState: () => state })).length;
  expect(await states('repealed')).toBe(1);
  expect(await states('in_force')).toBe(0);
});

test('wording that keeps the words is given to every sentence of a line that carries the fault', async () => {
  const text = SALE.replace('3.1 一式两份', '3.1 事故与甲方无关。货物由乙方保管。造成伤害，甲方也不负责');
  const [finding] = await runPlaybook(
    await readContract(textBlocks(text)),
    [rule({ any: ['与甲方无关', '甲方也不负责'], suggestion: '{原文}，但故意除外' })],
    options,
  );
  expect(finding).toMatchObject({
    quote: '事故与甲方无关。货物由乙方保管。造成伤害，甲方也不负责',
    suggestion: '事故与甲方无关，但故意除外。货物由乙方保管。造成伤害，甲方也不负责，但故意除外',
  });
});

test('a word that is denied does not speak against a rule', async () => {
  const found = async (words: string) =>
    runPlaybook(
      await readContract(textBlocks(SALE.replace('一式两份', words))),
      [rule({ any: ['随时进入'], none: ['通知', '原因'] })],
      options,
    );
  expect(await found('甲方通知后可以随时进入')).toHaveLength(0);
  expect(await found('甲方无需事先通知，可以随时进入')).toHaveLength(1);
  expect(await found('因任何原因，甲方可以随时进入')).toHaveLength(1);
});

test.each([
  [
    '出租方：(甲方)\t身份证号：\n承租方：(乙方)\t身份证号：纳税人识别号：',
    ['出租方：(甲方)', '承租方：(乙方)'],
  ],
  [
    '出租方（以下简称甲方）：      \n承租方（以下简称乙方）：王某\n身份证号：____',
    ['出租方（以下简称甲方）：'],
  ],
])('who the parties are is one finding, quoted with the labels of the blanks', async (head, quotes) => {
  const contract = await readContract(
    textBlocks(`房屋租赁合同\n${head}\n第一条 租金\n租金每月3000元。\n第二条 其他\n甲方交付，乙方付款。`),
  );
  const found = await runPlaybook(contract, [rule({ ruleId: 'check-placeholders', type: 'check' })], options);
  expect(found).toHaveLength(1);
  expect(found[0]?.type).toBe('incomplete');
  const blocks = textBlocks(`房屋租赁合同\n${head}`);
  const texts = found[0]?.spans.map(({ blockId, start, end }) =>
    blocks.find(({ id }) => id === blockId)?.text.slice(start, end),
  );
  expect(texts).toEqual(expect.arrayContaining(quotes));
  expect(found[0]?.reason).toMatch(/甲方.*姓名或者名称.*身份证号/);
});

test('between clauses that are counted on through the chapters no number is taken twice', async () => {
  const contract = await readContract(
    textBlocks(
      `劳动合同\n甲方：张三\n乙方：李四\n一、工作内容\n第一条　乙方担任会计。\n第二条　乙方按时完成工作。\n二、劳动保护\n第三条　甲方提供条件。\n第四条　一式两份。${'标题仅为阅读方便。'.repeat(40)}`,
    ),
  );
  const put = rule({
    type: 'missing',
    any: ['没有的词'],
    action: 'insert',
    suggestion: '地点为上海。',
    after: ['工作内容'],
  });
  const [finding] = await runPlaybook(contract, [put], options);
  expect(finding).toMatchObject({ suggestion: '地点为上海。', anchorBlockId: 'b5' });
});

test('where the role of a side cannot be told, nobody is given wording that depends on it', async () => {
  const forBuyer = rule({ any: ['交付后支付'], roles: ['buyer'], suggestion: '买方付款。' });
  const find = async (head: string, side: 'party_a' | 'party_b') =>
    runPlaybook(
      await readContract(
        textBlocks(
          `买卖合同\n${head}\n第一条 设备交付后支付款项。\n第二条 ${'标题仅为阅读方便。'.repeat(40)}`,
        ),
      ),
      [forBuyer],
      { ...options, side },
    );
  for (const side of ['party_a', 'party_b'] as const) {
    for (const head of ['甲方：张三\n乙方：李四', '甲方（保证人）：张三\n乙方：李四', '双方：张三、李四']) {
      const [finding] = await find(head, side);
      expect(finding?.suggestion ?? '', `${head} ${side}`).toBe('');
    }
  }
  expect((await find('甲方（订货单位）：张三\n乙方（供货单位）：李四', 'party_a'))[0]?.suggestion).toBe(
    '买方付款',
  );
  expect(await find('甲方（订货单位）：张三\n乙方（供货单位）：李四', 'party_b')).toEqual([]);
});
