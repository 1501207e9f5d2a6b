import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';
import { MAX_YUAN } from '../figures/money.ts';
import type { Written } from '../figures/written.ts';
import { toFlatText } from '../words/flat-text.ts';
import { isBlankEnd } from './clause-ends.ts';

/** What an amount is, by the words around it; `other` where they do not say. */
export type AmountRole =
  | 'wage'
  | 'yearly_wage'
  | 'average_wage'
  | 'minimum_wage'
  | 'income_per_head'
  | 'principal'
  | 'arrears'
  | 'supplement'
  | 'security'
  | 'earnest'
  | 'rent'
  | 'price'
  | 'medical'
  | 'compensation'
  | 'penalty'
  | 'fine'
  | 'bride_price'
  | 'transfer'
  | 'support'
  | 'property'
  | 'claim'
  | 'other';

/** An amount of money named in a question, in yuan. */
export interface QuestionAmount extends Written {
  value: number;
  role: AmountRole;
  /** It is told of somebody else or of another time, beside one's own trouble: 同事月薪1万, 上家公司月薪9000. */
  elsewhere?: true;
}

/** What is counted by these is no money: 5万人, 三万字, 十年. */
const NOT_MONEY_AFTER =
  /^ *(?:多|余|来)?(?:节|堂|课时|场|瓶|箱|袋|盒|顿|桌|人|名|位|字|亩|平|公里|米|公斤|斤|吨|克|次|天|日|号|年(?![利息化平薪])|月(?![利息租供薪])|周|岁|个|条|款|项|件|户|套|辆|台|份|页|本|只|头|股|小时|分钟|点|时|届|批|倍|成|分|厘|折|%|％|楼|层|里(?![扣面头减])|旬|期|方|章|节|级|审|般|定(?!金)|切|些|直|旦|致|起(?!诉)|样)/;
const MONEY_BEFORE =
  /(?:工资|月薪|税[前后]|底薪|薪资|薪水|年薪|收入|每月|一个月|月入|到手|到账|实收|扣掉|扣除|标的额?|金额|价款|货款|借款|本金|欠款|借|欠|差|押金|定金|首付|赔偿?|赔付|补偿|房款|费用?|支付|付了?|花了?|补贴|房贷|给了?|交了?|罚款?|损失|财产|存款|彩礼|转账?|骗了?|偷了?|价值|卖了?|买了?|还了?|总共|共计|合计|利息|租金?|充值?了?|预付了?|余额|剩下?|(?:年|季|半年|游泳|健身|瑜伽|会员|美容|洗车|理发|储值)卡|月卡|次卡|报团|报名|机票|门票|房价|票价?|收了?|退了?|垫了?|用掉?了?|送|一共|涉案|数额|请求|要求|索赔|诉请|平均|月均|还有|里有|最低|低于|超过|挣|赚|绩效|奖金|提成|车价|总价|饭钱|餐费|每个月|每天|一天|每日|每晚|日薪|日结|时薪|按|修了?|刷了?|误工|护工|护理|营养|检测|支出|少了|转正后?|应发|实发|打卡|开了?|发了?|支了?|预支|领了?|合同写的?|写的?|小时工|扣了?|拿了?|补了?|罚|值|价|抵了?|抵掉|(?:给|付|还|打|转)(?:了|过)(?:我)?[两三四五几]次|amount|wages?|salary|claim|owes? me|lent|borrowed|paid|pays?|earn|earning|cost|price|deposit|refund|transferred|invested|of)(?:是|为|有|了|我|他|她|它|人家|对方|大概|大约|约|共|:|：|,|，| |的|人民币|只有|才|都|不到|将近|接近|平时|一般|现在|基本|固定|一直|标准){0,4}$/i;

/** 2600买的: a number that something was bought for. */
const BOUGHT_BEHIND = /^ ?(?:买|入手|拍的|网购|淘的|收的|租的|包邮)/;
/** 300一天, 6000每月: so much for each. */
const FOR_EACH_BEHIND =
  /^ ?(?:一|每)(?:天|日|晚|个?月|个?小时|个?钟头|个?人|位|节|堂|课时|次)(?!内)|^ ?\/ ?(?:天|日|月|小时|人|节|次)/;
