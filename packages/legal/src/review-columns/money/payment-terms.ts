import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { placeQuote } from '../place-quote.ts';
import { isInExample, type Passage, readPassages } from '../read-passages.ts';
import { type FoundValue, saySeveral } from '../say-several.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid, reasonOf } from '../subject-column.ts';
import { goesToStranger } from './sum-role.ts';

/** Paying, in the words of contracts and in plain ones. */
const PAY =
  /支付|付清|付款|付给|付至|付到|付息|付租|缴纳|交纳|缴清|交清|缴付|缴费|交租|交房租|交付(?:租金|房租|价款|货款|费)|结清|结算|结款|结账|还清|归还|偿还|清偿|还本|还款|[周月季年]结|每周[一二三四五六日]?结|一并?结|结(?=另|剩|尾|余|给|一(?![次])|上)|[前后内时日天]给(?=$|[,。;、]|[\d一二三四五六七八九十]|齐|清|钱)|给(?=[一二三四五六七八九十]成|剩|一半)|支(?=[\d一二三四五六七八九十])|发放|发(?:上月|当月|放)?(?:工资|薪)|(?:[款费钱金]|一起|一并|一次性?)转给|打(?:到|入|款|给|我|卡)|转账|汇(?:入|款|给|付)|划付|给付|预付|给(?=\d{3,}|\d+(?:\.\d+)?%|\d+(?:\.\d+)?万)|给清|把[^,;。]{1,12}给(?=清|$|[,。;])|首付|先付|存入|划入|(?:一|三|六|半)?个?[月年季]度?一[交付结]|(?:[前后内时日天清]|当场|一次性?|现金)付|付(?=[\d一二三四五六七八九十百人全另剩余总合定尾首款当上下第审])|还(?=[\d一二三四五六七八九十]+(?:万|千|元|块))|(?<![提上成移递转])交(?=[:,。;、\s]|$|清|一|给|齐|上[月个]|[\d一二两三四五六七八九十当])|(?:微信|支付宝|卡上|银行)?转(?=[,。;]|$|到[^。;,]{0,6}(?:卡|账|户))|发(?=$|[,。;]|上[个]?月|工资)|给一次|拿[\d一二三四五六七八九十]/;
/** How often, and on which day of it. */
const OFTEN =
  /每个?(?:自然)?(?:月|季度?|半年|年|周|学期|期)[^。;,]{0,16}(?:[日号初底末前]|首月|内)|每周[一二三四五六日末]|按周|次月|当月|[季年][底末初]前?|月[底末]前?|[按逐]?[月季年]度?一?[付结]|按(?:月|季度?|年|半年|周|日)[^。;]{0,6}[付缴交结]|(?:一|两|三|六|半)(?:个月|年|季度?)一?[交付结]|季度?(?:首月|末月|初|末)|下[一个]{0,2}(?:季度?|月|年|期)/;
const ACT =
  '(?:签[字章订署约名定]|盖章|生效|验收|交付|交货|交房|到货|货到|发货|提货|收货|收到|开票|发票|完工|竣工|开工|进场|入场|完成|上线|通过|过户|登记|入住|期满|届满|到期|结算|审定|移交|安装|调试|确认|到账|放款|开通|交接|退房)';
const AFTER = new RegExp(
  `${ACT}[^。;]{0,40}(?:[前后内时起]|当[日天场]|同时|之日)|款到|货到付款|见票|先付后|一次性|当[日天场]`,
);
/** 拆机退场前付清: any act before, at or after which is paid. */
const BY_ACT =
  /(?:前|后|(?<![依按及准届随即同到按])时|时候|当天|那天|当日|之日|次日|同时|工作日)[^,。;\d]{0,8}(?:付|交|结|给|还|转|缴|汇|打|支|发(?=$|[,。;上]))|(?:开工|进场|封顶|[验收做完][收完]|签[字约]|提货|到货)[^,。;\d]{0,3}[给付支交]|(?:[做弄完装修贴刷]完|[弄做装]好|验过|看过)[^,。;\d]{0,6}[给付支交结]/;
