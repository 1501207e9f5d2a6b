import { readDates } from '../questions/read-dates.ts';
import { redact } from '../redaction/redact.ts';
import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { courseOf } from './courses/course-of.ts';
import { datesInOrder } from './courses/dates-in-order.ts';
import { marriageWords } from './courses/marriage-words.ts';
import type { ToldCourse } from './courses/told-course.ts';
import { rowPath } from './fact-sheet.ts';
import { toldWork } from './labour-sums.ts';
import { dueByTerm } from './loan-term.ts';
import { ownCourse } from './own-course.ts';
import { readClaims } from './read-claims.ts';
import { readCourtTold, readRegistry } from './read-courts-told.ts';
import { readEvidenceTold } from './read-evidence-told.ts';
import { readGuarantor } from './read-guarantor.ts';
import { readLoanStory } from './read-loan-story.ts';
import { readMarriageStory } from './read-marriage-story.ts';
import { readPeople } from './read-people.ts';
import { readPreservationTold } from './read-preservation-told.ts';
import { readWorkStory } from './read-work-story.ts';
import { amountsIn } from './story-amounts.ts';
import { findCast } from './story-cast.ts';
import { causesOf } from './story-causes.ts';
import { readChildren } from './story-children.ts';
import { clausesOf, STORY_MAX } from './story-clauses.ts';
import { readDays } from './story-days.ts';
import { readDetails } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import { readSides } from './story-sides.ts';
import { inYears } from './story-years.ts';
import { toldWords } from './told-words.ts';

/** Causes whose facts the templates compose grounds of. */
const COMPOSED = /^(?:离婚纠纷|劳动争议|民间借贷纠纷)$/;

/** Somebody tells what happened to them, and does not only ask. */
const TELLS = /我|本人|原告|申请人|被告/;

/** Accounts that stand in a paper as the story of a marriage. */
const OF_MARRIAGE = /^(?:divorce_ground|earlier_divorce_suits)$/;

/** Stretches of a story, in which 去年 means nothing to who reads them next year. */
const TOLD_AT_LENGTH =
  /^(?:divorce_ground|earlier_divorce_suits|wages_unpaid_for)$|\/(?:content|description)$/;

/** Facts of a story, without a model: what rules are sure of, each with its place. What is told twice differently comes twice. */
export function readStory(written: string, today: IsoDate): StoryFact[] {
  const story = toFlatText(written.slice(0, STORY_MAX));
  const clauses = clausesOf(story);
  const causes = causesOf(story);
  const [cause = null] = causes;
  const of = cause?.name ?? '';
  const everyDate = readDates(story, today);
  const dates = everyDate.filter(({ precision }) => precision === 'day');
  const amounts = cause ? amountsIn(story, clauses) : [];
  const { masked } = redact(story);
  const cast = findCast(story, masked);
  const sides = readSides(cast, of);
  const children = of === '离婚纠纷' ? readChildren(cast, clauses, dates) : [];
  const details = readDetails(story, cast, sides, clauses, masked, dates);
  const days = readDays(of, story, today);
  const job = of === '劳动争议' ? readWorkStory(story, clauses, amounts) : [];
  const asked = readClaims(story, clauses, of, sides, toldWork([...days, ...job]));
  const inOrder = datesInOrder(story, everyDate, today);
  const loan = of === '民间借贷纠纷' ? loanFacts() : [];
  const matter = { story, clauses, amounts, dates: inOrder, cast, sides, today };
  const course = courseOf(of, matter);
  const claims = withCourseClaims(asked, course);
  // Who demands something has a trouble, whatever it is called.
  const isTrouble = cause !== null || claims.length > 0;
  const facts = [
    // What a story may be of besides stands beside it, for a person to choose.
    ...causes.map(({ name, start, end }) => ({ path: 'cause', value: name, start, end })),
    ...readPeople(cast, sides, children, details),
    ...days,
    ...(cause ? [...readCourtTold(clauses), ...readPreservationTold(clauses, amounts)] : []),
    ...loan,
    ...(/借贷|买卖/.test(of)
      ? readGuarantor(story, cast, sides, inOrder, onlyDue(loan)).filter(
          ({ path }) => path !== 'loan_borrower' || of === '民间借贷纠纷',
        )
      : []),
    ...job,
    ...(of === '离婚纠纷'
      ? [
          ...readRegistry(clauses),
          ...readMarriageStory(story, cast, sides, children, details, clauses, amounts),
        ]
      : []),
    ...(isTrouble ? readEvidenceTold(story) : []),
    ...claims,
  ];
  const told = [
    ...facts,
    ...(isTrouble
      ? courseFacts(of, facts, course)
      : TELLS.test(story)
        ? toldWords(written, clauses, facts)
        : []),
  ];
  // What is taken over word for word stands as it was written, brackets and figures too; 去年 has its year.
  return told.flatMap((fact) => {
    const value =
      fact.value === story.slice(fact.start, fact.end) ? written.slice(fact.start, fact.end) : fact.value;
    if (typeof value !== 'string' || !TOLD_AT_LENGTH.test(fact.path)) return [{ ...fact, value }];
    if (fact.path === 'wages_unpaid_for')
      return [{ ...fact, value: monthInYear(inYears(value, today), days, today) }];
    const worded = OF_MARRIAGE.test(fact.path)
      ? marriageWords(fact.path, value, matter)
      : inYears(value, today);
    return worded === '' ? [] : [{ ...fact, value: worded }];
  });

  /** What is told of a loan; when it is due follows from its term where no day is told. */
  function loanFacts(): StoryFact[] {
    const read = readLoanStory(story, clauses, { dates, inOrder }, amounts, today);
    const [lent, other] = new Set(
      days.flatMap(({ path, value }) => (path === 'loan_on' ? [String(value)] : [])),
    );
    const isDueTold = read.some(({ path }) => path === 'loan_due_on');
    return isDueTold || !lent || other ? read : [...read, ...dueByTerm(clauses, lent)];
  }

  /** Where what a course was read from begins; its claims follow from it. */
  function placeOf({ claims: made }: ToldCourse): { start: number; end: number } {
    const [first] = made;
    const clause = first ? clauses.find(({ end }) => end > first.start) : clauses[0];
    return { start: clause?.start ?? 0, end: clause?.end ?? story.length };
  }

  /** Where no rules of a template compose the grounds, what was told stands for them if it can; what nothing carries stands beside. */
  function courseFacts(name: string, read: readonly StoryFact[], made: ToldCourse | null): StoryFact[] {
    const isComposed = COMPOSED.test(name);
    const own = isComposed
      ? { facts: [], isPlain: false, taken: [] }
      : ownCourse(
          written,
          asked.filter(({ path }) => !path.endsWith('/amount')),
          sides,
          today,
        );
    if (own.isPlain) return [...own.facts, ...toldWords(written, clauses, read, own.taken)];
    const composed: StoryFact[] =
      isComposed || !made ? [] : [{ path: 'story', value: made.sentences.join(''), ...placeOf(made) }];
    return [...composed, ...toldWords(written, clauses, read)];
  }
}

