import { entryAt, type FactSheet, type FactValue, offerFact, rowPath, rowsOf } from './fact-sheet.ts';
import { withoutDerived } from './without-derived.ts';

/** The facts that the rows of the official form over a sale ask for and that a told story may hold already. */
export const SALE_ROWS = [
  ...['goods_side', 'goods_price_owed', 'contract_made_how', 'goods_sold', 'goods_total_price'],
  ...['goods_unpaid', 'goods_is_late', 'goods_late_what', 'goods_urged', 'seller', 'buyer'],
] as const;
/** The rule by whose name it is known where they came from. */
const SALE_RULE = 'sale_of_story';
const PARTY_FIELDS = ['party_kind', 'name'] as const;
/** The row that is offered; a row a person made keeps its place. */
const ROW = 's1';

/** What a buyer asks for. */
const BUYER = /返还|退还|退回|退货|退款|更换|重作|修理|交付|交货|供货|倍赔偿|倍.{0,4}赔偿/;
const PRICE = /货款|价款|欠款/;
const SUM = '(?:为|是|计|共|人民币|约)*\\s*(\\d[\\d,]*(?:\\.\\d+)?)(万)?元';

/**
 * The sheet with the rows of the form over a sale, as far as the parties, the claims and the account say them. Offered anew where what they
 * follow from changed; what somebody typed stays.
 */
export function deriveSale(before: FactSheet, after: FactSheet): FactSheet {
  const told = saleOf(after);
  const old = saleOf(before);
  let sheet = after;
  for (const path of new Set([...Object.keys(told), ...Object.keys(old)])) {
    if (told[path] === old[path]) continue;
    const at = placeOf(after, path);
    sheet = withoutDerived(sheet, at, SALE_RULE);
    const value = told[path];
    if (value !== undefined)
      sheet = offerFact(sheet, at, { value, source: { kind: 'rule', rule: SALE_RULE } });
  }
  return sheet;
}

/** Where a value goes: in the row of a list that a person made, if there is one. */
function placeOf(sheet: FactSheet, path: string): string {
  const [list = '', field] = path.split('/');
  return field === undefined ? path : rowPath(list, rowsOf(sheet, list)[0] ?? ROW, field);
}

function saleOf(sheet: FactSheet): Record<string, FactValue> {
  const value = (path: string) => entryAt(sheet, path)?.chosen.value;
  const story = value('story');
  const cause = value('cause');
  if (typeof cause !== 'string' || !/买卖合同/.test(cause)) return {};
  const found: Record<string, FactValue> = {};
  const claims = rowsOf(sheet, 'claims').map((row) => ({
    content: String(value(rowPath('claims', row, 'content')) ?? ''),
    amount: value(rowPath('claims', row, 'amount')),
  }));
  const isBuyer = claims.some(({ content }) => BUYER.test(content));
  const price = claims.find(({ content }) => PRICE.test(content));
  if (isBuyer || price) {
    found.goods_side = isBuyer ? 'buyer' : 'seller';
    const [seller, buyer] = isBuyer ? ['defendants', 'claimants'] : ['claimants', 'defendants'];
    for (const [side, list] of [
      ['seller', seller],
      ['buyer', buyer],
    ] as const) {
      const [row] = rowsOf(sheet, list ?? '');
      for (const field of PARTY_FIELDS) {
        const held = row === undefined ? undefined : value(rowPath(list ?? '', row, field));
        if (held !== undefined) found[`${side}/${field}`] = held;
      }
    }
  }
  if (!isBuyer && typeof price?.amount === 'number') found.goods_price_owed = price.amount;
  return typeof story === 'string'
    ? { ...found, ...rowsOfStory(story, !isBuyer && price !== undefined) }
    : found;
}

/** What the account says of the contract and of how it was performed; nothing where it does not say it. */
function rowsOfStory(story: string, isSeller: boolean): Record<string, FactValue> {
  const text = story.replace(/，/g, ',').replace(/；/g, ';');
  const words = (pattern: RegExp) => pattern.exec(text)?.[1]?.trim().replace(/,/g, '，');
  const sum = (names: string) => sumIn(new RegExp(`(?:${names})${SUM}`).exec(text));
  const paper = /没有?签[^。;]{0,6}合同|没有(?:书面)?合同|未签[^。;]{0,6}合同/.test(text)
    ? '无书面合同'
    : words(/(?:^|[。;\n])\s*([^。;\n]{0,40}?(?:签订|订立|签署)(?:了)?[^,。;\n]{0,40})/);
  const goods = words(/(?:向[^,。;\n]{1,20})(?:购买|采购|订购|供应|出售|提供)(?!合同|货)([^,。;\n]{1,30})/);
  const total = sum(
    '总价款?|货款(?:共计|总计|总额|合计)|价款(?:共计|总计|总额|合计)|合同(?:总)?(?:金额|价款)',
  );
  const unpaid = sum('(?:余款|尚欠|仍欠|还欠|欠付|剩余)(?:货款|价款)?');
  const isLate = isSeller && /(?:至今|一直|仍)(?:没有|没|未|不)[^,。;]{0,6}付|逾期[^,。;]{0,6}付/.test(text);
  return {
    ...(paper ? { contract_made_how: paper } : {}),
    ...(goods ? { goods_sold: goods } : {}),
    ...(total === null ? {} : { goods_total_price: total }),
    ...(unpaid === null || !isSeller ? {} : { goods_unpaid: unpaid }),
    ...(isLate ? { goods_is_late: true, goods_late_what: 'payment' } : {}),
    ...(/催(?:要|款|促|讨|收)|多次要求/.test(text) ? { goods_urged: true } : {}),
  };
}

function sumIn(found: RegExpExecArray | null): number | null {
  const [, digits = '', tenThousands] = found ?? [];
  const value = Number(digits.replace(/,/g, ''));
  if (digits === '' || !Number.isFinite(value)) return null;
  // In fen, so that 1.15万 stays what was written.
  return Math.round(value * (tenThousands ? 1_000_000 : 100)) / 100;
}
