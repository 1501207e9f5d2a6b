import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { PictureReader } from '../../ports/picture-reader.ts';
import type { ChildTask } from './messages.ts';
import type { ReadingProcesses } from './reading-processes.ts';

type DrawingTask = Extract<ChildTask, { task: 'square' | 'redraw' }>;

/** Draws each picture anew in a child process of its own. */
export function processPictureReader(processes: ReadingProcesses): PictureReader {
  const draw = async (content: Uint8Array, task: DrawingTask, signal: AbortSignal): Promise<Uint8Array> => {
    const file = { path: '', name: 'picture', content: Buffer.from(content) };
    let drawn: Buffer | undefined;
    try {
      for await (const output of processes.work(task, file, signal)) {
        if (output.kind === 'image') drawn = output.content;
      }
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      throw new AppError(error.code, error.values, { cause: error });
    }
    // The child may have been taken over by what it read.
    if (!drawn || drawn.length > task.bytesMax || !isWebp(drawn)) throw new AppError('file_damaged');
    return drawn;
  };
  return {
    square: (content, size, signal) => draw(content, { task: 'square', ...size }, signal),
    redraw: (content, size, signal) => draw(content, { task: 'redraw', ...size }, signal),
  };
}

const isWebp = (content: Buffer): boolean =>
  content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
