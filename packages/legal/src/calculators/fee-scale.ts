import { type Fen, fenFromYuan, formatYuan, multiply, percent } from '../figures/money.ts';
import type { CalculationLine } from './calculation.ts';

/** One band of a cumulative scale: the part up to `upTo` yuan (null: without end) pays `rate` percent. */
export interface FeeBand {
  upTo: number | null;
  rate: number;
}

const tenThousands = (yuan: number): string => (yuan % 10_000 === 0 ? `${yuan / 10_000}万` : String(yuan));

/** Cumulative bands above `from` yuan, one line for each band the value reaches. */
export function applyFeeScale(
  value: Fen,
  from: number,
  bands: readonly FeeBand[],
): { fee: Fen; lines: CalculationLine[] } {
  const lines: CalculationLine[] = [];
  let fee = 0n;
  let floor = from;
  for (const band of bands) {
    const ceiling = band.upTo === null ? value : fenFromYuan(band.upTo);
    const part = (value < ceiling ? value : ceiling) - fenFromYuan(floor);
    if (part <= 0n) break;
    const amount = multiply(part, percent(band.rate));
    fee += amount;
    const formula = `${formatYuan(part)} × ${band.rate}%`;
    lines.push({
      label: {
        zh:
          band.upTo === null
            ? `超过${tenThousands(floor)}元的部分`
            : `超过${tenThousands(floor)}元至${tenThousands(band.upTo)}元的部分`,
        en:
          band.upTo === null
            ? `Part above ${floor.toLocaleString('en')} yuan`
            : `Part from ${floor.toLocaleString('en')} to ${band.upTo.toLocaleString('en')} yuan`,
      },
      formula: { zh: formula, en: formula },
      value: Number(amount) / 100,
      unit: 'yuan',
    });
    if (band.upTo === null) break;
    floor = band.upTo;
  }
  return { fee, lines };
}
