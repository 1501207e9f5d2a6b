import { expect, it } from 'vitest';
import { orderByAge } from './order-by-age.ts';

it('the older version stands first, however the two were chosen', () => {
  const versions = [{ versionId: '2023' }, { versionId: '2018' }, { versionId: '2005' }];
  expect(orderByAge(['2018', '2023'], versions)).toEqual(['2018', '2023']);
  expect(orderByAge(['2023', '2005'], versions)).toEqual(['2005', '2023']);
});
