import type { DatasetDetail } from '@mingfa/contract/dataset';
import { expect } from 'vitest';
import type { KilledWork } from './killed-work.ts';
import { datasetWhen, importProposed } from './load-rows.ts';

const ROWS = 60_000;

/** A dataset that is recognised at the first kill and loaded at the second. */
export const loadingDataset: KilledWork = {
  proves: 'a dataset killed while it is recognised and while it is loaded goes on, and has every row once',
  async *run(client) {
    await client.register('13800000001');
    const lines = Array.from({ length: ROWS }, (_, row) => `A${row},${row}.5`);
    const content = Buffer.from(`编号,金额\n${lines.join('\n')}\n`);
    const uploadIds = [await client.upload('流水.csv', content, 'dataset')];
    yield 'prepared';
    const { datasetId } = await client.ask<DatasetDetail>('/v1/dataset/create', { uploadIds });
    yield 'under way';
    await datasetWhen(client, datasetId, 'proposed');
    yield 'prepared';
    await importProposed(client, datasetId);
    expect((await datasetWhen(client, datasetId, 'working', 'ready')).state).toBe('working');
    yield 'under way';
    expect(await datasetWhen(client, datasetId, 'ready')).toMatchObject({ rows: ROWS, tables: 1 });
    const { rows } = await client.ask<{ rows: string[][] }>(`/v1/dataset/${datasetId}/sql`, {
      sql: 'SELECT count(*), count(DISTINCT "_row"), sum("金额") FROM t1',
    });
    expect(rows).toEqual([['60000', '60000', '1800000000']]);
  },
};
