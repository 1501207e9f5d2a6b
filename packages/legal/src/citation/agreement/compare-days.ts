import { findDates } from '../../figures/find-dates.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { clausesOf, sharedWeight, type WeighedPairs, weighPairs } from './clauses.ts';
import type { FigureDifference } from './compare-figures.ts';
import { SOMEBODY } from './parties.ts';

/** A day of the calendar that something is to be done before or from, with the words of its clause. */
interface NamedDay {
  raw: string;
  iso: string;
  side: string;
  about: WeighedPairs;
  clause: string;
}

/** 前, 之前 and 以前 are one side of a day, 起, 后 and 以后 are the other. */
const SIDE = /^\s*(?:之|以|及其?以)?(前|起|后|止)/;
/** Words that say what is to be done. */
const STATES_RULE = /应|须|不得|可以|[在于]\s*$|超过|不满/;
/** What two clauses must share to speak of one act. */
const ACT_WEIGHT = 4;

/** A day by which the sentence says that something is to be done, where the article names another one for it. */
export function otherDay(claim: string, law: string): FigureDifference | null {
  const held = daysIn(law);
  for (const one of strangeDays(claim, held)) {
    const [meant] = held
      .filter(({ side }) => side === one.side)
      .map((other) => ({ other, weight: sharedWeight(one.about, other.about) }))
      .filter(({ weight }) => weight >= ACT_WEIGHT)
      .sort((a, b) => b.weight - a.weight);
    if (meant) return { said: one.raw + one.side, law: meant.other.raw + meant.other.side };
  }
  return null;
}

/** Whether a sentence names a day for a rule that counts in days of the calendar, and that is none of the rule's. */
export const hasStrangeDay = (claim: string, law: string, beside: readonly string[]): boolean =>
  strangeDays(claim, [law, ...beside].flatMap(daysIn)).length > 0;

/** Days of a rule that are none of those held; where none is held, the days are those of the case. */
function strangeDays(claim: string, held: readonly NamedDay[]): readonly NamedDay[] {
  if (held.length === 0) return [];
  return daysIn(claim).filter(
    ({ iso, clause }) =>
      held.every((one) => one.iso !== iso) && STATES_RULE.test(clause) && !clause.includes(SOMEBODY),
  );
}

const daysIn = rememberByText((text): readonly NamedDay[] => {
  const clauses = clausesOf(text);
  return findDates(text).flatMap(({ raw, iso, end, start, precision }) => {
    const side = SIDE.exec(text.slice(end))?.[1];
    const clause = clauses.find((one) => one.start <= start && start < one.end);
    if (!side || !clause || iso === null || precision === 'year') return [];
    const words = clause.text.replace(raw, ' ');
    return [{ raw, iso, side, about: weighPairs(words), clause: words }];
  });
}, 300);
