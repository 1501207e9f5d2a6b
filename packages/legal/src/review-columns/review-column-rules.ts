import type { ReviewColumnRule } from './column-rule.ts';
import { DISPUTE_COLUMNS } from './disputes/dispute-columns.ts';
import { TERMINATION_COLUMNS } from './ending/termination-columns.ts';
import { TRANSFER_COLUMNS } from './ending/transfer-columns.ts';
import { FORM_COLUMNS } from './form/form-columns.ts';
import { CASE_COLUMNS } from './judgments/case-columns.ts';
import { DECISION_COLUMNS } from './judgments/decision-columns.ts';
import { LABOUR_COLUMNS } from './labour/labour-columns.ts';
import { BREACH_COLUMNS } from './money/breach-columns.ts';
import { INSTALMENT_COLUMNS } from './money/instalment-columns.ts';
import { PRICE_COLUMNS } from './money/price-columns.ts';
import { IDENTITY_COLUMNS } from './parties/identity-columns.ts';
import { PARTY_COLUMNS } from './parties/party-columns.ts';
import { DELIVERY_COLUMNS } from './performance/delivery-columns.ts';
import { QUALITY_COLUMNS } from './performance/quality-columns.ts';
import { LEASE_COLUMNS } from './property/lease-columns.ts';
import { RIGHTS_COLUMNS } from './rights/rights-columns.ts';
import { SECURITY_COLUMNS } from './security/security-columns.ts';
import { unlessSpokenOf } from './spoken-of.ts';
import { RENEWAL_COLUMNS } from './time/renewal-columns.ts';
import { SIGNING_COLUMNS } from './time/signing-columns.ts';
import { TERM_COLUMNS } from './time/term-columns.ts';

/** The library of columns that are answered by rule, in the order people choose from. */
export const REVIEW_COLUMN_RULES: readonly ReviewColumnRule[] = [
  ...PARTY_COLUMNS,
  ...IDENTITY_COLUMNS,
  ...FORM_COLUMNS,
  ...SIGNING_COLUMNS,
  ...TERM_COLUMNS,
  ...RENEWAL_COLUMNS,
  ...PRICE_COLUMNS,
  ...INSTALMENT_COLUMNS,
  ...BREACH_COLUMNS,
  ...TERMINATION_COLUMNS,
  ...TRANSFER_COLUMNS,
  ...SECURITY_COLUMNS,
  ...DELIVERY_COLUMNS,
  ...QUALITY_COLUMNS,
  ...RIGHTS_COLUMNS,
  ...DISPUTE_COLUMNS,
  ...LEASE_COLUMNS,
  ...LABOUR_COLUMNS,
  ...CASE_COLUMNS,
  ...DECISION_COLUMNS,
].map(unlessSpokenOf);
