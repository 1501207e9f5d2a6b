import type {
  factDefinition,
  factEntry,
  factSheet,
  factSource,
  factValue,
  recordDefinition,
} from '@mingfa/contract/draft-fact';
import type { z } from 'zod';

export type FactDefinition = z.infer<typeof factDefinition>;
export type RecordDefinition = z.infer<typeof recordDefinition>;
export type FactEntry = z.infer<typeof factEntry>;
export type FactSheet = z.infer<typeof factSheet>;
export type FactSource = z.infer<typeof factSource>;
export type FactValue = z.infer<typeof factValue>;
