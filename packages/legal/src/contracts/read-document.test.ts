import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TextBlock } from './contract.ts';
import type { DocumentReading } from './document-reading.ts';
import { readDocument } from './read-document.ts';
import { readDocxBlocks } from './testing/read-docx-blocks.ts';
import { textBlocks } from './testing/text-blocks.ts';

const ROOT = join(import.meta.dirname, '../../../../../shared/data/documents');
const present = existsSync(ROOT);
if (!present && process.env.CI) throw new Error(`the documents are missing at ${ROOT}`);
if (!present) console.warn(`skipped: no documents at ${ROOT}`);

const facts = (reading: DocumentReading, kind: string) =>
  reading.facts
    .filter((fact) => fact.kind === kind)
    .map(({ label, normal, value }) => [label, normal ?? value]);

/** All a reading says are words of the document, at the places it names. */
function expectOwnWords(reading: DocumentReading, blocks: readonly TextBlock[]) {
  const textAt = ({ blockId, start, end }: { blockId: string; start: number; end: number }) =>
    blocks.find(({ id }) => id === blockId)?.text.slice(start, end) ?? '';
  for (const { sentence, span } of reading.summary) expect(textAt(span)).toBe(sentence);
  for (const { kind, value, span } of reading.facts) {
    if (kind !== 'party') expect(textAt(span).trim()).toBe(value);
  }
}

const LEASE = textBlocks(`房屋租赁合同
甲方（出租人）：张三
乙方（承租人）：李四
第一条 房屋
甲方将位于北京市的房屋一套出租给乙方居住使用。
第二条 期限
租赁期限自2025年1月1日至2025年12月31日止。
第三条 租金
月租金为人民币叁仟元整，乙方应当于每月五日前支付。
甲方应当在合同终止后七日内退还押金3000元。
第四条 违约责任
乙方逾期支付租金的，每逾期一日按欠付金额的0.05%支付违约金。
第五条 争议解决
因本合同发生的争议，由房屋所在地人民法院管辖。`);

test('a lease is read into its parties, sums, dates, deadlines, duties, term and forum', async () => {
  const reading = await readDocument(LEASE);
  expect(reading).toMatchObject({ kind: 'lease', kindLabel: '房屋租赁合同' });
  expect(facts(reading, 'party')).toEqual([
    ['甲方（出租人）', 'lessor'],
    ['乙方（承租人）', 'lessee'],
  ]);
  expect(facts(reading, 'amount')).toEqual([
    ['租金', '3000.00 CNY'],
    ['押金', '3000.00 CNY'],
  ]);
  expect(facts(reading, 'date')).toEqual([
    ['起始日期', '2025-01-01'],
    ['终止日期', '2025-12-31'],
  ]);
  expect(facts(reading, 'term')).toEqual([['租赁期限', '2025-01-01/2025-12-31']]);
  expect(facts(reading, 'deadline')).toContainEqual(['退还押金3000元', 'P7D']);
  expect(facts(reading, 'obligation').length).toBeGreaterThan(0);
  expect(facts(reading, 'dispute').length).toBe(1);
  expect(reading.outline.map(({ text }) => text)).toContain('第三条 租金');
  expect(reading.summary.length).toBeGreaterThanOrEqual(5);
  expectOwnWords(reading, LEASE);
});

test('a judgment has its court, case number and parties', async () => {
  const reading = await readDocument(
    textBlocks(`北京市朝阳区人民法院
民事判决书
（2023）京0105民初1234号
原告：张三，男，住北京市。
被告：李四，男，住北京市。
原告张三与被告李四民间借贷纠纷一案，本院于2023年3月1日受理后，依法公开开庭进行了审理。
经审理查明，被告于2022年1月5日向原告借款人民币50000元。
本院认为，被告应当按照约定返还借款。
判决如下：
一、被告李四于本判决生效之日起十日内返还原告张三借款50000元；
审判员 王五`),
  );
  expect(reading.kind).toBe('judgment');
  expect(reading.kindLabel).toBe('民事判决书');
  expect(facts(reading, 'court')).toEqual([['法院', '北京市朝阳区人民法院']]);
  expect(facts(reading, 'case_number')).toEqual([['案号', '（2023）京0105民初1234号']]);
  expect(facts(reading, 'party')).toEqual([
    ['原告', '张三'],
    ['被告', '李四'],
  ]);
});

