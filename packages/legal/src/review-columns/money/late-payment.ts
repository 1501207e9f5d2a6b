import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { isReplaced } from '../of-earlier.ts';
import { placeQuote } from '../place-quote.ts';
import { type Passage, readPassages } from '../read-passages.ts';
import { type FoundValue, saySeveral } from '../say-several.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid, reasonOf, subjectColumn } from '../subject-column.ts';
import { type TakeValue, takeShare } from '../take-values.ts';
import { LATE_DELIVERY, LATE_PAY } from './late-words.ts';

/** One thing that a late payment costs. */
interface LateCost extends FoundValue {
  /** Of which sum it is reckoned, as written; null where that is not said. */
  base: { text: string; start: number } | null;
}

const OF_MONEY =
  /租金|房租|货款|价款|款项|借款|本金|还款|付款|支付|工程款|费用?(?!力)|工资|转让款|利息|欠|交租|佣金|报酬|酬|钱|房款|余款|尾款|数额|缴费|欠|返款|压款|田租|月租|承包费|哪一?笔|息|没[退还给付]的|还不上|借款/;
const PENALTY =
  /违约金|滞纳金|罚息|罚金|利息|赔|补偿|另得|每(?:逾|延|日|天|月|拖|超|迟|晚|压|一)|[按以]日|日(?:万|千|百)|罚|加[收付计]|多[给付]|另[加给付]|每天|一天/;
const REFERENCE =
  /LPR|贷款市场报价利率|报价利率|贷款(?:基准)?利率|基准利率|同期[^。;,]{0,12}利率|银行[^。;,]{0,10}利率/i;
const TIMES = /(\d+(?:\.\d+)?|一点[一二三四五六七八九]|[一二两三四五六])\s*倍/;
const HAN_TIMES: Record<string, number> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 };
const DAILY =
  '(?:每|按|以|晚|迟|逾期|超|拖|同样|都是|也是)(?:逾期|延误|延期|迟延|拖延|延迟|拖欠|超过|晚[交付还发给]?|迟[交付给结]?|超|拖|压|满|过|[交付还给])?\\s*[一1壹]?\\s*个?';

/** `%/日` of 每日万分之五, by the words before the figure and those right behind it. */
function per(before: string, behind: string): '/日' | '/周' | '/月' | '/年' | '' {
  const near = before.slice(-26);
  if (/月(?:利率|息)[^,。;\d]{0,4}$/.test(near)) return '/月';
  if (
    new RegExp(`${DAILY}(?:日|天|自然日)|日(?:利率|息)?(?:按|为)?(?:万分之|千分之|百分之)?\\s*$`).test(near)
  )
    return '/日';
  if (/^[^。;,]{0,4}(?:\/|每|\/每|一)\s*[日天]/.test(behind)) return '/日';
  if (new RegExp(`${DAILY}(?:周|星期|礼拜)`).test(near)) return '/周';
  if (/(?:^|[,;的]|过|超)一[天日](?:按[^,;。\d]{1,8})?(?:另?[多加]|罚|付|赔)[^,;。\d]{0,4}$/.test(near))
    return '/日';
  if (/年(?:利率|化|息)|一年(?:按)?$/.test(near)) return '/年';
  if (new RegExp(`${DAILY}月|月(?:利率|息)`).test(near) || /^\s*\/\s*月/.test(behind)) return '/月';
  return new RegExp(`${DAILY}(?:日|天)`).test(before) ? '/日' : '';
}

const OWED =
  /(?:未|没|不)[能按][^。;]{0,20}(?:履行|支付|付|还)[^。;]{0,40}(?=(?:应付|欠付|未付|未还|应还|应偿还|未清偿)[^,。;]{0,6}(?:款|金额|部分|数额|债务)?[^,。;]{0,4}(?:每[日天]|按日|日|的))|超过的(?:日子|天数|时间)利息/;

