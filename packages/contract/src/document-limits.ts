// Apart from what zod describes: processes that read files start often, and loading zod is most of what a start takes.

/** Endings of the file names that can be uploaded; what is inside decides how it is read. */
export const DOCUMENT_ENDINGS = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.pptx',
  '.csv',
  '.txt',
  '.md',
  '.markdown',
  '.html',
  '.htm',
  '.eml',
  '.png',
  '.jpg',
  '.jpeg',
] as const;
/** Endings of old formats, and what to save such a file as. */
const NEW_ENDING_OF = new Map<string, (typeof DOCUMENT_ENDINGS)[number]>([
  ['.doc', '.docx'],
  ['.dot', '.docx'],
  ['.wps', '.docx'],
  ['.rtf', '.docx'],
  ['.xls', '.xlsx'],
  ['.et', '.xlsx'],
  ['.ppt', '.pptx'],
  ['.pps', '.pptx'],
  ['.dps', '.pptx'],
]);
/** What a file in an old format is to be saved as, by its name; null for any other. */
export const newEndingOf = (name: string): string | null =>
  NEW_ENDING_OF.get(name.toLowerCase().match(/\.[^.]+$/)?.[0] ?? '') ?? null;
/** The largest file that is read, in bytes. */
export const DOCUMENT_MAX_BYTES = 200 * 1024 * 1024;
/** The most pages a file may have. */
export const DOCUMENT_MAX_PAGES = 2000;
