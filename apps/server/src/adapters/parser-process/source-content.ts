import { readFile } from 'node:fs/promises';
import type { SourceFile } from '../../ports/document-parser.ts';

/** A file on disk, or one that was taken out of a mail and is nowhere on disk. */
export interface ReadableFile extends SourceFile {
  content?: Buffer;
}

/** All bytes of a file. */
export async function readContent(file: ReadableFile): Promise<Buffer> {
  return file.content ?? (await readFile(file.path));
}
