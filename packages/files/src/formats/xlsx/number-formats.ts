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
  const custom = new Map<number, string>();
  for (const element of childrenOf(childOf(styles, 'numFmts'), 'numFmt')) {
    custom.set(Number(attributeOf(element, 'numFmtId')), attributeOf(element, 'formatCode') ?? 'General');
  }
  const formatIds = childrenOf(childOf(styles, 'cellXfs'), 'xf').map((xf) =>
    Number(attributeOf(xf, 'numFmtId') ?? 0),
  );
  const patterns = new Map<number, { pattern: string; isDate: boolean }>();
  const patternOf = (styleIndex: number) => {
    const known = patterns.get(styleIndex);
    if (known) return known;
    const id = formatIds[styleIndex] ?? 0;
    const pattern = usable(
      custom.get(id) ?? CHINESE_FORMATS[id] ?? getFormatFromId(id, 'zh-CN') ?? 'General',
    );
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
