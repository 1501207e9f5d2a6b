import { AppError } from '../../ports/app-error.ts';
import type { PictureReader } from '../../ports/picture-reader.ts';
import type { WordTemplates } from '../../ports/word-templates.ts';
import { wordPaper } from './paper-answer.ts';
import type { ReadingProcesses } from './reading-processes.ts';
import { redrawnPictures } from './redrawn-pictures.ts';
import { wordContentOf } from './word-content-of.ts';
import { wordTemplateAnswer } from './word-template-answer.ts';

/** Reads and fills Word files with fields in child processes: they came from outside. */
export function processWordTemplates(
  processes: ReadingProcesses,
  pictureReader: PictureReader,
): WordTemplates {
  return {
    async read(file, signal) {
      const content = await wordContentOf(processes, { task: 'template' }, file, signal);
      const answer = wordTemplateAnswer.safeParse(JSON.parse(content.toString('utf8')));
      if (!answer.success) throw new AppError('file_damaged', {}, { cause: answer.error });
      return answer.data;
    },
    async paper(file, filling, signal) {
      const content = await wordContentOf(processes, { task: 'paper', filling }, file, signal);
      const read = wordPaper.safeParse(JSON.parse(content.toString('utf8')));
      if (!read.success) throw new AppError('file_damaged', {}, { cause: read.error });
      const { pictures, ...paper } = read.data;
      return { ...paper, pictures: await redrawnPictures(pictureReader, pictures, signal) };
    },
    fill: (file, filling, label, signal) =>
      wordContentOf(processes, { task: 'fill', filling, label }, file, signal),
  };
}
