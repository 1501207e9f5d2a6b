import type { ArticlePart } from './cited-text.ts';
import { clausesOf, sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** Words by which an article says that its items come one after the other. */
export const ORDERED = /下列顺序|以下顺序|先后顺序|依次|下列次序/;
const FIRST = /第一顺[序位]|第一位|最先|首先|最前|排在?第一/;
/** So much of an item a clause must have, and the first item so much less. */
const ITEM_WEIGHT = 3;
const LESS = 0.5;

/** An item that is said to come first, where the article puts it behind another: 登记备案的排在最先 for 合法占有的在先. */
export function otherOrder(claim: string, named: readonly ArticlePart[]): SenseDifference | null {
  const items = named.filter(({ item, head }) => item !== null && ORDERED.test(head));
  const [first, ...others] = items;
  if (!first) return null;
  const clauses = clausesOf(claim);
  for (const [at, { text }] of clauses.entries()) {
    if (!FIRST.test(text)) continue;
    // 甲排在最先 names it in its own clause, 最先的是，甲 in the next one.
    const said = weighPairs(
      text.replace(FIRST, ' ').length >= 4 ? text : `${text} ${clauses[at + 1]?.text ?? ''}`,
    );
    const weigh = (item: ArticlePart) => sharedWeight(said, weighPairs(item.text));
    const own = weigh(first);
    const other = others.find((item) => weigh(item) >= ITEM_WEIGHT && own < LESS * weigh(item));
    if (other) return { kind: 'word', said: text, law: first.text };
  }
  return null;
}
