import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { otherConnection } from './compare-connections.ts';
import { differingForce } from './compare-forces.ts';
import { mayForMust, otherModality } from './compare-modality.ts';
import { compareStarts } from './compare-starts.ts';
import { crossedRules } from './crossed-rules.ts';
import { nameAsLaw } from './everyday-persons.ts';
import { alsoForbidden, governedOf } from './governed-clauses.ts';
import { oppositeWord } from './opposite-word.ts';
import type { SenseDifference } from './sense-difference.ts';
import { swappedPerson } from './swapped-person.ts';

/** What a clause must share with one of the law's for their forces to be compared. */
const ALIGNED_WEIGHT = 4;
const ALIGNED_WEIGHT_NEARBY = 3;
const NEARBY_SHARE = 0.4;

const NONE: ReadonlySet<string> = new Set();

/**
 * Compares who does what, and whether it must, may or must not be done. Clauses are laid side by side by their words;
 * where the article says both, or nothing alike, nothing differs.
 * @param sentence without its citations
 * @param texts the article's 款 and 项 that are cited
 * @param forbidden those of them that are items of a list of what must not be done
 */
export function compareSenses(
  sentence: string,
  texts: readonly string[],
  forbidden: ReadonlySet<string> = NONE,
): SenseDifference | null {
  const whole = texts.join('\n');
  const claim = nameAsLaw(sentence, whole);
  const said = governedOf(claim);
  const held = texts.flatMap((text) => {
    const clauses = governedOf(text);
    return forbidden.has(text)
      ? clauses.map((one) => ({ ...one, forces: alsoForbidden(one.forces) }))
      : clauses;
  });
  // Where most of the sentence stands in the article, a short clause is enough to tell what it says otherwise.
  const pairs = weighPairs(claim);
  const isNearby = sharedWeight(pairs, weighPairs(whole)) >= NEARBY_SHARE * wholeWeight(pairs);
  const least = isNearby ? ALIGNED_WEIGHT_NEARBY : ALIGNED_WEIGHT;
  return (
    differingForce(said, held, least) ??
    otherModality(claim, whole) ??
    mayForMust(claim, whole) ??
    swappedPerson(claim, texts, isNearby) ??
    oppositeWord(said, held, isNearby ? whole : null) ??
    otherConnection(claim, whole) ??
    compareStarts(claim, whole) ??
    crossedRules(claim, texts)
  );
}
