import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDigest, writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { placesOfDay } from './places-of-day.ts';

// Invented laws, but for the titles of which something is known of former days.
const LEND = '借用风筝的，借用人应当在借期届满之日将风筝完好归还出借人，并结清约定的费用。';
const BROKEN = '风筝在借用期间损坏的，借用人应当在三日内告知出借人，并且照价赔偿出借人的损失。';
const CLUB = '风筝协会应当每年公布会员放飞事故的数目和原因，接受会员的查询。';
const NEW = '无人驾驶的飞行器不得在风筝放飞的区域内起降。';

let database: TestDatabase;
const written: Record<string, string> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  const laws: Record<string, [day: string, texts: string[]][]> = {
    风筝法: [
      ['2010-01-01', [LEND, BROKEN, CLUB]],
      ['2024-07-01', [NEW, LEND, BROKEN.replace('三日', '十日'), CLUB]],
    ],
    灯笼法: [['2018-01-01', [LEND.replaceAll('风筝', '灯笼')]]],
    民事诉讼法: [['2024-01-01', [CLUB]]],
    民法典: [['2021-01-01', [LEND]]],
  };
  for (const [name, versions] of Object.entries(laws)) {
    const id = await writeLaw(context, name);
    written[name] = id;
    for (const [day, texts] of versions) await writeVersion(context, id, day, texts);
  }
  written.陀螺法 = await writeLaw(context, '陀螺法');
  await writeDigest(context, written.陀螺法, '1', '陀螺要还。');
});
afterAll(() => database.close());

async function standing(name: string, articleKey: string, day: string) {
  const { db } = database.context;
  const [place] = await placesOfDay({ db }, [{ lawId: written[name] ?? '', articleKey }], {
    day,
    writtenOn: '2026-11-20',
  });
  return { is: place?.standing, at: place?.shown?.articleKey ?? null, former: place?.former };
}

test('on a day of the same text every place is what it is today', async () => {
  expect(await standing('风筝法', '3', '2025-01-01')).toMatchObject({ is: 'same', at: '3' });
  expect(await standing('灯笼法', '1', '2019-06-01')).toMatchObject({ is: 'same', at: '1' });
});

test('a rule that stood under another number is found there', async () => {
  expect(await standing('风筝法', '2', '2019-06-01')).toMatchObject({ is: 'same', at: '1' });
  expect(await standing('风筝法', '4', '2019-06-01')).toMatchObject({ is: 'same', at: '3' });
});

test('a matter on which the law ruled otherwise is shown, but is not the same', async () => {
  expect(await standing('风筝法', '3', '2019-06-01')).toMatchObject({ is: 'changed', at: '2' });
});

test('of what the law did not rule on nothing is shown, whatever stood under its number', async () => {
  expect(await standing('风筝法', '1', '2019-06-01')).toMatchObject({ is: 'changed', at: null });
});

test('a law that was not there yet names the laws that governed its matter, and whether they are held', async () => {
  expect(await standing('灯笼法', '1', '2015-06-01')).toMatchObject({ is: 'not_yet', at: null, former: [] });
  const before = await standing('民法典', '1', '2015-06-01');
  expect(before).toMatchObject({ is: 'not_yet', former: [{ name: '民法通则', isHeld: false }] });
  const { context } = database;
  await writeVersion(context, await writeLaw(context, '民法通则'), '1987-01-01', [LEND]);
  const after = await standing('民法典', '1', '2015-06-01');
  expect(after.former).toMatchObject([{ name: '民法通则', isHeld: true }]);
});

test('procedure follows the law of today', async () => {
  expect(await standing('民事诉讼法', '1', '2015-06-01')).toMatchObject({ is: 'procedure', at: null });
});

test('a digest speaks of the text it was written from, and of no earlier one', async () => {
  expect(await standing('陀螺法', '1', '2021-06-01')).toMatchObject({ is: 'same', at: '1' });
  expect(await standing('陀螺法', '1', '2015-06-01')).toMatchObject({ is: 'not_held', at: null });
});
