import { expect, test } from 'vitest';
import { readContract } from '../contracts/read-contract.ts';
import { textBlocks } from '../contracts/testing/text-blocks.ts';
import { REVIEW_COLUMN_RULES } from './review-column-rules.ts';
import { FLAT_LEASE, SHOP_LEASE } from './testing/filled-leases.ts';
import { EMPLOYMENT, ENGLISH_SERVICES, SOFTWARE } from './testing/filled-services.ts';
import { EQUIPMENT_SALE, LOAN } from './testing/filled-trade.ts';
import { JUDGMENT, OPEN_LEASE, VAGUE_SALE } from './testing/forms.ts';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const TEXTS = [
  ...[SHOP_LEASE, FLAT_LEASE, EQUIPMENT_SALE, LOAN, SOFTWARE],
  ...[EMPLOYMENT, ENGLISH_SERVICES, OPEN_LEASE, VAGUE_SALE, JUDGMENT, ''],
];

test('the library has at least sixty columns, each with its own key and words in both languages', () => {
  const keys = REVIEW_COLUMN_RULES.map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(60);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, label, asks, kind, choices } of REVIEW_COLUMN_RULES) {
    expect(key).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    for (const words of [label, asks]) {
      expect(words.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(words.en).toMatch(/^[A-Z][^\u4e00-\u9fff]+(?:\(定金\)[^\u4e00-\u9fff]*)?$/);
    }
    expect(kind === 'choice', key).toBe(choices !== undefined);
  }
});

/** What every column reads in every text. */
const readings = Promise.all(
  TEXTS.map(async (text) => {
    const input = await columnInput(text);
    return REVIEW_COLUMN_RULES.map((rule) => ({ input, rule, reading: rule.read(input) }));
  }),
).then((lists) => lists.flat());

test('what a column quotes stands in the document letter by letter, at the place it names', async () => {
  const wrong = (await readings).filter(({ input, reading: { quote, span } }) => {
    const block = input.blocks.find(({ id }) => id === span?.blockId);
    return span === null ? quote !== '' : quote === '' || block?.text.slice(span.start, span.end) !== quote;
  });
  expect(wrong.map(({ rule }) => rule.key)).toEqual([]);
});

test('a value is of its column’s kind, a choice is one of its choices, and without a value nothing is found', async () => {
  const wrong = (await readings).filter(({ rule, reading: { state, value } }) => {
    if (!value) return state === 'found';
    const isChoice = value.kind !== 'choice' || rule.choices?.some(({ zh }) => zh === value.choice);
    const isMoney = value.kind !== 'money' || /^\d+\.\d{2}$/.test(value.amount);
    const isDate = value.kind !== 'date' || /^\d{4}-\d{2}-\d{2}$/.test(value.date);
    const isOfKind = state === 'found' && value.kind === rule.kind && value.text.trim() !== '';
    return !(isChoice && isMoney && isDate && isOfKind);
  });
  expect(wrong.map(({ rule }) => rule.key)).toEqual([]);
});

const agreedOnNothing = (input: Awaited<ReturnType<typeof columnInput>>) =>
  REVIEW_COLUMN_RULES.filter((rule) => rule.read(input).state === 'not_agreed').map(({ key }) => key);

test('a judgment and a pleading are never said to have agreed on nothing', async () => {
  for (const kindOfPaper of ['judgment', 'pleading', 'statute', 'letter', 'report'] as const) {
    const input = await columnInput(JUDGMENT, { kindOfPaper });
    expect(agreedOnNothing(input)).toEqual([]);
  }
});

test('a document that was read in part is never said to have agreed on nothing', async () => {
  for (const text of TEXTS) {
    const input = await columnInput(text, { isWhole: false });
    expect(agreedOnNothing(input)).toEqual([]);
  }
});

test('an open place of a form is not found and has its place; a subject without a word is not agreed', async () => {
  const input = await columnInput(OPEN_LEASE);
  for (const key of ['party_a', 'start_date', 'end_date', 'term', 'rent', 'deposit', 'copies'])
    expect([key, readColumn(input, key).state, readColumn(input, key).quote]).toEqual([
      key,
      'not_found',
      expect.stringContaining('____'),
    ]);
  for (const key of ['signing_date', 'dispute_resolution', 'dispute_body'])
    expect([key, readColumn(input, key).state]).toEqual([key, 'not_found']);
  for (const key of ['confidentiality', 'governing_law', 'earnest_money', 'liability_cap', 'sublease'])
    expect([key, readColumn(input, key).state]).toEqual([key, 'not_agreed']);
});

test('what an annex is to say and boxes of which none is ticked are not found, and the annex is told', async () => {
  const input = await columnInput(VAGUE_SALE);
  for (const key of ['total_price', 'delivery_place', 'dispute_resolution', 'dispute_body'])
    expect([key, readColumn(input, key).state]).toEqual([key, 'not_found']);
  expect(readColumn(input, 'total_price').reason).toBe('elsewhere');
});

test('a sum whose figures and words differ is left to a person, with both', async () => {
  const deposit = readColumn(await columnInput(VAGUE_SALE), 'deposit');
  expect(deposit).toMatchObject({ state: 'not_found', confidence: 'low', reason: 'contradicting' });
  expect(deposit.parts?.map(({ value }) => value.text)).toEqual(['玖仟元整', '￥3000元']);
  expect(deposit.quote).toContain('玖仟元整（￥3000元）');
});

test('several rents are a list with what each is for', async () => {
  const input = await columnInput(
    '房屋租赁合同\n甲方：李明\n乙方：王芳\n第一条 第一年租金为每月5000元，第二年租金为每月5500元。',
  );
  const { parts = [], value } = readColumn(input, 'rent');
  expect(parts.map(({ of }) => of)).toEqual([
    expect.stringContaining('第一年'),
    expect.stringContaining('第二年'),
  ]);
  expect(value?.text).toContain('5500元');
});

test('two rents for the same lease settle nothing', async () => {
  const input = await columnInput(
    '房屋租赁合同\n甲方：李明\n乙方：王芳\n第一条 月租金为3000元。\n第二条 乙方每月5日前支付租金。\n第三条 月租金为3500元。',
  );
  expect(inWords(readColumn(input, 'rent'))).toBe('not_found');
  expect(inWords(readColumn(input, 'rent_cycle'))).toBe('按月');
});

test('notes of a reviewer in the text are no words of the contract', async () => {
  const input = await columnInput(
    '采购合同\n甲方：李明\n乙方：王芳\n第一条 双方友好合作。[AI审核: 【高风险】未约定押金，建议押金为5000元]\n第二条 本合同一式两份。',
  );
  expect(readColumn(input, 'deposit').state).toBe('not_agreed');
});

test('rows of a table that name a thing and its value are read as its label and value', async () => {
  const text = '采购合同\n甲方：李明\n乙方：王芳';
  const plain = await columnInput(text);
  const rows = [
    ['合同总价', '人民币120000元'],
    ['交货地点', '合肥市庐阳区', '质保期', '24个月'],
  ];
  const table = {
    ...({ id: 't', kind: 'table', level: null, number: null, page: null } as const),
    text: rows.map((row) => row.join('\t')).join('\n'),
    rows: rows.map((row) => row.map((cell) => ({ text: cell }))),
  };
  const blocks = [...textBlocks(`${text}\n第一条 主要条款`), table];
  const input = { ...plain, blocks, contract: await readContract(blocks) };
  expect(
    ['total_price', 'delivery_place', 'warranty_period'].map((key) => inWords(readColumn(input, key))),
  ).toEqual(['120000.00 CNY', '合肥市庐阳区', '24 month']);
});
