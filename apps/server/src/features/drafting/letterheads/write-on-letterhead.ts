import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { DraftingContext } from '../drafting-context.ts';
import type { LetterheadRow } from './letterhead-row.ts';

/**
 * A file on a letterhead: as Word in its page and styles; as PDF with its margins, fonts and the words of its headers and footers.
 * @throws AppError `store_unavailable`, `print_too_large`, and what `Letterheads` throws
 */
export async function writeOnLetterhead(
  context: DraftingContext & RequestContext,
  { fileKey, fileName, look }: LetterheadRow,
  printed: PrintedFile,
  format: 'docx' | 'pdf',
): Promise<Uint8Array> {
  if (format === 'pdf') return context.printer.write({ ...printed, letterhead: look }, 'pdf', context.signal);
  const written = await context.files.withPath(fileKey, (path) =>
    context.letterheads.write({ path, name: fileName }, printed, context.signal),
  );
  if (!written) throw new AppError('store_unavailable');
  return written;
}