/** 网购的空气炸锅899: what was bought, ordered, lent … in the same clause, with its number at the end. */
const DEALT_BEFORE =
  /(?:买|网购|下单|入手|拍下|订|报了|报名|办了?|充|刷|租|卖|修|借|拿了?|转|欠|套餐|疗程|会员|收费|消费|首付)(?:[^，。；！？]{0,14}[\p{Script=Han}”）)])?$|[两二三四五六七八九十\d]个?人(?:一共|总共|共)?$|\d ?(?:节|次|课时)课?$/u;
/** 两年的卡，4800，: a number alone between commas behind what was bought. */
const BOUGHT_THING_BEFORE = /(?:买|订|报|办|卡|课|团|套餐|会员)[^。！？]{0,20}[，,]$/;
const NO_SUM_BEFORE =
  /(?:第|共|满|约|近|超过|不到|号|型|款|版|尺寸|编号|尾号|电话|房号|门牌|里程|表显|排量)$/;
const CLAUSE_ENDS = /^(?:$|[，。；！？、,;!?\n）)]| (?!\d))/;
/** lent a friend 40,000 by WeChat. */
const DEALT_BEFORE_EN =
  /\b(?:lent|loaned|borrowed|paid|pay|owes?|owed|transferred|sent|gave|bought|sold|cost|charged|spent|deposit|refund|rent|salary|price)\b[^.,;!?]{0,40}$/i;
const NO_COUNT_BEHIND_EN =
  /^ ?(?:$|[.,;!?)]|(?:by|for|in|to|via|on|and|back|from|at|as|but|through|over|with|cash|plus)\b)/i;
const CUT_BEHIND = /^ ?(?:元|块钱?)?(?:直接|突然)?(?:降|减|调|砍|变)(?:低|薪)?(?:到|为|成|至)/;
const CUT_BEFORE = /(?:降|减|调|砍|变)(?:低|薪)?(?:到|为|成|至)(?:了)?$/;
const BY_THE_HOUR_BEHIND = /^ ?(?:块|元)?(?:钱)?(?:一|每)个?(?:小时|钟头)|^ ?(?:块|元)?\/ ?(?:小时|h\b)/;
/** 1500定金: what the number is of says that it is money. */
const KIND_BEHIND =
  /^ ?(?:的)?(?:定金|订金|押金|房租|租金|工资|医药费|医疗费|彩礼|货款|学费|团费|会员费|补偿金|赔偿金)/;
const BY_THE_MONTH = /^ ?(?:a|per|each|every|\/) ?(?:month|year|annum)\b|^ ?(?:monthly|yearly)\b/i;

