import { AppError } from '../../ports/app-error.ts';
import type { WordTemplates } from '../../ports/word-templates.ts';
import type { ReadingProcesses } from './reading-processes.ts';
import { wordContentOf } from './word-content-of.ts';
import { wordTemplateAnswer } from './word-template-answer.ts';

/** Reads and fills Word files with fields in child processes: they came from outside. */
export function processWordTemplates(processes: ReadingProcesses): WordTemplates {
  return {
    async read(file, signal) {
      const content = await wordContentOf(processes, { task: 'template' }, file, signal);
      const answer = wordTemplateAnswer.safeParse(JSON.parse(content.toString('utf8')));
      if (!answer.success) throw new AppError('file_damaged', {}, { cause: answer.error });
      return answer.data;
    },
    fill: (file, filling, label, signal) =>
      wordContentOf(processes, { task: 'fill', filling, label }, file, signal),
  };
}
