import type { FactDefinition, FactValue } from './fact-types.ts';

const NUMBERS = new Set<FactDefinition['kind']>(['money', 'percent', 'count']);

/** A value as a field shows it. */
export const writeTyped = (value: FactValue | undefined): string =>
  value === undefined ? '' : String(value);

/** What was typed as a value of its kind; null where it is none. An empty text clears. */
export function readTyped({ kind }: Pick<FactDefinition, 'kind'>, typed: string): FactValue | null {
  const words = typed.trim();
  if (words === '') return '';
  if (kind === 'yes_no') return words === 'true';
  if (!NUMBERS.has(kind)) return typed;
  const number = readNumber(words.normalize('NFKC'));
  return Number.isFinite(number) ? number : null;
}

/** `120,000`, `12万`, `￥3000元`, `6%`. */
function readNumber(words: string): number {
  const [, digits = '', tens = ''] =
    /^[¥￥]?\s*([\d,]*\.?\d+|\d[\d,]*\.?)\s*([万亿]?)\s*[元%]?$/.exec(words) ?? [];
  if (digits === '') return Number.NaN;
  const times = { 万: 10_000, 亿: 100_000_000 }[tens] ?? 1;
  return Math.round(Number(digits.replaceAll(',', '')) * times * 10_000) / 10_000;
}
