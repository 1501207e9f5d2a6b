import type { letterhead } from '../../../db/schema/drafting.ts';

/** A letterhead as it is kept. */
export type LetterheadRow = typeof letterhead.$inferSelect;
