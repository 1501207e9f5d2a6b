import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside, clauseOf, lengthBeside } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

const SOLDIER = /自主择业|复员费|退役金|退役费|退役补助|退伍费/;
const AGE_JOINED =
  /(\d{1,2}|[一二三四五六七八九十]+) ?(?:周)?岁(?:就|去|时|那年|开始)?[^，。；\d]{0,3}(?:当的?兵|入伍|参军)|(?:当兵|入伍|参军)(?:时|那年|的时候)?[^，。；\d]{0,4}(\d{1,2}) ?(?:周)?岁/;

/** The payment of one who left the forces, at divorce. */
const SOLDIER_RULE: CalculatorRule = {
  id: 'soldier-payment',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (!SOLDIER.test(text)) return null;
    const age = AGE_JOINED.exec(text);
    const years = lengthBeside(text, figures, /婚/)?.months;
    const payment =
      amountBeside(text, figures, /(?:自主择业|复员|退役|退伍|发)[^，。；\d]{0,14}$/) ?? figures.amounts[0];
    const ageJoined = parseNumeral(age?.[1] ?? age?.[2] ?? '');
    if (!payment || ageJoined === null || !years) return null;
    return { payment: payment.value, ageJoined, yearsMarried: years / 12 };
  },
};

const PAID = '(?:一共|总共|自己)?(?:掏|出|付|拿|给|垫|凑)(?:了|的)?[^，。；\\d]{0,3}$';
const I_PAID = new RegExp(`我${PAID}|\\bI (?:paid|put in)[^.;\\d]{0,6}$`, 'i');
const THEY_PAID = new RegExp(
  `(?:他|她|对方|男方|女方|男友|女友|男朋友|女朋友)${PAID}|\\b(?:he|she) (?:paid|put in)[^.;\\d]{0,6}$`,
  'i',
);
const NOW_WORTH =
  /(?:现在|目前|如今|二手|市场价|估价?|评估)[^，。；\d]{0,10}$|(?:值|能卖|卖了)[^，。；\d]{0,4}$|(?:worth|sold for|sell for)[^.;\d]{0,10}$/i;
const UNMARRIED =
  /同居|没领证|没登记|没结婚|未婚|男朋友|女朋友|男友|女友|对象|\b(?:boyfriend|girlfriend|cohabit|not married|never married)\b/i;

/** The clause of an amount up to it; a space ends one between Chinese words. */
const headOf = (text: string, amount: QuestionAmount): string => {
  const [head] = clauseOf(text, amount);
  return /\p{Script=Han}/u.test(head) ? (/\S*\s?$/.exec(head)?.[0] ?? head) : head;
};

const only = (text: string, { amounts }: Figures, words: RegExp): QuestionAmount | undefined => {
  const found = amounts.filter((amount) => words.test(headOf(text, amount)));
  return found.length === 1 ? found[0] : undefined;
};

/** What two bought together who are not married. */
const COHABITATION_RULE: CalculatorRule = {
  id: 'cohabitation-share',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (!UNMARRIED.test(text) || /彩礼|装修/.test(text)) return null;
    const [mine, theirs] = [only(text, figures, I_PAID), only(text, figures, THEY_PAID)];
    if (!mine || !theirs) return null;
    const rest = {
      ...figures,
      amounts: figures.amounts.filter((amount) => amount !== mine && amount !== theirs),
    };
    return { mine: mine.value, theirs: theirs.value, value: only(text, rest, NOW_WORTH)?.value };
  },
};

const HID =
  /(?:转移|转给|转到|转走|隐藏|藏|瞒着?|私自(?:取|卖|转)|偷偷)[^。；]{0,20}$|(?:hid|moved|transferred)[^.;]{0,12}$/i;
const HID_BEHIND = /^[^，。；]{0,4}(?:转给|转到|转移|转走|藏|存在别人|打给)/;
const FOR_AFFAIR = /小三|第三者|情人|出轨|外面的女/;

/** Joint money that was hidden. */
const HIDDEN_RULE: CalculatorRule = {
  id: 'hidden-money',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (!/离婚|离了|前夫|前妻|老公|老婆|丈夫|妻子|divorc|husband|wife/i.test(text) || FOR_AFFAIR.test(text))
      return null;
    if (/遗产|继承|彩礼|婚前(?:存|个人|财产|的钱)/.test(text)) return null;
    const hidden = figures.amounts.filter((amount) => {
      const [head, tail] = clauseOf(text, amount);
      return HID.test(head) || HID_BEHIND.test(tail);
    });
    return hidden.length === 1 ? { amount: hidden[0]?.value } : null;
  },
};

const REPAID =
  /(?:还贷|还了|共同还|一起还|还的贷款|还款|已还|月供(?:一共|总共))[^，。；\d]{0,10}$|(?:paid off|repaid)[^.;\d]{0,10}$/i;
const MONTHLY = /(?:每个?月|月供|一个月)[^，。；\d]{0,8}$/;
const PRICE =
  /(?:总价|房价|全价|买的?时候|买价|购价|婚前[^，。；\d]{0,6}买|当时[^，。；\d]{0,6}|首付之外)[^，。；\d]{0,6}$|(?:cost|bought (?:it )?for|price)[^.;\d]{0,8}$/i;

/** Years of payments by the month come to their sum. */
function repaidOf(text: string, figures: Figures): number | undefined {
  const monthly = figures.amounts.find((amount) => MONTHLY.test(headOf(text, amount)));
  const told = figures.amounts.find((amount) => amount !== monthly && REPAID.test(headOf(text, amount)));
  if (told) return told.value;
  const months = lengthBeside(text, figures, /还(?:了|贷|款)|一起还|婚后/)?.months;
  return monthly && months ? monthly.value * months : undefined;
}

/** A home bought before the marriage by one, and paid off by both. */
const MORTGAGE_RULE: CalculatorRule = {
  id: 'mortgage-share',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (
      !/婚前|结婚前|before (?:we|the|our) marr/i.test(text) ||
      !/还贷|月供|房贷|贷款|按揭|mortgage|loan/i.test(text)
    )
      return null;
    if (/继承|遗产|父母(?:全款|出资|出的)|爸妈(?:全款|出)/.test(text)) return null;
    const repaid = repaidOf(text, figures);
    const rest = figures.amounts.filter(({ value }) => value !== repaid);
    const price = rest.find(
      (amount) => PRICE.test(headOf(text, amount)) && !/首付[^，。；\d]{0,4}$/.test(headOf(text, amount)),
    );
    const value = rest.find((amount) => amount !== price && NOW_WORTH.test(headOf(text, amount)));
    return repaid && price && value ? { repaid, price: price.value, value: value.value } : null;
  },
};

/** Sums between two who lived together. Only guides call for them. */
export const COUPLE_RULES: readonly CalculatorRule[] = [
  SOLDIER_RULE,
  COHABITATION_RULE,
  HIDDEN_RULE,
  MORTGAGE_RULE,
];
