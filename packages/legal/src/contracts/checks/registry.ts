import type { RawFinding } from '../playbook-rule.ts';
import { checkAmountWords } from './amount-words.ts';
import { checkArbitrationAndCourt, checkArbitrationBody } from './arbitration.ts';
import { checkArithmetic } from './arithmetic.ts';
import type { Check } from './check.ts';
import { checkDateOrder, checkImpossibleDates, checkTermLength } from './dates.ts';
import { checkDefinitions } from './definitions.ts';
import { checkDeposit } from './deposit.ts';
import { checkForeignLaw } from './foreign-law.ts';
import { checkOneSidedIndemnity } from './indemnity.ts';
import { checkExclusiveJurisdiction } from './jurisdiction.ts';
import { checkLateInterest } from './late-interest.ts';
import { checkLeaseDeposit } from './lease-deposit.ts';
import { checkLeaseTerm } from './lease-term.ts';
import { checkLiabilityCap } from './liability-cap.ts';
import { checkLoanInterest } from './loan-interest.ts';
import { checkNonCompete } from './non-compete.ts';
import { checkNumbering } from './numbering.ts';
import { checkPartyNames } from './party-names.ts';
import { checkPaymentStages } from './payment-stages.ts';
import { checkPenalty } from './penalty.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkProbation } from './probation.ts';
import { checkProbationPay } from './probation-pay.ts';
import { checkAnnexes, checkReferences } from './references.ts';
import { checkRepealedLaws } from './repealed-laws.ts';
import { checkTableTotals } from './table-totals.ts';

/** Checks by the id of their rule. */
export const CHECKS: Record<string, Check> = {
  'check-amount-words': checkAmountWords,
  'check-arithmetic': checkArithmetic,
  'check-table-totals': checkTableTotals,
  'check-payment-stages': checkPaymentStages,
  'check-impossible-date': checkImpossibleDates,
  'check-date-order': checkDateOrder,
  'check-term-length': checkTermLength,
  'check-party-names': checkPartyNames,
  'check-references': checkReferences,
  'check-annexes': checkAnnexes,
  'check-numbering': checkNumbering,
  'check-definitions': checkDefinitions,
  'check-repealed-laws': checkRepealedLaws,
  'check-placeholders': checkPlaceholders,
  'check-deposit': checkDeposit,
  'check-lease-deposit': checkLeaseDeposit,
  'check-lease-term': checkLeaseTerm,
  'check-liability-cap': checkLiabilityCap,
  'check-loan-interest': checkLoanInterest,
  'check-penalty': checkPenalty,
  'check-probation': checkProbation,
  'check-probation-pay': checkProbationPay,
  'check-non-compete': checkNonCompete,
  'check-arbitration-and-court': checkArbitrationAndCourt,
  'check-arbitration-body': checkArbitrationBody,
  'check-exclusive-jurisdiction': checkExclusiveJurisdiction,
  'check-one-sided-indemnity': checkOneSidedIndemnity,
  'check-foreign-law': checkForeignLaw,
  'check-late-interest': checkLateInterest,
};

/** Checks that measure by a figure or rule of Chinese law alone: silent where another law is chosen. */
export const OF_CHINESE_LAW: ReadonlySet<string> = new Set([
  'check-repealed-laws',
  'check-deposit',
  'check-lease-term',
  'check-loan-interest',
  'check-probation',
  'check-probation-pay',
  'check-non-compete',
  'check-exclusive-jurisdiction',
]);

/** What a check's findings are; those not named here say that places of the contract do not agree. */
export const TYPE_OF_CHECK: Readonly<Record<string, RawFinding['type']>> = {
  'check-placeholders': 'incomplete',
  'check-annexes': 'incomplete',
  'check-arbitration-and-court': 'unlawful',
  'check-arbitration-body': 'unlawful',
  'check-deposit': 'unlawful',
  'check-exclusive-jurisdiction': 'unlawful',
  'check-lease-term': 'unlawful',
  'check-loan-interest': 'unlawful',
  'check-non-compete': 'unlawful',
  'check-probation': 'unlawful',
  'check-probation-pay': 'unlawful',
  'check-foreign-law': 'clause',
  'check-late-interest': 'clause',
  'check-lease-deposit': 'clause',
  'check-liability-cap': 'clause',
  'check-one-sided-indemnity': 'clause',
  'check-penalty': 'clause',
  'check-repealed-laws': 'clause',
};
