/** What a clause says of a clone. */
export type Side =
  | 'maker'
  | 'matters'
  | 'audience'
  | 'tone'
  | 'asks'
  | 'limits'
  | 'refusals'
  | 'referTo'
  | 'also';
/** Each thing a clause says, in the maker's words without what only leads up to them. */
export type Said = readonly (readonly [Side, string])[];