test('an English contract has its dates, sums, law and periods', async () => {
  const reading = await readDocument(
    textBlocks(`SERVICES AGREEMENT
This Agreement is made on January 3, 2022 by and between Acme Inc. (“Client”) and Beta LLC (“Provider”).
1. Fees. Client shall pay Provider $5,000 within thirty (30) days after receipt of an invoice from Provider.
2. Law. This Agreement shall be governed by the laws of the State of New York.`),
  );
  expect(facts(reading, 'amount')).toEqual([['Amount', '5000.00 USD']]);
  expect(facts(reading, 'date')).toEqual([['Date', '2022-01-03']]);
  expect(facts(reading, 'deadline')).toEqual([['Deadline', 'P30D']]);
  expect(facts(reading, 'governing_law').length).toBe(1);
});

test.each([
  ['民事起诉状\n原告：张三\n诉讼请求：判令被告还款。', 'pleading'],
  ['律师函\n致：某某公司\n我所受委托，就欠款事宜致函如下。', 'letter'],
  ['关于某某公司的法律意见书\n本所律师对有关事项进行了核查。', 'report'],
  [
    '某某市停车管理办法\n第一条 为了加强停车管理，根据有关法律制定本办法。\n第二条 本办法自公布之日起施行。',
    'statute',
  ],
])('the kind of a paper is told by its words: %j', async (text, kind) => {
  expect((await readDocument(textBlocks(text))).kind).toBe(kind);
});

test('a very long document says how much of it was read', async () => {
  const blocks = Array.from(
    { length: 700 },
    (_, index): TextBlock => ({
      ...(LEASE[4] as TextBlock),
      id: `b${index}`,
      text: '甲方应当交付房屋。'.repeat(110),
    }),
  );
  const reading = await readDocument(blocks);
  expect(reading.charactersTotal).toBe(700 * 990);
  expect(reading.charactersRead).toBeLessThanOrEqual(600_000);
});

describe.skipIf(!present)('real papers', () => {
  test('what is said of them are their own words', { timeout: 120_000 }, async () => {
    const names = readdirSync(join(ROOT, 'cn-txt')).filter((_, index) => index % 6 === 0);
    for (const name of names) {
      const blocks = textBlocks(readFileSync(join(ROOT, 'cn-txt', name), 'utf8'));
      expectOwnWords(await readDocument(blocks), blocks);
    }
    const lease = readDocxBlocks(join(ROOT, 'cn-docx/房屋租赁合同_a.docx'));
    expect((await readDocument(lease)).kind).toBe('lease');
  });
});

test('a party whose name is left blank is not called by its label', async () => {
  const reading = await readDocument(
    textBlocks(
      '房屋租赁合同\n出租人（甲方）：\n承租人（乙方）：李四\n第一条 甲方将房屋出租给乙方，月租金3000元。',
    ),
  );
  expect(facts(reading, 'party').map(([label]) => label)).toEqual(['甲方（出租人）', '乙方（承租人）']);
  expect(reading.facts.filter(({ kind }) => kind === 'party').map(({ value }) => value)).toEqual([
    '（未写明）',
    '李四',
  ]);
});