const LENGTH_BY = /^(?:之|以)?[内前]|^后/;
/** Payments of other things: breach, what is given back, taxes and dues. */
const ELSEWHERE =
  /违约金|赔偿|滞纳金|罚[款金息]|利率为|解除|终止|退还|返还|退回|退款|不予退|没收|社会保险|公积金|加班|律师费|诉讼费|保险费|所得税|税费由|水[、费]|水电费|电费|网费|电话费|燃气|物业费|快递费|差旅|(?:交货|交付|供货|发货)(?:时间|日期|期限)|通知书|举证|追偿|履行完毕|扣减|到手|拒绝|暂停|停止|中止|不予支付|不再支付|无需支付|无权|补偿|竞业|由[^。;,]{1,8}(?:承担|负担)|(?:付款|支付|收款)(?:之)?前[^。;]{0,20}(?:开具|提供|出具)|(?:出借|贷款)[人方][^。;]{0,30}(?:支付|转账|汇|发放|划)|(?:支付|转账|划|汇)[^。;]{0,8}(?:给|至|到|入)借款人|辞退|没付清|未付清|所支付|已支付|付清前|出借人?(?:应|须|将|于)|归[甲乙]方|转作|体检|培训费|介绍费由|不足[^。;,]{0,10}补/;
/** No payment of the price, whatever else stands there: capital, what a surety pays, what is set off, what happens if nobody pays. */
const NEVER =
  /续[约签租期订]时[^。;]{0,20}(?:支付|缴|交)|期满后[^。;]{0,4}续费|解除(?:本)?(?:合同|协议)[^。;]{0,20}提前[^。;]{0,16}通知|(?:付清|结清|还清|清偿|支付完毕)[^,。;]{0,6}[后时日][^,。;]{0,8}(?:失效|终止)|提前[^,;。]{0,14}通知[^,;。]{0,8}(?:解除|终止)|每(?:延期|逾期|迟延|拖延)|支付违约金|注册资本|认缴|出资额|缴付出资|出资应|牌价|代为偿还|扣收|扣回|抵扣完|未还清|仍未|仍不能|不支付|不能支付|补交|补足|补差|未支付的|转为(?:购房)?价?款|抵作|抵充|受偿|收益分配|税前还款|追加合同价款|仲裁|诉讼|争议|不可抗力|担保责任|保证责任|清算|(?:报告|资料|意见)[^。;]{0,16}(?:认可|核实|修改意见)|作为[^。;]{0,8}支付的依据|(?:约定|规定)[^。;]{0,14}(?:时间|数额|比例)(?:和|及|、)(?:时间|数额|比例)/;
/** From here on a sentence speaks of what happens else. */
const TURNS = /[,;](?:如|若|否则|逾期|超期|迟延|延期|未按|每?逾|拖欠|晚[交付]|[不没]付)/;
const DEPOSIT = /押金|保证金|担保金|信誉金|定金|诚意金|意向金/;
const PRICE =
  /[总一]共|总价|首付|剩下|剩余|其余|再付|租金|房租|价款|货款|余款|尾款|首期|工程款|费用|服务费|转让款|本金|利息|工资|房款|进度款|报酬/;
const ABOUT =
  /付款|支付|付清|缴纳|交纳|结算|汇款|还款|归还|偿还|还清|工资|租金|房租|货款|价款|报酬|酬金|费用/;
const OF_PAY =
  /交费|缴费|付款|支付|结算|价款|租金|房租|费用|报酬|价格|工资|还款|借款|酬|付租|货款|金额|怎么给|[给付]钱|租子|田租|钱/;
/** 交 and 转 alone are of any thing. */
const MONEYISH =
  /[\d零一二三四五六七八九十百千万] ?(?:元|块|万|%|千元)|一半|全款|当月的|上一周的|第一年的|[款费钱价资金薪酬%％]|房租|租子|佣金|本息|余下|剩下|其余|货到付|[一二三四五六七八九十]成|[付结交还]清|还[本款]|[头第][一二三四五六七八九十]{0,2}笔/;
const SENTENCES_MAX = 12;

/** A blank before any length of time, or without one: 收到货物后3天内汇入____账户 says by when. */
function isTimeOpen({ open, periods }: Passage): boolean {
  const [first] = periods();
  return open.length > 0 && (!first || open.some(({ start }) => start <= first.end));
}

