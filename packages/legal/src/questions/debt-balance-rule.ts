import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { BANK, I_BORROWED } from './loan-words.ts';
import type { QuestionAmount } from './read-amounts.ts';

const LENDING =
  /借|欠|转(?:给|账|了|他|她)|拿了?[^，。]{0,6}(?:钱|现金|万)|赊|货款|尾款|分\d{1,3}期|\blent\b|\bloan|\bowes?\b/i;
/** Other money than a loan between people, or one of which more is to be settled first. */
const OTHER_MONEY =
  /诈骗|骗子|刷单|投资|理财|赌|彩礼|欠[^，。]{0,6}工资|押金|定金|担保|保证人|遗产|利滚利|重新(?:打|写)|砍头|本息|连本带利|网贷|平台/;
/** Paid already, by somebody else than the debtor: it is claimed back from them and not owed to the lender any more (民法典 700). */
const PAID_FOR_THEM =
  /(?:从|把|将|在)?我(?:的)?[^，。；]{0,8}(?:卡|账户|工资|存款)[^，。；]{0,10}(?:扣|划|执行)|(?:扣|划)(?:走|掉|划|了)+[^，。；]{0,8}我|(?:我)?(?:替|帮|代)(?:他|她|前夫|前妻|朋友|老公|老婆|哥|弟|姐|妹)[^，。；没]{0,8}(?:还了|还清|垫|偿|付了|还掉)|代偿|追偿/;
/** Fraud, or several who stood surety: then there is no recourse for the whole of it. */
const NO_RECOURSE =
  /诈骗|骗子|刷单|盗刷|冒用|赌|彩礼|工资(?!卡)|遗产|(?:还有|另)[^，。；]{0,8}(?:担保|保证)|[两二三四2-4]个?人[^，。；]{0,4}(?:担保|保证)/;
const OTHER_SUM = /利息|违约金|工资|律师费|诉讼费|医药费|只认|只肯|才肯|罚/;
/** How much interest: the principal is no answer to it. */
const ASKS_INTEREST = /多少(?:钱)?(?:的)?利息|利息[^，。；\d]{0,8}多少/;
const EACH_TIME = /(?:每个?月|每期|一个月|按月|月供|月还)[^，。]{0,8}$/;
const REPAID = /(?<!没|未|不|再)(?:还|给|付)(?:了|过)(?:我)?[^，。\d没]{0,4}$/;
const REPAID_UNTOLD =
  /还(?:了|过)(?:我)?(?:一部分|一些|一半|几[次千万百]|点)|陆续还|断断续续|(?:给|付|还)(?:了|过)几(?:期|次|个月)/;
/** 还了我两次，一次2万一次1万5: what each came to may stand anywhere. */
const REPAID_TIMES = /(?:还|转|给|付)(?:了|过)(?:我)?(?:[两三四五六几]|[2-9])(?:次|笔|回)/;
const PAID_TIMES =
  /(?:头|前)(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:期|个月)|(?:还|给|付|交)(?:了|过)(?:前|头)?(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:期|个月)/;

/** What was lent, where the story names one sum of it. */
function lentOf(amounts: readonly QuestionAmount[]): number | undefined {
  const values = [...new Set(amounts.map(({ value }) => value))];
  if (values.length === 1) return values[0];
  const lent = new Set(
    amounts.flatMap(({ role, value }) => (role === 'principal' || role === 'transfer' ? [value] : [])),
  );
  return lent.size === 1 ? [...lent][0] : undefined;
}

/** What was taken or paid for another, where one sum is told as paid. */
function recourseOf(text: string, { amounts }: Figures) {
  const paid = new Set(
    amounts.flatMap((amount) => {
      const [head] = clauseOf(text, amount);
      return /(?:扣|划|执行|垫|代偿|(?:替|帮|代)[^，。；]{1,10}(?:还|付|偿))(?:走|掉|了|划|清|过)*[^，。；\d]{0,4}$/.test(
        head,
      )
        ? [amount.value]
        : [];
    }),
  );
  return paid.size === 1 ? { principal: [...paid][0], recourse: true } : null;
}