/** The words that say what an amount is; the ones nearest before it decide. */
const ROLES: [AmountRole, RegExp][] = [
  [
    'average_wage',
    /(?<=(?:当地|本市|全市|全省|省里?|市里?|区|上年度?|上一年度?|社会|职工|城镇|统筹|我们这)[^，。；]{0,10})平均(?:月)?工资|社平(?:工资)?|(?:local|city|provincial) average (?:monthly )?wage/gi,
  ],
  ['minimum_wage', /最低工资|minimum wage/gi],
  ['income_per_head', /人均(?:可支配)?(?:年)?收入|可支配收入|disposable income(?: per head)?/gi],
  ['yearly_wage', /年薪|年收入|一年收入|annual salary/gi],
  [
    'arrears',
    /(?:拖欠|欠|克扣|没发|少发|差)[^。，,;；]{0,10}(?:工资|薪水|工钱|血汗钱)|unpaid wages|owes? me[^.,;]{0,20}wages/gi,
  ],
  [
    'supplement',
    // 月薪含补贴8000 is the wage.
    /(?<!含|包括|包含|连|算上|加上?|剔除|扣除|去掉|刨除|除去|除了|不算|不含|不包括)(?:补贴|津贴|提成|奖金|绩效|加班费|公积金|社保|[餐饭房车话]补|全勤|高温费|bonus|allowance)/gi,
  ],
  [
    'wage',
    /月薪|工资|底薪|薪资|薪水|月收入|月入|收入|税前|税后|到手|应发|实发|月均|转正后?|monthly (?:wage|salary|pay)|salary|wages?|earn(?:s|ed|ing)?/gi,
  ],
  ['security', /押金|保证金|(?<!earnest |house )\bdeposit\b/gi],
  ['earnest', /[定订]金|earnest money/gi],
  ['rent', /房租|月租|租金|\brent\b/gi],
  ['medical', /医药费|医疗费|住院费|药费|手术费|medical/gi],
  ['penalty', /违约金|滞纳金|penalty/gi],
  ['compensation', /赔偿?|补偿|compensation/gi],
  ['fine', /罚款|罚了?|\bfined?\b/gi],
  ['bride_price', /彩礼|bride price/gi],
  ['other', /(?:运费|邮费|路费|车费|中介费|手续费|鉴定费|律师费|postage|shipping)/gi],
  ['support', /抚养费|生活费|赡养费|child support/gi],
  ['claim', /标的额?|诉讼请求|诉请|索赔|争议金额|请求|主张|起诉|in dispute|claim/gi],
  ['principal', /欠|借|本金|贷|lent|borrowed|owes?|loan/gi],
  ['transfer', /转账|转给?|打给|汇款|汇给|transferred/gi],
  [
    'price',
    /货款|房款|房价|总价|价款|车价|单价|学费|卡费|办了?卡|充值|价格|首付|团费|订单|付款|price|cost/gi,
  ],
  ['property', /财产|房产|存款|分割/g],
];
/** What was done with an amount says what it is where no noun does. */
const BY_VERB: [AmountRole, RegExp][] = [['price', /充了?|花了?|网购|买了?|买的|paid|bought/gi]];
/** Two words so far apart from the amount say nothing of it. */
const ROLE_REACH = 12;
/** What stands right behind an amount and says what it is. */
const ROLES_BEHIND: [AmountRole, RegExp][] = [
  ['wage', /^(?:的)?(?:月薪|工资|底薪|薪资|\/月工资|a month (?:salary|wage))/i],
  ['yearly_wage', /^(?:的)?(?:年薪|一年收入|a year)/i],
  ['principal', /^(?:的)?(?:借款|欠款|本金|债)/],
  ['security', /^(?:的)?(?:押金|保证金|\w{0,9} ?deposit)/i],
  ['earnest', /^(?:的)?[定订]金/],
  ['rent', /^(?:的)?(?:房租|租金|(?:in )?rent)/i],
  ['fine', /^(?:的)?(?:罚款|fine)/i],
  ['bride_price', /^(?:的)?彩礼/],
  ['medical', /^(?:的)?(?:医药费|医疗费)/],
  ['price', /^(?:的)?(?:货款|学费|买的|买了)/],
];
/** A sum by the month is a wage where work is spoken of and nothing else is paid by the month. */
const BY_MONTH = /(?:每个?月|一个月|月)[^。，,;；\d租还贷转供养]{0,4}$/;
const BY_MONTH_BEHIND = /^(?:\/月|每个?月|一个?月|a month|per month)/i;
const WORK =
  /工资|薪|补偿|保洁|保安|服务员|帮工|上班|入职|辞|打工|误工|公司|老板|单位|厂|工作|加班|job|fired|dismiss|employ|\bwork|\bboss\b|\bwages?\b|\bsalary\b|double pay|severance|overtime/i;
const NO_WAGE =
  /租|还款|月供|贷|利息|抚养|生活费|学费|物业|补|饭(?![馆店])|餐(?!馆|厅|饮)|话费|交通|油费|通勤|社保|公积金|保险|扣|罚|rent|loan|interest/i;
