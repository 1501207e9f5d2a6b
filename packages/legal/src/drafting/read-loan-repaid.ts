import type { QuestionDate } from '../questions/read-dates.ts';
import { saidBehind } from './loan-repayments.ts';
import { clauseAt, clauseIndexAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** What came back on a loan in all, on which day, and whether it was said to be principal. */
export const readLoanRepaid = (
  story: string,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
  repaid: readonly StoryFact[],
): StoryFact[] => [...repaidInAll(story, repaid), ...repaidHow(clauses, dates, repaid)];

/** The day of one payment, and that it was principal where the story says so of each. */
function repaidHow(
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
  repaid: readonly StoryFact[],
): StoryFact[] {
  const said = repaid.map((one) => principalSaid(clauses, one));
  const [as] = said;
  const [one] = repaid;
  const day = one && repaid.length === 1 ? repaidOn(clauses, dates, one) : undefined;
  return [
    ...(day ? [{ path: 'loan_repaid_on', value: day.iso, start: day.start, end: day.end }] : []),
    ...(as !== undefined && as !== null && said.every((place) => place !== null)
      ? [{ path: 'loan_repaid_as', value: 'principal', start: as, end: as + 2 }]
      : []),
  ];
}

/** 还了五千，说是还本金的，2月26日转的: told in the clauses behind it. */
const behindOf = (clauses: readonly StoryClause[], clause: StoryClause) =>
  clauses
    .filter(({ start, sentence }) => start > clause.start && sentence.start === clause.sentence.start)
    .slice(0, 2);

function repaidOn(clauses: readonly StoryClause[], dates: readonly QuestionDate[], one: StoryFact) {
  const clause = clauseAt(clauses, one.start);
  if (!clause) return undefined;
  return (
    dates.findLast(({ start, end }) => start >= clause.start && end <= one.start) ??
    dates.find(({ start, end }) =>
      behindOf(clauses, clause).some(
        (next) =>
          start >= next.start &&
          end <= next.end &&
          /^[^，。]{0,4}(?:转|还|给|付)/.test(next.text.slice(end - next.start)),
      ),
    )
  );
}

/** Where a payment is said to have been principal: 本金, 还本. */
function principalSaid(clauses: readonly StoryClause[], { start }: StoryFact): number | null {
  const at = clauseIndexAt(clauses, start);
  const clause = clauses[at];
  if (!clause) return null;
  const behind = behindOf(clauses, clause).filter(({ text }) =>
    /说(?:是|先|好)|算(?:是|作)?|作为|还的是/.test(text),
  );
  for (const one of [clause, ...behind, saidBehind(clauses, at)]) {
    const place = one ? /本金|(?<=还)本(?!来|人|息)/.exec(one.text) : null;
    if (one && place) return one.start + place.index;
  }
  return null;
}

/** 先还了1万，后来又还了2万 makes three; a sum that is said to be the whole stands for the others. */
function repaidInAll(story: string, repaid: readonly StoryFact[]): StoryFact[] {
  const [first] = repaid;
  const last = repaid.at(-1);
  if (!first || !last || repaid.length === 1) return [...repaid];
  const wholes = repaid.filter(({ start }) =>
    /(?:一共|总共|共计|合计|累计|共)[^，。]{0,6}$/.test(story.slice(Math.max(0, start - 12), start)),
  );
  if (wholes.length > 0) return wholes;
  const isAdded = repaid
    .slice(1)
    .every(({ start }) => /[又再另]|随后|后来|分别/.test(story.slice(Math.max(0, start - 24), start)));
  if (!isAdded) return [...repaid];
  const value = repaid.reduce((sum, one) => sum + Number(one.value), 0);
  return [{ path: 'loan_repaid', value, start: first.start, end: last.end }];
}
