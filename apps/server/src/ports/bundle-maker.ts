import type { BundlePlan } from '@mingfa/files/bundle/bundle-plan';
import type { PieceForm } from '@mingfa/files/bundle/prepare-piece';
import type { ReadableFile } from '@mingfa/files/reading/source-file';

/** A file as pages of a bundle; content null: those of the file itself, which is a PDF then. */
export interface PreparedPages {
  pages: number;
  form: PieceForm;
  content: Uint8Array | null;
}

/** Puts files together as one PDF, in processes of their own: what is in them came from outside. */
export interface BundleMaker {
  /**
   * Makes a PDF or a picture ready and counts its pages; no more than `pagesMax`.
   * @throws AppError with a code of a file that cannot be read; the signal's reason
   */
  prepare(file: ReadableFile, pagesMax: number, signal: AbortSignal): Promise<PreparedPages>;
  /**
   * The bytes of the bundle.
   * @param contents PDFs that `prepare` made or looked through
   * @throws AppError `print_too_large` when it took too long or too much; the signal's reason
   */
  write(plan: BundlePlan, contents: readonly Uint8Array[], signal: AbortSignal): Promise<Uint8Array>;
}