/** When something else happens, in words that have a payment in them: 收到预付款后, 自甲方付款之日起, 在付清租金后, 甲方所付的款. */
const WHEN =
  /(?:收到|收齐|自|从|待|在|于|经|凭|除)[^,;。]{0,24}?(?:付|款|缴|交纳|结清)[^,;。\d]{0,8}?(?:之日起|日起|之日|以后|之后|后|前)|(?:支付|付|交纳|缴纳|付清|预付|清偿|归还|偿还|支付给[^,;。]{1,6}|清偿给[^,;。]{1,6}|归还给[^,;。]{1,6})的(?=[\u4e00-\u9fff])(?!上|下|[本当首]月)|[款金费](?:全部|全额)?(?:支付|付清)后(?=[\d一二三四五六七八九十])|用于(?:支付|付)|运费预付/g;
/** 租赁期满且结清费用后30日内, — a clause that only tells when. */
const TELLS_WHEN =
  /(?:后|之日起?|起|前)(?:的)?[\d一二三四五六七八九十两]{0,3}个?(?:工作)?[日天月周]?(?:之?内)?,$/;
/** The case in which the rest of a sentence holds: 甲方解除合同的. */
const CASE = /(?:解除|终止|违约|退租|退房|退伙|不合格|未能)[^,;]*(?:的|时|后)?,$/;
/** Paying and settling as nouns: 结算资料, 即为结算审定, 不影响下一期租金的支付. */
const AS_NOUN =
  /经(?:双方|甲乙双方)?(?:对账|核对|确认)?[、,]?结算,?(?=[^;。]{0,14}欠)|结算(?:资料|报告|文件|书|申请书?|清单|审定|方式|单?价(?!的?\d))|(?:付款|支付|结算)(?:日期?|期限|时间)[^,。;]{0,6}(?:顺延|推迟|延后)|(?:不影响|不免除|不减轻|影响|妨碍)[^,;。]{0,16}(?:支付|付款|缴纳|结算)/g;
/** The rent of 相当于两个月租金的保证金 is a measure. */
const MEASURE =
  /(?:相当于|等于|按)?[^,;。]{0,10}(?:租金|房租|月租|货款|价款|总价|总额|合同价|工资)[^,;。的]{0,4}(?:的|作为|做)(?=[^,;。]{0,8}(?:押金|保证金|定金|违约金|诚意金|赔偿|补偿))/g;
/** What is paid beside the price; in a contract on these things by its title it is the price. */
const BESIDE =
  /物业(?:管理|服务)?费|水电(?![做改工完安材部隐验])|[水电气暖]费|燃气|取暖|卫生费|停车费|宽带|社会?保险?费?|公积金|受理费|诉讼费|律师费|保险费|税[费款]|中介费|手续费|工本费|佣金|(?<!总)奖金|绩效|补贴|津贴|利润|分红|收益|份额/;
const ON_DUES = /物业|供[水电气热暖]|停车|保险|中介|居间|经纪|代理|委托|推广|分红|合伙/;
/** Paying as the contract says elsewhere. */
const AS_AGREED =
  /(?:按照?|依照?|依据)(?:本|该)?(?:合同|协议|约定|第[^,;。]{1,6}条)[^,;。]{0,8}(?:约定|规定)?[^,;。]{0,8}(?:支付|付款|缴纳)/;

/** What a clause is about: `price`, something `beside` it, or what was before. */
function topicOf(act: string, title: string): 'price' | 'beside' | null {
  const isOther = (words: RegExp) => words.test(act) && !(words === BESIDE && ON_DUES.test(title));
  if (
    NEVER_PRICE.test(act) ||
    (DEPOSIT.test(act) && (!/质保|质量/.test(act) || PUTS_DOWN.test(act)) && !isWhole(act))
  )
    return WITH_PRICE.test(act) ? 'price' : 'beside';
  if (PRICE.test(ON_DUES.test(title) ? act : act.replace(new RegExp(BESIDE.source, 'g'), ''))) return 'price';
  return isOther(ELSEWHERE) || isOther(BESIDE) ? 'beside' : null;
}
/** 押金2300元和头三个月房租一起转: the rent goes with it. */
const WITH_PRICE =
  /(?:押金|保证金|担保金)[^,;。的]{0,12}(?:和|及|与|、|连同|加上?|同)[^,;。]{0,10}(?:房租|租金|[货价房]款|费用|服务费)[^,;。]{0,12}(?:一起|一并|一次|同时|支?付|交|转|打|给)|(?:房租|租金|[货价房]款|费用|服务费)[^,;。的]{0,12}(?:和|及|与|、|连同|加上?|同)[^,;。]{0,6}(?:押金|保证金|担保金)[^,;。]{0,12}(?:一起|一并|一次|同时)/;
