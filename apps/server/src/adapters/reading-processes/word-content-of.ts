import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import { AppError } from '../../ports/app-error.ts';
import type { ChildTask } from './messages.ts';
import { ReaderDidNotStart } from './reading-child.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/**
 * What a child makes of a Word file: what it read of it as JSON, or the file it wrote.
 * @throws AppError why the file cannot be taken
 */
export async function wordContentOf(
  processes: ReadingProcesses,
  task: ChildTask,
  file: ReadableFile,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    for await (const output of processes.work(task, file, signal))
      if (output.kind === 'template' || output.kind === 'filled') return output.content;
  } catch (error) {
    if (error instanceof ReaderDidNotStart) throw new AppError('server_busy', {}, { cause: error });
    if (!(error instanceof ParseFailure)) throw error;
    const values = error.code === 'unsupported_file' ? { types: 'Word（.docx）' } : error.values;
    throw new AppError(error.code, values, { cause: error });
  }
  throw new AppError('file_damaged');
}
