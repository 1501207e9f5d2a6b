import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawCitation } from '../../../db/schema/law.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDigest, writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { expireLibrary, readLibrary } from '../../library/index.ts';
import { relatedArticles } from './related-articles.ts';

// Invented laws: nothing of them is law anywhere.
let database: TestDatabase;
let lampLawId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  lampLawId = await writeLaw(context, '灯塔法');
  const texts = ['灯塔应当长明。', '灯油由看守人添加。', '依照第一条处理。', '灯塔熄灭的，罚款。', '附则。'];
  const former = await writeVersion(context, lampLawId, '2010-01-01', texts);
  const { versionId, articles } = await writeVersion(context, lampLawId, '2024-01-01', texts);
  const shipLawId = await writeLaw(context, '渡船灯火条例');
  const ship = await writeVersion(context, shipLawId, '2020-01-01', ['依照灯塔法第一条执行。']);
  const cite = (from: string | undefined, fromVersionId: string, toKey: string) => ({
    fromArticleId: from ?? '',
    fromVersionId,
    toTitleKey: '灯塔法',
    toLawId: lampLawId,
    toKey,
  });
  await context.db.insert(lawCitation).values([
    cite(ship.articles[0]?.id, ship.versionId, '1'),
    cite(articles[2]?.id, versionId, '1'),
    // Only the former text refers to it.
    cite(former.articles[4]?.id, former.versionId, '1'),
  ]);
  await writeDigest(context, lampLawId, '1', '灯塔要一直亮着。', { related: ['《灯塔法》第四条'] });
  await writeDigest(context, lampLawId, '2', '看守人添油。', { related: ['《灯塔法》第一条'] });
  expireLibrary(context);
});
afterAll(() => database.close());

async function relatedTo(articleKey: string, limit = 10): Promise<string[]> {
  const law = (await readLibrary(database.context)).laws.get(lampLawId);
  if (!law) throw new Error('no law');
  const found = await relatedArticles(database.context, { law, articleKey }, { asOf: '2026-11-20', limit });
  return found.map((one) => `${one.law.shortTitle} ${one.articleKey}`);
}

test('what a digest names comes first, then digests that name it, then texts in force that refer to it, its own law first', async () => {
  expect(await relatedTo('1')).toEqual(['灯塔法 4', '灯塔法 2', '灯塔法 3', '渡船灯火条例 1']);
  expect(await relatedTo('1', 2)).toEqual(['灯塔法 4', '灯塔法 2']);
});

test('what the text itself refers to belongs with it', async () => {
  expect(await relatedTo('3')).toEqual(['灯塔法 1']);
});

test('an article that nothing links has its neighbours', async () => {
  expect(await relatedTo('5')).toEqual(['灯塔法 4']);
});
