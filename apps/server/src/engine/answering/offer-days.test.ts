import type { Evidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeDigestEvidence } from '../../testing/make-evidence.ts';
import type { PlaceOfDay } from '../retrieval/index.ts';
import { offerDays } from './offer-days.ts';

const TODAY = '2026-11-20';
const evidence: Evidence[] = [
  makeDigestEvidence({
    title: '风筝法',
    shortTitle: '风筝法',
    label: '第一条',
    text: '要点。',
    place: { lawId: 'law_kite', versionId: null, articleKey: '1', paragraph: null, item: null },
  }),
];

/** Invented: the law of kites was another one before 2021. */
function offer(
  text: string,
  { asOf = TODAY, kind = '法律', before = 'changed' as PlaceOfDay['standing'] } = {},
) {
  const context = {
    today: () => TODAY,
    placesOfDay: async (_places: unknown, { day }: { day: string }) => [
      {
        law: { id: 'law_kite', kind } as PlaceOfDay['law'],
        asked: '1',
        standing: day < '2021-01-01' ? before : ('same' as const),
        shown: null,
        former: [],
      },
    ],
  };
  return offerDays(context, { text, asOf, guides: [], evidence });
}

test('a day of the story on which the law was another one is offered with the words that name it', async () => {
  expect(await offer('2015年3月借出的风筝丢了')).toMatchObject([
    { day: '2015-03-01', said: '2015年3月', places: [{ asked: '1', standing: 'changed' }] },
  ]);
  expect(await offer('My kite was lost in March 2019')).toMatchObject([
    { day: '2019-03-01', said: 'March 2019' },
  ]);
});

test('a day of the same law, a story without one and procedure offer nothing', async () => {
  expect(await offer('去年3月借出的风筝丢了')).toEqual([]);
  expect(await offer('借出的风筝丢了')).toEqual([]);
  expect(await offer('2015年3月借出的风筝丢了', { before: 'procedure' })).toEqual([]);
  expect(await offer('2015年3月借出的风筝丢了', { kind: '司法解释' })).toEqual([]);
});

test('a later day of the same law says that the earlier one may be no matter', async () => {
  expect(await offer('2015年学会放风筝，2023年丢了一只')).toMatchObject([
    { day: '2015-01-01', hasLater: true },
  ]);
  expect(await offer('2015年丢了一只风筝')).toMatchObject([{ hasLater: false }]);
});

test('a regulation that was new makes no other law', async () => {
  expect(await offer('2015年3月借出的风筝丢了', { before: 'not_yet', kind: '行政法规' })).toEqual([]);
  expect(await offer('2015年3月借出的风筝丢了', { before: 'not_yet' })).toHaveLength(1);
});

test('who chose a day already is offered none, and nobody more than two', async () => {
  expect(await offer('2015年3月借出的风筝丢了', { asOf: '2015-03-01' })).toEqual([]);
  expect(await offer('2012年借出，2013年弄坏，2014年丢了')).toHaveLength(2);
});
