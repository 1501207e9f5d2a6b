import type { IdNoun } from '@mingfa/contract/ids';

/** Makes ids and secrets, so that tests can foretell them. */
export interface Ids {
  /** A new opaque id: `cnv_…`. */
  make(noun: IdNoun): string;
}
