import { type DecidedCase, gravest, ordersOf, type Told } from './told.ts';

/** Words for the same act, so that 退还 may be said of 返还. */
const FAMILIES: readonly RegExp[] = [
  /返还|退还|退回|归还|偿还|清偿|赔偿|赔付|支付|给付|付清|补偿|退赔|罚金|退|赔/,
  /解除/,
  /继续履行|履行/,
  /交付|腾退|腾空|交还/,
  /停止/,
  /赔礼|道歉/,
  /确认/,
  /过户|办理/,
  /抚养/,
];
const ACTS = FAMILIES.map(({ source }) => source).join('|');
const TOPICS =
  /违约金|利息|罚息|律师费|滞纳金|押金|定金|本金|借款|货款|租金|工资|加班费|经济补偿|赔偿金|工程款|医疗费|误工费|护理费|精神损害|残疾赔偿金|抚养费|物业费|年休假|奖金|服务费|课时费|鉴定费|彩礼|罚金|首付款|购房款/g;
const ROLES = ['上诉人', '原告', '被告', '申请人'] as const;
const ORDERED = new RegExp(
  `(?:判决|判令|改判|责令|判|应当|应|须|需)([^，。；不无驳请求要]{0,20}?)(${ACTS})([^，。；]{0,18})|并处(?:罚金)()()`,
  'g',
);
const REFUSED = new RegExp(
  `([^，。；]{0,8})(?:不予|不应当?|不必|不再|无需|无须|不用|不)(${ACTS})([^，。；]{0,10})`,
  'g',
);
const ASKED = /(?:请求|诉请|要求|主张|辩称|上诉称|诉称|建议|指控)[^，。；]{0,24}$/;

/**
 * Compares what a court is said to have ordered, or to have refused, with its orders: the act, of what, and by whom.
 * @param options.whole the words with the names that were blanked out of what is read, place for place
 */
export function compareToldOrders(
  said: string,
  { decided, whole, isRead }: { decided: DecidedCase; whole: string; isRead: boolean },
): { told: Told; rest: string } {
  const orders = ordersOf(decided);
  const isBelow = decided.disposal.includes('affirmed');
  const all: Told[] = [];
  const read = (pattern: RegExp, words: string, compare: (match: string[], at: number) => Told) =>
    words.replace(pattern, (...parts) => {
      const place = parts.findIndex((part) => typeof part === 'number');
      const match = parts.slice(0, place).map((part) => (part as string | undefined) ?? '');
      const at = parts[place] as number;
      const [found = ''] = match;
      if (ASKED.test((parts[place + 1] as string).slice(0, at))) return found;
      all.push(!isRead || isBelow ? 'open' : compare(match, at));
      // 改判 says more than that something was ordered.
      const lead = /^(?:判决|判令|改判)/.exec(found)?.[0] ?? '';
      return lead + ' '.repeat(found.length - lead.length);
    });
  const rest = read(REFUSED, said, ([found = '', , act = '']) => {
    const line = lineOf(orders, act, found);
    if (line === null) return orders.trim() === '' ? 'agrees' : 'open';
    return (found.match(TOPICS) ?? []).some((topic) => line.includes(topic)) ? 'differs' : 'open';
  });
  const left = read(ORDERED, rest, ([found = '', who = '', act = ''], at) => {
    const isOrder = /^(?:判|改判|责令|并处)/.test(found);
    const missing: Told = isOrder && decided.isWhole ? 'differs' : 'open';
    const line = lineOf(orders, act || '罚金', found);
    if (line === null) return missing;
    const topics = found.match(TOPICS) ?? [];
    if (topics.some((topic) => !orders.includes(topic))) return missing;
    const lead = found.indexOf(who, /^(?:判决|判令|改判|责令|应当|应该|必须)/.test(found) ? 2 : 1);
    return payerAgrees(whole.slice(at + lead, at + lead + who.length), act, line);
  });
  return { told: gravest(all), rest: left };
}

/** The order of that act, rather one that names what is said. */
function lineOf(orders: string, act: string, whole: string): string | null {
  const family = FAMILIES.find((one) => one.test(act));
  const lines = orders.split(/[\n；;]/).filter((line) => family?.test(line));
  const topics = whole.match(TOPICS) ?? [];
  return lines.find((line) => topics.every((topic) => line.includes(topic))) ?? lines[0] ?? null;
}

/** Who is said to do it: the same person or role in the order, or nobody. */
function payerAgrees(who: string, act: string, line: string): Told {
  const family = FAMILIES.find((one) => one.test(act));
  const payer = line.slice(0, Math.max(0, line.search(family ?? /$/)));
  const masks = who.match(/[\u4e00-\u9fff]某[甲乙丙丁某\d]?/g) ?? [];
  if (masks.some((mask) => !payer.includes(mask))) return 'differs';
  const role = ROLES.find((one) => who.includes(one) && !who.includes(`被${one}`));
  const opposed = ROLES.find((one) => who.includes(`被${one}`));
  const told = opposed ? `被${opposed}` : role;
  if (!told) return 'agrees';
  const names = (word: string) => new RegExp(`(?<!被)${word}`).test(payer);
  if (names(told)) {
    const first = /被?(?:上诉人|原告|告|申请人)/.exec(payer)?.[0] ?? told;
    return first === told ? 'agrees' : 'differs';
  }
  return /原告|被告|上诉人|申请人/.test(payer) ? 'differs' : 'open';
}
