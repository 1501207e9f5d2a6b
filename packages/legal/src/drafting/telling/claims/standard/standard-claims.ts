import type { StoryFact } from '../../../story-fact.ts';
import type { Telling } from '../../telling.ts';
import { type ClaimRow, claimFacts, claimRows } from './claim-rows.ts';
import { decorationClaims } from './decoration-claims.ts';
import { landlordClaims, tenantClaims } from './lease-claims.ts';
import { marriageClaims } from './marriage-claims.ts';
import { prepaidClaims } from './prepaid-claims.ts';
import { priceClaims } from './price-claims.ts';
import type { ReadBeside } from './read-beside.ts';
import { workClaims } from './work-claims.ts';

/** What completes the claims of one kind of dispute. */
type Complete = (rows: readonly ClaimRow[], telling: Telling, read: ReadBeside) => ClaimRow[];

const KINDS: readonly [RegExp, Complete][] = [
  [/^劳动争议$/, workClaims],
  [/租赁/, (rows, telling) => landlordClaims(tenantClaims(rows, telling), telling)],
  [/^买卖合同|承揽|定作|加工|运输/, priceClaims],
  [/装饰装修/, decorationClaims],
  [/服务合同|教育培训/, prepaidClaims],
  [/离婚纠纷/, marriageClaims],
];

/**
 * The claims of a story made whole: what a lawyer asks in every dispute of its kind and nobody named, reckoned from what was told for it, and
 * open where that was not told. Kinds without rules of their own stay as they are.
 */
export function standardClaims(facts: readonly StoryFact[], telling: Telling, read: ReadBeside): StoryFact[] {
  const complete = KINDS.find(([cause]) => cause.test(telling.cause))?.[1];
  const rows = claimRows(facts);
  if (!complete) return [...facts];
  const beside = facts.filter(({ path }) => !path.startsWith('claims/'));
  return [...beside, ...claimFacts(complete(rows, telling, read))];
}
