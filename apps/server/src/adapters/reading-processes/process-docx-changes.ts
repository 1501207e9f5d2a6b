import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Writes comments and tracked changes in child processes. */
export function processDocxChanges(processes: ReadingProcesses): DocxChanges {
  return {
    async write(original, changes, { date, ...author }, signal) {
      const task = { task: 'change', changes, author: { ...author, date: date.toISOString() } } as const;
      try {
        for await (const output of processes.work(task, original, signal)) {
          if (output.kind !== 'changed') continue;
          return { content: output.content, outcomes: new Map(output.outcomes) };
        }
      } catch (error) {
        if (!(error instanceof ParseFailure)) throw error;
        throw new AppError(error.code, error.values, { cause: error });
      }
      throw new AppError('file_damaged');
    },
  };
}
