import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside, clauseOf, lengthBeside, monthsNamed } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { gradeOf } from './injury-rules.ts';
import type { QuestionAmount } from './read-amounts.ts';
import { wageOf } from './work-figures.ts';

/** The amount in this role; one whose role is not said only where it is the only amount. */
const amountIn = ({ amounts }: Figures, role: QuestionAmount['role']): number | undefined =>
  (
    amounts.find((amount) => amount.role === role) ??
    (amounts.length === 1 && amounts[0]?.role === 'other' ? amounts[0] : undefined)
  )?.value;

function childrenOf(text: string): number | undefined {
  const match = /([一二两三四五]|\d) *个?(?:孩子|小孩|子女|娃|儿子|女儿)/.exec(text);
  return (match && parseNumeral(match[1] ?? '')) ?? undefined;
}

/** The one who took the earnest money does not keep to the contract. */
const RECEIVER_BREAKS =
  /(?:房东|业主|卖房的人?|卖家|卖方|商家|店家|店里|商场|影楼|酒店|老板|厂家|开发商|车行|车商|4S店|对方|他们?|她)(?:又|现在|突然|却|转头|后来)?[^，。我]{0,8}(?:不卖|反悔|违约|毁约|不租|不给|不肯卖|涨价|没货|不做了|不干了|不接了|(?:租|卖|转)给(?:了)?别人|取消)/;
const I_PAID = /(?:我|我们|家)[^，。]{0,8}(?:交|付|给|打|转)了?|收了我|双倍|退我|还我|[要拿退]回/;
/** The one who paid it does not go on: 我自己不想买了. */
const BREAKS_OFF =
  /(?:临时|突然|后来|现在|又|就)说?[^，。我]{0,4}(?:接不了|做不了|办不了|不卖了|不租了|不做了|不接了|没货)/;
const PAYER_BREAKS =
  /我(?:们)?(?:自己|后来|现在|突然|又)?(?:不想|不要|不买|不租|不做|不定|不拍|反悔|违约|改主意|取消)/;
const LEAVE = /年休假|年假/;
const TAKEN = /(?:只|才|已经?|一共|总共)?(?:休|请|用)(?:了|掉|过)[^，。]{0,3}$/;
const ENTITLED = /年休假|年假|假期|带薪假/;

const SEVERAL_YEARS =
  /(?:去年|前年)[^，。]{0,3}(?:和|、|跟|加|到)[^，。]{0,3}(?:今年|去年)|[两二三四五六]年(?:的)?(?:年假)?(?:都|全)?没休|连续[^，。]{0,3}年/;

/** Ten days of leave of which four were taken are six. */
function leaveLeft(text: string, { durations }: Figures): number | undefined {
  const days = durations.filter((length) => length.days !== null);
  const taken = days.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return TAKEN.test(head) && !/事假|病假|婚假|产假|丧假/.test(`${head}${tail}`);
  });
  const entitled = days.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return length !== taken && (ENTITLED.test(tail.slice(0, 6)) || ENTITLED.test(head.slice(-6)));
  });
  const left = (entitled?.days ?? 0) - (taken?.days ?? 0);
  return taken && entitled && left > 0 ? left : undefined;
}

const LEFT = /没休|未休|剩|不让休|没用|没有休|欠/;
const NOT_PAID = /没[给付]|不[给付]|拖欠|欠|未付|断了|停了/;

const PAYER =
  /(?:他|她|前夫|前妻|老公|丈夫|老婆|妻子|对方|男方|女方|孩子(?:他|她)?(?:爸|妈)|爸爸?|\b(?:he|she|ex-?husband|ex-?wife|husband|wife|father|mother)\b)/i;
const I_PAY =
  /(?:我(?:一个月|每月|每个月)?(?:要|该|应该|应当|得|需要|需)(?:付|给|出|承担|支付)|要我(?:付|给|出|支付)|do I (?:have to )?pay)/i;
/** 我一个月8000: what somebody says they make in a month, where nothing is paid of it. */
/** 一次没给，已经14个月了: the only time told is how long nothing was paid. */
function onlyMonths(text: string, { durations }: Figures): number | undefined {
  const [only, ...more] = durations.filter(({ months }) => months !== null);
  return more.length === 0 && /一[次分](?:都|也)?没[给付]|从没[给付]过|没[给付]过|一直没[给付]/.test(text)
    ? (only?.months ?? undefined)
    : undefined;
}
const MINE_BY_MONTH = /我(?:现在|目前)?(?:一个月|每个?月|月)(?:能|可以|大概|差不多)?$/;
const EARNS = /挣|赚|收入|工资|月薪|年薪|薪|到手|拿|earn|salary|income|makes/i;

