import { z } from 'zod';

/** What a printed file can be written as: Word, PDF, or one HTML file that needs nothing else. */
export const printedFormat = z.enum(['docx', 'pdf', 'html']);
/** What {@link printedFormat} reads. */
export type PrintedFormat = z.infer<typeof printedFormat>;
