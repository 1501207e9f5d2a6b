import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { WordTemplates } from '../../ports/word-templates.ts';
import type { ChildTask } from './messages.ts';
import type { ReadingProcesses } from './reading-processes.ts';
import { wordTemplateAnswer } from './word-template-answer.ts';

/** Reads and fills Word files with fields in child processes: they came from outside. */
export function processWordTemplates(processes: ReadingProcesses): WordTemplates {
  const contentOf = async (task: ChildTask, ...[file, signal]: Parameters<WordTemplates['read']>) => {
    try {
      for await (const output of processes.work(task, file, signal))
        if (output.kind === 'template' || output.kind === 'filled') return output.content;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      const values = error.code === 'unsupported_file' ? { types: 'Word（.docx）' } : error.values;
      throw new AppError(error.code, values, { cause: error });
    }
    throw new AppError('file_damaged');
  };
  return {
    async read(file, signal) {
      const content = await contentOf({ task: 'template' }, file, signal);
      const answer = wordTemplateAnswer.safeParse(JSON.parse(content.toString('utf8')));
      if (!answer.success) throw new AppError('file_damaged', {}, { cause: answer.error });
      return answer.data;
    },
    fill: (file, filling, label, signal) => contentOf({ task: 'fill', filling, label }, file, signal),
  };
}
