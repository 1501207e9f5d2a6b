import { letterheadLook } from '@mingfa/contract/letterhead';
import type { LetterheadReading } from '@mingfa/files/word/letterhead/letterhead';
import { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { Letterheads } from '../../ports/letterheads.ts';
import type { PictureReader } from '../../ports/picture-reader.ts';
import { letterheadPaper } from './paper-answer.ts';
import type { ReadingProcesses } from './reading-processes.ts';
import { redrawnPictures } from './redrawn-pictures.ts';
import { wordContentOf } from './word-content-of.ts';

const problem = z.enum(['active_content', 'remote_content', 'embedded_files', 'cannot_write']);
/** What a child read of a letterhead is kept, so it is checked as every answer of a child. */
const answer: z.ZodType<LetterheadReading> = z.union([
  z.object({ look: letterheadLook, problems: z.tuple([]) }),
  z.object({ look: z.null(), problems: z.array(problem).min(1).max(4) }),
]);

/** Reads letterheads and writes letters on them in child processes: they came from outside. */
export function processLetterheads(processes: ReadingProcesses, pictureReader: PictureReader): Letterheads {
  return {
    async read(file, signal) {
      const content = await wordContentOf(processes, { task: 'letterhead' }, file, signal);
      const read = answer.safeParse(JSON.parse(content.toString('utf8')));
      if (!read.success) throw new AppError('file_damaged', {}, { cause: read.error });
      return read.data;
    },
    async paper(file, signal) {
      const content = await wordContentOf(
        processes,
        { task: 'letterhead', withPictures: true },
        file,
        signal,
      );
      const read = letterheadPaper.safeParse(JSON.parse(content.toString('utf8')));
      if (!read.success) throw new AppError('file_damaged', {}, { cause: read.error });
      const { look, pictures } = read.data;
      return { look, pictures: await redrawnPictures(pictureReader, pictures, signal) };
    },
    write: (file, printed, signal) => wordContentOf(processes, { task: 'letter', printed }, file, signal),
  };
}
