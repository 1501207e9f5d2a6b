import { amountBeside, clauseOf } from './beside.ts';
import { amountIn, type CalculatorRule, type Figures } from './calculator-rule.ts';

/** The one who took the earnest money does not keep to the contract. */
const RECEIVER_BREAKS =
  /(?:房东|业主|卖房的人?|卖家|卖方|商家|店家|店里|商场|影楼|酒店|老板|厂家|开发商|车行|车商|4S店|对方|他们?|她)(?:又|现在|突然|却|转头|后来)?[^，。我]{0,8}(?:不卖|反悔|违约|毁约|不租|不给|不肯卖|涨价|没货|不做了|不干了|不接了|停产|断货|缺货|发不了货|交不了|做不出|接不了单|装不了|加价|要加钱|关门|跑路|倒闭|卖掉了|(?:租|卖|转)给(?:了)?别人|取消)|(?<!我)(?:已经|又|早就|转手)(?:卖|租|转)给了?(?:别人|其他人|另一家)/;
const I_PAID = /(?:我|我们|家)[^，。]{0,8}(?:交|付|给|打|转)了?|收了我|双倍|退我|还我|[要拿退]回/;
/** The one who paid it does not go on: 我自己不想买了. */
const BREAKS_OFF =
  /(?:临时|突然|后来|现在|又|就)说?[^，。我]{0,4}(?:接不了|做不了|办不了|不卖了|不租了|不做了|不接了|没货)/;
const PAYER_BREAKS =
  /我(?:们)?(?:自己|后来|现在|突然|又)?(?:不想|不要|不买|不租|不做|不定|不拍|反悔|违约|改主意|取消)/;
/** 家里有事不想拍了: whose change of mind it is, is said by no other one being named. */
const PAYER_GIVES_UP =
  /(?:^|[，。；！？]|家里[^，。]{0,8}|临时有事|自己)(?:现在|后来|突然|又|就|所以|结果|我们?|是我们?|自己|,)*(?:不想|不要|不打算)(?:再)?(?:买|拍|要|租|定|订|做|办|装)?(?:了|(?=[，。！？]|$))|(?:来|去|用)不了了?(?=[，。！？]|$)|(?:买|租|付|供)不起|换(?:了)?(?:一家|别家)|我(?:们)?[^，。]{0,6}(?:看上|订了?)别/;
/** A package or an order named with its number is what the contract comes to. */
const WHOLE =
  /(?:总价|价款|全款|标的额?|成交价|[车房售]价|套餐|全套|一共|总共|合同(?:金额|价)?|订单|(?:订|定|买|租|看中)(?:了|的)[^，。\d]{0,10}|(?:看中|买)[^，。\d]{0,4}房)[^，。\d]{0,4}$/;

/** What the contract comes to: never the earnest money itself, nor what is asked back of it. */
function contractPriceOf(text: string, figures: Figures, paid: number | undefined): number | undefined {
  const others = {
    ...figures,
    amounts: figures.amounts.filter(
      ({ role, value }) => role !== 'earnest' && value !== paid && (paid === undefined || value > paid),
    ),
  };
  return (
    others.amounts.find(({ role }) => role === 'price')?.value ?? amountBeside(text, others, WHOLE)?.value
  );
}

/** What the same thing costs more now, for whoever has to buy another. */
function priceRise(text: string, { amounts }: Figures, price: number | undefined): number | undefined {
  if (price === undefined) return undefined;
  const now = amounts.find(
    (amount) =>
      amount.value > price &&
      /(?:现在|同样|同类|再买|市场价|评估|涨到|如今)[^，。；\d]{0,12}$/.test(clauseOf(text, amount)[0]),
  );
  return now ? now.value - price : undefined;
}

/** Somebody asks how much may be taken or counts, not what a breach costs. */
const LIMIT_ASKED =
  /定金的?效力|(?:最多|最高|上限)[^，。；]{0,14}(?:定金|算)|定金[^，。；]{0,10}(?:最多|最高|上限|不能超过)|at most[^.?]{0,30}earnest/i;

/** Earnest money: forfeited by who paid it and breaks the contract, returned double by who took it. */
export const DEPOSIT_RULE: CalculatorRule = {
  id: 'deposit',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    /定金/.test(text) && amounts.length > 0 && (asks.amount || /双倍|返还|退|不还|没收/.test(text)),
  inputs(text, figures) {
    if (!/定金|earnest/i.test(text)) return null;
    const paid = amountIn(figures, 'earnest');
    const contractPrice = contractPriceOf(text, figures, paid);
    const iTook = /我[^，。]{0,6}收了?[^，。]{0,6}定金/.test(text);
    // 对方 is whoever took it only where the one who asks paid it.
    const told = I_PAID.test(text) ? text : text.replaceAll('对方', '');
    const byReceiver = (RECEIVER_BREAKS.test(told) || (I_PAID.test(text) && BREAKS_OFF.test(text))) && !iTook;
    const byPayer = (PAYER_BREAKS.test(text) || (PAYER_GIVES_UP.test(text) && !byReceiver)) && !iTook;
    if (LIMIT_ASKED.test(text) && contractPrice !== undefined && !byReceiver && !byPayer)
      return { deposit: paid, contractPrice, limitAsked: true };
    // The payer gets back only what is above a fifth of the price: without the price nothing can be told.
    const isAbove = contractPrice !== undefined && paid !== undefined && paid > contractPrice * 0.2;
    return {
      deposit: paid,
      contractPrice,
      loss: byReceiver && !byPayer ? priceRise(text, figures, contractPrice) : undefined,
      breachBy: byReceiver && !byPayer ? 'receiver' : byPayer && !byReceiver && isAbove ? 'payer' : undefined,
    };
  },
};
