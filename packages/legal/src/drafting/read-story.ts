import { readDates } from '../questions/read-dates.ts';
import { redact } from '../redaction/redact.ts';
import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { toldWork } from './labour-sums.ts';
import { ownCourse } from './own-course.ts';
import { readClaims } from './read-claims.ts';
import { readCourtTold, readRegistry } from './read-courts-told.ts';
import { readEvidenceTold } from './read-evidence-told.ts';
import { readLoanStory } from './read-loan-story.ts';
import { readMarriageStory } from './read-marriage-story.ts';
import { readPeople } from './read-people.ts';
import { readPreservationTold } from './read-preservation-told.ts';
import { readWorkStory } from './read-work-story.ts';
import { amountsIn } from './story-amounts.ts';
import { findCast } from './story-cast.ts';
import { causeOf } from './story-causes.ts';
import { readChildren } from './story-children.ts';
import { clausesOf, STORY_MAX } from './story-clauses.ts';
import { readDays } from './story-days.ts';
import { readDetails } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import { readSides } from './story-sides.ts';
import { inYears } from './story-years.ts';

/** Causes whose facts the templates compose grounds of. */
const COMPOSED = /^(?:离婚纠纷|劳动争议|民间借贷纠纷)$/;

/** Stretches of a story, in which 去年 means nothing to who reads them next year. */
const TOLD_AT_LENGTH =
  /^(?:divorce_ground|earlier_divorce_suits|wages_unpaid_for)$|\/(?:content|description)$/;

/** Facts of a story, without a model: what rules are sure of, each with its place. What is told twice differently comes twice. */
export function readStory(written: string, today: IsoDate): StoryFact[] {
  const story = toFlatText(written.slice(0, STORY_MAX));
  const clauses = clausesOf(story);
  const cause = causeOf(story);
  const of = cause?.name ?? '';
  const dates = readDates(story, today).filter(({ precision }) => precision === 'day');
  const amounts = cause ? amountsIn(story, clauses) : [];
  const { masked } = redact(story);
  const cast = findCast(story, masked);
  const sides = readSides(cast, of);
  const children = of === '离婚纠纷' ? readChildren(cast, clauses, dates) : [];
  const details = readDetails(story, cast, sides, clauses, masked, dates);
  const days = readDays(of, story, today);
  const job = of === '劳动争议' ? readWorkStory(story, clauses, amounts) : [];
  const claims = readClaims(story, clauses, of, sides, toldWork([...days, ...job]));
  // Who demands something has a trouble, whatever it is called.
  const isTrouble = cause !== null || claims.length > 0;
  const facts = [
    ...(cause ? [{ path: 'cause', value: cause.name, start: cause.start, end: cause.end }] : []),
    ...readPeople(cast, sides, children, details),
    ...days,
    ...(cause ? [...readCourtTold(clauses), ...readPreservationTold(clauses, amounts)] : []),
    ...(of === '民间借贷纠纷' ? readLoanStory(story, clauses, dates, amounts, today) : []),
    ...job,
    ...(of === '离婚纠纷'
      ? [
          ...readRegistry(clauses),
          ...readMarriageStory(story, cast, sides, children, details, clauses, amounts),
        ]
      : []),
    ...(isTrouble ? readEvidenceTold(story) : []),
    ...claims,
    // Where no rules of a template compose the grounds, what was told stands for them.
    ...(isTrouble && !COMPOSED.test(of)
      ? ownCourse(
          written,
          claims.filter(({ path }) => !path.endsWith('/amount')),
          sides,
          today,
        )
      : []),
  ];
  // What is taken over word for word stands as it was written, brackets and figures too; 去年 has its year.
  return facts.map((fact) => {
    const value =
      fact.value === story.slice(fact.start, fact.end) ? written.slice(fact.start, fact.end) : fact.value;
    const isTold = typeof value === 'string' && TOLD_AT_LENGTH.test(fact.path);
    return { ...fact, value: isTold ? inYears(value, today) : value };
  });
}
