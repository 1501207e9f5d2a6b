import { chooseTextSearch } from '../choose-text-search.ts';
import { expireLibrary } from '../engine/library/index.ts';
import { indexText } from '../engine/retrieval/words/index-text.ts';
import type { TestDatabase } from './test-database.ts';
import { writeLaw, writeVersion } from './write-law.ts';

/** An invented law that can be searched, and that no guide of ours speaks of. */
export async function writeWatchLaw({ context, connection }: TestDatabase): Promise<void> {
  const lawId = await writeLaw(context, '怀表鉴定法', '中华人民共和国怀表鉴定法');
  const { versionId, articles } = await writeVersion(context, lawId, '2024-01-01', [
    '鉴定怀表的，鉴定人应当在七日内出具怀表鉴定书。',
    '鉴定人逾期出具怀表鉴定书的，应当退还鉴定费五十元；但是委托人同意延期的除外。',
    '怀表鉴定书的副本由鉴定人保存三十年。',
  ]);
  const law = { lawTitle: '怀表鉴定法', shortTitle: '怀表鉴定法', everydayWords: [] };
  await chooseTextSearch(connection).addVersion(
    context.db,
    { versionId, lawId },
    articles.map(({ position, key, label, headingPath = '', text }) => ({
      position,
      articleKey: key,
      terms: indexText({ ...law, headingPath, label, text }),
    })),
  );
  expireLibrary(context);
}
