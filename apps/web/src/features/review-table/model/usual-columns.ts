import type { LibraryColumn } from '@mingfa/contract/review-table';

/** What each kind of contract is usually looked at for, by keys of the library. */
const USUAL = {
  lease: [
    ...['party_a', 'party_b', 'house_address', 'use', 'start_date', 'end_date'],
    ...['rent', 'rent_cycle', 'deposit', 'sublease', 'late_payment_rate', 'dispute_resolution'],
  ],
  loan: [
    ...['party_a', 'party_b', 'loan_amount', 'interest_rate', 'signing_date', 'start_date'],
    ...[
      'end_date',
      'guarantee_kind',
      'guarantor',
      'late_payment_rate',
      'attorney_fees',
      'dispute_resolution',
    ],
  ],
  sale: [
    ...['party_a', 'party_b', 'subject_matter', 'total_price', 'payment_terms', 'delivery_date'],
    ...['delivery_place', 'inspection_period', 'warranty_period', 'late_payment_rate', 'late_delivery_rate'],
    'dispute_resolution',
  ],
  service: [
    ...['party_a', 'party_b', 'subject_matter', 'start_date', 'end_date', 'total_price', 'periodic_fee'],
    ...['payment_terms', 'inspection_period', 'ip_ownership', 'confidentiality', 'subcontracting'],
    ...['late_payment_rate', 'late_delivery_rate', 'termination_notice', 'dispute_resolution'],
  ],
  iou: [
    ...['parties', 'loan_amount', 'signing_date', 'term', 'end_date', 'interest_rate'],
    ...['payment_terms', 'late_payment_rate', 'guarantor', 'guarantee_kind', 'attorney_fees', 'dispute_body'],
  ],
  labour: [
    ...['party_a', 'party_b', 'position', 'workplace', 'start_date', 'end_date'],
    ...['probation', 'wage', 'wage_day', 'working_hours', 'non_compete_period', 'confidentiality'],
  ],
} as const;

/** A kind of contract with usual columns. */
export type UsualKind = keyof typeof USUAL;

/** The usual columns of every kind, of which the library has any. */
export function usualColumns(
  library: readonly Pick<LibraryColumn, 'key'>[],
): { kind: UsualKind; keys: string[] }[] {
  const held = new Set(library.map(({ key }) => key));
  return (Object.keys(USUAL) as UsualKind[])
    .map((kind) => ({ kind, keys: USUAL[kind].filter((key) => held.has(key)) as string[] }))
    .filter(({ keys }) => keys.length > 0);
}
