import { type MoneyAmount, pairedAmounts } from '../contracts/read-money.ts';
import { findAmounts } from '../figures/find-amounts.ts';
import type { WrittenDuration } from '../figures/find-durations.ts';
import type { Written } from '../figures/written.ts';
import type { ColumnValue, PeriodUnit } from './column-rule.ts';
import type { Passage } from './read-passages.ts';

/** A value with its place in the passage. */
export interface Taken {
  value: ColumnValue;
  start: number;
  end: number;
  /** The same once more, where figures and words of a sum differ; the words stand as the value. */
  contradicts?: ColumnValue;
  /** By where it stands it may as well be of something else: shown to be checked, and no answer. */
  isDoubtful?: boolean;
}

/** Takes a value from the words a rule found in a passage; null where none stands there. */
export type TakeValue = (passage: Passage, match: RegExpExecArray) => Taken | null;

/** How far behind the words a value may stand, and what may not stand between. */
interface Reach {
  within?: number;
  without?: RegExp;
}

const BETWEEN = /[。；;]/;

/** The first of the figures that begins behind the words, near enough. */
function behind<T extends Written>(
  figures: readonly T[],
  { text }: Passage,
  match: RegExpExecArray,
  { within = 20, without = BETWEEN }: Reach,
): T | null {
  const from = match.index + match[0].length;
  // The words may reach into the figure's own: 押金人民币 and 人民币37,000元.
  const found = figures.find(({ end, start }) => start >= match.index && end > from);
  if (!found || found.start - from > within || without.test(text.slice(from, found.start))) return null;
  return found;
}

/** An amount as a value. */
function moneyValue({ raw }: Pick<Passage, 'raw'>, amount: MoneyAmount): ColumnValue {
  const { value, currency, start, end } = amount;
  return { kind: 'money', amount: value.toFixed(2), currency, text: raw.slice(start, end).trim() };
}

/** An amount of a passage with its place; where the same sum stands beside it in other figures, with those, too. */
export function takeAmount(passage: Passage, amount: MoneyAmount): Taken {
  const differing = pairedAmounts(passage.raw).find(
    ({ figures, words }) =>
      (figures.start === amount.start || words.start === amount.start) &&
      Math.abs(figures.value - words.value) >= 0.01,
  );
  if (!differing) return { value: moneyValue(passage, amount), start: amount.start, end: amount.end };
  const { figures, words } = differing;
  return {
    ...{ value: moneyValue(passage, words), contradicts: moneyValue(passage, figures) },
    ...{ start: Math.min(figures.start, words.start), end: Math.max(figures.end, words.end) },
  };
}

/** Money behind the words. */
export const takeMoney =
  (reach: Reach = {}): TakeValue =>
  (passage, match) => {
    const amount = behind(passage.amounts(), passage, match, reach);
    return amount && takeAmount(passage, amount);
  };

/** That no sum is paid, by the words themselves. */
export const takeNone: TakeValue = ({ raw }, match) => {
  const [start, end] = [match.index, match.index + match[0].length];
  return {
    value: { kind: 'money', amount: '0.00', currency: 'CNY', text: raw.slice(start, end) },
    start,
    end,
  };
};

/** Money in the cell of a table under such a head: 单价（元）; 万元 in the head counts. */
export const takeCell =
  (head: RegExp): TakeValue =>
  (passage) => {
    const { row, raw } = passage;
    if (!row || /合计|总计|小计/.test(passage.text)) return null;
    const at = row.heads.findIndex((one) => head.test(one));
    const cell = row.cells[at];
    if (!cell) return null;
    const [amount, ...more] = findAmounts(cell.text);
    // 3500元（叁仟伍佰元整） is one sum.
    if (
      !amount ||
      more.some(({ value }) => value !== amount.value) ||
      amount.value === 0 ||
      /%|％/.test(cell.text)
    )
      return null;
    const scale = /万元/.test(row.heads[at] ?? '') && amount.scale === 1 ? 10_000 : 1;
    return {
      value: {
        kind: 'money',
        amount: (amount.value * scale).toFixed(2),
        currency: amount.currency ?? 'CNY',
        text: `${more.length === 0 ? cell.text : amount.raw.trim()}${scale === 1 ? '' : '万元'}${unitAbove(passage, at)}`,
      },
      start: cell.start,
      end: Math.min(raw.length, cell.start + cell.text.length),
    };
  };

