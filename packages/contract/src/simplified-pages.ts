import { z } from 'zod';
import { letterheadLack } from './letterhead.ts';

/** What a PDF made of somebody's own Word file does not take over of its text. */
export const wordPaperLack = z.enum([
  'body_pictures',
  'body_shapes',
  'body_notes',
  'merged_rows',
  'nested_tables',
]);
/** What {@link wordPaperLack} reads. */
export type WordPaperLack = z.infer<typeof wordPaperLack>;
/** What a PDF lacks of the Word file it was made of: in the text, and in what stands around it. */
export const pageLack = z.enum([...letterheadLack.options, ...wordPaperLack.options]);
/** What {@link pageLack} reads. */
export type PageLack = z.infer<typeof pageLack>;

/** The header in which a file says what it lacks, parted by commas; absent where that is nothing. */
export const SIMPLIFIED_HEADER = 'x-simplified';

/** What a file says that it lacks; a word that is not known is left out. */
export function readSimplified(header: string | null): PageLack[] {
  return (header ?? '').split(',').flatMap((word) => {
    const found = pageLack.safeParse(word.trim());
    return found.success ? [found.data] : [];
  });
}