/** 先扣了利息: interest taken off before the money was handed over. */
const DEDUCTED =
  /砍头|头息|(?:先|预先|提前|事先|当场|直接|打款)[^，。；]{0,10}扣|扣(?:了|掉|除|下)?[^，。；]{0,8}(?:利息|手续费)|(?:利息|手续费)[^，。；]{0,6}(?:先|预先|提前|当场|直接)[^，。；]{0,4}扣|deducted? (?:the )?interest|interest (?:was )?(?:deducted|taken off)/i;
const RECEIVED =
  /(?:到手|到账|拿到|收到|打给我|转给我|给我|实给|实收|实际(?:给|拿|借|得)[^，。；\d]{0,3}|received|got)(?:了|的|是|只有|才|就|钱|人民币|only| )*$/i;
const TAKEN_OFF = /扣(?:了|掉|除|下|走|去)?(?:了|我)?(?:砍头息|利息|头息|手续费)?(?:是|为)?$/;

/**
 * What is owed where interest was deducted in advance: what was received counts as lent (民法典 670). Told only where both sums, or the
 * one received, are surely read.
 */
function ofReceived(text: string, { amounts, rates }: Figures) {
  const headOf = (amount: QuestionAmount): string => clauseOf(text, amount)[0];
  // With interest besides, what was paid is taken for it first (民法典 561).
  if (rates.length > 0 || REPAID_UNTOLD.test(text) || ASKS_INTEREST.test(text) || BANK.test(text))
    return null;
  if (amounts.some((amount) => EACH_TIME.test(headOf(amount)))) return null;
  const received = amounts.filter((amount) => RECEIVED.test(headOf(amount)));
  const taken = amounts.filter((amount) => TAKEN_OFF.test(headOf(amount)));
  const repaid = amounts.filter((amount) => REPAID.test(headOf(amount)) && !received.includes(amount));
  const noted = amounts.filter((amount) => ![...received, ...taken, ...repaid].includes(amount));
  if (received.length > 1 || taken.length > 1 || repaid.length > 1) return null;
  if (new Set(noted.map(({ value }) => value)).size !== 1) return null;
  const note = noted[0]?.value ?? 0;
  const left = taken[0] ? note - taken[0].value : undefined;
  const principal = received[0]?.value ?? left;
  if (principal === undefined || principal <= 0 || principal >= note) return null;
  if (left !== undefined && left !== principal) return null;
  return { principal, repaid: repaid[0]?.value, deducted: true };
}

/** What of a loan, or of a price paid by instalments, is still owed. */
export const DEBT_BALANCE_RULE: CalculatorRule = {
  id: 'debt-balance',
  answers: 'amount',
  matches: (text, { amounts }, asks) => asks.amount && amounts.length > 1 && DEDUCTED.test(text),
  inputs(text, figures: Figures) {
    if (DEDUCTED.test(text)) return ofReceived(text, figures);
    if (PAID_FOR_THEM.test(text)) return NO_RECOURSE.test(text) ? null : recourseOf(text, figures);
    if (!LENDING.test(text) || OTHER_MONEY.test(text) || BANK.test(text) || I_BORROWED.test(text))
      return null;
    if (REPAID_UNTOLD.test(text) || ASKS_INTEREST.test(text)) return null;
    const headOf = (amount: QuestionAmount): string => clauseOf(text, amount)[0];
    const own = figures.amounts.filter(
      (amount) => !OTHER_SUM.test(headOf(amount)) && amount.role !== 'penalty',
    );
    const instalment = own.find((amount) => EACH_TIME.test(headOf(amount)));
    const repaid = own.filter((amount) => amount !== instalment && REPAID.test(headOf(amount)));
    const principal = lentOf(own.filter((amount) => amount !== instalment && !repaid.includes(amount)));
    if (principal === undefined || repaid.length > 1) return null;
    if (repaid.length === 0 && REPAID_TIMES.test(text)) return null;
    // What was paid is taken for interest first (民法典 561): of a loan with interest the rest is not told.
    if (repaid.length > 0 && (figures.rates.length > 0 || /利息/.test(text))) return null;
    const times = PAID_TIMES.exec(text);
    const paidTimes = parseNumeral(times?.[1] ?? times?.[2] ?? '') ?? undefined;
    if (instalment && paidTimes === undefined && !/一[期次分](?:都|也)?没/.test(text)) return null;
    return {
      principal,
      repaid: repaid[0]?.value,
      ...(instalment ? { instalment: instalment.value, instalmentsPaid: paidTimes ?? 0 } : {}),
    };
  },
};
