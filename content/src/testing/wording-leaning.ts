import type { ReviewSide } from '@mingfa/legal/contracts/contract';

/** What a party has to do or may not do, and what it may do or gets. */
const DUTY = 'P(?:应当|应|须|必须|需|不得|保证|承担|负责|放弃)|由P(?:承担|负责|负担|补足|缴纳|偿还|清偿)';
const RIGHT = 'P(?:有权|可以|享有|仍可|依法享有|不承担|不再承担)|归P(?:所有)?|属于P';

/**
 * Whom a wording leans to, told by its words alone and not by what its rule says of itself: rights of one's own and duties of the
 * other side count for it, the reverse against it. Above 0 it serves `side`, below 0 the other side.
 */
export function leaning(wording: string, side: ReviewSide): number {
  const [mine, other] =
    side === 'party_a' ? ['(?:甲方|Client)', '(?:乙方|Provider)'] : ['(?:乙方|Provider)', '(?:甲方|Client)'];
  const count = (pattern: string, party: string) =>
    [...wording.matchAll(new RegExp(pattern.replaceAll('P', party), 'g'))].length;
  return count(RIGHT, mine) + count(DUTY, other) - count(RIGHT, other) - count(DUTY, mine);
}
