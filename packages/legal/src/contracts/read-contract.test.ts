import { expect, test } from 'vitest';
import { detectKind } from './detect-kind.ts';
import { readContract } from './read-contract.ts';
import { textBlocks } from './testing/text-blocks.ts';

const LEASE = `房屋租赁合同
出租方（以下简称甲方）：北京远山物业有限公司
承租方（以下简称乙方）：李四
双方就房屋租赁达成如下协议：
第一条 租赁房屋
甲方将位于____的房屋出租给乙方。
第二条 租金及押金
1. 租金为每月3000元。
2. 押金见本合同第五条。
（1）押金一次付清；
（2）期满无息退还。
3. 租金清单见附件一。
第三条 违约责任：任何一方违约的，依据《民法典》第五百八十五条支付违约金。
甲方（盖章）：北京远山物业有限公司
乙方（签字）：
附件一：租金清单`;

test('clauses form a tree by their numbers, under the headings they have', async () => {
  const { clauses } = await readContract(textBlocks(LEASE));
  const body = clauses.filter(({ section }) => section === 'body');
  expect(body.map(({ depth, label, heading }) => [depth, label, heading])).toEqual([
    [0, '第一条', '租赁房屋'],
    [0, '第二条', '租金及押金'],
    [1, '1', ''],
    [1, '2', ''],
    [2, '（1）', ''],
    [2, '（2）', ''],
    [1, '3', ''],
    [0, '第三条', '违约责任'],
  ]);
});

test('parties have their words, roles and names, with every place of a name', async () => {
  const { parties } = await readContract(textBlocks(LEASE));
  expect(parties.map(({ label, role, name }) => [label, role, name])).toEqual([
    ['甲方', 'lessor', '北京远山物业有限公司'],
    ['乙方', 'lessee', '李四'],
  ]);
  expect(parties[0]?.words).toContain('出租方');
  expect(parties[0]?.mentions.map(({ section }) => section)).toEqual(['preamble', 'signature']);
});

test('open places, pointers, annexes and signatures are told apart; articles of laws are no pointers', async () => {
  const contract = await readContract(textBlocks(LEASE));
  expect(contract.placeholders.filter(({ section }) => section === 'body').length).toBe(1);
  expect(contract.references.map(({ kind, path }) => [kind, path])).toEqual([
    ['clause', [5]],
    ['annex', [1]],
  ]);
  expect(contract.annexes.some(({ ordinal, attached }) => ordinal === 1 && attached)).toBe(true);
  expect(contract.signature.map(({ text }) => text)).toEqual([
    '甲方（盖章）：北京远山物业有限公司',
    '乙方（签字）：',
  ]);
});

test.each([
  ['一、标的\n1.1 设备一批。\n1.2 型号见清单。\n二、价款\n2.1 五十万元。', ['一', '1.1', '1.2', '二', '2.1']],
  [
    '第一章 总则\n第一条 目的\n第二条 原则\n第二章 出资\n第三条 金额',
    ['第一章', '第一条', '第二条', '第二章', '第三条'],
  ],
  ['１．名称：设备。\n２．数量：十台。\n３．价格：一万元。', ['１', '２', '３']],
  [
    'Article 1 Scope\nSection 1.1 Services are listed below.\nArticle 2 Fees',
    ['Article 1', 'Section 1.1', 'Article 2'],
  ],
])('mixed numbering is followed: %j', async (text, labels) => {
  const { clauses } = await readContract(textBlocks(`合同\n双方达成如下协议：\n${text}`));
  expect(clauses.map(({ label }) => label)).toEqual(labels);
});

test('a figure at the start of a line and a mention of a clause begin no clause', async () => {
  const { clauses } = await readContract(
    textBlocks('合同\n第一条 价款\n2.5万元由乙方支付。\n第三条所称价款不含税。\n30日内付清。\n第二条 其他'),
  );
  expect(clauses.map(({ label }) => label)).toEqual(['第一条', '第二条']);
});

test.each([
  ['第一、', '第二、', '第三、'],
  ['第一　', '第二　', '第三　'],
  ['第一：', '第二：', '第三：'],
  ['第一　', '第二条　', '第三　'],
])('clauses numbered %s %s %s are clauses, the first too', async (...numbers) => {
  const body = numbers.map(
    (number, at) => `${number}${['房屋情况', '租金', '违约责任'][at]}\n每月五日前完成。`,
  );
  const contract = await readContract(textBlocks(`合同\n甲方：张三\n双方达成如下协议：\n${body.join('\n')}`));
  expect(contract.clauses.map(({ depth, ordinal, heading }) => [depth, ordinal, heading])).toEqual([
    [0, 1, '房屋情况'],
    [0, 2, '租金'],
    [0, 3, '违约责任'],
  ]);
  expect(contract.unnumbered).toEqual([]);
});