/** `元/吨` that the head of a column counts in, `元/月` of 月租金（元）; where it does not say, what the table's clause counts in. */
function unitAbove({ row, heading, raw }: Passage, at: number): string {
  const head = row?.heads[at] ?? '';
  const period =
    /(?:^|每个?|(?<=[^第首次每\d一二三四五六七八九十个上下本半])(?=[月年季]租))([月年季日天])度?(?:租|薪|工资|费|金额|度)/.exec(
      head,
    )?.[1];
  if (/元/.test(raw)) return period ? `/${period}` : '';
  const above = heading.split(' / ').slice(0, -1).join(' ');
  const [, unit = period] =
    /元 ?\/ ?((?:[\u4e00-\u9fff]{1,3}|㎡|m²|m2)(?:[·/][\u4e00-\u9fff])?)/.exec(head) ??
    (period || /金额|合计|总/.test(head) ? [] : (/元 ?\/ ?([\u4e00-\u9fff]{1,3})/.exec(above) ?? []));
  if (unit) return `元/${unit}`;
  // 单位 is a column of its own.
  const own = /价|标准|收费/.test(head)
    ? row?.heads.findIndex((one) => /^(?:计[价费量])?单位$/.test(one))
    : -1;
  const word = row?.cells[own ?? -1]?.text ?? '';
  return /^[\u4e00-\u9fff]{1,3}(?:[·/][\u4e00-\u9fff]{1,2})?$/.test(word) && word !== '元'
    ? `元/${word}`
    : '';
}

/** The last figure of a row that sums up a table. */
export const takeSum: TakeValue = (passage) => {
  const { row } = passage;
  if (!row || !/合计|总计|总价|共计/.test(row.cells[0]?.text ?? '') || /小计/.test(passage.text)) return null;
  const cell = row.cells.findLast(({ text }) => /^[¥￥]?\s*\d[\d,，.]*\s*(?:元|万元)?$/.test(text));
  const amount = cell && findAmounts(cell.text)[0];
  if (!cell || !amount || amount.value === 0) return null;
  const isInTenThousands = amount.scale === 1 && row.heads.some((head) => /万元/.test(head));
  return {
    value: {
      kind: 'money',
      amount: (amount.value * (isInTenThousands ? 10_000 : 1)).toFixed(2),
      currency: amount.currency ?? 'CNY',
      text: isInTenThousands ? `${cell.text}万元` : cell.text,
    },
    start: cell.start,
    end: cell.start + cell.text.length,
  };
};

/** A length of time as a value. */
export function periodValue({ count, unit, raw }: WrittenDuration): ColumnValue {
  const name: PeriodUnit = unit === 'workday' ? 'working_day' : unit;
  return { kind: 'period', amount: count, unit: name, text: raw.trim() };
}

/** A length of time behind the words. */
export const takePeriod =
  (reach: Reach = {}): TakeValue =>
  (passage, match) => {
    const found = behind(passage.periods(), passage, match, reach);
    return found && { value: periodValue(found), start: found.start, end: found.end };
  };

/** A whole day behind the words. */
export const takeDate =
  (reach: Reach = {}): TakeValue =>
  (passage, match) => {
    const days = passage.dates().filter(({ precision }) => precision === 'day');
    const found = behind(days, passage, match, reach);
    if (!found?.iso) return null;
    return {
      value: { kind: 'date', date: found.iso, text: found.raw.trim() },
      start: found.start,
      end: found.end,
    };
  };

/** A share behind the words, in percent; `unit` is what it is counted in (`%`, `%/日`). */
export const takeShare =
  (reach: Reach = {}, unit: (passage: Passage, match: RegExpExecArray) => string = () => '%'): TakeValue =>
  (passage, match) => {
    const found = behind(passage.shares(), passage, match, reach);
    if (!found) return null;
    return {
      value: {
        kind: 'number',
        number: String(found.percent),
        unit: unit(passage, match),
        text: passage.raw.slice(found.start, found.end).trim(),
      },
      start: found.start,
      end: found.end,
    };
  };

