import { expect, test } from 'vitest';
import { deriveSale } from './derive-sale.ts';
import { EMPTY_SHEET, entryAt, type PlainFacts, sheetOf, typeFact } from './fact-sheet.ts';

const TOLD: PlainFacts = {
  cause: '买卖合同纠纷',
  claimants: [{ party_kind: 'organisation', name: '郑州宏达建材有限公司' }],
  defendants: [{ party_kind: 'organisation', name: '河南新城装饰工程有限公司' }],
  claims: [{ content: '请求被告支付货款80000元及逾期付款利息', amount: 80_000 }],
  story:
    '2025年6月1日,双方签订《瓷砖买卖合同》,约定被告向原告购买瓷砖,货款共计120000元,货到后30日内付清。2025年6月15日,原告交付全部货物,被告签收。2025年7月20日,被告支付40000元,余款80000元至今没有支付。',
};
const derived = (facts: PlainFacts) => deriveSale(EMPTY_SHEET, sheetOf(facts));
const toldAt = (sheet: ReturnType<typeof derived>, path: string) => entryAt(sheet, path)?.chosen.value;

test('rows of the form over a sale follow from the parties, the claims and the account, and say so', () => {
  const sheet = derived(TOLD);
  const values = {
    ...{
      goods_side: 'seller',
      'seller/s1/name': '郑州宏达建材有限公司',
      'buyer/s1/name': '河南新城装饰工程有限公司',
    },
    ...{
      goods_price_owed: 80_000,
      contract_made_how: '2025年6月1日，双方签订《瓷砖买卖合同》',
      goods_sold: '瓷砖',
    },
    ...{ goods_total_price: 120_000, goods_unpaid: 80_000, goods_is_late: true, goods_late_what: 'payment' },
  };
  for (const [path, value] of Object.entries(values)) expect(toldAt(sheet, path), path).toEqual(value);
  expect(entryAt(sheet, 'goods_side')).toMatchObject({
    ...{ confirmed: false, chosen: { source: { kind: 'rule', rule: 'sale_of_story' } } },
  });
  expect(toldAt(sheet, 'goods_urged')).toBeUndefined();
});

test('a buyer who wants money back is no seller, and nothing is said of what was not told', () => {
  const sheet = derived({
    ...TOLD,
    claims: [{ content: '请求被告返还货款3000元', amount: 3000 }],
    story: '货不对板。',
  });
  expect(toldAt(sheet, 'goods_side')).toBe('buyer');
  expect(toldAt(sheet, 'seller/s1/name')).toBe('河南新城装饰工程有限公司');
  for (const path of ['goods_price_owed', 'goods_total_price', 'goods_is_late', 'contract_made_how'])
    expect(toldAt(sheet, path), path).toBeUndefined();
});

test('what somebody typed stays, and what follows from a changed story goes with it', () => {
  const typed = typeFact(sheetOf(TOLD), 'goods_total_price', 99);
  expect(toldAt(deriveSale(EMPTY_SHEET, typed), 'goods_total_price')).toBe(99);
  const before = derived(TOLD);
  const after = deriveSale(before, typeFact(before, 'story', '双方没有签订书面合同，尚欠货款1.2万元。'));
  expect(toldAt(after, 'contract_made_how')).toBe('无书面合同');
  expect(toldAt(after, 'goods_unpaid')).toBe(12_000);
  expect(toldAt(after, 'goods_total_price')).toBeUndefined();
});

test('other causes have no such rows', () => {
  expect(derived({ ...TOLD, cause: '民间借贷纠纷' })).toEqual(sheetOf({ ...TOLD, cause: '民间借贷纠纷' }));
});