/** Where a passage begins to speak of late payment, and where it goes on to something else. */
function regionIn(
  { text, heading }: Passage,
  title: string,
  before = false,
): { start: number; end: number } | null {
  // What an employer owes by law is none of the contract's own.
  if (/经济补偿金?|克扣/.test(text)) return null;
  // 逾期竣工的，每日支付违约金: late with the work, whatever is paid for it.
  const late =
    [...text.matchAll(new RegExp(LATE_PAY, 'g'))].find(
      ({ index }) => !new RegExp(`^(?:${LATE_DELIVERY})`).test(text.slice(index)),
    ) ?? null;
  // 迟给田租 as the heading of its clause.
  const isHeaded = /(?:^|\/ )(?:迟|晚|拖|逾期|延|欠)[^/]{0,6}[付给交还缴租款]/.test(heading);
  if (!late && isHeaded && !new RegExp(LATE_DELIVERY).test(text)) return { start: 0, end: text.length };
  const bare =
    /(?:每?拖|每?晚|每?迟|每?压|每超)(?:期)?[一1过](?:天|日)?|每逾期[一1]|逾期(?=的|,|每|按|超过|\d|$|[不未][付交还给缴])|滞纳金|罚息/.exec(
      text,
    );
  const isOnPay =
    OF_MONEY.test(text) ||
    before ||
    /付款|支付|租金|还款|借款|结算|交费|缴费|怎么给|租子|田租|酬/.test(heading);
  // 未按期履行的，按应付款项每日万分之五支付: what is reckoned by a sum that is owed is for paying it late.
  const owed = OWED.exec(text);
  const match = late ?? owed ?? (bare && isOnPay && !new RegExp(LATE_DELIVERY).test(text) ? bare : null);
  // 变更应在20个工作日内办理，逾期的: late with an act that is no payment.
  if (
    match &&
    /(?:(?:办理|办完|过户|移交|交付|提供|开具|完成)[^,。;]{0,6}|[未没](?:能)?按(?:期|时|约定?)[^,。;付款缴还支给]{1,10}),$/.test(
      text.slice(0, match.index),
    ) &&
    !/^[^,。;]{0,4}[付还缴款租费]/.test(text.slice(match.index))
  )
    return null;
  // 未按期开班的，每延误一日支付: what was not done in time is no payment.
  if (match && !owed && /^[未没不]能?按[^,。;付款缴还支给租]{1,12}的?,/.test(match[0])) return null;
  // 晚交一天 may be of the thing sold.
  // 逾期上线，每逾期一日 is late with something else.
  if (match?.[0].startsWith('每') && /逾期|迟|误|晚/.test(text.slice(0, match.index))) return null;
  // 逾期缴付水电费: of what is paid beside the price.
  if (match && BESIDE.test(text.slice(match.index)) && !ON_DUES.test(title)) return null;
  if (!match || (/^[晚迟拖][交给发]/.test(match[0]) && !isOnPay)) return null;
  const delivery = new RegExp(LATE_DELIVERY).exec(text.slice(match.index + match[0].length));
  const end = delivery ? match.index + match[0].length + delivery.index : text.length;
  return { start: match.index, end };
}

/** What is paid beside the price, right behind the lateness, and contracts in which it is the price. */
const BESIDE =
  /^[^,。;租]{2,10}?(?:水电|[水电气]|燃气|物业(?:管理|服务)?|停车|取暖|卫生|宽带|公共事业)费?(?:用)?(?=[的,]|$)/;
const ON_DUES = /物业|供[水电气热暖]|停车|用[电水气]|能源|光伏/;

/** 以总价的5%为限: the most that may come of it. */
const IS_CAP = /^[^。;,]{0,3}(?:为限|为上限|封顶|为最高|止)/;
/** Who deducts from what he pays makes the other side pay for being late with something else. */
const DEDUCTS = /(?:扣(?:减|除|罚|付|掉)?|[里中]减)[^,。;]{0,10}$/;
const ENDS_CONTRACT = /(?:解除|终止|收回|取消)[^。;]{0,24}$/;

