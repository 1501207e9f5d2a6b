import { findAmounts } from '../../figures/find-amounts.ts';
import { MAX_YUAN } from '../../figures/money.ts';
import { readAmounts } from '../../questions/read-amounts.ts';
import { toFlatText } from '../../words/flat-text.ts';

/** A sum of money somebody tells, as a paper writes it. */
export interface ToldSum {
  start: number;
  end: number;
  /** 32000元, 7000余元. */
  text: string;
  value: number;
  /** 七千多: about so much. */
  isRough: boolean;
}

const DIGIT = '[一二两三四五六七八九]';
/** 五千二, 三万二, 四十五万, 一万二千五: a number in words of a hundred at least. */
const SPOKEN = new RegExp(
  `(?<![第〇零点十百千万亿几数分之]|${DIGIT})(?:${DIGIT}?十${DIGIT}?万|${DIGIT}百(?:${DIGIT}十)?${DIGIT}?万|${DIGIT}[万千百])(?:[来多余])?(?:[零〇]?${DIGIT}[千百十]?(?!个|天|年|月|次|张|套|份|回|辆|间|趟)){0,3}(?:[来多余])?(?:[来多余]?(?:块钱?|元))?`,
  'g',
);
/** What is counted and is no money. */
const COUNTED =
  /^ ?(?:多|余|来|几)?(?:节|堂|课时|场|瓶|箱|袋|盒|顿|桌|人|名|位|字|亩|平|公里|米|公斤|斤|吨|克|次|回|趟|遍|天|日|号|年|月|周|岁|个|条|款|项|件|户|套|辆|台|份|页|本(?!金|息|钱|来)|只|头|股|小时|分钟|点|时|届|批|倍|成|分(?!\d|期)|厘|折|%|％|楼|层|里|期|方|章|级|张|棵|根|块(?![钱，。；]|$)|块(?<=(?:砖|板|玻璃|地|田|表|瓷|膜|布|空鼓)[^，。]{0,8})|片|副|粉丝|阅读|播放|浏览|工分|度)/;
/** 一万六七: sixteen or seventeen thousand. */
const ROUGH_END = new RegExp(`[万千百]${DIGIT}${DIGIT}(?![万千百十]|${DIGIT})$`);
/** 3栋501: a room, and no money. */
const ROOM = /(?:[栋幢座#]|单元|[室房]号)$/;
const ROUGH_NUMBER = new RegExp(`${DIGIT}${DIGIT}[十百千万]|[几数][十百千万]`);
/** 自己掏了18600, 第二批41200: a figure behind what one does with money, or behind a delivery that has no other measure. */
const BARE =
  /(?:(?:还|尚|总共|一共)(?:差|欠)(?:着)?(?:你|我|他|她)?|(?:换|修|重做|拆|装|租|查|治|报价|要价|开价|泡坏|摔坏|撞坏|砸坏|过户费?|上牌费?|检测费?|拖车费?|保险费?|评估|定损)(?:下来|好|完|掉|一下)?(?:了)?(?:要|得|是)?|(?:重做|重贴|防水|修|换|翻新|返工|铺|贴)[^，。；\d]{0,4}要|(?:掏|出|花|付|交|给|转|赔|还|欠|退|收|打|补|拿|借|要|垫|汇)(?:了|走了?|过来|回来|过|来)(?:我|他|她|楼下|邻居|人家)?|第[一二三四五六七八九十](?:批|车)(?:货款?)?(?:是|共|合计)?|(?:每个?月|一个?月)(?:再)?(?:给|出|拿|付|打|交)(?:我|他|她)?)(\d{3,7}(?:\.\d{1,2})?)(?![\d.年月日号个张人次元块万千百多来余%])/g;
/** 还了2万本金: of principal, and no two volumes. */
const OF_PRINCIPAL = /(?<![\d.])\d+(?:\.\d+)?[万千](?=本[金息钱])/g;
/** 八十来万, 30多万: about. */
const ABOUT = /(\d+(?:\.\d+)?|[一二两三四五六七八九十百千万]+)(?:来|多|几)(万|千|百)?(?:块钱?|元)?/g;
const SCALE: Readonly<Record<string, number>> = { 万: 10_000, 千: 1_000, 百: 100 };

/** 六万两清: quits, and no figure of the sum before it. */
const QUITS = /两(?=清|讫)/g;
/** 三万零六百一直拖: the last character begins another word. */
const BEGINS_WORD = /^(?:直|共|起|并|般|样|定|边|些|点|下|旦|律|笔|次|张|个|套|半)/;

/** The sums of a telling, in words and in figures, with and without their unit. */
export function toldSums(text: string): ToldSum[] {
  const sums: ToldSum[] = [];
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from);
    for (const sum of sumsIn(text.slice(from, to)))
      sums.push({ ...sum, start: sum.start + from, end: sum.end + from });
    from = to;
  }
  return sums;
}

/** So much is read at once: a long telling takes time in proportion. */
const PIECE = 1_200;

function pieceEnd(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length;
  const mark = Math.max(
    ...['。', '！', '？', '\n', '，'].map((sign) => text.lastIndexOf(sign, from + PIECE)),
  );
  return mark > from ? mark + 1 : from + PIECE;
}

