import { ID_PREFIXES } from '@mingfa/contract/ids';
import { nanoid } from 'nanoid';
import type { Ids } from '../ports/ids.ts';

export const randomIds: Ids = { make: (noun) => `${ID_PREFIXES[noun]}_${nanoid(16)}` };
