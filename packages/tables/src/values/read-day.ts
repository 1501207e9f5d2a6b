import type { TableColumn } from '@mingfa/contract/dataset-table';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { parseNumeral } from '@mingfa/legal/figures/numerals';
import { flatCell } from './flat-cell.ts';

/** A day as a cell has it, or why it is none that can be told. */
export type ReadDay =
  | { problem: null; day: string; time: string | null; isMonth: boolean; isSerial: boolean; style: DayStyle }
  | { problem: 'no_date' | 'impossible' | 'ambiguous' };

/** What comes first in a date that two parts of it could begin; `plain` where there is no doubt. */
export type DayStyle = 'plain' | 'year_first' | 'month_first' | 'day_first';

const SEPARATED = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const PACKED = /^(\d{4})(\d{2})(\d{2})$/;
const HAN = '[〇零○Oo0-9一二三四五六七八九十]';
const CHINESE = new RegExp(`^(${HAN}{4}|\\d{2})年(${HAN}{1,3})月(?:(${HAN}{1,3})[日号]?)?$`);
const MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const THREE = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{1,2})$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ENGLISH =
  /^(?:(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ ,-]+(\d{4}|\d{2})|([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4}))$/i;
const SERIAL = /^(\d{5})(?:\.(\d+))?$/;
const TIME =
  /^(?:(上午|下午|中午|晚上|凌晨|AM|PM) ?)?(\d{1,2})(?::|时)(\d{1,2})(?:(?::|分)(\d{1,2})(?:\.\d+)?秒?)?分?(?: ?(AM|PM))?(?:Z|\+08:?00)?$/i;
/** Days before Excel's serial 1, which takes 1900 for a leap year. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

/**
 * The day of a cell, with its time where it has one: 2025-3-1, 2025/3/1, 2025.3.1, 20250301, 2025年3月1日, 二〇二五年三月一日, 3/1/2025, 25-3-1, 1 Mar 2025,
 * Excel's 45717; a month alone is its first day.
 * @param order which part comes first where the cell does not tell
 */
export function readDay(text: string, order: TableColumn['dateOrder'] = null): ReadDay {
  const flat = flatCell(text)
    .replace(/ *([年月日号时分秒:]) */g, '$1')
    .replace(/ +/g, ' ');
  const packedTime = /^(\d{8}) ?(\d{2})(\d{2})(\d{2})?$/.exec(flat);
  if (packedTime)
    return withTime(
      readDate(packedTime[1] ?? '', order),
      clock(packedTime[2], packedTime[3], packedTime[4], null),
    );
  const whole = readDate(flat, order);
  if (whole.problem !== 'no_date') return whole;
  const cut = /^(.+?(?:[日号]|[T ]))(.*\d.*)$/.exec(
    flat.replace(/[(（]?(?:周|星期)[一二三四五六日天][)）]?/, ' ').trim(),
  );
  if (!cut) {
    const alone = flat.replace(/ ?[(（]?(?:周|星期)[一二三四五六日天][)）]?$/, '');
    return alone === flat ? whole : readDate(alone, order);
  }
  for (const at of splits(flat)) {
    const time = TIME.exec(flat.slice(at).trim());
    const date = readDate(flat.slice(0, at).replace(/[T ]$/, '').trim(), order);
    if (!time || date.problem === 'no_date') continue;
    return withTime(date, clock(time[2], time[3], time[4], time[1] ?? time[5] ?? null));
  }
  return whole;
}

/** Where a time can begin: behind each blank, 日 and T. */
function* splits(flat: string): Generator<number> {
  for (let at = 6; at < flat.length; at += 1) if (/[日号T ]/.test(flat[at - 1] ?? '')) yield at;
}

function withTime(day: ReadDay, time: string | null): ReadDay {
  if (day.problem !== null || day.isMonth) return day.problem === null ? { problem: 'no_date' } : day;
  return time === null ? { problem: 'impossible' } : { ...day, time };
}