function sumsIn(said: string): ToldSum[] {
  const text = said.replace(QUITS, '，');
  const flat = toFlatText(text);
  const sums = new Map<number, ToldSum>();
  const taken = new Set<number>();
  const add = (sum: ToldSum) => {
    if (sum.value <= 0 || sum.value > MAX_YUAN) return;
    for (let at = sum.start; at < sum.end; at += 1) if (taken.has(at)) return;
    for (let at = sum.start; at < sum.end; at += 1) taken.add(at);
    sums.set(sum.start, sum);
  };
  const near = (start: number) => flat.slice(Math.max(0, start - 6), start);
  /** 打了96110: whom somebody called. */
  const isCalled = (start: number, end: number) =>
    /(?:打|拨|拨打|致电|投诉到?|举报到?)(?:了|过|通)?(?:电话)?$/.test(near(start)) &&
    /^(?:1[12]\d|12[0-9]{3}|9[56]\d{3}|100\d{2})$/.test(flat.slice(start, end));
  const isNotMoney = (start: number, end: number) =>
    isCalled(start, end) ||
    COUNTED.test(flat.slice(end)) ||
    /(?:分之|第|编号|尾号|电话|楼|阅读量?|粉丝)$/.test(near(start)) ||
    ROOM.test(near(start)) ||
    /(?:砖|板|玻璃|空鼓|瓷砖|电池)(?![^，。]{0,6}(?:换|修|坏|花|赔|要|重|报价|补|拆|钱|费))[^，。]{0,6}$/.test(
      flat.slice(Math.max(0, start - 10), start),
    ) ||
    ROUGH_NUMBER.test(flat.slice(start - 1, end + 1));
  for (const { index, 0: raw, 1: number = '', 2: scale } of flat.matchAll(ABOUT)) {
    const figure = findAmounts(`${number}${scale ?? ''}元`)[0]?.value;
    const end = index + raw.length;
    if (figure === undefined || figure < 100 || isNotMoney(index, end) || ROUGH_NUMBER.test(raw)) continue;
    if (!scale && !/[千百万]/.test(number) && !/[块元]/.test(raw)) continue;
    const value = scale && !/[万千百]/.test(number) ? figure : figure;
    const unit = scale ? (SCALE[scale] ?? 1) : 1;
    add({
      start: index,
      end,
      value,
      text: `${value}余元`.replace(
        `${value}余元`,
        unit >= 10_000 && value % 10_000 === 0 ? `${value / 10_000}余万元` : `${value}余元`,
      ),
      isRough: true,
    });
  }
  for (const { value, start, end, raw } of readAmounts(text)) {
    if (raw.endsWith('一') && BEGINS_WORD.test(flat.slice(end))) continue;
    if (ROUGH_NUMBER.test(flat.slice(Math.max(0, start - 1), end + 1)) || isRoughTail(flat, end)) continue;
    if (ROUGH_END.test(raw) || isCalled(start, end)) continue;
    if (/分之$/.test(near(start)) || /^[十百千万]/.test(flat.slice(end))) continue;
    if (/[A-Za-z·]$/.test(near(start)) || ROOM.test(near(start))) continue;
    // 43280块6毛: what follows is a part of it.
    const unit = (/[块元]\d$/.test(raw) ? /^[毛角]钱?/ : /^(?:块钱?|元)/).exec(flat.slice(end))?.[0] ?? '';
    if (!/元|块/.test(raw) && unit === '' && COUNTED.test(flat.slice(end))) continue;
    add({ start, end: end + unit.length, value, text: `${value}元`, isRough: false });
  }
  for (const { index, 0: raw } of flat.matchAll(OF_PRINCIPAL)) {
    const value = findAmounts(`${raw}元`)[0]?.value;
    if (value !== undefined)
      add({ start: index, end: index + raw.length, value, text: `${value}元`, isRough: false });
  }
  for (const { index, 0: all, 1: figure = '' } of flat.matchAll(BARE)) {
    const start = index + all.length - figure.length;
    const end = start + figure.length;
    if (!isNotMoney(start, end))
      add({ start, end, value: Number(figure), text: `${Number(figure)}元`, isRough: false });
  }
  for (const { index, 0: said } of flat.matchAll(SPOKEN)) {
    const isCut = said.endsWith('一') && BEGINS_WORD.test(flat.slice(index + said.length));
    const raw = isCut ? said.slice(0, -1) : said;
    const end = index + raw.length;
    if (isNotMoney(index, end) || /[来多余]/.test(raw) || ROUGH_END.test(raw)) continue;
    const value = findAmounts(/[元块]/.test(raw) ? raw : `${raw}元`)[0]?.value;
    if (value === undefined || value < 100) continue;
    const unit = /^(?:块钱?|元)/.exec(flat.slice(end))?.[0] ?? '';
    add({ start: index, end: end + unit.length, value, text: `${value}元`, isRough: false });
  }
  return [...sums.values()].sort((one, other) => one.start - other.start);
}

const isRoughTail = (text: string, end: number): boolean =>
  /^(?:多|来|几)(?:块|元|万|[，。；])/.test(text.slice(end));
