import type { CaseProcedure, ClaimResult } from './judgment-reading.ts';

/** What is known of how a decision came out. */
export interface DecidedOutcome {
  procedure: CaseProcedure;
  /** Of all claims before this court together; in a higher court those are of the appeal. */
  outcome: ClaimResult | null;
  disposal: readonly string[];
  parties: readonly { stance: string; earlier: readonly string[] }[];
  /** What was ordered. */
  ruling: string;
}

const HIGHER: ReadonlySet<CaseProcedure> = new Set(['second_instance', 'retrial', 'retrial_application']);
const ASKS_HIGHER = /^(?:上诉人|再审申请人|申诉人)/;
const DISMISSES_CLAIMS = /驳回[^。；]{0,60}(?:全部)?诉讼请求/;
const DISMISSES_REST = /驳回[^。；]{0,60}其[他余](?:的)?诉讼请求/;

/**
 * What became of the claim that the matter began with. An appeal of whoever was sued that fails leaves the claim as it was granted, and one
 * that succeeds cuts it; whose appeal it was stands in the parties' earlier stances (上诉人（原审被告）).
 * @returns null where nothing speaks of the claim
 */
export function claimOutcome({
  procedure,
  outcome,
  disposal,
  parties,
  ruling,
}: DecidedOutcome): ClaimResult | null {
  if (!HIGHER.has(procedure)) return outcome;
  const asking = parties
    .filter(({ stance }) => ASKS_HIGHER.test(stance))
    .map(({ earlier }) => earlier.join('、'));
  const isOfSued =
    asking.length > 0 && asking.every((stance) => stance.includes('被告') && !stance.includes('原告'));
  if (!isOfSued) return outcome;
  if (outcome === null || outcome === 'dismissed' || !disposal.includes('changed')) return null;
  return DISMISSES_CLAIMS.test(ruling) && !DISMISSES_REST.test(ruling) ? 'dismissed' : 'partly';
}