test('English values end at a word, a term says how long, and the sides have names', async () => {
  const reading = await readDocument(
    textBlocks(`EXCLUSIVE LICENSE AND PRODUCT DEVELOPMENT AGREEMENT
This Agreement is made by and between Eton Foods, Inc., a Delaware corporation (“ETON”), and Aucta Mills, Inc., a Delaware corporation (“Aucta”).
1. Documents
ETON shall inform Aucta within five (5) business days after submission or receipt of such documents or correspondence relating to the product.
2. Competition
During the Term of this Agreement, and thereafter, Aucta shall not sell competing products. ETON pays Aucta.
3. Term
The term of this Agreement shall begin on its signing and last five (5) years. ETON and Aucta may extend it.`),
  );
  expect(reading.kindLabel).toBe('EXCLUSIVE LICENSE AND PRODUCT DEVELOPMENT AGREEMENT');
  expect(reading.sides).toEqual({ party_a: 'ETON (Eton Foods, Inc.)', party_b: 'Aucta (Aucta Mills, Inc.)' });
  const values = (kind: string) =>
    reading.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  expect(values('deadline')[0]).toMatch(/such documents or…$/);
  expect(values('term')).toEqual([
    'term of this Agreement shall begin on its signing and last five (5) years',
  ]);
});

test('a label is no name, a blank no heading, and a title that only speaks of contracts no kind', async () => {
  const lease = await readDocument(
    textBlocks(`房屋租赁合同
出租方：(甲方)\t身份证号：
承租方：(乙方)\t身份证号：纳税人识别号：
第一条 租金支付
1）租金每年提前15天支付。
2）每年     月     日前支付第二年的房租。`),
  );
  expect(lease.facts.filter(({ kind }) => kind === 'party').map(({ value }) => value)).toEqual([
    '（未写明）',
    '（未写明）',
  ]);
  expect(lease.sides).toEqual({ party_a: null, party_b: null });
  expect(lease.outline.map(({ text }) => text)).toEqual(['第一条 租金支付']);
  const page = await readDocument(textBlocks('合同纠纷怎么办 - 律师网\n遇到纠纷时可以先协商。'));
  expect(page.kindLabel).not.toContain('律师网');
});

describe('an outline holds what divides a paper, and', () => {
  const outlineOf = async (text: string) =>
    (await readDocument(textBlocks(text))).outline.map((one) => one.text);

  test('not its title, lines to sign on, seals, dates and labels that merely look like headings', async () => {
    const outline = await outlineOf(`# 纸鸢渡口服务合同
甲方：林风
乙方：叶舟
## 一、服务内容
乙方为甲方提供摆渡服务。
## 二、服务费用
每月人民币三千元。
## 三、违约责任
违约方赔偿损失。
## 印花税票粘贴处
## 甲方（盖章）：
## 2026年3月1日
## 联系电话：
## 附件一 收费表`);
    expect(outline).toEqual(['一、服务内容', '二、服务费用', '三、违约责任', '附件一 收费表']);
  });

  test('not the numbers of recitals and lists, nor what stands before a gap to fill in', async () => {
    const outline = await outlineOf(`摆渡服务合同
1. 甲方是一家依法设立并具有内河客运经营资格的公司，需要他人协助经营。
2. 乙方愿意按照本合同的约定向甲方提供摆渡人员和相应的安全设备。
双方达成如下协议：
第一条 服务内容
（1）乙方违反本合同第     条约定的，应当在三日内改正并赔偿损失。
（2）服务期满 6 个月，甲方对服务质量没有异议的，支付第二笔费用。
第二条 服务期限
第三条 争议解决＿＿＿＿＿＿＿＿
第四条 本合同共     页，一式两份，双方各执一份，具有同等效力。`);
    expect(outline).toEqual([
      '第一条 服务内容',
      '第二条 服务期限',
      '第三条 争议解决',
      '第四条 本合同共＿页，一式两份，双方各执一份，具有同等效…',
    ]);
  });

  test('not the rows of a table', async () => {
    const table = { kind: 'table' as const, rows: [[{ text: '1' }, { text: '救生圈' }]] };
    const blocks = textBlocks('采购合同\n一、标的\n1、救生圈\t十只\n二、价款\n三、交付\n').map((block) =>
      block.text.includes('\t') ? { ...block, ...table } : block,
    );
    const { outline } = await readDocument(blocks);
    expect(outline.map(({ text }) => text)).toEqual(['一 标的', '二 价款', '三 交付']);
  });
});