/** The monthly income of the parent who is to pay: where both are told, theirs and never the asker's. */
function payerIncome(text: string, figures: Figures): number | undefined {
  if (I_PAY.test(text)) {
    const mine = figures.amounts.filter((amount) => {
      const [head] = clauseOf(text, amount);
      return (EARNS.test(head) || MINE_BY_MONTH.test(head)) && !PAYER.test(head);
    });
    return mine.length === 1 ? mine[0]?.value : undefined;
  }
  const theirs = figures.amounts.filter((amount) => {
    const [head] = clauseOf(text, amount);
    return PAYER.test(head) && EARNS.test(head) && !/抚养费|生活费/.test(head);
  });
  if (theirs.length > 1) return undefined;
  const [one] = theirs;
  if (one)
    return /年薪|年收入|一年/.test(clauseOf(text, one)[0])
      ? Math.round((one.value / 12) * 100) / 100
      : one.value;
  const wages = figures.amounts.filter(({ role }) => role === 'wage' || role === 'yearly_wage');
  const isMine = wages.some((wage) => /我(?:的|每|一|现在)?[^，。]{0,6}$/.test(clauseOf(text, wage)[0]));
  return wages.length === 1 && !isMine ? wageOf(figures) : undefined;
}

const FOOD =
  /食品|牛奶|面包|零食|饼干|饮料|奶茶|外卖|蛋糕|肉|菜|饭|酒|水果|奶粉|火锅|罐头|月饼|酸奶|餐|饮|超市买|吃|喝|food|milk|bread|meal|drink|cake/i;
const UNSAFE =
  /发霉|霉|蟑螂|虫|苍蝇|头发|异物|变质|过期|臭|馊|坏了|三无|不合格|不符合食品安全|吃坏|拉肚子|玻璃|塑料|钢丝|expired|mould|mold|cockroach|insect|worm|rotten|spoiled/i;
const FRAUD =
  /假(?!期|日|如|设|装修)|仿|冒|忽悠|包治|能治好|吹嘘|虚假宣传|翻新|隐瞒|欺诈|骗|虚假|以次充好|调表|事故车|泡水|水货|退一赔三|fake|counterfeit|fraud|refurbished|concealed|hid\b/i;

/** What was paid to find out, or to go there, is no price. */
const COSTS_BESIDE = /打车|质检|鉴定|检测|检验|公证|律师|路费|车费|运费|邮费|快递费|误工/;

/** What was paid: the price as it is named, else the only amount. */
function priceOf(text: string, figures: Figures): number | undefined {
  const amounts = figures.amounts.filter(
    (amount) =>
      !['medical', 'compensation', 'wage', 'fine'].includes(amount.role) &&
      !COSTS_BESIDE.test(clauseOf(text, amount)[0]),
  );
  // Of several things the one that is called a fake is the one that was bought so.
  const [fake, ...moreFakes] = amounts.filter((amount) => {
    const [, tail] = clauseOf(text, amount);
    return amounts.length > 1 && /^(?:块|元)?(?:的|那)[^，。]{0,6}(?:假|冒|仿|翻新|过期|坏|变质)/.test(tail);
  });
  if (fake && moreFakes.length === 0) return fake.value;
  // One dish of a meal, one thing of an order: of which price it is a multiple is asked.
  if (amounts.length > 1 && /其中/.test(text)) return undefined;
  if (/[这那][道盘份碗]/.test(text) && /总共|一共|合计|消费/.test(text)) return undefined;
  const meal = amountBeside(text, { ...figures, amounts }, /饭钱|餐费|饭费|菜钱|一桌|货款/);
  if (meal) return meal.value;
  const prices = amounts.filter(({ role }) => role === 'price');
  if (prices.length === 1) return prices[0]?.value;
  const paid = amountIn({ ...figures, amounts }, 'price');
  if (prices.length === 0 && paid !== undefined) return paid;
  if (amounts.length === 1) return amounts[0]?.value;
  return amountBeside(
    text,
    { ...figures, amounts },
    /花了?[^，。]{0,3}$|买[^，。]{0,10}$|付了?[^，。]{0,3}$|价[^，。]{0,4}$|paid $/,
  )?.value;
}