/** Only where these words stand right behind the value: 三十日 in 三十日内交货. */
export const ifFollowed =
  (take: TakeValue, after: RegExp): TakeValue =>
  (passage, match) => {
    const taken = take(passage, match);
    return taken && after.test(passage.text.slice(taken.end)) ? taken : null;
  };

/** The last group that matched, with its place. */
function groupOf(match: RegExpExecArray): { text: string; at: number } | null {
  const group = match.slice(1).findLast((one) => one !== undefined);
  return group === undefined ? null : { text: group, at: match.index + match[0].lastIndexOf(group) };
}

const EMPTY = /^[\s_＿/／—–\-·.。:：,，、()（）【】[\]{}*×xX●○■□]*$/;
/** The next label of a form: 地址：　联系电话：. */
const LABEL =
  /^(?:联系|通讯|通信|公司|单位)?(?:地址|电话|住所|传真|邮编|账号|开户行|法定代表人|代表人?|姓名|名称|职务|签订日期|签订地点|计量单位|金额|数量|单价|规格|规格型号|型号|备注|内容|合同|编号|合同编号)$/;
/** Notes on what is to be written into a place. */
const TO_FILL = /[_＿]{2,}|\{\{|请?填写|待定|待填|插入|[×xX]{2,}|略/;
/** Signs around a value that are none of it. */
const AROUND = /^[\s:：,，、。;；"“”'‘’]+|[\s:：,，、。;；"“‘']+$/g;

/** Signs of a form alone, a note, a label, half of a pair of brackets. */
const isNoValue = (text: string) =>
  EMPTY.test(text) ||
  TO_FILL.test(text) ||
  LABEL.test(text) ||
  /[│┃├┤┌┐└┘─\t]|\s{3,}|^[（(][^）)]*[）)]$/.test(text) ||
  (text.match(/[（(]/g)?.length ?? 0) !== (text.match(/[）)]/g)?.length ?? 0);

/** The words of the pattern's last group; none where a place is open in it, or nothing but signs stand there. */
export const takeWords =
  (kind: 'text' | 'quote' = 'text', most = 60): TakeValue =>
  (passage, match) => {
    const group = groupOf(match);
    if (!group) return null;
    const end = group.at + group.text.length;
    const raw = passage.raw.slice(group.at, end);
    const lead = /^[\s:：,，、。;；"“”'‘’]*/.exec(raw)?.[0].length ?? 0;
    const text = raw.replace(AROUND, '');
    const isOpen = passage.open.some((place) => place.start < end && place.end > group.at);
    if (isOpen || text.length > most || isNoValue(text)) return null;
    const start = group.at + lead;
    return { value: { kind, text }, start, end: start + text.length };
  };

/** The whole sentence, where nothing in it is left to fill in. */
export const takeSentence: TakeValue = (passage) => {
  const { raw, open } = passage;
  const isHeading = /[:：]$/.test(raw) && raw.length < 40 && !/[，,]/.test(raw);
  if (open.length > 0 || raw.length < 10 || isHeading || /^[（(][^）)]*[）)]$/.test(raw)) return null;
  return { value: { kind: 'quote', text: raw }, start: 0, end: raw.length };
};

const place = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });

/** Yes, by the words themselves. */
export const takeYes: TakeValue = (passage, match) => ({
  value: { kind: 'yes_no', yes: true, text: isChinese(passage) ? '是' : 'Yes' },
  ...place(match),
});

/** No, by the words themselves. */
export const takeNo: TakeValue = (passage, match) => ({
  value: { kind: 'yes_no', yes: false, text: isChinese(passage) ? '否' : 'No' },
  ...place(match),
});

const isChinese = ({ text }: Passage) => /[\u4e00-\u9fff]/.test(text);

/** One of the rule's choices, by the words themselves. */
export const takeChoice =
  (choice: string): TakeValue =>
  (_, match) => ({ value: { kind: 'choice', choice, text: choice }, ...place(match) });