/** 首付款（含定金）: the earnest money is in it. */
const isWhole = (act: string) => /首付|余款|尾款|房款|货款|剩[下余]/.test(act);
/** 供方应交纳质量保证金: put down, and not kept back from the price. */
const PUTS_DOWN = /(?:交纳|缴纳|交付|提交|支付|交存)[^,;。]{0,6}质量?保证金/;
const NEVER_PRICE = /加班|加点|违约金|赔偿|退还|返还|退回|退款|补偿|额外/;

const REFUND =
  /(?:[内前后时]|当[天日场])(?:甲方|乙方)?(?:全部|全额|如数|无息|原数)*退(?:还|回|清|掉)?[,;。]?$/;

const NAMES_TIME = /\d|[一二两三四五六七八九十]+个?(?:工作)?[日天月周号]|每|当[天日]/;
/** 若买方于三日内未驶离: a case that may never come, and no term; that the work is in order is one that is meant to. */
const MAY_COME =
  /^(?:\(?[\d一二三四五六七八九十]{1,3}[)、.]?\s*)?(?:因[^,;。]{2,30}的,|若|如果?|倘若|万一|假如)(?!期|下|实)(?![^,;]{0,40}(?:合格|通过|无误|无异议|完成))/;

/** The last clause by which the price is paid: by its verb, without what only tells when, and by what is paid. */
function lastPaying(clauses: readonly string[], title: string): number {
  let last = -1;
  // What the sentence began with holds for clauses that name nothing: 定金 in the middle stands for itself.
  let main: 'price' | 'beside' | null = null;
  for (const [index, clause] of clauses.entries()) {
    const act = clause.replace(AS_NOUN, '').replace(MEASURE, '').replace(WHEN, '');
    const own = CASE.test(act) && !PAY.test(act) ? 'beside' : topicOf(act, title);
    main ??= own;
    const topic = own ?? main;
    const isAct =
      PAY.test(act) && !AS_AGREED.test(act) && !(TELLS_WHEN.test(act) && index < clauses.length - 1);
    if (isAct && topic !== 'beside') last = index;
    // 结清费用后，由甲方将保证金退回: the sentence is on what is given back, unless it said before by when is paid.
    if (DEPOSIT.test(act) && /退|返还/.test(act) && !NAMES_TIME.test(clauses.slice(0, last + 1).join('')))
      last = -1;
    // 账结清了，5天之内退: what was put down comes back when all is paid.
    if (REFUND.test(act)) last = -1;
    if (clause.endsWith(';')) main = null;
  }
  return last;
}

/** 退的时候…钱三个月内给清: who leaves a partnership gets his share. */
const LEAVES = /^(?:\(?[\d一二三四五六七八九十]{1,3}[)、.]?\s*)?[^,;。]{0,6}退(?:伙|股|出)?(?:的时候|时|的)/;

/** 到期一次性偿还 is no lateness, 晚付 is. */
const LATE = /(?<!最)(?:晚|迟|拖)(?:付|交|给|还|缴|发)|(?:没|未|不)能?按时|欠(?:租|款|付|缴|交)/;

/** 按月付息，付息日为每月20日: a day interest is paid on; 按月计息 alone says how it is reckoned. */
const INTEREST_DAY =
  /(?:付息|[付支]付?[^,;。]{0,8}利息|利息[^,;。]{0,12}[付交给])[^;。]{0,24}(?:每个?[月季年][^,;。\d]{0,6}\d{1,2}[日号]|[月季年][末底])|(?:每个?[月季年][^,;。\d]{0,6}\d{1,2}[日号]|[月季年][末底])[^,;。]{0,12}(?:付|交|给)[^,;。]{0,8}(?:利息|息)/;

