import { pairedAmounts } from '../contracts/read-money.ts';
import type { WrittenDuration } from '../figures/find-durations.ts';
import type { Written } from '../figures/written.ts';
import type { ColumnValue, PeriodUnit } from './column-rule.ts';
import type { Passage } from './read-passages.ts';

/** A value with its place in the passage. */
export interface Taken {
  value: ColumnValue;
  start: number;
  end: number;
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
  const found = figures.find(({ end, start }) => start > match.index && end > from);
  if (!found || found.start - from > within || without.test(text.slice(from, found.start))) return null;
  return found;
}

/** Money behind the words; none where figures and words of the same sum differ. */
export const takeMoney =
  (reach: Reach = {}): TakeValue =>
  (passage, match) => {
    const amount = behind(passage.amounts(), passage, match, reach);
    if (!amount) return null;
    const differs = pairedAmounts(passage.raw).some(
      ({ figures, words }) =>
        (figures.start === amount.start || words.start === amount.start) &&
        Math.abs(figures.value - words.value) >= 0.01,
    );
    if (differs) return null;
    const { value, currency, start, end } = amount;
    return {
      value: {
        kind: 'money',
        amount: value.toFixed(2),
        currency,
        text: passage.raw.slice(start, end).trim(),
      },
      start,
      end,
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
