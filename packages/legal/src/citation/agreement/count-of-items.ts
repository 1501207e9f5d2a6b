import { parseNumeral } from '../../figures/numerals.ts';
import type { ArticlePart } from './cited-text.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 四项内容, 五个条件: how many things an article is said to list. */
const COUNTED = /([二三四五六七八九十]{1,3}|\d{1,2}) ?[项种个类](?=内容|条件|要件|情形|事由|义务|要素)/g;

/** More of them than the one list that is cited has. */
export function moreThanListed(claim: string, named: readonly ArticlePart[]): SenseDifference | null {
  const items = named.filter(({ item }) => item !== null);
  if (items.length < 2 || new Set(items.map(({ paragraph }) => paragraph)).size > 1) return null;
  for (const [said, count = ''] of claim.matchAll(COUNTED))
    if ((parseNumeral(count) ?? 0) > items.length)
      return { kind: 'word', said, law: items.map(({ text }) => text).join('') };
  return null;
}
