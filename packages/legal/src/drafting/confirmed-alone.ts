import { entryAt, type FactSheet } from './fact-sheet.ts';
import { isStillQuoted, TOLD_ACCOUNT } from './told-account.ts';
import { TOLD_WORDS } from './told-words.ts';

/** Who is on which side, and what is asked: a wrong one harms whoever it is filed for. */
const PARTIES_AND_CLAIMS =
  /^(?:claimants|defendants)\/[^/]+\/(?:name|party_kind)$|^claims\/|^story$|^our_side$/;

/**
 * Whether a fact is confirmed by itself and never together with others: what is kept or quoted in its teller's words, what sources disagree
 * about, and the sums, parties and claims that rules read from what somebody told as people talk.
 */
export function isConfirmedAlone(sheet: FactSheet, path: string): boolean {
  const entry = entryAt(sheet, path);
  if (!entry) return false;
  const { value, source } = entry.chosen;
  if (path === TOLD_WORDS || path === TOLD_ACCOUNT || isStillQuoted(value) || entry.others.length > 0)
    return true;
  // Only what was told as people talk leaves an account behind.
  const account = entryAt(sheet, TOLD_ACCOUNT) ?? entryAt(sheet, 'story');
  const isOral = account !== null && isStillQuoted(account.chosen.value);
  return (
    isOral &&
    source.kind === account.chosen.source.kind &&
    (typeof value === 'number' || PARTIES_AND_CLAIMS.test(path))
  );
}