/** 交期：首批1,000件于8月20日前交: goods are delivered, and nothing is paid. */
const DELIVERS = /交(?:期|货)|交付期|供货|发货|\d ?(?:件|台|吨|套|箱|只|个|斤|公斤|米|把|本|册)(?:于|在)/;
const OF_MONEY = /[款费钱元价酬租息薪%]|工资|万|[一二三四五六七八九]成/;

/** 甲方应于10月15日前将借款汇入乙方账户: what the lender hands over is lent, and no price. */
function lends(said: string, parties: ColumnInput['contract']['parties']): boolean {
  const borrower = parties.find(({ role }) => role === 'borrower');
  const words = ['借款人', '借款方', ...(borrower?.words ?? [])].filter((word) => word !== '');
  return new RegExp(
    `(?:借款|贷款|款项|本金)[^,;。]{0,14}(?:汇|转|划|存|打|交|发放|支?付)(?:入|至|到|给|付)?[^,;。]{0,4}(?:${words.join('|')})`,
  ).test(said);
}

/** How many characters of a passage say by when is paid; 0 where none do. */
function lengthOfTerms(passage: Passage, { title, parties }: ColumnInput['contract']): number {
  const { text, heading } = passage;
  if (text.length < 6 || isTimeOpen(passage) || isInExample(passage, 0)) return 0;
  const turn = TURNS.exec(text);
  const end = turn && PAY.test(text.slice(0, turn.index)) ? turn.index : text.length;
  const said = text.slice(0, end).trimEnd();
  if (
    /逾期|迟延支付|拖欠|到期未|未结|未按|不按[时期约]|如不|提前还/.test(said) ||
    LATE.test(said) ||
    MAY_COME.test(said) ||
    /没有[^,。;]{0,10}(?:支付|付款)/.test(said) ||
    /:$/.test(said)
  )
    return 0;
  if (!MONEYISH.test(said) && !OFTEN.test(said) && !OF_PAY.test(heading)) return 0;
  if (
    NEVER.test(said) ||
    LEAVES.test(said) ||
    goesToStranger(said, parties) ||
    lends(said, parties) ||
    (DELIVERS.test(`${heading} ${said}`) && !OF_MONEY.test(said))
  )
    return 0;
  // The clauses up to the last by which the price is paid; what is said behind them is of something else.
  const clauses = said.split(/(?<=[,;](?!\d{3}(?!\d)))/);
  const last = lastPaying(clauses, title);
  if (last < 0) return 0;
  const paying = clauses
    .slice(0, last + 1)
    .join('')
    .replace(MEASURE, '');
  const isBy =
    OFTEN.test(paying) ||
    AFTER.test(paying) ||
    /满[\d一二三四五六七八九十半]+个?[月年天日]/.test(paying) ||
    BY_ACT.test(paying) ||
    /(?:之?前|后) ?[\d一二两三四五六七八九十]+个?(?:工作)?[日天]/.test(paying) ||
    passage.periods().some(({ end: at }) => at <= end && LENGTH_BY.test(text.slice(at))) ||
    passage.dates().some(({ end: at }) => at <= end);
  const isInterestAlone = /利息|付息/.test(said) && !/本金|本息|还本|连本|借款/.test(said);
  if (!isBy || (isInterestAlone && !INTEREST_DAY.test(said))) return 0;
  return said.length;
}

/** A row of a table of instalments: 首款, by when, how much. */
const isInstalment = ({ row, text }: Passage): boolean => {
  const has = (head: RegExp) => row?.heads.some((one) => head.test(one)) === true;
  const isDated = has(/(?:付款|支付|缴费|交款|应付)?(?:时间|日期|条件|节点|期限)$|哪天|何时|几时|以前$/);
  return (
    isDated && has(/金额|比例|款|应付|数目|数额|多少/) && !/合计|总计|小计/.test(text) && /\d/.test(text)
  );
};

/** Whether a time is paid for before or after it is used, and not by when. */
const ORDER = /先[付交缴给][款租钱费]?[，,]?后[用付住使][用租房]?|先[用住使][用]?[，,]?后[付交缴给]/g;

/** 木工做完给15000: an act that is done by then is as good as a day. */
const DONE =
  /(?:[做弄完装修贴刷]完|[弄做装]好|验收?过了?|封顶|进场|开工|到货)[^,;。\d]{0,4}(?:给|付|支|交|结)/;

