import { z } from 'zod';

/** What kind of matter a case is. */
export const caseArea = z.enum([
  'civil',
  'criminal',
  'administrative',
  'enforcement',
  'compensation',
  'non-contentious',
  'supervision',
]);
/** What {@link caseArea} reads. */
export type CaseArea = z.infer<typeof caseArea>;
/** What the court was doing. */
export const caseProcedure = z.enum([
  'first_instance',
  'summary',
  'small_claims',
  'second_instance',
  'retrial_application',
  'retrial',
  'supervision',
  'death_penalty_review',
  'sentence_review',
  'jurisdiction',
  'recusal',
  'special',
  'payment_order',
  'public_notice',
  'preservation',
  'enforcement',
  'enforcement_objection',
  'enforcement_review',
  'sentence_change',
  'compensation',
  'arbitration',
  'none',
]);
/** What {@link caseProcedure} reads. */
export type CaseProcedure = z.infer<typeof caseProcedure>;
