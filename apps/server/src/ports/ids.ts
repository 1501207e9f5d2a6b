import { ID_PREFIXES, type IdNoun } from '@mingfa/contract/ids';
import { nanoid } from 'nanoid';

/** Makes ids and secrets, so that tests can foretell them. */
export interface Ids {
  /** A new opaque id: `cnv_…`. */
  make(noun: IdNoun): string;
}

export const randomIds: Ids = { make: (noun) => `${ID_PREFIXES[noun]}_${nanoid(16)}` };
