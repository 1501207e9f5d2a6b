import { eq } from 'drizzle-orm';
import { dataset } from '../../../db/schema/dataset.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import { buildDataset, numberBuild, writeBuilt } from '../asking/build-dataset.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { DatasetRow } from '../own-dataset.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** Progress is written so often at most, in thousandths. */
const TOLD_EVERY = 50;

/** Loads the tables with the shapes that were chosen, and does the steps that there are. */
export async function loadStage(
  context: DatasetContext,
  row: DatasetRow,
  signal: AbortSignal,
): Promise<void> {
  await writeStep(context, row, { done: 0, total: 1000 });
  const overridden = new AbortController();
  let told = 0;
  let writing: Promise<void> = Promise.resolve();
  const onProgress = (done: number) => {
    if (done - told < TOLD_EVERY) return;
    told = done;
    writing = writing
      .then(() => writeStep(context, row, { done }))
      .catch((error: unknown) => {
        context.logger.info({ datasetId: row.id, error: errorForLog(error) }, 'progress was not kept');
        overridden.abort(error);
      });
  };
  const build = await numberBuild(context.db, row.id);
  try {
    const both = AbortSignal.any([signal, overridden.signal]);
    const built = await buildDataset(context, row.id, build, both, { onProgress });
    await writing;
    await writeStep(
      context,
      row,
      { ...CAME_THROUGH, stage: 'loaded', state: 'ready', done: 0, total: null },
      (tx) => writeBuilt(tx, row.id, build, built),
    );
  } finally {
    await writing;
  }
  const [now] = await context.db.select({ build: dataset.build }).from(dataset).where(eq(dataset.id, row.id));
  if (now) await context.tableEngine.forget(row.id, now.build);
}