/** 半年一交 and 先付后用 beside a sentence that names days say nothing more. */
const isVague = ({ text, periods, dates }: Passage): boolean =>
  periods().length === 0 &&
  dates().length === 0 &&
  !/\d+ ?[日号]|[一二三四五六七八九十]+[日号]|[前后时当]|那天|次日|之日/.test(text.replace(ORDER, '')) &&
  !DONE.test(text);

function readPaymentTerms(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const { all } = readPassages(input.contract);
  if (input.contract.language === 'en') return readEnglish(input, all);
  const found = all.flatMap((passage): FoundValue[] => {
    if (passage.section !== 'body' && passage.section !== 'preamble') return [];
    const end = isInstalment(passage) ? passage.raw.length : lengthOfTerms(passage, input.contract);
    if (end === 0) return [];
    const text = passage.raw.slice(0, end);
    return [{ passage, from: 0, taken: { value: { kind: 'quote', text }, start: 0, end } }];
  });
  // Each sentence stands for itself; a number tells them apart, as the contract's own clauses do.
  const exact = found.filter(({ passage }) => !isVague(passage));
  const said = (exact.length > 0 ? exact : found).slice(0, SENTENCES_MAX);
  const numbered = said.map((one, index) => ({ ...one, of: said.length > 1 ? `${index + 1}` : '' }));
  return saySeveral(input, numbered, { several: true, confidence: 'high' }) ?? unsettled(input, all);
}

function unsettled(input: ColumnInput, all: readonly Passage[]): ColumnReading {
  const on = all.filter(({ text, heading }) => ABOUT.test(text) || OF_PAY.test(heading));
  const first =
    on.find(({ open, text }) => open.length > 0 && PAY.test(text)) ??
    on.find(({ text }) => PAY.test(text)) ??
    on[0];
  if (!first) return nothingSaid(input);
  const at = Math.max(0, first.text.search(ABOUT));
  return {
    ...{ state: 'not_found', value: null, ...reasonOf(first) },
    ...placeQuote(input, { ...first, text: first.raw }, at, at + 1),
    confidence: first.open.length > 0 ? 'high' : 'medium',
  };
}

const ENGLISH = /\b(?:pay(?:able|ment|s)?|paid|invoice)\b/i;
const ENGLISH_TIME =
  /\bwithin\b|\bno(?:t)? later than\b|\bin advance\b|\bon or before\b|\bdays?\b|\bon the (?:first|last|\d+(?:st|nd|rd|th)?)\b|\bupon\b|\bon (?:signing|delivery|completion|demand|receipt)\b|\b(?:before|after|by)\b/i;
const ENGLISH_TERMS = /\b(?:shall|will|must) (?:be )?(?:pay|paid)\b|\bpayable\b/i;

function readEnglish(input: ColumnInput, all: readonly Passage[]): ColumnReading {
  const on = all.filter(({ text }) => ENGLISH.test(text));
  const terms = on.filter(({ text, open }) => open.length === 0 && ENGLISH_TERMS.test(text));
  // A monthly fee of USD 14,500 says how much, payable within thirty days says by when.
  const said = terms.find(({ text }) => ENGLISH_TIME.test(text)) ?? terms[0];
  const first = said ?? on[0];
  if (!first) return nothingSaid(input);
  const place = placeQuote(input, { ...first, text: first.raw }, 0, said ? first.raw.length : 1);
  if (!said) return { state: 'not_found', value: null, ...place, ...reasonOf(first), confidence: 'medium' };
  if (!ENGLISH_TIME.test(said.text)) return { state: 'not_found', value: null, ...place, confidence: 'low' };
  return { state: 'found', value: { kind: 'quote', text: said.raw }, ...place, confidence: 'low' };
}

/** By when is paid: every sentence that says so. */
export const PAYMENT_TERMS_COLUMN: ReviewColumnRule = {
  key: 'payment_terms',
  kind: 'quote',
  group: 'money',
  label: { zh: '付款时间和方式', en: 'Payment terms' },
  asks: { zh: '什么时候、怎样付款？', en: 'When and how is paid?' },
  read: readPaymentTerms,
};