function costsIn(passage: Passage, from: number, to: number): LateCost[] {
  const { text, raw } = passage;
  const costs: LateCost[] = [];
  const add = (number: number, unit: string, start: number, end: number, base: LateCost['base']) =>
    costs.push({
      ...{ passage, from, base },
      taken: {
        value: { kind: 'number', number: String(number), unit, text: raw.slice(start, end).trim() },
        ...{ start, end },
      },
    });
  for (const share of passage.shares()) {
    if (share.start < from || share.end > to || isReplaced(passage, share)) continue;
    const before = text.slice(from, share.start);
    const around = text.slice(from, share.end + 30);
    if (
      !PENALTY.test(around) ||
      DEDUCTS.test(before) ||
      ENDS_CONTRACT.test(before) ||
      /[达超]到?过?$/.test(before)
    )
      continue;
    if (
      /不(?:得)?[超高]|最[高多]|至多|累计|上限|为限|封顶/.test(
        text
          .slice(Math.max(0, share.start - 14), share.start)
          .split(/(?:万分|千分|%)/)
          .at(-1) ?? '',
      ) ||
      IS_CAP.test(text.slice(share.end))
    )
      continue;
    const isSurcharge =
      /(?:加收|上浮|上调|加计|提高|增加)[^。;,\d]{0,2}$|基础上[^。;,]{0,4}加[^。;,\d]{0,2}$/.test(before) &&
      /利率|罚息|利息/.test(around) &&
      !/年(?:利率|化|息)[^。;,\d]{0,4}$/.test(before);
    if (isSurcharge) add(share.percent, '%（在约定利率上加收）', share.start, share.end, null);
    else {
      const unit = `%${per(before, text.slice(share.end))}`;
      add(
        share.percent,
        unit,
        share.start,
        share.end,
        baseBefore(passage, from, share) ?? baseBehind(passage, share.end),
      );
    }
  }
  const reference = REFERENCE.exec(text.slice(from, to));
  // 利率高＿＿％: how much above it is left blank.
  const isBlank =
    reference !== null &&
    /^[^。;]{0,16}[_＿×]/.test(text.slice(from + reference.index + reference[0].length));
  if (reference && costs.length === 0 && !isBlank) {
    const times = TIMES.exec(text.slice(from, to));
    const written = times?.[1] ?? '1';
    const number = HAN_TIMES[written] ?? (Number(written.replace('一点', '1.').replace('五', '5')) || 1);
    const start = from + Math.min(reference.index, times?.index ?? reference.index);
    const end =
      from + Math.max(reference.index + reference[0].length, (times?.index ?? 0) + (times?.[0].length ?? 0));
    add(number, '倍同期贷款利率', start, end, null);
  }
  for (const amount of passage.amounts()) {
    if (amount.start < from || amount.end > to) continue;
    const before = text.slice(from, amount.start);
    const unit = per(before.slice(-14), text.slice(amount.end));
    if (unit !== '/日' || /租金|工资标准/.test(before.slice(-6)) || DEDUCTS.test(before)) continue;
    add(amount.value, `元${unit}`, amount.start, amount.end, null);
  }
  return costs;
}

const BASE_NOUN =
  '(?:延误|未结|晚付|晚交|迟付|迟交|迟给|迟结|未返|没退|当时还没|应付|应交|应缴|应收|未付|未缴|未交|逾期|欠付|拖欠|所欠|欠|未支付|迟延|延迟|延期|延付|到期|剩余|应还|未还|当期|当月|该期|该笔|本期|月|年|季|日|合同|总|全部|全款|借款|本金|租金|货款|价款|工程款|服务费|费用|转让|标的|拖延|(?:没|未)[\u4e00-\u9fff]{1,3}的|未还)';

/** What is owed is a sum, and no day: 年元旦起. */
const OF_SUM = /[款金额价费租息欠未没钱酬债总全]|部分|工资|应[付交收还缴]/;

