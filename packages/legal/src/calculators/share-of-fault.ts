import {
  type Fen,
  fenFromYuan,
  formatYuan,
  multiply,
  percent,
  smallerFen,
  yuanFromFen,
} from '../figures/money.ts';
import type { Bilingual, CalculationLine } from './calculation.ts';

/** Losses by the limit of compulsory motor insurance they fall under. */
export interface Losses {
  medical: Fen;
  /** Death, disability, lost income, care. */
  bodily: Fen;
  property: Fen;
}

/**
 * What compulsory motor insurance pays at most for one accident since 19 September 2020, in yuan, by the notice of the regulator
 * (银保监会关于调整交强险责任限额和费率浮动系数的公告): with fault, and without.
 */
export const MOTOR_LIMITS: Record<'fault' | 'none', Record<keyof Losses, number>> = {
  fault: { medical: 18_000, bodily: 180_000, property: 2_000 },
  none: { medical: 1_800, bodily: 18_000, property: 100 },
};

const NAMES: Record<keyof Losses, Bilingual> = {
  medical: { zh: '医疗', en: 'medical' },
  bodily: { zh: '死亡伤残', en: 'death and disability' },
  property: { zh: '财产', en: 'property' },
};

/** The other side's part of losses: out of compulsory motor insurance first, the rest by the share of fault (民法典 1213, 道路交通安全法 76). */
export function shareOut(
  losses: Losses,
  sharePercent: number,
  isMotor: boolean,
): { amount: Fen; lines: CalculationLine[] } {
  const whole = losses.medical + losses.bodily + losses.property;
  const lines: CalculationLine[] = [];
  let insured = 0n;
  if (isMotor) {
    const limits = MOTOR_LIMITS[sharePercent > 0 ? 'fault' : 'none'];
    for (const kind of ['medical', 'bodily', 'property'] as const) {
      if (losses[kind] === 0n) continue;
      const paid = smallerFen(losses[kind], fenFromYuan(limits[kind]));
      insured += paid;
      const formula = `min(${formatYuan(losses[kind])}, ${formatYuan(fenFromYuan(limits[kind]))})`;
      lines.push({
        label: {
          zh: `对方交强险先赔（${NAMES[kind].zh}）`,
          en: `First out of compulsory insurance (${NAMES[kind].en})`,
        },
        formula: { zh: formula, en: formula },
        value: yuanFromFen(paid),
        unit: 'yuan',
      });
    }
  }
  const rest = multiply(whole - insured, percent(sharePercent));
  const restFormula =
    insured > 0n
      ? `(${formatYuan(whole)} − ${formatYuan(insured)}) × ${sharePercent}%`
      : `${formatYuan(whole)} × ${sharePercent}%`;
  lines.push({
    label: {
      zh: `对方按责任承担（${sharePercent}%）`,
      en: `By the other side’s share of fault (${sharePercent}%)`,
    },
    formula: { zh: restFormula, en: restFormula },
    value: yuanFromFen(rest),
    unit: 'yuan',
  });
  if (insured > 0n) {
    const formula = `${formatYuan(insured)} + ${formatYuan(rest)}`;
    lines.push({
      label: { zh: '合计', en: 'Together' },
      formula: { zh: formula, en: formula },
      value: yuanFromFen(insured + rest),
      unit: 'yuan',
    });
  }
  return { amount: insured + rest, lines };
}
