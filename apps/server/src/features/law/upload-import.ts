import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LawImport } from '@mingfa/contract/law';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { LAW_FILE } from './import/source-file.ts';
import type { LawContext } from './law-context.ts';
import { queueImport } from './start-import.ts';

const USABLE = /\.zip$/i;

/** Imports an uploaded zip, or one law as DOCX, HTML, TXT or Markdown. The file is kept until the import ends. */
export async function uploadImport(
  context: LawContext & RequestContext,
  input: { file: { name: string; content: Uint8Array } },
): Promise<LawImport> {
  const { name, content } = input.file;
  if (!USABLE.test(name) && !LAW_FILE.test(name)) {
    throw new AppError('unsupported_file', { types: 'ZIP, DOCX, HTML, TXT, MD' });
  }
  if (content.length === 0) throw new AppError('empty_file');
  const looksZipped = content[0] === 0x50 && content[1] === 0x4b;
  if (/\.(?:zip|docx)$/i.test(name) && !looksZipped) {
    throw new AppError('unreadable_file', { problem: '文件已损坏 / the file is damaged' });
  }
  await mkdir(context.imports.folder, { recursive: true, mode: 0o700 });
  // The name a person gave never becomes a path.
  const location = join(context.imports.folder, context.ids.make('file'));
  await writeFile(location, content, { mode: 0o600 });
  try {
    return await queueImport(context, { source: name, sourceKind: 'upload', location });
  } catch (error) {
    await rm(location, { force: true });
    throw error;
  }
}