/** 欠付租金 of 按欠付租金的每日万分之五. */
function baseBefore({ text }: Passage, from: number, share: { start: number }): LateCost['base'] {
  const before = text.slice(from, share.start);
  const cut = Math.max(...['，', ',', '。'].map((mark) => before.lastIndexOf(mark))) + 1;
  const lastCut = cut > before.length - 3 ? Math.max(0, before.slice(0, cut - 1).lastIndexOf(',') + 1) : cut;
  const said = before.slice(lastCut);
  const found = [
    ...said.matchAll(
      new RegExp(
        `(?:按照?|以|就|加收?|付|应付|缴纳|交纳|将|收取|计|[甲乙]方|(?:出租|承租|[买卖供需出转受]|委托|受托|对|守约)[方人]|日|天|期)?(${BASE_NOUN}[^,。;按以]{0,18}?)(?:为基数|作为基数|为数)?(?:总额)?(?:的|之)?(?:,)?(?:按?照?(?:每[日天]|日|每月|月|年)(?:利率)?|按|加计?|加收|支付|计算|的)*\\s*$`,
        'g',
      ),
    ),
  ].at(-1);
  const words = found?.[1]
    ?.replace(/^(?:逾期|延期|迟延|拖延)[一1]?个?[日天周月](?:应?按?(?:支付|付|加付|计|交纳?))*/, '')
    .replace(/^[月日天]?起?每?个?[月日天](?:另|再|多)?加(?!收|付|计)/, '')
    .replace(/^(?:每?[日天月]?(?:另?加收?|收取|支付|计收))+/, '')
    .replace(/(?:每[日天]|按日|加付|[日月年](?:利率|息)|[的之])+$/, '');
  const earlier = new RegExp(
    `(?:按照?|以|就)(${BASE_NOUN}[^,。;按以]{0,18}?)(?:为基数|为数)?,(?:一次性?|每[天日月]|按[日月])?[^。;,\\d]{0,8}$`,
  ).exec(before);
  if ((!words || words.length < 2) && earlier?.[1])
    return { text: earlier[1], start: from + earlier.index + earlier[0].indexOf(earlier[1]) };
  if (
    !found ||
    !words ||
    words.length < 2 ||
    !OF_SUM.test(words) ||
    /标准|调整|变更/.test(words) ||
    /^(?:日|月|年)$|^(?:逾期|延期|迟延|拖延|日|到期)(?:[一日天,]|$)|^日(?:按|每)/.test(words)
  )
    return null;
  return { text: words, start: from + lastCut + found.index + found[0].indexOf(words) };
}

/** 逾期部分 of 按日万分之五支付逾期部分的违约金, and of 每日万分之五（以未付金额为基数）. */
function baseBehind({ text }: Passage, end: number): LateCost['base'] {
  const match = new RegExp(
    `^[^。;]{0,12}?(?:以|按|就|付|支付|计收|收取)(${BASE_NOUN}[^,。;]{1,12}?)(?:为基数|的(?:违约金|滞纳金|利息)|(?:来)?(?:计)?算)`,
  ).exec(text.slice(end));
  return match?.[1] ? { text: match[1], start: end + match[0].indexOf(match[1]) } : null;
}

const read = new WeakMap<ColumnInput['contract'], { on: Passage[]; costs: LateCost[] }>();

/** What paying late costs, by every sentence on it; made once a contract. */
function readLateCosts({ contract }: ColumnInput): { on: Passage[]; costs: LateCost[] } {
  const known = read.get(contract);
  if (known) return known;
  const on: Passage[] = [];
  const costs: LateCost[] = [];
  const { all } = readPassages(contract);
  for (const [index, passage] of all.entries()) {
    if (passage.section === 'annex' && costs.length > 0) continue;
    // 每年给一万元。拖一天多给三十元。
    const previous = all[index - 1];
    const isOfMoney =
      previous?.blockId === passage.blockId &&
      /[付给交缴][^。;]{0,24}[元块]|[元块][^。;]{0,30}[付给交缴]/.test(previous.text);
    const region = regionIn(passage, contract.title, isOfMoney);
    if (!region) continue;
    on.push(passage);
    let found = costsIn(passage, region.start, region.end);
    const next = all[index + 1];
    // 逾期付款的，应承担违约责任。违约金按每日万分之五计算。
    if (
      found.length === 0 &&
      next &&
      /违约|责任|计付|滞纳|罚/.test(passage.text) &&
      regionIn(next, contract.title) === null &&
      /^(?:每|违约金|滞纳金|按)/.test(next.text)
    )
      found = costsIn(next, 0, next.text.length);
    costs.push(...found);
  }
  // Beside a cost that runs, one that falls due at once belongs to the end of the contract.
  const runs = costs.filter(({ taken: { value } }) => value.kind === 'number' && value.unit !== '%');
  const made = {
    on: on.filter(({ text }) => SAYS_COST.test(text)),
    costs: runs.length > 0 ? runs : costs,
  };
  read.set(contract, made);
  return made;
}