/** Compensation people ask about by everyday names. */
export const COMPENSATION_RULES: readonly CalculatorRule[] = [
  {
    id: 'work-injury-allowance',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /工伤|伤残补助金/.test(text) && (/伤残补助金/.test(text) || gradeOf(text) !== undefined) && asks.amount,
    inputs: (text, figures) =>
      /不是工伤|不算工伤|不认定|没认定上/.test(text)
        ? null
        : { grade: gradeOf(text), monthlyWage: wageOf(figures) },
  },
  {
    id: 'child-support',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /抚养费|抚育费|child support/i.test(text) && asks.amount && !/诉讼费|受理费/.test(text),
    inputs(text, figures) {
      // Each raises one: what the one owes the other is no share of this kind.
      if (/一人(?:一个|带一个)|各(?:自)?(?:带|养|抚养)一个/.test(text)) return null;
      const [, withMe] = /([一二两三四])个(?:归|跟|判给)我/.exec(text) ?? [];
      if (withMe && parseNumeral(withMe) !== childrenOf(text)) return null;
      const monthsUnpaid =
        figures.durations.find(
          (length) => length.months !== null && NOT_PAID.test(clauseOf(text, length).join('')),
        )?.months ??
        monthsNamed(text, figures, NOT_PAID) ??
        onlyMonths(text, figures);
      const agreedMonthly = amountBeside(
        text,
        figures,
        /(?:判决?|约定|协议|说好|应付|每个?月)[^，。]{0,12}$/,
      )?.value;
      if (monthsUnpaid && Number.isInteger(monthsUnpaid) && agreedMonthly)
        return { agreedMonthly, monthsUnpaid };
      return { monthlyIncome: payerIncome(text, figures), children: childrenOf(text) };
    },
  },
  {
    id: 'annual-leave-pay',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      LEAVE.test(text) && /没休|未休|不休|没有休|不让休|折算|补偿|赔|工资/.test(text) && asks.amount,
    inputs(text, figures) {
      if (!LEAVE.test(text)) return null;
      // Of several years each has its days, and the older ones may be barred.
      if (SEVERAL_YEARS.test(text)) return null;
      // 一天没休 counts no day: none of the year's was taken.
      const left = figures.durations.find(
        (length) =>
          length.days !== null && LEFT.test(clauseOf(text, length).join('')) && !/^[一1]天$/.test(length.raw),
      );
      const days =
        left?.days ??
        leaveLeft(text, figures) ??
        figures.durations.find(
          ({ days: count, start, end }) =>
            count !== null &&
            !(/^[一1]天$/.test(text.slice(start, end)) && /^(?:都|也)?(?:没|未)/.test(text.slice(end))),
        )?.days;
      const months = lengthBeside(text, figures, /工作|工龄|干|上班|累计|做了|入职|worked/)?.months;
      // In the first year it depends on work elsewhere before.
      if (days === undefined && months && months < 12) return null;
      return {
        monthlyWage: wageOf(figures),
        dailyWage: amountBeside(text, figures, /日(?:工资|薪)[^，。\d]{0,3}$/)?.value,
        daysNotTaken: days ?? undefined,
        yearsOfWork: days === undefined && months ? months / 12 : undefined,
      };
    },
  },
  {
    id: 'deposit',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      /定金/.test(text) && amounts.length > 0 && (asks.amount || /双倍|返还|退|不还|没收/.test(text)),
    inputs(text, figures) {
      if (!/定金|earnest/i.test(text)) return null;
      const paid = amountIn(figures, 'earnest');
      const contractPrice =
        figures.amounts.find(({ role, value }) => role === 'price' && value !== paid)?.value ??
        amountBeside(text, figures, /(?:总价|价款|全款|标的额?|成交价|[车房售]价)[^，。\d]{0,4}$/)?.value;
      const iTook = /我[^，。]{0,6}收了?[^，。]{0,6}定金/.test(text);
      // 对方 is whoever took it only where the one who asks paid it.
      const told = I_PAID.test(text) ? text : text.replaceAll('对方', '');
      const byReceiver =
        (RECEIVER_BREAKS.test(told) || (I_PAID.test(text) && BREAKS_OFF.test(text))) && !iTook;
      const byPayer = PAYER_BREAKS.test(text) && !iTook;
      // The payer gets back only what is above a fifth of the price: without the price nothing can be told.
      const isAbove = contractPrice !== undefined && paid !== undefined && paid > contractPrice * 0.2;
      return {
        deposit: paid,
        contractPrice,
        breachBy:
          byReceiver && !byPayer ? 'receiver' : byPayer && !byReceiver && isAbove ? 'payer' : undefined,
      };
    },
  },
  {
    id: 'consumer-damages',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      /假货|假冒|欺诈|假一赔|退一赔|翻新|过期(?:的)?(?:食品|牛奶|面包|零食|饼干|饮料)|食品[^。]{0,10}(?:过期|变质|虫|异物)|变质/.test(
        text,
      ) &&
      amounts.length > 0 &&
      (asks.amount || /赔/.test(text)),
    inputs(text, figures) {
      if (/刷单|诈骗|骗子|杀猪盘|投资|网恋|贷款/.test(text)) return null;
      const kind =
        FOOD.test(text) && UNSAFE.test(text)
          ? 'food'
          : FRAUD.test(text.replace(/(?:没有|不是|没|并非|不算)[^，。]{0,2}(?:假|骗|欺诈)/g, ''))
            ? 'fraud'
            : undefined;
      return kind ? { price: priceOf(text, figures), kind } : null;
    },
  },
];
