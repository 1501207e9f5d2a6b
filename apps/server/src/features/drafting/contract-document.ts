import type { draftDocument } from '@mingfa/contract/draft-document';
import type { factSheet } from '@mingfa/contract/draft-fact';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import type { z } from 'zod';

// The contract's shapes are those of `packages/legal/src/drafting`, which promises besides that nobody changes them.

/** A document as the contract has it. */
export const contractDocument = (document: DraftDocument) => document as z.infer<typeof draftDocument>;
/** Facts as the contract has them. */
export const contractSheet = (sheet: FactSheet) => sheet as z.infer<typeof factSheet>;