test('reasons counted 第一, 第二 under a clause stay under it, and 第三、四季度 is no number', async () => {
  const { clauses } = await readContract(
    textBlocks('合同\n第一条 付款\n第一，签订后付清；\n第二，验收后结清。\n第三、四季度另议。\n第二条 其他'),
  );
  expect(clauses.map(({ depth, label }) => [depth, label])).toEqual([
    [0, '第一条'],
    [1, '第一'],
    [1, '第二'],
    [0, '第二条'],
  ]);
});

test('a number the format counts is not part of the typed text', async () => {
  const [heading] = textBlocks('第一条 标的');
  const block = {
    ...heading,
    id: 'b0',
    kind: 'paragraph' as const,
    text: '第一条 标的',
    number: '第一条 ',
    level: null,
    page: null,
    rows: null,
  };
  const { clauses } = await readContract([block]);
  expect(clauses[0]?.lines[0]).toMatchObject({ isCounted: true, numberLength: 4 });
});

test('an English contract has the parties it introduces', async () => {
  const { parties, language } = await readContract(
    textBlocks(
      'SERVICES AGREEMENT\nThis Agreement is made by and between Acme Holdings, Inc., a Delaware corporation (“Client”), and Beta LLC (“Provider”).\n1. Services. Provider shall serve Client.\n2. Fees. Client shall pay Provider.',
    ),
  );
  expect(language).toBe('en');
  expect(parties.map(({ label, role, name }) => [label, role, name])).toEqual([
    ['Client', 'client', 'Acme Holdings, Inc.'],
    ['Provider', 'provider', 'Beta LLC'],
  ]);
});

test.each([
  ['房屋租赁合同', '租金每月支付，承租人交纳押金。', 'lease'],
  ['设备采购合同', '卖方交货，买方支付货款。', 'sale'],
  ['劳动合同', '乙方的试用期和工资如下，依法缴纳社会保险。', 'labor'],
  ['借款合同', '借款利息和还款期限如下。', 'loan'],
  ['保密协议', '接收方对保密信息负有保密义务。', 'confidentiality'],
  ['公司章程', '股东出资。', 'other'],
])('the kind of 《%s》 is told', async (title, text, kind) => {
  const contract = await readContract(textBlocks(`${title}\n甲方：张三\n乙方：李四\n第一条 ${text}`));
  expect(detectKind(contract).kind).toBe(kind);
});

test('hostile lines cost little', async () => {
  const began = process.threadCpuUsage();
  for (const text of [
    '（'.repeat(20_000),
    ' '.repeat(40_000),
    '第一条'.repeat(8000),
    '甲方：'.repeat(8000),
    '_ '.repeat(20_000),
  ]) {
    await readContract(textBlocks(`合同\n${text}\n第一条 ${text}`));
  }
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(6000);
});

test('a clause that begins with 中 is a clause, one that is spoken of is none', async () => {
  const { clauses } = await readContract(
    textBlocks('合同\n第一条　中外双方推荐人选。\n第二条　工资。\n第三条 其他\n第一条中的人选由董事会决定。'),
  );
  expect(clauses.map(({ label }) => label)).toEqual(['第一条', '第二条', '第三条']);
});

test.each([
  [
    'each a column, the row of names telling',
    '住房租赁合同\n当事人\t出租人\t承租人\n姓名\t沈某宁\t罗某树\n身份证号码\t1\t2\n一、房屋\n出租人交付，承租人付款。',
    ['出租人=沈某宁', '承租人=罗某树'],
  ],
  [
    'each in a row, by both its words',
    '软件开发合同\n项目\t内容\n委托人（甲方）\t北京某某物流有限公司（统一社会信用代码：1）\n受托人（乙方）\t北京某某软件有限公司\n一、内容\n乙方开发，甲方付款。',
    ['甲方=北京某某物流有限公司', '乙方=北京某某软件有限公司'],
  ],
  [
    'under labels that no list knows',
    '照护合同\n照护人：葛某\n雇请人：卓某\n一、内容\n照护人照护，雇请人付款。照护人、雇请人商定。照护人、雇请人签字。',
    ['照护人=葛某', '雇请人=卓某'],
  ],
  [
    'by short names of their own',
    '保密协议\n（1）深圳某某装备有限公司（以下简称“清晏”），住所深圳；\n（2）上海某某材料有限公司（以下简称“折柳”）。\n第一条 清晏、折柳保密。\n第二条 清晏、折柳返还资料。\n第三条 清晏、折柳各执一份。',
    ['清晏=深圳某某装备有限公司', '折柳=上海某某材料有限公司'],
  ],
])('parties are found where the opening introduces them, %s', async (_how, text, expected) => {
  const { parties } = await readContract(tableBlocks(text));
  expect(parties.map(({ label, name }) => `${label}=${name}`)).toEqual(expected);
});

/** Lines with tabs that follow one another are a table. */
function tableBlocks(text: string) {
  return textBlocks(text).map((block) => ({
    ...block,
    kind: block.text.includes('\t') ? ('table' as const) : block.kind,
  }));
}
