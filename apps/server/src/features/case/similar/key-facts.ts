import { PARTY_WORDS } from '@mingfa/legal/contracts/party-roles';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { findDates } from '@mingfa/legal/figures/find-dates';
import { findDurations } from '@mingfa/legal/figures/find-durations';

const MOST_FACTS = 8;
/** A longer clause is cut around its figure. */
const MOST_CHARACTERS = 22;
const BEFORE = 12;
const AFTER = 8;
const ROLES = new RegExp(
  PARTY_WORDS.filter((word) => /^[\u4e00-\u9fff]{2,}$/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** What a story tells that can be held against a case: who is who, sums with what they are, days and periods with what happened then. */
export function keyFacts(story: string): string[] {
  const clauses = [...story.matchAll(/[^，。；：！？,;!?\n]+/g)];
  const figures = [
    ...findAmounts(story).filter(({ currency }) => currency !== null),
    ...findDurations(story),
    ...findDates(story),
  ];
  const told = clauses.flatMap((clause) => {
    const end = clause.index + clause[0].length;
    const held = figures.filter((figure) => figure.start >= clause.index && figure.start < end);
    const first = held.toSorted((a, b) => a.start - b.start)[0];
    if (!first) return [];
    const said = clause[0].trim();
    if (said.length <= MOST_CHARACTERS) return [said];
    const from = Math.max(clause.index, first.start - BEFORE);
    return [story.slice(from, Math.min(end, first.end + AFTER)).trim()];
  });
  // A bare figure says nothing of what it is.
  const facts = told.filter(
    (fact) => fact.replace(/[\d.,，年月日元万千百十一二三四五六七八九个天 ]/g, '').length >= 2,
  );
  return [...new Set([...(story.match(ROLES) ?? []), ...facts])].slice(0, MOST_FACTS);
}
