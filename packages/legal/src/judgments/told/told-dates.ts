import { findDates, type WrittenDate } from '../../figures/find-dates.ts';
import { clauseAround, type DecidedCase, gravest, sharesWord, type Told } from './told.ts';

/** The day is said to be the decision's: 于……作出, ……判决. */
const DECIDED = /^[，,]?[^，。；]{0,24}?(?:作出|判决|裁定|宣判|审结|改判|判令|判处|结案)/;
/** Days of laws, which are no days of the case. */
const OF_LAW = /施行|实施|公布|修订|修正|生效|民法典|之前|以前|之后|以后/;

/** Compares the days that are said of a case: that of the decision with the case's own, others with the days that stand in it. */
export function compareToldDates(said: string, decided: DecidedCase): Told {
  const held = findDates(decided.text);
  return gravest(
    findDates(said)
      .filter(({ iso, precision }) => iso !== null && precision !== 'year')
      .map((date) => compareDate(date, said, decided, held)),
  );
}

function compareDate(
  date: WrittenDate,
  said: string,
  decided: DecidedCase,
  held: readonly WrittenDate[],
): Told {
  const iso = date.iso ?? '';
  const clause = clauseAround(said, date.start, date.end);
  const isSame = (other: string | null) => other !== null && (other.startsWith(iso) || other === iso);
  const missing: Told = decided.isWhole && !OF_LAW.test(clause) ? 'differs' : 'open';
  const places = held.filter((one) => isSame(one.iso));
  // `某法院 · 2022-11-28：` and `（2022年11月28日）` behind a case name its decision.
  const isBare = /[·（(] *$/.test(said.slice(0, date.start)) && /^ *[·）):：]/.test(said.slice(date.end));
  if ((isBare || DECIDED.test(said.slice(date.end))) && !/起诉|立案|受理/.test(clause)) {
    if (decided.decidedOn === null) return 'open';
    if (isSame(decided.decidedOn)) return 'agrees';
    // Masked to its month, the decision's own day is not known.
    if (decided.decidedOn.length < iso.length && iso.startsWith(decided.decidedOn)) return 'open';
    const below = places.some(({ end }) => /^[^。]{0,30}(?:作出|判决|裁定)/.test(decided.text.slice(end)));
    return below ? 'open' : missing;
  }
  if (places.length === 0) return isSame(decided.decidedOn) ? 'open' : missing;
  const isBeside = places.some(({ start, end }) =>
    sharesWord(clause, clauseAround(decided.text, start, end)),
  );
  return isBeside ? 'agrees' : 'open';
}
