import { ID_PREFIXES } from '@mingfa/contract/ids';
import { nanoid } from 'nanoid';
import type { Ids } from '../ports/ids.ts';

/** Each character is one of 64: 96 random bits. The id of a share is all that keeps it from strangers, and has 132. */
export const randomIds: Ids = {
  make: (noun) => `${ID_PREFIXES[noun]}_${nanoid(noun === 'share' ? 22 : 16)}`,
};
