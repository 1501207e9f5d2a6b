import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pieceLimits } from '@mingfa/files/bundle/piece-limits';
import { preparePiece } from '@mingfa/files/bundle/prepare-piece';
import { writeBundle } from '@mingfa/files/bundle/write-bundle';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../ports/app-error.ts';
import type { BundleMaker } from '../ports/bundle-maker.ts';

/** Makes bundles as child processes do, in this one. */
export const inlineBundleMaker: BundleMaker = {
  async prepare({ path, name, content }, pagesMax) {
    const at = content ? join(tmpdir(), `mingfa-piece-${randomUUID()}`) : path;
    try {
      if (content) await writeFile(at, content);
      return await preparePiece({ path: at, name }, pieceLimits(pagesMax));
    } catch (error) {
      if (error instanceof ParseFailure) throw new AppError(error.code, error.values, { cause: error });
      throw error;
    } finally {
      if (content) await rm(at, { force: true });
    }
  },
  write: async (plan, contents) => writeBundle(plan, contents),
};
