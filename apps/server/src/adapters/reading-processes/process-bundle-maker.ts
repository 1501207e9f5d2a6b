import { packBundle } from '@mingfa/files/bundle/pack-bundle';
import { pieceLimits } from '@mingfa/files/bundle/piece-limits';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import type { BundleMaker } from '../../ports/bundle-maker.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Prepares each file, and sets the bundle, in child processes. */
export function processBundleMaker(processes: ReadingProcesses): BundleMaker {
  return {
    async prepare(file, pagesMax, signal) {
      try {
        for await (const output of processes.work(
          { task: 'piece', limits: pieceLimits(pagesMax) },
          file,
          signal,
        )) {
          if (output.kind !== 'piece') continue;
          const { pages, form, content } = output;
          // The child may have been taken over by what it read.
          const isWhole = form === 'as_it_is' ? content.length === 0 : isPdf(content);
          if (pages > pagesMax || !isWhole) throw new AppError('file_damaged');
          return { pages, form, content: form === 'as_it_is' ? null : content };
        }
      } catch (error) {
        if (!(error instanceof ParseFailure)) throw error;
        throw new AppError(error.code, error.values, { cause: error });
      }
      throw new Error('A piece of a bundle did not come.');
    },
    async write(plan, contents, signal) {
      const source = { path: '', name: 'bundle', content: packBundle(plan, contents) };
      try {
        for await (const output of processes.work({ task: 'bundle' }, source, signal))
          if (output.kind === 'bundled' && isPdf(output.content)) return output.content;
      } catch (error) {
        if (!(error instanceof ParseFailure)) throw error;
        // A broken child is a fault of ours: each file was set once before.
        if (error.code === 'file_damaged') throw new Error('A bundle broke its writer.', { cause: error });
        throw new AppError('print_too_large', {}, { cause: error });
      }
      throw new Error('A bundle did not come.');
    },
  };
}

const isPdf = (content: Buffer): boolean => content.toString('latin1', 0, 5) === '%PDF-';
