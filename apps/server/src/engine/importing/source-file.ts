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
  totalBytes: 2 * 1024 * 1024 * 1024,
  /** Uncompressed to compressed size of one entry above which it is a bomb; text compresses about ten times. */
  compressionRatio: 200,
} as const;

/** Which files an import looks at. */
export interface ReadableKinds {
  /** Of the name of a file that can be imported by itself. */
  file: RegExp;
  /** Files that only say something of others. */
  beside?: RegExp;
  /** Which these are, for whoever gave another: Chinese and English in one line. */
  told: string;
  /** Largest file that is read. */
  fileBytes: number;
}

/** True for a file the import looks at: no hidden files, no other formats. */
export function isReadable(path: string, { file, beside }: ReadableKinds): boolean {
  const hidden = path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
  return !hidden && (file.test(path) || beside?.test(path) === true);
}

/** A source that cannot be used at all; the message is for people. */
export class UnusableSource extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableSource';
  }
}
