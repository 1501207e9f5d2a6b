import type { LetterheadLook } from '@mingfa/contract/letterhead';

/** Why a Word file cannot be a letterhead. */
export type LetterheadProblem = 'active_content' | 'remote_content' | 'embedded_files' | 'cannot_write';

/** A Word file read as a letterhead: what it looks like, or why it cannot be one. */
export type LetterheadReading =
  | { look: LetterheadLook; problems: [] }
  | { look: null; problems: LetterheadProblem[] };

/** Of all parts with words together, unfolded. */
export const LETTERHEAD_WORDS_BYTES = 24 * 1024 * 1024;