function clock(
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  half: string | null,
): string | null {
  let hour = Number(hours);
  if (half !== null && /下午|晚上|PM/i.test(half) && hour < 12) hour += 12;
  if (half !== null && /凌晨|上午|AM/i.test(half) && hour === 12) hour = 0;
  const [minute, second] = [Number(minutes), Number(seconds ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

function readDate(flat: string, order: TableColumn['dateOrder']): ReadDay {
  const separated = SEPARATED.exec(flat);
  if (separated) return dayOf(separated[1], separated[3], separated[4]);
  const packed = PACKED.exec(flat);
  if (packed)
    return /^(?:19|20|21)/.test(flat) ? dayOf(packed[1], packed[2], packed[3]) : { problem: 'no_date' };
  const chinese = CHINESE.exec(flat);
  if (chinese) {
    const [year, month, day] = chinese.slice(1, 4).map(numeralOf);
    if (year === null || month === null) return { problem: 'no_date' };
    const full = (year ?? 0) < 100 ? 2000 + (year ?? 0) : year;
    return day === undefined || day === null ? monthOf(full, month) : dayOf(full, month, day);
  }
  const month = MONTH.exec(flat);
  if (month) return /^(?:19|20|21)/.test(flat) ? monthOf(month[1], month[2]) : { problem: 'no_date' };
  const three = THREE.exec(flat);
  if (three) return threeParts(Number(three[1]), Number(three[3]), three[4] ?? '', order);
  const english = ENGLISH.exec(flat);
  if (english) {
    const name = (english[2] ?? english[4] ?? '').toLowerCase();
    const index = MONTHS.indexOf(name) + 1;
    const year = Number(english[3] ?? english[6]);
    return index === 0
      ? { problem: 'no_date' }
      : dayOf(year < 100 ? 2000 + year : year, index, english[1] ?? english[5]);
  }
  return serialDay(flat);
}

/** 3/1/2025 and 25-3-1: which part is which, as its size tells or the column says. */
function threeParts(first: number, second: number, last: string, order: TableColumn['dateOrder']): ReadDay {
  if (last.length === 4) {
    if (first > 12 && second <= 12) return dayOf(last, second, first, 'day_first');
    if (second > 12 && first <= 12) return dayOf(last, first, second, 'month_first');
    if (first === second) return dayOf(last, first, second);
    if (order === 'day_first') return dayOf(last, second, first);
    return order === 'month_first' ? dayOf(last, first, second) : { problem: 'ambiguous' };
  }
  const third = Number(last);
  if (first > 31) return dayOf(2000 + first, second, third, 'year_first');
  if (third > 31 && second > 12) return dayOf(2000 + third, first, second, 'month_first');
  if (third > 31 && first > 12) return dayOf(2000 + third, second, first, 'day_first');
  if (order === 'year_first') return dayOf(2000 + first, second, third);
  if (order === 'month_first') return dayOf(2000 + third, first, second);
  if (order === 'day_first') return dayOf(2000 + third, second, first);
  return { problem: 'ambiguous' };
}

/** Excel's count of days, with the time of the day as its fraction. */
function serialDay(flat: string): ReadDay {
  const match = SERIAL.exec(flat);
  const serial = Number(match?.[1]);
  if (!match || serial < 20_000 || serial > 80_000) return { problem: 'no_date' };
  const seconds = Math.round(Number(`0.${match[2] ?? '0'}`) * 86_400);
  const moment = new Date(SERIAL_ZERO + serial * 86_400_000 + seconds * 1000).toISOString();
  return {
    problem: null,
    day: moment.slice(0, 10),
    time: match[2] === undefined || seconds === 0 ? null : moment.slice(11, 19),
    isMonth: false,
    isSerial: true,
    style: 'plain',
  };
}

type Part = string | number | null | undefined;

function dayOf(year: Part, month: Part, day: Part, style: DayStyle = 'plain'): ReadDay {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isIsoDate(iso)) return { problem: 'impossible' };
  return { problem: null, day: iso, time: null, isMonth: false, isSerial: false, style };
}

function monthOf(year: Part, month: Part): ReadDay {
  const first = dayOf(year, month, 1);
  return first.problem === null ? { ...first, isMonth: true } : first;
}

const numeralOf = (part: string | undefined): number | null | undefined =>
  part === undefined ? undefined : parseNumeral(/^\d+$/.test(part) ? part : part.replace(/[Oo0]/g, '〇'));