/** Others whose figures people tell to compare, where they speak of themselves too. */
const ANOTHER = /同事|工友|别人|人家|老员工|隔壁|co-?worker|colleague/i;
const ANOTHER_TIME = /上家|上一家|上一份|前公司|前单位|前东家|以前的?公司|之前的?公司|原来的?公司/;
const RELATIVE =
  /老公|老婆|丈夫|妻子|爱人|对象|男友|女友|男朋友|女朋友|朋友|[爸妈哥姐弟妹]|父亲|母亲|儿子|女儿/;
const MY_OWN_TROUBLE = /我(?:自己)?(?:也|就|又)?(?:被(?!我)|(?:干|做|工作|上班|入职)(?:了|满)|才干)/;
const OF_MYSELF = /我(?!的?(?:同事|工友))|\b(?:I|my|me)\b/i;

function roleOf(text: string, before: string, after: string): AmountRole {
  const rest = after.trimStart();
  const behind = ROLES_BEHIND.find(([, pattern]) => pattern.test(rest));
  if (behind) return behind[0];
  const clause = clauseBefore(before);
  const nearest = nearestRole(clause, ROLES) ?? nearestRole(clause, BY_VERB);
  // What is paid for a day or an hour is no monthly wage.
  const isByDay =
    /(?:一天|每天|每日|日薪|日工资|一日|时薪|每?个?小时|日结)[^，。\d]{0,3}$/.test(clause) ||
    /^(?:一|每)(?:天|日|个?小时)|^\/(?:天|日|小时)/.test(rest);
  // 月薪12000含餐补500: the wage is told, and this is another sum.
  const isTold = /(?:月薪|工资|底薪|薪资|收入|到手)[^，。\d]{0,6}\d[^，。]*$/.test(clause);
  if (nearest === 'wage' && (isByDay || isTold)) return 'other';
  if (nearest) return isTotalOf(nearest, clause) ? 'arrears' : nearest;
  const isMonthly = BY_MONTH.test(clause) || BY_MONTH_BEHIND.test(rest);
  return isMonthly &&
    WORK.test(text) &&
    !NO_WAGE.test(clause + (/^[^，。；,;（(]{0,6}/.exec(rest)?.[0] ?? ''))
    ? 'wage'
    : 'other';
}

/** The role whose words stand nearest before an amount; of two in the same place the first, which is the more special. */
function nearestRole(clause: string, roles: readonly [AmountRole, RegExp][]): AmountRole | null {
  const said = roles.flatMap(([role, pattern]) =>
    [...clause.matchAll(pattern)].map((match) => ({ role, end: match.index + match[0].length })),
  );
  const near = said.filter(({ end }) => clause.length - end <= ROLE_REACH).sort((a, b) => b.end - a.end);
  return near[0]?.role ?? null;
}

/** 三个月工资一共2万4: what several months come to is no monthly wage. */
const isTotalOf = (role: AmountRole, clause: string): boolean =>
  role === 'wage' &&
  // 三个月工资每月6500 tells the month, 试用期3个月工资4000 its wage.
  !/(?:每个?月|一个月|月薪|平均|试用期?[^，。]{0,8}工资)[^，。\d]{0,4}$/.test(clause) &&
  /一共|总共|共计|合计|(?:[两二三四五六七八九十]|\d) ?个月(?:的)?工资/.test(clause);

/** Amounts of money in a question, in yuan: 50万, 五十万元, 3,000元, 1.2亿, 两千块, 8k, 三万五, RMB 5,000. */
export function readAmounts(text: string): QuestionAmount[] {
  const flat = toFlatText(text);
  return findAmounts(text).flatMap((amount) => {
    const { value, raw, start, end } = amount;
    const before = flat.slice(Math.max(0, start - 24), start);
    const after = flat.slice(end, end + 12);
    if (value <= 0 || value > MAX_YUAN || !isMoney(amount, before, after)) return [];
    const elsewhere = isElsewhere(flat, start) ? { elsewhere: true as const } : {};
    return [{ value, raw, role: roleOf(flat, before, after), start, end, ...elsewhere }];
  });
}

/** Whether the clause an amount stands in tells of somebody else, or of another job, in a story about oneself. */
function isElsewhere(text: string, start: number): boolean {
  const clause = clauseBefore(text.slice(Math.max(0, start - 24), start));
  if (ANOTHER_TIME.test(clause) || (/试用/.test(clause) && /转正/.test(text) && !/转正/.test(clause)))
    return true;
  if (ANOTHER.test(clause) && !/我[^同工]/.test(clause)) return OF_MYSELF.test(text);
  // 我老公月薪2万，我被辞退: whose trouble it is, is said of oneself.
  return RELATIVE.test(clause) && MY_OWN_TROUBLE.test(text.replace(clause, ''));
}

/** What of a text stands in the clause at its end. */
function clauseBefore(text: string): string {
  const ends = ['。', '；', ';', '！', '？', '\n', '，', ','].map((end) => text.lastIndexOf(end));
  let at = text.length - 1;
  while (at >= 0 && !isBlankEnd(text, at)) at -= 1;
  return text.slice(Math.max(at, ...ends) + 1);
}

/** A bare number that ends the clause of what was bought, lent or paid. */
function isDealt(value: number, raw: string, before: string, after: string): boolean {
  if (/^\d{1,3}(?:,\d{3})+$/.test(raw) && DEALT_BEFORE_EN.test(before)) return NO_COUNT_BEHIND_EN.test(after);
  const isPrice = value >= 100 || (value >= 1 && raw.includes('.'));
  if (!isPrice || value >= 1e7 || !CLAUSE_ENDS.test(after)) return false;
  const clause = before.split(/[，。；！？\n]/).at(-1) ?? '';
  if (clause.trim() === '') return BOUGHT_THING_BEFORE.test(before.trimEnd());
  return DEALT_BEFORE.test(clause) && !NO_SUM_BEFORE.test(clause);
}

/** A bare number counts only where the words before it speak of money, and never as a year or an article. */
function isMoney(
  { value, currency, form, scale, raw }: WrittenAmount,
  before: string,
  after: string,
): boolean {
  if (currency !== null && currency !== 'CNY') return false;
  // 一件500的: what one thing cost.
  if (value >= 10 && /[件双台部条瓶盒箱套盘份碗杯张袋]$/.test(before) && /^ ?的/.test(after)) return true;
  // 25一小时, 时薪22.
  if (value >= 5 && BY_THE_HOUR_BEHIND.test(after)) return true;
  if (value >= 5 && /(?:时薪|小时工(?:资)?)(?:是|才|只有)?$/.test(before) && !/^ ?[点号月年]/.test(after))
    return true;
  // 最低工资2010 is a sum and no year.
  if (
    value >= 1000 &&
    /(?:月薪|底薪|工资|到手|实发|应发)(?:是|才|只有|就)?$/.test(before) &&
    !/^ ?年/.test(after)
  )
    return true;
  // 从12000降到9000.
  if (value >= 500 && (CUT_BEHIND.test(after) || CUT_BEFORE.test(before))) return true;
  // 花1999买的 is a price and no year.
  if (value >= 100 && /花了?$/.test(before) && BOUGHT_BEHIND.test(after)) return true;
  if (currency === null && scale === 1) {
    if (form === 'figures' ? /^(?:(?:19|20)(?!00)\d{2}|\d{1,2})$/.test(toFlatText(raw)) : value < 100)
      return false;
  }
  const isCertain = currency !== null && (form !== 'numeral' || value >= 2);
  if (isCertain) return true;
  // 25,000 a month: what comes by the month in such numbers is pay or rent; 1,500 meters a month are counted.
  if (value >= 500 && BY_THE_MONTH.test(after)) return true;
  if (
    value >= 10 &&
    (BOUGHT_BEHIND.test(after) || KIND_BEHIND.test(after) || (value >= 100 && FOR_EACH_BEHIND.test(after)))
  )
    return true;
  if (isDealt(value, raw, before, after)) return true;
  // 6万分24期 is no count of 分.
  const isInParts = scale >= 1000 && /^分 ?\d+ ?[期次个]/.test(after);
  return (isInParts || !NOT_MONEY_AFTER.test(after)) && (scale >= 1000 || MONEY_BEFORE.test(before));
}
