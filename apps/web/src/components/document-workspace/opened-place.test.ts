import { expect, it } from 'vitest';
import { blocksOfPlace } from '../document-viewer/places.ts';
import { placeOfAddress } from './opened-place.ts';

it('an address that names a block opens the document there, and one without opens it at its beginning', () => {
  const blocks = ['b1', 'b2', 'b3'].map((id) => ({ id }) as Parameters<typeof blocksOfPlace>[1][number]);
  const opened = placeOfAddress('doc_1', 'b2');
  expect(opened && blocksOfPlace(opened.place, blocks).map(({ id }) => id)).toEqual(['b2']);
  expect(placeOfAddress('doc_1', null)).toBeNull();
});
