/** One file of an import: of a folder, an archive, or by itself. */
export interface SourceFile {
  /** Path inside the source, with `/`; never absolute, never with `..`. */
  path: string;
  bytes: number;
  read(): Promise<Buffer>;
}

/** Everything an import may read. */
export interface SourceFiles {
  files: SourceFile[];
  /** What was left out on purpose, for the report. */
  problems: { file: string; problem: string }[];
  close(): Promise<void>;
}

/** Limits that keep a hostile or mistaken source from filling memory or disk. */
export const SOURCE_LIMITS = {
  files: 200_000,
  fileBytes: 30 * 1024 * 1024,
  totalBytes: 2 * 1024 * 1024 * 1024,
  /** Uncompressed to compressed size of one entry above which it is a bomb; text compresses about ten times. */
  compressionRatio: 200,
} as const;

/** Kinds of file that can hold a law; `.json` only as just-laws' `versions.json`. */
export const LAW_FILE = /\.(?:md|markdown|txt|html?|docx)$/i;
const VERSION_LIST = /(?:^|\/)versions\.json$/;

/** True for a file the import looks at: no hidden files, no other formats. */
export function isReadable(path: string): boolean {
  const hidden = path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
  return !hidden && (LAW_FILE.test(path) || VERSION_LIST.test(path));
}

/** A source that cannot be used at all; the message is for people. */
export class UnusableSource extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableSource';
  }
}