/** When a loan is due, where one day alone is told. */
function onlyDue(loan: readonly StoryFact[]): { value: string; start: number; end: number } | null {
  const [due, other] = loan.filter(({ path }) => path === 'loan_due_on');
  return due && !other ? { value: String(due.value), start: due.start, end: due.end } : null;
}

/** 7月份 of who left on 31 July 2026 is 2026年7月; the last such month where nobody said when the employment ended. */
function monthInYear(words: string, days: readonly StoryFact[], today: IsoDate): string {
  const month = /^(\d{1,2})月(?:份)?$/.exec(words)?.[1];
  if (!month) return words;
  const ended = days.find(({ path }) => path === 'worked_until')?.value;
  const [year = 0, at = 0] = String(ended ?? today)
    .split('-')
    .map(Number);
  return `${Number(month) <= at ? year : year - 1}年${month}月`;
}

/** What people call what a claim is for. */
const CALLED: Readonly<Record<string, RegExp>> = {
  医疗费: /医[药疗]费|药费|药钱/,
  劳动报酬: /劳动报酬|工资|工钱/,
  道歉: /道歉|名誉/,
  精神损害: /精神(?:损害|损失|抚慰|赔偿)/,
  精神损害抚慰金: /精神(?:损害|损失|抚慰|赔偿)/,
  经济损失: /(?<!精神)损失/,
};

/**
 * The claims of a story: those that the teller asks for, and what follows from what was told and was not asked in other words. Where the course
 * tells its sum or its terms, a demand without any stands back behind it.
 */
function withCourseClaims(asked: readonly StoryFact[], course: ToldCourse | null): StoryFact[] {
  const made = course?.claims ?? [];
  const isOf = (noun: string, content: string) => (CALLED[noun] ?? new RegExp(noun)).test(content);
  const rowOf = ({ path }: StoryFact) => path.split('/')[1] ?? '';
  const vague = new Set(
    asked
      .filter(({ path, value }) => path.endsWith('/content') && !/\d/.test(String(value)))
      .filter(({ value }) => made.some(({ noun }) => isOf(noun, String(value))))
      .map(rowOf),
  );
  const kept = asked.filter((fact) => !(fact.path.startsWith('claims/') && vague.has(rowOf(fact))));
  const contents = kept.filter(({ path }) => path.endsWith('/content')).map(({ value }) => String(value));
  const sums = new Set(kept.filter(({ path }) => path.endsWith('/amount')).map(({ value }) => value));
  const further = made.filter(
    ({ noun, worded }) =>
      !contents.some((content) => isOf(noun, content)) &&
      !(worded?.amount != null && sums.has(worded.amount)),
  );
  const rows = new Set(asked.filter(({ path }) => path.startsWith('claims/')).map(rowOf)).size;
  return [
    ...kept,
    ...further.flatMap(({ worded, start, end }, index): StoryFact[] => {
      const row = (field: string) => rowPath('claims', `c${rows + index + 1}`, field);
      if (!worded) return [];
      return [
        { path: row('content'), value: worded.content, start, end },
        ...(worded.amount === null ? [] : [{ path: row('amount'), value: worded.amount, start, end }]),
      ];
    }),
  ];
}
