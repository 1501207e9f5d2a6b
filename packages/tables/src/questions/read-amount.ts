import { readNumber } from '../values/read-number.ts';
import { readUnit } from '../values/units.ts';
import type { NumberUnit } from './question-token.ts';

const NUMBER =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[一二两三四五六七八九十百千万亿零半点]+) ?(亿|千万|百万|十万|万|千|百|million|thousand|k\b)?((?:人民币|元|块钱?|圆|yuan|rmb|cny)(?:人民币)?)?(%|‰)?/y;
const MARK = /[¥￥] ?/y;
/** Chinese numerals that are words of another kind: 一共, 万一. */
const NO_NUMBER = /^(?:半|点|千|万|百|亿|零)$/;

/** A number at a place with what it counts: 100万元, 一百万, 5%, 3笔. Years and days are read before. */
export function readAmount(
  flat: string,
  start: number,
): { end: number; value: string; unit: NumberUnit } | null {
  MARK.lastIndex = start;
  const mark = MARK.exec(flat)?.[0] ?? '';
  NUMBER.lastIndex = start + mark.length;
  const match = NUMBER.exec(flat);
  if (!match) return null;
  const [whole, digits = '', scale = '', money, share] = match;
  if (NO_NUMBER.test(digits) && !scale) return null;
  const end = start + mark.length + whole.trimEnd().length;
  const value = readNumber(
    `${digits.replace(/^两$/, '二').replace(/两(?=[百千万亿])/g, '二')}${factorWord(scale)}${share ?? ''}`,
  )?.value;
  if (value === undefined) return null;
  if (share) return { end, value, unit: 'share' };
  if (money || mark) return { end, value, unit: 'money' };
  const classifier = /^ ?(?:笔|条|次|单|行|times\b|transactions\b|payments\b|records\b)/.exec(
    flat.slice(end),
  );
  if (classifier) return { end: end + classifier[0].length, value, unit: 'rows' };
  const thing = /^(?:家|个|位|名|种|类|人|户|项)(?!月)/.exec(flat.slice(end));
  if (thing) return { end: end + thing[0].length, value, unit: 'things' };
  const piece = /^(?:份|张|起|宗|桩)/.exec(flat.slice(end));
  if (piece) return { end: end + piece[0].length, value, unit: 'pieces' };
  const lasting = /^ ?(?:天|日|年|个月|周|days?\b|months?\b|years?\b|weeks?\b)/.exec(flat.slice(end));
  if (lasting) return { end: end + lasting[0].length, value, unit: 'time' };
  const counted = /^(?:岁|周岁|小时|平方米|平米|㎡|个月|件|台|吨|公斤)/.exec(flat.slice(end));
  if (counted) return { end: end + counted[0].length, value, unit: 'bare' };
  return { end, value, unit: 'bare' };
}

/** Scales of English words as the reader of cells knows them. */
const factorWord = (scale: string) =>
  ({ million: '百万', thousand: '千', k: '千' })[scale] ?? (readUnit(scale) ? scale : '');
