import { lawKey } from '@mingfa/legal/statute/law-title';
import { expect, test } from 'vitest';
import { loadDigests } from './load-digests.ts';
import { loadGuides } from './load-guides.ts';

// A library that holds the texts calls a law by its own short name, and our digest's word for it is gone.
test('every short name of our content leads to the full title, whichever library holds the law', async () => {
  const digests = await loadDigests();
  const lost = digests.filter(({ law, shortTitle }) => lawKey(shortTitle) !== lawKey(law));
  expect(lost.map(({ shortTitle }) => shortTitle)).toEqual([]);
});

test('every article of a guide stands in a law of which we have digests', async () => {
  const known = new Set((await loadDigests()).map(({ law }) => lawKey(law)));
  const places = (await loadGuides()).flatMap(({ articles }) => articles.map(({ place }) => place));
  const lost = places.filter((place) => !known.has(lawKey(place.slice(0, place.lastIndexOf(' ')))));
  expect([...new Set(lost)]).toEqual([]);
});
