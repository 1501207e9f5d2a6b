import type { NumberStyle } from '@mingfa/contract/dataset-table';

/** Units a column's bare numbers may be in, with what each is multiplied by. */
const UNITS: readonly NumberStyle[] = [
  { unit: '', factor: '1' },
  { unit: '元', factor: '1' },
  { unit: '千元', factor: '1000' },
  { unit: '万元', factor: '10000' },
  { unit: '百万元', factor: '1000000' },
  { unit: '亿元', factor: '100000000' },
  { unit: '%', factor: '0.01' },
  { unit: '‰', factor: '0.001' },
];

const keyOf = ({ unit, factor }: NumberStyle) => `${unit}×${factor}`;

/** The units to choose from, what the column has first where it is another. */
export function unitChoices(now: NumberStyle) {
  const known = UNITS.some((one) => keyOf(one) === keyOf(now)) ? UNITS : [now, ...UNITS];
  return { chosen: keyOf(now), choices: known.map((style) => ({ key: keyOf(style), style })) };
}

export const PLAIN_NUMBER: NumberStyle = { unit: '', factor: '1' };
