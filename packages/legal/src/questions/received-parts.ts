import type { CalculatorResult } from '../calculators/calculation.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorMatch } from './match-calculator.ts';
import { isTheirPosition } from './own-figures.ts';
import type { QuestionAmount } from './read-amounts.ts';

const DONE = '(?:给|退|付|赔|打|发|转|还|补|垫)';
/** The other side has given, returned or set off a part: 已经给了我6000, 对方垫了2万, 抵了5000. */
const RECEIVED = new RegExp(
  [
    `(?:公司|单位|老板|厂里?|店[里家长主]?|商家|对方|房东|司机|车主|保险(?:公司)?|卖家|买家|开发商|前[夫妻]|狗主人?|学校|平台|中介|客户|他们?|她们?)[^，。；\\d我没不未]{0,10}${DONE}(?:过|了|回(?:来|给)?了?|给了?)(?:我|我们)?[^，。；\\d没不]{0,6}$`,
    `^(?:已经?|当时|后来|中间|上周|昨天|前天|上个?月|之前|先|又|也|只|才|其中|里面)*(?:已经?)?${DONE}(?:过|了|给|回)+(?:我|我们)?[^，。；\\d没不]{0,4}$`,
    `${DONE}(?:过|了|给|回)*(?:我|我们)(?:过|了)?[^，。；\\d没不]{0,4}$`,
    '(?:抵|折抵|抵扣|抵掉)(?:了|掉|过)[^，。；\\d]{0,6}$',
  ].join('|'),
);
/** 把5万退我了: what was done stands behind the sum. */
const RECEIVED_BEHIND = /^(?:块|元)?(?:钱)?(?:已经|都|就)?(?:退|还|赔|给|打|转)(?:回|给)?(?:我|我们)了/;
/** What the teller gave is nothing received. */
const GIVEN_BY_ME =
  /我(?:们)?(?:自己|已经|先|当时|一共|总共|前后|又|还|都|也|就|只|给(?:他|她|对方|店|公司))*[^，。；他她对方公司老板]{0,4}(?:付|交|给(?!我)|转|打|借|垫|还|退|赔)(?!我)|(?:要|该|应|需要?|每个?月|每天)[^，。；]{0,4}(?:付|给|还|退|赔|补)/;
const BY_PIECE = /(?:每个?月|每天|一天|每日|每次|每人|每个?小时)[^，。；\d]{0,6}$/;
const BY_PIECE_BEHIND = /^(?:块|元)?(?:钱)?(?:一|每|\/)(?:天|个?月|小时|节|人)/;
const SPENT_BESIDE = /我(?:自己)?(?:又|还|另外|也)(?:自己)?(?:花|付|掏|垫|出)了?/;
const WAGE_PAID = /工资|薪/;
/** Of these a paid wage is a part. */
const OF_WAGES = /补偿|赔|加班|年假|年休|经济/;

/** The calculators whose sum is what is still to be paid, less what was. */
const LESSENED = [
  'severance',
  'overtime-pay',
  'annual-leave-pay',
  'doubled-wage',
  'probation-damages',
  'non-compete-pay',
  'minimum-wage-gap',
  'maternity-pay',
  'stop-work-pay',
  'work-injury-allowance',
  'work-death',
  'deposit',
  'agreed-penalty',
  'child-support',
  'debt-balance',
  'injury-costs',
  'personal-injury',
  'prepaid-refund',
  'lease-refund',
  'wages-due',
  'full-sum',
];

const valuesOf = ({ inputs }: CalculatorResult): unknown[] => Object.values(inputs);

/** Amounts told as received for what is claimed, that the sum does not reckon with. */
function unreckoned(
  text: string,
  amounts: readonly QuestionAmount[],
  result: CalculatorResult,
): QuestionAmount[] {
  const isApart = SPENT_BESIDE.test(text);
  return amounts.filter((amount) => {
    const [head, tail] = clauseOf(text, amount);
    // 只给了一天100 is no sum of all that was given.
    if (BY_PIECE.test(head) || BY_PIECE_BEHIND.test(tail)) return false;
    // What they advanced is no part of what was spent besides.
    if (isApart && /垫/.test(head)) return false;
    if (!(RECEIVED.test(head) || RECEIVED_BEHIND.test(tail)) || GIVEN_BY_ME.test(head)) return false;
    if (isTheirPosition(text, amount) || amount.elsewhere) return false;
    if (
      WAGE_PAID.test(`${head}${tail}`) &&
      !OF_WAGES.test(`${head}${tail}`) &&
      result.calculator !== 'wages-due'
    )
      return false;
    const isTwice = amounts.some((one) => one !== amount && one.value === amount.value);
    return isTwice || !valuesOf(result).includes(amount.value);
  });
}

const TIMES = /[两二三四五六几\d]次(?!一共|总共|共)[^，。；\d]{0,3}$/;

/** The sum less what was received of it; null where how much that was is not surely told. */
export function lessReceived(
  match: CalculatorMatch,
  text: string,
  amounts: readonly QuestionAmount[],
): CalculatorMatch | null {
  const { outcome } = match;
  if (outcome.status !== 'result' || outcome.amount === undefined || !LESSENED.includes(match.id))
    return match;
  const received = unreckoned(text, amounts, outcome);
  if (received.length === 0) return match;
  if (received.some((amount) => TIMES.test(clauseOf(text, amount)[0]))) return null;
  const paid = Math.round(received.reduce((sum, { value }) => sum + value, 0) * 100) / 100;
  const less = (sum: number) => Math.round((sum - paid) * 100) / 100;
  const { amount } = outcome;
  const [least, most] = typeof amount === 'number' ? [amount, amount] : [amount.min, amount.max];
  if (less(most) <= 0 || less(least) < 0) return null;
  const formula = (sum: number) => `${yuan(sum)} − ${yuan(paid)}`;
  const range = least === most ? formula(most) : `${formula(least)} – ${formula(most)}`;
  return {
    ...match,
    outcome: {
      ...outcome,
      amount: least === most ? less(most) : { min: less(least), max: less(most) },
      amountOf: { zh: '减去已经收到的，还可以要', en: 'less what was received, still due' },
      lines: [
        ...outcome.lines,
        {
          label: { zh: '减去已经收到的', en: 'Less what was received' },
          formula: { zh: range, en: range },
          value: least === most ? less(most) : `${less(least)}–${less(most)}`,
          unit: 'yuan',
        },
      ],
      assumptions: [
        { zh: `收到的 ${yuan(paid)} 元就是付这一项的`, en: `The ${yuan(paid)} yuan received were for this` },
        ...outcome.assumptions,
      ],
    },
  };
}

const yuan = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
