import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside, clauseOf } from './beside.ts';
import { amountIn, type CalculatorRule, type Figures } from './calculator-rule.ts';

const FOOD =
  /食品|牛奶|面包|零食|饼干|饮料|奶茶|外卖|蛋糕|肉|菜|饭|酒|水果|奶粉|火锅|罐头|月饼|酸奶|餐|饮|超市买|吃|喝|咖啡|茶叶|蜂蜜|燕窝|瘦身|减肥药|保健[品食]|胶囊|火腿|香肠|鸡蛋|food|milk|bread|meal|drink|cake|\b(?:ham|cheese|snacks?|beef|pork|chicken|fish|eggs?|yogh?urt|juice|sausages?|fruit|noodles|chocolate)\b/i;
const UNSAFE =
  /发霉|霉|蟑螂|虫|苍蝇|头发|异物|变质|过期|臭|馊|坏了|三无|不合格|不符合食品安全|吃坏|拉肚子|玻璃|塑料|钢丝|西布曲明|酚酞|违禁|非法添加|有毒|猛料|农药残留|expired|mould|mold|cockroach|insect|worm|rotten|spoiled/i;
const FRAUD =
  /假(?!期|日|如|设|装修)|仿|冒|忽悠|包治|能治好|吹嘘|虚假宣传|翻新|隐瞒|欺诈|骗|虚假|以次充好|调表|事故车|泡水|水货|退一赔三|假一[赔罚]|改里程|里程[^，。]{0,6}(?:改|不符|不实)|fake|counterfeit|fraud|refurbished|concealed|hid\b/i;

/** What was paid to find out, or to go there, is no price. */
const COSTS_BESIDE = /打车|质检|鉴定|检测|检验|公证|律师|路费|车费|运费|邮费|快递费|误工/;

/** What the shop would pay, and what a refund with the multiple comes to by somebody's reckoning. */
const OFFERED =
  /(?:只|才|最多|顶多)(?:肯|愿意|同意|能|给)?[^，。]{0,4}[退赔补给]|[退赔补]一半|offers? only|only offer/i;
/** 网上说可以要一千: a sum of hearsay. */
const HEARD_OF = /(?:网上|别人|朋友|听)[^，。]{0,4}说/;

/** What was paid: the price as it is named, else the only amount. */
function priceOf(text: string, figures: Figures): number | undefined {
  const amounts = figures.amounts.filter((amount) => {
    const [head] = clauseOf(text, amount);
    return (
      !['medical', 'compensation', 'wage', 'fine'].includes(amount.role) &&
      !COSTS_BESIDE.test(head) &&
      !OFFERED.test(head) &&
      !HEARD_OF.test(head)
    );
  });
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

/** Sells for a living, whatever they call themselves: 微商, 代购, 车贩子冒充个人. */
const LIVES_BY_IT =
  /微商|代购|贩子|冒充(?:个人|私人)|职业卖|专门(?:卖|倒)|长期(?:卖|倒)|开(?:了)?(?:家|个)?(?:网)?店|主播|直播间/;
const NO_TRADER =
  /(?:不是|并非|没有?通过|没经过|没走)(?:车商|商家|车行|中介|平台|店)|(?:4S|维修|修理|检测)店?[^，。]{0,8}(?:查|检|保养|修)/g;
const TRADER =
  /车商|车行|经销商|4S店|商家|店家|店员|店长|店里|[网商药专门酒饭餐]店|店铺|旗舰|超市|商场|公司|厂家|导购|销售|平台(?:自营|上的店)|一家|家具城|market|dealer|\bshop\b|\bstore\b|\bcompany\b|supermarket|restaurant|merchant/i;
const PRIVATE =
  /(?:卖家|卖方|对方|车主|他|她)(?:就)?是(?:个|一个|位)?(?:个人|私人)|个人(?:卖家|卖的|车主|车源|转让|出售|之间|买卖|对个人)|私人(?:卖|转让|车主|买卖|手里|手上)|(?:跟|从|向|找)(?:一个|个)?(?:私人|个人)(?!信息)|private (?:seller|person|owner)|an individual|from a (?:private|friend|colleague|neighbou?r)|(?:同事|朋友|邻居|熟人|亲戚)(?:手里|手上|那里|那儿|转让|卖)/i;
const SECOND_HAND = /二手|闲鱼|转转|used car|second-?hand/i;

/** Who sells decides: a private person owes no multiple. Of second-hand things nothing is taken for granted. */
function sellerIn(text: string): 'trader' | 'private' | 'unclear' | undefined {
  if (LIVES_BY_IT.test(text)) return 'trader';
  if (PRIVATE.test(text)) return 'private';
  const told = text.replace(NO_TRADER, '');
  if (TRADER.test(told)) return 'trader';
  return SECOND_HAND.test(text) ? 'unclear' : undefined;
}

const PROMISED =
  /假一[赔罚](\d{1,3}|[一二三四五六七八九十百]{1,3})|承诺[^，。]{0,10}(\d{1,3}|[三四五六七八九十]{1,2})倍/;

/** 假一赔十: what the shop promised may be more than the law gives. */
function promisedTimes(text: string): number | undefined {
  const match = PROMISED.exec(text);
  return parseNumeral(match?.[1] ?? match?.[2] ?? '') ?? undefined;
}

/** Unsafe food, else fraud, of what was bought. */
function kindOf(text: string): 'food' | 'fraud' | undefined {
  if (FOOD.test(text) && UNSAFE.test(text)) return 'food';
  return FRAUD.test(text.replace(/(?:没有|不是|没|并非|不算)[^，。]{0,2}(?:假|骗|欺诈)/g, ''))
    ? 'fraud'
    : undefined;
}

const BOUGHT = /买|网购|下单|卖家|商家|店|bought|paid/i;
const NO_PURCHASE = /刷单|诈骗|骗子|杀猪盘|投资|网恋|贷款|商标|起诉我|告我|我(?:店|家店|的店)/;

/** A shop that says it sold nothing false owes no multiple: the rule is told and no sum. */
const SELLS = /顾客|客户|客人|买家|我(?:们)?(?:是|家)?(?:在)?(?:开|卖)|我(?:的|家)?店/;
const DENIES =
  /(?:其实|明明|本来就|根本|确实|绝对)(?:就)?是?(?:正品|真货|真的|没问题|合格)|(?:都|全)?是正品|不是假(?:货|的)|没(?:有)?卖假|敲诈|职业打假|故意找茬/;

/** Punitive damages of who bought, or the price of who bought from a private person. */
export const CONSUMER_RULE: CalculatorRule = {
  id: 'consumer-damages',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    (/假货|假冒|欺诈|假一[赔罚]|退一赔|翻新|调表|事故车|泡水|过期(?:的)?(?:食品|牛奶|面包|零食|饼干|饮料)|食品[^。]{0,10}(?:过期|变质|虫|异物)|变质/.test(
      text,
    ) ||
      (BOUGHT.test(text) && kindOf(text) === 'food')) &&
    amounts.length > 0 &&
    (asks.amount || /赔/.test(text)),
  inputs(text, figures) {
    if (NO_PURCHASE.test(text) || (SELLS.test(text) && DENIES.test(text))) return null;
    const kind = kindOf(text);
    if (!kind) return null;
    return {
      price: priceOf(text, figures),
      kind,
      promisedTimes: kind === 'fraud' ? promisedTimes(text) : undefined,
      seller: sellerIn(text),
    };
  },
};
