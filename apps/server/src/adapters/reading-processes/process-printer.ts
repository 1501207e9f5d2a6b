import type { PrintedFile, WrittenFormat } from '@mingfa/files/printed/printed-file';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import { ReaderBroke, ReaderDidNotStart } from './reading-child.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Its compiler and fonts are loaded by any PDF. */
const WARMING: PrintedFile = {
  ...{ title: '明法', language: 'zh-CN', layout: 'court' },
  blocks: [
    { kind: 'heading', level: 1, text: '明法' },
    { kind: 'paragraph', style: 'Body', text: '明法 Mingfa 1' },
  ],
};

/** A broken child is a fault of ours, and nobody's file is to blame. */
function failureOf(error: unknown): unknown {
  if (error instanceof ReaderDidNotStart) return new AppError('server_busy', {}, { cause: error });
  if (error instanceof ReaderBroke) return new AppError('print_failed', {}, { cause: error });
  if (!(error instanceof ParseFailure)) return error;
  const code = error.code === 'print_too_long' ? 'print_too_long' : 'print_too_large';
  return new AppError(code, {}, { cause: error });
}

/** Writes printed files in child processes: what is in them came from outside, and a compiler of pages cannot be interrupted. */
export function processPrinter(processes: Pick<ReadingProcesses, 'work'>): PrintedFileWriter {
  const writeOnce = async (file: PrintedFile, format: WrittenFormat, signal: AbortSignal) => {
    const source = { path: '', name: 'file', content: Buffer.from(JSON.stringify(file), 'utf8') };
    let printed: Buffer | undefined;
    // Listening to the end keeps the child, which has its fonts read, for the next: this program made what it prints.
    for await (const output of processes.work({ task: 'print', format }, source, signal))
      if (output.kind === 'printed') printed = output.content;
    if (!printed) throw new Error('A printed file did not come.');
    return printed;
  };
  const write: PrintedFileWriter['write'] = async (file, format, signal) => {
    try {
      // A child may end for what has nothing to do with the file: it is written once more by a new one.
      return await writeOnce(file, format, signal).catch((error: unknown) => {
        if (error instanceof ReaderBroke) return writeOnce(file, format, signal);
        throw error;
      });
    } catch (error) {
      throw failureOf(error);
    }
  };
  let isWarming = false;
  return {
    write,
    warm() {
      // What fails here fails once more for whoever prints, and is told there.
      if (isWarming) return;
      isWarming = true;
      write(WARMING, 'pdf', new AbortController().signal)
        .catch(() => undefined)
        .finally(() => {
          isWarming = false;
        });
    },
  };
}
