import type { DatasetDetail } from '@mingfa/contract/dataset';
import * as contract from '@mingfa/contract/dataset';
import type { TestApp } from './test-app.ts';
import { uploadFile } from './upload-file.ts';

/** Uploads files as one dataset, and waits until its tables are recognised. */
export async function makeDataset(
  server: TestApp,
  token: string,
  ...files: { name: string; content: Buffer | string }[]
): Promise<DatasetDetail> {
  const uploadIds: string[] = [];
  for (const file of files) uploadIds.push(await uploadFile(server, token, { ...file, purpose: 'dataset' }));
  const made = await server.call(contract.createDataset, { token, body: { uploadIds } });
  if (made.status !== 200) throw new Error(made.text);
  return untilAtRest(server, token, made.body.datasetId);
}

/** Makes a dataset and takes its tables as they were recognised. */
export async function loadDataset(
  server: TestApp,
  token: string,
  ...files: { name: string; content: Buffer | string }[]
): Promise<DatasetDetail> {
  const { datasetId } = await makeDataset(server, token, ...files);
  const proposed = await server.call(contract.getDatasetProposal, { token, params: { datasetId } });
  if (proposed.status !== 200) throw new Error(proposed.text);
  const tables = proposed.body.tables.map(({ shape }) => shape);
  const imported = await server.call(contract.importDataset, {
    token,
    params: { datasetId },
    body: { tables },
  });
  if (imported.status !== 200) throw new Error(imported.text);
  return untilAtRest(server, token, datasetId);
}

/** Lets the work on a dataset go on, from one wait to the next, until it ends. */
export async function untilAtRest(server: TestApp, token: string, datasetId: string): Promise<DatasetDetail> {
  for (;;) {
    await server.app.idle();
    const { body } = await server.call(contract.getDataset, { token, params: { datasetId } });
    const { retryAt } = body.progress;
    if (retryAt === null) return body;
    server.clock.advance(Math.max(0, Date.parse(retryAt) - server.clock.now().getTime()));
  }
}
