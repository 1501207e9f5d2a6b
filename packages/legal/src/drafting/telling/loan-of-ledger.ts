import { OPEN_DAY } from '../courses/told-matter.ts';
import type { StoryFact } from '../story-fact.ts';
import type { LoanLedger, LoanMove } from './loan-ledger.ts';
import type { ToldDay } from './told-days.ts';

/** What a ledger tells for sure of a loan; a path it decides stands in the place of what single clauses say. */
export interface LoanOfLedger {
  facts: readonly StoryFact[];
  decides: ReadonlySet<string>;
}

const sumOf = (moves: readonly LoanMove[]): number =>
  Math.round(moves.reduce((all, { sum }) => all + sum.value, 0) * 100) / 100;

/**
 * A loan by its moves: what was handed over bit by bit with the day and the way of each part, and what came back. Parts that do not come to the
 * sum that is told for them, and payments of which some cannot be read, decide nothing.
 */
export function loanOfLedger({ lent, back, total, left, isOpen }: LoanLedger): LoanOfLedger {
  const facts: StoryFact[] = [];
  const decides = new Set<string>();
  const all = sumOf(lent);
  if (lent.length === 0 || isBeforeLent(lent, back) || (left !== null && !comesTo(left.value)))
    return { facts, decides };
  if (lent.length > 1 && (total === null ? lent.every(({ day }) => day !== null) : total.value === all)) {
    put('loan_principal', all, span(lent));
    put('loan_parts', lent.map(partOf).join('、'), span(lent));
    decides.add('loan_on');
    const methods = new Set(lent.map(({ way }) => way?.method ?? null));
    const [method] = methods;
    if (methods.size === 1 && method) put('loan_method', method, span(lent));
    else if (methods.has('cash') && !methods.has(null)) put('loan_method', 'mixed', span(lent));
    else decides.add('loan_method');
  } else if (lent.length === 1 && lent[0] && (total === null || total.value === all)) {
    const [{ sum, day, way }] = lent;
    put('loan_principal', all, sum);
    if (day?.precision === 'day' && day.isYearSure && day.iso) put('loan_on', day.iso, day);
    if (way) put('loan_method', way.method, sum);
  }
  if (!isOpen && back.length > 0) paidBack();
  return { facts, decides };

  function put(path: string, value: StoryFact['value'], { start, end }: { start: number; end: number }) {
    decides.add(path);
    facts.push({ path, value, start, end });
  }

  /** Whether what is still owed is what was lent without what came back. */
  function comesTo(owed: number): boolean {
    return [sumOf(back), sumOf(back.filter(({ as }) => as !== 'interest'))].some(
      (paid) => Math.round((all - paid) * 100) === Math.round(owed * 100),
    );
  }

  function paidBack() {
    const interest = back.filter(({ as }) => as === 'interest');
    const rest = back.filter(({ as }) => as !== 'interest');
    if (sumOf(rest) > (total?.value ?? all)) return;
    if (interest.length > 0) put('loan_interest_paid', sumOf(interest), span(interest));
    // What came back as interest alone left the principal as it was.
    decides.add('loan_repaid').add('loan_repaid_on');
    const [one, other] = rest;
    if (!one) return;
    put('loan_repaid', sumOf(rest), other ? span(rest) : one.sum);
    if (!other && one.day?.precision === 'day' && one.day.isYearSure && one.day.iso)
      put('loan_repaid_on', one.day.iso, one.day);
    if (rest.every(({ as }) => as === 'principal')) put('loan_repaid_as', 'principal', span(rest));
    else if (rest.some(({ as }) => as === 'principal')) decides.add('loan_repaid_as');
  }
}

/** Where moves are told, from the first of them to the last. */
function span(moves: readonly LoanMove[]): { start: number; end: number } {
  const places = moves.flatMap(({ sum, day }) => (day ? [sum, day] : [sum]));
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

/** A loan that would have come back before it was handed over: the year of one of them is not what it seems. */
const isBeforeLent = (lent: readonly LoanMove[], back: readonly LoanMove[]): boolean =>
  lent.some(({ day }) =>
    back.some((paid) => {
      const [from, until] = [day?.iso ?? '', paid.day?.iso ?? '9999'];
      return until.slice(0, from.length) < from.slice(0, until.length);
    }),
  );

/** 2024年9月28日以微信转账方式交付30000元; a day that nobody told is a blank. */
const partOf = ({ sum, day, way }: LoanMove): string =>
  `${dayOf(day)}${way ? `以${way.said}方式` : ''}交付${sum.value}元`;
const dayOf = (day: ToldDay | null): string =>
  day?.isYearSure === true && day.precision !== 'rough' ? day.text : OPEN_DAY;

/** 说好一年还: a term without a day of its own. */
const HAS_DAY = /\d{1,2}(?:月|[日号])|年底|年初|元旦|春节|过年|五一|端午|中秋|国庆|[一二三四五六七八九十]月/;

/** What single clauses say of a loan, with what its moves decide in their place. */
export function withLedger(
  read: readonly StoryFact[],
  { facts, decides }: LoanOfLedger,
  story: string,
): StoryFact[] {
  const isInParts = facts.some(({ path }) => path === 'loan_parts');
  const byMonth = read.find(
    ({ path, value }) =>
      path === 'loan_interest_paid' &&
      !facts.some((fact) => fact.path === path && Number(fact.value) >= Number(value)),
  );
  return [
    ...read.filter(
      ({ path, start, end }) =>
        (path === 'loan_interest_paid' && byMonth !== undefined) ||
        (!decides.has(path) &&
          // From which of several days a term runs nobody told.
          !(isInParts && path === 'loan_due_on' && !HAS_DAY.test(story.slice(start, end)))),
    ),
    ...facts.filter(({ path }) => path !== 'loan_interest_paid' || byMonth === undefined),
  ];
}
