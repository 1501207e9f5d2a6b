import type { ArticlePart } from './cited-text.ts';
import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { governedOf, isNegative } from './governed-clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 有下列情形之一的，不得抵销：: what follows in each of the cases listed. */
const FOLLOWS =
  /(?:下列|以下)[^，：。]{0,6}(?:情形|情况|行为|条件)[^：。；]{0,60}[，,]([^，。：；]{2,40})[：:]?\s*$/;
/** So much of an item stands in a sentence that tells its case. */
const ITEM_SHARE = 0.5;

/** A case of a list with the contrary of what follows from every case of it: 可以抵销 for an item of those in which 不得抵销. */
export function otherThanFollows(claim: string, named: readonly ArticlePart[]): SenseDifference | null {
  const pairs = weighPairs(claim);
  for (const { item, head, text } of named) {
    const follows = item === null ? undefined : FOLLOWS.exec(head)?.[1];
    if (follows === undefined) continue;
    const ofItem = weighPairs(text);
    if (sharedWeight(ofItem, pairs) < ITEM_SHARE * wholeWeight(ofItem)) continue;
    const [held] = governedOf(follows);
    const verb = follows.slice(-2);
    const forces = held?.forces.get(verb);
    // What the item itself says of the verb is no consequence.
    if (!forces || text.includes(verb)) continue;
    const isDenied = (some: ReadonlySet<Parameters<typeof isNegative>[0]>) => [...some].some(isNegative);
    const said = clausesOf(claim)
      .map((clause) => clause.text.replace(/[^一-龥]+$/, ''))
      .filter((words) => words.endsWith(verb));
    const other = said.find((words) => {
      const own = governedOf(words)[0]?.forces.get(verb);
      return own && !own.has('plain') && isDenied(own) !== isDenied(forces);
    });
    if (other !== undefined && said.length === 1) return { kind: 'negation', said: other, law: follows };
  }
  return null;
}
