import { findAmounts } from '@mingfa/legal/figures/find-amounts';

/** What a field of numbers asks for: 元, %, or how many. */
export type NumberKind = 'money' | 'percent' | 'count';

/** 12多万 is no number anybody can be held to. */
const VAGUE = /[多余来几约近]/;
const SHARES: Readonly<Record<string, number>> = { 百分之: 1, 千分之: 10, 万分之: 100 };

/**
 * A number as people write it: `120,000`, `12万`, `12万8千`, `￥3000元`, `十二万元`, `壹拾贰万元整`, `6%`; as a share also `百分之五` and
 * `万分之五`. Null: no number, one that is only about right, or money of another country.
 */
export function readTypedNumber(typed: string, kind: NumberKind): number | null {
  const words = typed.normalize('NFKC').replace(/[\s,]/g, '');
  const [, share = '', rest = ''] = /^(百分之|千分之|万分之)?(.*)$/.exec(words) ?? [];
  if (share !== '' && kind !== 'percent') return null;
  const of = SHARES[share] ?? (/‰$/.test(rest) ? 10 : 1);
  if (kind === 'percent' && /元/.test(rest)) return null;
  const number = readWhole(kind === 'percent' ? rest.replace(/[%‰]$/, '') : rest);
  return number === null ? null : Math.round((number / of) * 1e6) / 1e6;
}

function readWhole(words: string): number | null {
  const plain = /^[¥￥]?(-?(?:\d+\.?\d*|\.\d+))(?:元整?)?$/.exec(words);
  if (plain) return Number(plain[1]);
  if (VAGUE.test(words)) return null;
  const [one, ...more] = findAmounts(words);
  if (!one || more.length > 0 || (one.currency !== null && one.currency !== 'CNY')) return null;
  const isWhole = one.start === 0 && /^[整正]?$/.test(words.slice(one.end));
  return isWhole ? one.value : null;
}
