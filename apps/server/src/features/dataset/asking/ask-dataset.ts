import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { readQuestion } from '@mingfa/tables/questions/read-question';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { answerQuery } from './answer-query.ts';
import { openTables } from './open-tables.ts';
import { readValues } from './read-values.ts';

/** Reads a question in words, and answers it where it was understood. @throws AppError `not_found`, `dataset_not_ready` */
export async function askDataset(
  context: DatasetContext & RequestContext,
  { datasetId, question }: EndpointInput<typeof contract.askDataset>,
): Promise<EndpointOutput<typeof contract.askDataset>> {
  const { clock, language } = context;
  const open = await openTables(context, datasetId);
  const values = await readValues(context, open);
  const today = todayInChina(clock);
  const understood = readQuestion({ question, tables: open.tables, values, today, language });
  const result = understood.query ? await answerQuery(context, open, understood.query) : null;
  return { understood, result };
}
