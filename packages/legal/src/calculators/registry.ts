import { agreedPenalty } from './agreed-penalty.ts';
import { annualLeavePay } from './annual-leave-pay.ts';
import { appealDeadline } from './appeal-deadline.ts';
import type { Calculator } from './calculation.ts';
import { childSupport } from './child-support.ts';
import { civilLimitation } from './civil-limitation.ts';
import { consumerDamages } from './consumer-damages.ts';
import { cohabitationShare, hiddenMoney, mortgageShare, soldierPayment } from './couple-shares.ts';
import { courtFee } from './court-fee.ts';
import { debtBalance } from './debt-balance.ts';
import { delayedPerformanceInterest } from './delayed-performance-interest.ts';
import { dependantsSupport } from './dependants-support.ts';
import { deposit } from './deposit.ts';
import { dividendShare } from './dividend-share.ts';
import { doubledWage } from './doubled-wage.ts';
import { estateDebts } from './estate-debts.ts';
import { executionFee } from './execution-fee.ts';
import { fullSum } from './full-sum.ts';
import { guarantorShare } from './guarantor-share.ts';
import { heirsShares } from './heirs-shares.ts';
import { idleVehicle } from './idle-vehicle.ts';
import { injuryCosts } from './injury-costs.ts';
import { ipTerm } from './ip-term.ts';
import { labourArbitrationLimitation } from './labour-arbitration-limitation.ts';
import { lateFine } from './late-fine.ts';
import { leaseRefund } from './lease-refund.ts';
import { loanInterest } from './loan-interest.ts';
import { maternityPay } from './maternity-pay.ts';
import { minimumWageGap } from './minimum-wage-gap.ts';
import { noFaultDriver } from './no-fault-driver.ts';
import { nonCompetePay } from './non-compete-pay.ts';
import { overtimePay } from './overtime-pay.ts';
import { personalInjury } from './personal-injury.ts';
import { prepaidRefund } from './prepaid-refund.ts';
import { preservationFee } from './preservation-fee.ts';
import { probationDamages } from './probation-damages.ts';
import { proceduralDeadline } from './procedural-deadline.ts';
import { propertyFee } from './property-fee.ts';
import { rentArrears } from './rent-arrears.ts';
import { severance } from './severance.ts';
import { stopWorkPay } from './stop-work-pay.ts';
import { trainingCosts } from './training-costs.ts';
import { unpaidCapital } from './unpaid-capital.ts';
import { wagesDue } from './wages-due.ts';
import { workDeath } from './work-death.ts';
import { workInjuryAllowance } from './work-injury-allowance.ts';

/** Every calculator, in the order a list shows them. */
export const CALCULATORS: readonly Calculator[] = [
  courtFee,
  preservationFee,
  executionFee,
  loanInterest,
  debtBalance,
  guarantorShare,
  delayedPerformanceInterest,
  severance,
  doubledWage,
  overtimePay,
  annualLeavePay,
  wagesDue,
  minimumWageGap,
  probationDamages,
  nonCompetePay,
  trainingCosts,
  maternityPay,
  stopWorkPay,
  workInjuryAllowance,
  workDeath,
  personalInjury,
  injuryCosts,
  dependantsSupport,
  idleVehicle,
  noFaultDriver,
  childSupport,
  heirsShares,
  estateDebts,
  hiddenMoney,
  mortgageShare,
  soldierPayment,
  cohabitationShare,
  consumerDamages,
  deposit,
  prepaidRefund,
  leaseRefund,
  rentArrears,
  propertyFee,
  fullSum,
  unpaidCapital,
  dividendShare,
  lateFine,
  agreedPenalty,
  ipTerm,
  civilLimitation,
  labourArbitrationLimitation,
  appealDeadline,
  proceduralDeadline,
];

/** The calculator with this id; null when there is none. */
export function findCalculator(id: string): Calculator | null {
  return CALCULATORS.find((calculator) => calculator.id === id) ?? null;
}
