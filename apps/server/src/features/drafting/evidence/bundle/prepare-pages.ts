import { readFile } from 'node:fs/promises';
import type { DocumentBlock, DocumentFormat } from '@mingfa/contract/document-content';
import { EVIDENCE_ENDINGS, type PieceForm } from '@mingfa/contract/matter-evidence';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { document } from '../../../../db/schema/document.ts';
import { AppError } from '../../../../ports/app-error.ts';
import type { EvidenceContext } from '../evidence-context.ts';
import { wordsAsFile } from './words-as-file.ts';

type DocumentRow = Pick<typeof document.$inferSelect, 'fileKey' | 'name'>;
/** Formats of which the words are printed. */
const PRINTED: readonly DocumentFormat[] = ['docx', 'txt', 'md'];

/** A file as pages of a bundle. */
export interface PiecePages {
  pages: number;
  form: PieceForm;
  /** Of a file whose words were printed. */
  format: DocumentFormat | null;
  content: Uint8Array;
}

/**
 * A file as pages: a PDF or a picture as it is, a Word or text file printed. What is inside decides, not its name.
 * @throws AppError with a code of a file that cannot be taken in, `store_unavailable`; the signal's reason
 */
export async function preparePages(
  context: EvidenceContext,
  { fileKey, name }: DocumentRow,
  { pagesMax, signal }: { pagesMax: number; signal: AbortSignal },
): Promise<PiecePages> {
  const prepared = await context.files.withPath(fileKey, async (path): Promise<PiecePages> => {
    try {
      const { content, ...piece } = await context.bundleMaker.prepare({ path, name }, pagesMax, signal);
      return { ...piece, format: null, content: content ?? (await readFile(path)) };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unsupported_file') throw error;
      return printWords(context, { path, name }, { pagesMax, signal });
    }
  });
  if (!prepared)
    throw new AppError('store_unavailable', {}, { cause: new Error('The original is not there.') });
  return prepared;
}

async function printWords(
  context: EvidenceContext,
  file: { path: string; name: string },
  { pagesMax, signal }: { pagesMax: number; signal: AbortSignal },
): Promise<PiecePages> {
  const { format, blocks } = await readWords(context, file, signal);
  const printed = await context.printer.write(wordsAsFile(file.name, blocks), 'pdf', signal);
  const pdf = { path: '', name: 'printed.pdf', content: Buffer.from(printed) };
  const { pages } = await context.bundleMaker.prepare(pdf, pagesMax, signal);
  return { pages, form: 'printed', format, content: printed };
}

async function readWords(
  context: EvidenceContext,
  file: { path: string; name: string },
  signal: AbortSignal,
): Promise<{ format: DocumentFormat; blocks: DocumentBlock[] }> {
  const blocks: DocumentBlock[] = [];
  let format: DocumentFormat | null = null;
  try {
    for await (const event of context.parser.parse(file, signal)) {
      if (event.kind === 'part') blocks.push(...event.part.blocks);
      else if (event.kind === 'found') {
        if (!PRINTED.includes(event.format)) throw unsupported();
        format = event.format;
      }
    }
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    throw new AppError(error.code, error.values, { cause: error });
  }
  if (!format) throw unsupported();
  return { format, blocks };
}

const unsupported = () => new AppError('unsupported_file', { types: EVIDENCE_ENDINGS.join(' ') });
