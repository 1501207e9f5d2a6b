import { readFile } from 'node:fs/promises';

/** A file on this machine with the name a person gave it. */
export interface SourceFile {
  path: string;
  name: string;
}

/** A file on disk, or one that was taken out of a mail and is nowhere on disk. */
export interface ReadableFile extends SourceFile {
  content?: Buffer;
  /** This program wrote it as the transcript of a recording. What people upload is never read as one. */
  isTranscript?: boolean;
}

/** All bytes of a file. */
export async function readContent(file: ReadableFile): Promise<Buffer> {
  return file.content ?? (await readFile(file.path));
}