/** A sentence that only says when somebody may leave is none on what it costs. */
const SAYS_COST =
  /违约金|滞纳金|罚息|利息|赔偿|补偿|违约责任|[%‰]|[万千百]分|每(?:日|天|逾|延|晚)|罚|扣|LPR|利率/;

const PER_ENGLISH: Record<string, string> = { day: '日', daily: '日', month: '月', year: '年', annum: '年' };

/** 1.5% per month. */
const takeEnglishRate: TakeValue = (passage, match) => {
  const taken = takeShare({ within: 120, without: /;/ })(passage, match);
  if (taken?.value.kind !== 'number') return taken;
  const { text } = passage;
  // 4% above the base rate is more than 4%.
  if (/^[^.;]{0,24}\b(?:above|over)\b/i.test(text.slice(taken.end))) return { ...taken, isDoubtful: true };
  const per =
    /^\s*(?:per|a|each|every|\/)\s*(day|month|year|annum)\b/i
      .exec(text.slice(taken.end))?.[1]
      ?.toLowerCase() ?? /\b(daily)\b/i.exec(text.slice(match.index, taken.start))?.[1]?.toLowerCase();
  const unit = per === undefined ? undefined : PER_ENGLISH[per];
  return unit ? { ...taken, value: { ...taken.value, unit: `%/${unit}` } } : taken;
};

const ENGLISH_COLUMN = subjectColumn({
  key: 'late_payment_rate',
  kind: 'number',
  group: 'breach',
  label: { zh: '', en: '' },
  asks: { zh: '', en: '' },
  about: /(?!)/,
  english: /\blate (?:payment|fee|charge)\b|\boverdue\b/i,
  takes: [
    {
      words: /\b(?:late (?:payment|fee|charge)s?|overdue)\b/i,
      value: takeEnglishRate,
      first: true,
      confidence: 'medium',
    },
  ],
});

function readRate(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  if (input.contract.language === 'en') return ENGLISH_COLUMN.read(input);
  const { on, costs } = readLateCosts(input);
  const named = costs.map((one, index) => ({ ...one, of: costs.length > 1 ? `${index + 1}` : '' }));
  return saySeveral(input, named, { several: true, confidence: 'high' }) ?? unsettled(input, on);
}

function readBase(input: ColumnInput): ColumnReading {
  if (!isAgreement(input) || input.contract.language === 'en') return NOT_FOR_THIS_PAPER;
  const { on, costs } = readLateCosts(input);
  const based = costs.find(({ base }) => base !== null);
  if (!based?.base) return unsettled(input, on);
  const { passage, base, taken } = based;
  const text = passage.raw.slice(base.start, base.start + base.text.length);
  return {
    ...{ state: 'found', value: { kind: 'text', text }, confidence: 'high' },
    ...placeQuote(input, { ...passage, text: passage.raw }, Math.min(base.start, taken.start), taken.end),
  };
}

function unsettled(input: ColumnInput, on: readonly Passage[]): ColumnReading {
  const first = on.find(({ open }) => open.length > 0) ?? on[0];
  if (!first) return nothingSaid(input);
  const place = placeQuote(input, { ...first, text: first.raw }, 0, 1);
  const confidence = first.open.length > 0 ? 'high' : 'medium';
  return { state: 'not_found', value: null, ...place, ...reasonOf(first), confidence };
}

/** What a late payment costs: a rate, a sum for each day, a multiple of a published rate, more interest; and of which sum. */
export const LATE_PAYMENT_COLUMNS: readonly ReviewColumnRule[] = [
  {
    key: 'late_payment_rate',
    kind: 'number',
    group: 'breach',
    label: { zh: '逾期付款违约金标准', en: 'Penalty for late payment' },
    asks: {
      zh: '逾期付款时，违约金（利息）按什么比例、倍数或者每日多少钱计算？',
      en: 'At what rate, multiple or daily sum does a late payment cost?',
    },
    read: readRate,
  },
  {
    key: 'late_payment_base',
    kind: 'text',
    group: 'breach',
    label: { zh: '逾期付款违约金基数', en: 'Base of the penalty for late payment' },
    asks: {
      zh: '逾期付款违约金以什么金额为基数？',
      en: 'Of which sum is the penalty for late payment reckoned?',
    },
    read: readBase,
  },
];
