import type { DraftFormat } from '@mingfa/contract/draft-format';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import { labelMarkdown } from '@mingfa/files/labels/label-markdown';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DraftingContext } from '../drafting-context.ts';
import type { LetterheadRow } from '../letterheads/letterhead-row.ts';
import type { PrintedPages } from '../letterheads/on-paper.ts';
import { printOnLetterhead, writeOnLetterhead } from '../letterheads/write-on-letterhead.ts';
import { draftMarkdown } from './draft-markdown.ts';
import { printedDraft } from './printed-draft.ts';

/** A document with all that its file shall have. */
export interface Dressed {
  document: DraftDocument;
  label: FileLabel | null;
  letterhead: LetterheadRow | null;
  /** Whose comments are in a Word file; null: none are. */
  commentsBy: string | null;
}
/** As a form is: nobody's words, on nobody's paper. */
export const PLAIN = { label: null, letterhead: null, commentsBy: null };

/** The bytes of a file, and what it lacks of the paper it is on. */
export type WrittenDocument = Pick<PrintedPages, 'content'> & Partial<PrintedPages>;

/** A document in a format. @throws AppError `print_too_large`, and what `Letterheads` throws */
export async function writeDocument(
  context: DraftingContext & RequestContext,
  { document, label, letterhead, commentsBy }: Dressed,
  format: DraftFormat,
): Promise<WrittenDocument> {
  if (format === 'md')
    return { content: new TextEncoder().encode(labelMarkdown(draftMarkdown(document), label)) };
  // A PDF or a page goes to others, and so does what would be noted in it.
  const printed = { ...printedDraft(document, format === 'docx' ? commentsBy : null), label };
  if (letterhead && format === 'pdf') return printOnLetterhead(context, letterhead, printed);
  if (letterhead && format === 'docx')
    return { content: await writeOnLetterhead(context, letterhead, printed) };
  return { content: await context.printer.write(printed, format, context.signal) };
}
