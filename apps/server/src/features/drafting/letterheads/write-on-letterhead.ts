import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { LetterheadPaper } from '@mingfa/files/word/letterhead/letterhead';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Letterheads } from '../../../ports/letterheads.ts';
import type { DraftingContext } from '../drafting-context.ts';
import type { LetterheadRow } from './letterhead-row.ts';
import { onPaper, type PrintedPages } from './on-paper.ts';

type Writing = DraftingContext & RequestContext;

/** So many papers with their pictures stay read: whoever looks at printed pages asks for one at every pause. */
const KEPT = 20;
/** By the key of the file, which never changes; of each installation apart. */
const keptOf = new WeakMap<Letterheads, Map<string, LetterheadPaper>>();

/** A file on a letterhead as Word, in its page and styles. @throws AppError `store_unavailable`, and what `Letterheads` throws */
export async function writeOnLetterhead(
  context: Writing,
  { fileKey, fileName }: LetterheadRow,
  printed: PrintedFile,
): Promise<Uint8Array> {
  const written = await context.files.withPath(fileKey, (path) =>
    context.letterheads.write({ path, name: fileName }, printed, context.signal),
  );
  if (!written) throw new AppError('store_unavailable');
  return written;
}

/**
 * A file on a letterhead as PDF: with its margins, fonts, and the words and pictures of its headers and footers.
 * @throws AppError `store_unavailable`, `print_too_large`, and what `Letterheads` throws
 */
export async function printOnLetterhead(
  context: Writing,
  row: LetterheadRow,
  printed: PrintedFile,
): Promise<PrintedPages> {
  const paper = await paperOf(context, row);
  const content = await context.printer.write(onPaper(printed, paper), 'pdf', context.signal);
  return { content, simplified: paper.look.pdfLacks };
}

async function paperOf(
  { letterheads, files, signal }: Writing,
  row: LetterheadRow,
): Promise<LetterheadPaper> {
  const { fileKey, fileName } = row;
  const kept = keptOf.get(letterheads) ?? new Map<string, LetterheadPaper>();
  keptOf.set(letterheads, kept);
  const held = kept.get(fileKey);
  if (held) return held;
  const read = await files.withPath(fileKey, (path) => letterheads.paper({ path, name: fileName }, signal));
  if (!read) throw new AppError('store_unavailable');
  kept.set(fileKey, read);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return read;
}
