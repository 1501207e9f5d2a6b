/** The label of a file that holds words of a model. */
export interface FileLabel {
  /** The explicit label as it is read; null: a clean copy, which has the implicit one alone. */
  text: string | null;
  position: 'beginning' | 'both';
  /**
   * The implicit label by its fields (GB 45438-2025 annex E), all of them, in order. Where a format takes it follows the practice
   * guide TC260-PG-20258A for text files.
   */
  implicit: Readonly<Record<string, string>>;
}

/** The key of the implicit label in a file's metadata. */
export const IMPLICIT_LABEL_KEY = 'AIGC';

/** The implicit label as the JSON that stands under its key. */
export const implicitJson = ({ implicit }: Pick<FileLabel, 'implicit'>): string => JSON.stringify(implicit);
