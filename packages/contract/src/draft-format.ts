import { z } from 'zod';
import { printedFormat } from './printed-format.ts';

/** What a document that was drafted can be written as. */
export const draftFormat = z.enum([...printedFormat.options, 'md']);
/** What {@link draftFormat} reads. */
export type DraftFormat = z.infer<typeof draftFormat>;
