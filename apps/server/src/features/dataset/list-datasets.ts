import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail, DatasetProgress } from '@mingfa/contract/dataset';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, ilike } from 'drizzle-orm';
import { dataset } from '../../db/schema/dataset.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { DatasetContext } from './dataset-context.ts';
import { describeDataset, describeDatasetProgress, describeDatasets } from './describe-dataset.ts';
import { ownDataset } from './own-dataset.ts';

/** The caller's datasets, newest first. */
export async function listDatasets(
  { db, caller }: DatasetContext & RequestContext,
  { page, pageSize, q }: EndpointInput<typeof contract.listDatasets>,
): Promise<EndpointOutput<typeof contract.listDatasets>> {
  const condition = and(
    eq(dataset.ownerId, caller.userId),
    q === '' ? undefined : ilike(dataset.title, `%${q.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const total = await db.$count(dataset, condition);
  const rows = await db
    .select()
    .from(dataset)
    .where(condition)
    .orderBy(desc(dataset.createdAt), desc(dataset.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeDatasets(db, rows), total, page, pageSize };
}

/** One dataset with all but its rows. @throws AppError `not_found` */
export async function getDataset(
  { db, caller, language }: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<DatasetDetail> {
  return describeDataset(db, await ownDataset(db, caller, datasetId), language);
}

/** How far a dataset is. @throws AppError `not_found` */
export async function getDatasetProgress(
  { db, caller, language }: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<DatasetProgress> {
  return describeDatasetProgress(await ownDataset(db, caller, datasetId), language);
}
