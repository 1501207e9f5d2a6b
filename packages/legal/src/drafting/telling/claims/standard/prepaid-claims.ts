import type { Telling } from '../../telling.ts';
import { type UnusedShare, unspentShare, unusedShare } from '../unused-share.ts';
import { unusedTime } from '../unused-time.ts';
import type { ClaimRow } from './claim-rows.ts';
import { GIVES_UP_INTEREST } from './told-parts.ts';

const PREPAID =
  /(?:办|充|买|报|续)(?:了|的|过)?[^，。；]{0,14}(?:卡|课|会员|班|私教)|充(?:了|值|卡)|卡里|储值|(?:报|交)(?:了|的)?[^，。]{0,6}(?:学费|培训费)/;
const BACK = /退还|返还/;

/**
 * Who paid ahead and cannot use it: the end of the contract, what is left of the money, and interest (民法典 563, 566; 消费者权益保护法 53). What
 * is told to be left is given back, and not paid as a price.
 */
export function prepaidClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text, other } = telling;
  if (!PREPAID.test(text)) return [...rows];
  const made = rows.map((row) =>
    row.content.startsWith(`请求判令${other}支付服务费`)
      ? { ...row, content: row.content.replace('支付服务费', '退还预付款余额') }
      : row,
  );
  // What can be reckoned stands in the place of what was left open.
  const parts = partsLeft(telling, made);
  if (parts.length > 0) {
    const open = made.findIndex(({ content, amount }) => amount === null && BACK.test(content));
    if (open >= 0) made.splice(open, 1, ...parts);
    else made.push(...parts);
  }
  const at = made.findLastIndex(({ content }) => BACK.test(content));
  const sums = made.filter(({ content }) => BACK.test(content)).map(({ amount }) => amount);
  const whole = sums.includes(null) ? null : sums.reduce<number>((all, sum) => all + (sum ?? 0), 0);
  const back = made[at];
  if (!back) return made;
  const place = { start: back.start, end: back.end };
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  if (!GIVES_UP_INTEREST.test(text) && !has(/利息|违约金/))
    made.splice(at + 1, 0, {
      content: `请求判令${other}支付资金占用利息（以${whole === null ? '应退还的款项' : `${Math.round(whole * 100) / 100}元`}为基数，自起诉之日起至实际退还之日止，按同期一年期贷款市场报价利率计算）`,
      amount: null,
      ...place,
    });
  if (!has(/解除/))
    made.unshift({
      content: `请求判令解除双方的${/培训/.test(telling.cause) ? '教育培训' : '服务'}合同`,
      amount: null,
      ...place,
    });
  const own = ownAccount(telling);
  if (own && !has(/连带|共同/)) made.push(own);
  return made;
}

/** The rest of lessons and of a card that runs for a time, as far as each was told and no claim has it (预付式消费解释 §§15, 18, 22). */
function partsLeft(telling: Telling, made: readonly ClaimRow[]): ClaimRow[] {
  const { other } = telling;
  const [lessons, time] = [unusedShare(telling) ?? unspentShare(telling), unusedTime(telling)];
  const isMissing = ({ value }: UnusedShare) => !made.some(({ amount }) => amount === value);
  const isTold = made.some(
    ({ content, amount }) => amount !== null && BACK.test(content) && !/÷/.test(content),
  );
  if (isTold) return [];
  const row = (what: string, { value, how, start, end }: UnusedShare): ClaimRow => ({
    content: `请求判令${other}退还${what}的费用${value}元（${how}）`,
    ...{ amount: value, start, end },
  });
  return [
    ...(lessons && isMissing(lessons) ? [row('未消费部分', lessons)] : []),
    ...(time && time.start !== lessons?.start && isMissing(time) ? [row('会员卡剩余期间', time)] : []),
  ];
}

/** 扫的是老板某某的私人码: who took the money of the firm for themselves answers with it, as far as their means are one (公司法 23). */
function ownAccount({ text, sides }: Telling): ClaimRow | null {
  const match = PRIVATE.exec(text);
  const asked = [...sides.sideOf].flatMap(([member, side]) => (side === sides.own ? [] : [member]));
  const isFirm = asked.some(({ kind }) => kind !== 'person');
  const owner = asked.find(
    ({ name, kind }) =>
      kind === 'person' &&
      match &&
      text.slice(Math.max(0, match.index - 20), match.index + 12).includes(name),
  );
  if (!match || !owner || !isFirm) return null;
  return {
    content: `请求判令被告${owner.name}对上述款项承担连带责任（其以个人账户收取预付款）`,
    amount: null,
    start: match.index,
    end: match.index + match[0].length,
  };
}
const PRIVATE = /(?:私人|个人)(?:的)?(?:收款)?(?:二维)?(?:码|微信|支付宝|账户|账号|卡|银行卡)/;
