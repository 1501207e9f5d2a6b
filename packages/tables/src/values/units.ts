/** A unit of numbers: `factor` of its base, and what kind of thing it counts. */
export interface ReadUnit {
  factor: string;
  /** Units of one base can be added: 万元 and 元, % and ‰. */
  base: string;
}

const SCALES: readonly [string, string][] = [
  ['亿', '100000000'],
  ['千万', '10000000'],
  ['百万', '1000000'],
  ['十万', '100000'],
  ['万', '10000'],
  ['千', '1000'],
  ['百', '100'],
  ['', '1'],
];

const CURRENCIES: readonly [RegExp, string][] = [
  [/^(?:人民币)?(?:元|圆|块)(?:人民币)?$|^人民币$|^RMB$|^CNY$|^yuan$|^¥$|^￥$/i, '元'],
  [/^(?:美元|美金|USD|US\$|\$|dollars?)$/i, '美元'],
  [/^(?:港元|港币|HKD|HK\$)$/i, '港元'],
  [/^(?:欧元|EUR|€|euros?)$/i, '欧元'],
  [/^(?:英镑|GBP|£)$/i, '英镑'],
  [/^(?:日元|日圆|JPY)$/i, '日元'],
];

const SHARES: Record<string, string> = {
  '%': '0.01',
  '‰': '0.001',
  '‱': '0.0001',
  bp: '0.0001',
  BP: '0.0001',
  百分点: '0.01',
  个百分点: '0.01',
};

/** Cents and the like. */
const PARTS: Record<string, string> = { 角: '0.1', 分: '0.01' };

const COUNTED =
  /^(?:件|个|人|名|位|次|笔|台|套|张|份|户|家|辆|间|栋|幢|页|本|箱|瓶|只|条|块|组|批|人次|工日|天|日|周|月|个月|年|小时|时|分钟|股|吨|公斤|千克|kg|克|g|斤|米|m|公里|千米|km|平方米|平米|㎡|m2|m²|亩|立方米|m3|m³|升|L|度|千瓦时|kWh)$/;

/** What a word behind a number, or in brackets in a head, counts in; null for what is no unit. */
export function readUnit(word: string): ReadUnit | null {
  const share = SHARES[word];
  if (share) return { factor: share, base: '%' };
  const part = PARTS[word];
  if (part) return { factor: part, base: '元' };
  for (const [scale, factor] of SCALES) {
    if (!word.startsWith(scale)) continue;
    const rest = word.slice(scale.length);
    if (rest === '' && scale !== '') return { factor, base: '' };
    const currency = CURRENCIES.find(([pattern]) => pattern.test(rest))?.[1];
    if (currency) return { factor, base: currency };
    if (COUNTED.test(rest)) return { factor, base: rest };
  }
  if (/^(?:k|K)$/.test(word)) return { factor: '1000', base: '' };
  if (/^(?:w|W)$/.test(word)) return { factor: '10000', base: '' };
  if (/^million$/i.test(word)) return { factor: '1000000', base: '' };
  return null;
}
