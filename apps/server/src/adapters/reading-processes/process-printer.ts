import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Its compiler and fonts are loaded by any PDF. */
const WARMING: PrintedFile = {
  ...{ title: '明法', language: 'zh-CN', layout: 'court' },
  blocks: [
    { kind: 'heading', level: 1, text: '明法' },
    { kind: 'paragraph', style: 'Body', text: '明法 Mingfa 1' },
  ],
};

/** Writes printed files in child processes: what is in them came from outside, and a compiler of pages cannot be interrupted. */
export function processPrinter(processes: ReadingProcesses): PrintedFileWriter {
  const write: PrintedFileWriter['write'] = async (file, format, signal) => {
    const source = { path: '', name: 'file', content: Buffer.from(JSON.stringify(file), 'utf8') };
    let printed: Buffer | undefined;
    try {
      // Listening to the end keeps the child, which has its fonts read, for the next: this program made what it prints.
      for await (const output of processes.work({ task: 'print', format }, source, signal))
        if (output.kind === 'printed') printed = output.content;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      if (error.code === 'print_too_long') throw new AppError('print_too_long', {}, { cause: error });
      // A broken child is a fault of ours: nobody's file is to blame.
      if (error.code === 'file_damaged')
        throw new Error('A printed file broke its writer.', { cause: error });
      throw new AppError('print_too_large', {}, { cause: error });
    }
    if (!printed) throw new Error('A printed file did not come.');
    return printed;
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
