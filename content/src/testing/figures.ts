import { parseEnglishNumeral } from '@mingfa/legal/figures/english-numerals';
import { parseDecimal, parseNumeral } from '@mingfa/legal/figures/numerals';
import { toFlatText } from '@mingfa/legal/words/flat-text';

/** A number with what it counts: `{ value: 30, unit: '日' }`, `{ value: 80, unit: '%' }`. */
export interface Figure {
  value: number;
  unit: string;
  /** As written. */
  raw: string;
}

const NUMERAL = '[〇零一二两三四五六七八九十百千万亿\\d０-９.]+';
/** Longest first, so that 个月 is not read as 个. */
const UNITS: Record<string, string> = {
  个工作日: '日',
  周岁: '岁',
  个月: '月',
  小时: '时',
  周年: '年',
  年: '年',
  月: '月',
  日: '日',
  天: '日',
  岁: '岁',
  周: '周',
  倍: '倍',
  元: '元',
  人: '人',
  条: '条',
  次: '次',
  '%': '%',
  '％': '%',
  个: '个',
  时: '时',
  级: '级',
  公里: '公里',
  项: '项',
  款: '款',
  份: '份',
};
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const RANGE = new RegExp(
  `(${NUMERAL})(${UNIT})?(以上|以下)?(?:至|到|—|－|-|～|~)(?:第|百分之)?(${NUMERAL})(${UNIT})`,
  'g',
);
const PLAIN = new RegExp(`(${NUMERAL})\\s?(${UNIT})`, 'g');

/** Numbers with their units in Chinese text, in either writing: 百分之八十 and 80%, 三十日 and 30天. */
export function findFigures(text: string): Figure[] {
  const found: Figure[] = [];
  const rest = text
    // 50,000公里, as some ministries write it.
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(百分之[〇零一二两三四五六七八九十]+)至([〇零一二两三四五六七八九十]+)/g, '$1至百分之$2')
    .replace(
      /(百分之|万分之|千分之)([〇零一二两三四五六七八九十百点\d.]+)/g,
      (raw, base: string, digits: string) => {
        const value = readValue(digits.replace('点', '.'));
        if (value === null) return raw;
        const share = { 百分之: 1, 千分之: 0.1, 万分之: 0.01 }[base] ?? 1;
        found.push({ value: round(value * share), unit: '%', raw });
        return '；';
      },
    )
    .replace(
      /([一二三四五六七八九十]+)分之([一二三四五六七八九十]+)|(\d+)\/(\d+)/g,
      (raw, below, above, top, bottom) => {
        const value = below
          ? Number(parseNumeral(above)) / Number(parseNumeral(below))
          : Number(top) / Number(bottom);
        found.push({ value: round(value), unit: '分', raw });
        return '；';
      },
    )
    .replace(/双倍/g, '二倍');
  for (const match of rest.matchAll(RANGE)) add(match[1], match[2] ?? match[5], match[0]);
  for (const match of rest.matchAll(PLAIN)) add(match[1], match[2], match[0]);
  return found;

  function add(numeral: string | undefined, unit: string | undefined, raw: string): void {
    const value = readValue(numeral ?? '');
    const kind = UNITS[unit ?? ''];
    if (value !== null && kind) found.push({ value, unit: kind, raw });
  }
}

/** Every number in English text: digits, and the words that stand for figures. Counters (1), (2) are left out. */
export function findEnglishNumbers(text: string): Figure[] {
  const parts: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
  const found: Figure[] = [];
  const rest = text
    .replace(/\(\d\)/g, '')
    .replace(/\b([a-z]+)-(half|third|quarter|fifth|tenth)s?\b/gi, (raw, top: string, part: string) => {
      const above = parseEnglishNumeral(top);
      const below = parts[part.toLowerCase()];
      if (above === null || below === undefined) return raw;
      found.push({ value: round(above / below), unit: '分', raw });
      return ' ';
    });
  for (const match of rest.matchAll(/\d[\d,]*(?:\.\d+)?|[A-Za-z]+/g)) {
    const word = match[0].toLowerCase();
    const value = /^\d/.test(word) ? Number(word.replaceAll(',', '')) : figureWord(word);
    if (value !== null) found.push({ value, unit: '', raw: match[0] });
  }
  return found;
}

/** Words that count without being a figure: one of the parties, a hundred reasons. */
const NO_FIGURES = new Set(['zero', 'one', 'and', 'hundred', 'thousand', 'million', 'billion']);

function figureWord(word: string): number | null {
  if (word === 'double' || word === 'twice') return 2;
  return NO_FIGURES.has(word) ? null : parseEnglishNumeral(word);
}

/** 五百, 2000, 10万, 1.5万, 0.5. */
function readValue(numeral: string): number | null {
  const [, number = '', scale = ''] = /^(.*?)([万亿]?)$/.exec(numeral) ?? [];
  if (!/\d/.test(numeral)) return parseNumeral(numeral);
  const value = parseDecimal(toFlatText(number));
  return value === null ? null : round(value * (scale === '万' ? 10_000 : scale === '亿' ? 100_000_000 : 1));
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
