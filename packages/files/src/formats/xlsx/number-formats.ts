import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../office/read-xml.ts';

/** Shows the number of a cell with the style `styleIndex` the way a Chinese Excel shows it. */
export type ShowNumber = (value: number, styleIndex: number) => string;

const PATTERN_CHARACTERS_MAX = 255;
/** Dates of the old Macintosh calendar begin four years and a day later. */
const DAYS_TO_1904 = 1462;
/** Built-in formats that a Chinese Excel has of its own (ECMA-376 part 1, 18.8.30, zh-cn). */
const CHINESE_FORMATS: Record<number, string> = {
  27: 'yyyy"年"m"月"', 28: 'm"月"d"日"', 29: 'm"月"d"日"', 30: 'm-d-yy', 31: 'yyyy"年"m"月"d"日"', 32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"', 34: 'AM/PMh"时"mm"分"', 35: 'AM/PMh"时"mm"分"ss"秒"', 36: 'yyyy"年"m"月"', 50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"', 52: 'yyyy"年"m"月"', 53: 'm"月"d"日"', 54: 'm"月"d"日"', 55: 'AM/PMh"时"mm"分"',
  56: 'AM/PMh"时"mm"分"ss"秒"', 57: 'yyyy"年"m"月"', 58: 'm"月"d"日"',
}; // biome-ignore format: a table

/** Reads the number formats of `styles.xml`; `is1904` where days are counted from 1904. */
export function readNumberFormats(styles: XmlElement | null, is1904: boolean): ShowNumber {
  const patternFor = readPatterns(styles);
  const patterns = new Map<number, { pattern: string; isDate: boolean }>();
  const patternOf = (styleIndex: number) => {
    const known = patterns.get(styleIndex);
    if (known) return known;
    const pattern = patternFor(styleIndex);
    const found = { pattern, isDate: isDateFormat(pattern) };
    patterns.set(styleIndex, found);
    return found;
  };
  return (value, styleIndex) => {
    const { pattern, isDate } = patternOf(styleIndex);
    const shown = format(pattern, isDate && is1904 ? value + DAYS_TO_1904 : value, {
      locale: 'zh-CN',
      throws: false,
      invalid: '',
      nbsp: false,
      dateErrorNumber: true,
    }).trim();
    // Formats that show nothing, or that nobody can read, leave the number itself.
    return shown === '' ? String(value) : shown;
  };
}

/** The pattern of a style. */
function readPatterns(styles: XmlElement | null): (styleIndex: number) => string {
  const custom = new Map<number, string>();
  for (const element of childrenOf(childOf(styles, 'numFmts'), 'numFmt')) {
    custom.set(Number(attributeOf(element, 'numFmtId')), attributeOf(element, 'formatCode') ?? 'General');
  }
  const formatIds = childrenOf(childOf(styles, 'cellXfs'), 'xf').map((xf) =>
    Number(attributeOf(xf, 'numFmtId') ?? 0),
  );
  return (styleIndex) => {
    const id = formatIds[styleIndex] ?? 0;
    return usable(custom.get(id) ?? CHINESE_FORMATS[id] ?? getFormatFromId(id, 'zh-CN') ?? 'General');
  };
}

const DAY_MS = 86_400_000;
/** Day 0 of the calendar of Excel, which has a 29th of February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Reads the number formats as data: days by ISO 8601, shares with their sign, other numbers as they are, to the fifteen digits that Excel keeps. */
export function numberReader(styles: XmlElement | null, is1904: boolean): ShowNumber {
  const show = readNumberFormats(styles, is1904);
  const kindOf = formatKinds(styles);
  return (value, styleIndex) => {
    const kind = kindOf(styleIndex);
    if (kind === 'date') return writeDay(value + (is1904 ? DAYS_TO_1904 : 0)) ?? show(value, styleIndex);
    if (kind === 'share') return `${writeNumber(value * 100)}%`;
    return writeNumber(value);
  };
}

/** What the formats of the styles show. */
function formatKinds(styles: XmlElement | null): (styleIndex: number) => 'date' | 'share' | 'number' {
  const patternOf = readPatterns(styles);
  const kinds = new Map<number, 'date' | 'share' | 'number'>();
  return (styleIndex) => {
    const known = kinds.get(styleIndex);
    if (known) return known;
    const pattern = patternOf(styleIndex);
    const bare = pattern.replace(/"[^"]*"|\\./g, '');
    const kind = isDateFormat(pattern) ? 'date' : bare.includes('%') ? 'share' : 'number';
    kinds.set(styleIndex, kind);
    return kind;
  };
}

/** A serial day with its time where it has one; null for what is a time alone or no day. */
function writeDay(serial: number): string | null {
  if (serial < 1 || serial > 2_958_465.99999) return null;
  // Before March 1900 the days are one off.
  const milliseconds = DAY_ZERO + Math.round((serial < 60 ? serial + 1 : serial) * DAY_MS);
  const [day = '', time = ''] = new Date(Math.round(milliseconds / 1000) * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

function writeNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) >= 1 ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

/** A pattern that can be read; `!` before a sign is how a Chinese Excel writes that it stands for itself. */
function usable(pattern: string): string {
  if (pattern.length > PATTERN_CHARACTERS_MAX) return 'General';
  const plain = pattern.replace(/!(.)/g, '\\$1').replace(/\[DBNum\d\]/gi, '');
  try {
    format(plain, 1, { locale: 'zh-CN' });
    return plain;
  } catch {
    return 'General';
  }
}
