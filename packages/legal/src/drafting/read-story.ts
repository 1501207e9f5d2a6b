import { readDates } from '../questions/read-dates.ts';
import { redact } from '../redaction/redact.ts';
import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
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
import { readChildren } from './story-children.ts';
import { clausesOf, STORY_MAX } from './story-clauses.ts';
import { readDays } from './story-days.ts';
import { readDetails } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import { readSides } from './story-sides.ts';

/** What a story is about, by the words nobody uses for anything else; the first that fits. */
const CAUSES: readonly [string, RegExp][] = [
  ['离婚纠纷', /离婚|(?:老公|丈夫|妻子|老婆)[^，。]{0,12}(?:出轨|家暴|分居)/],
  [
    '劳动争议',
    /(?:拖欠|欠|没发|克扣)[^，。]{0,8}工资|辞退|开除|解雇|被裁|裁员|(?:不用|不让|不要|别)[^，。]{0,4}来?上班|(?:人事|HR|公司|老板|主管)[^。]{0,20}(?:不用|别|不要)(?:再)?来了|劳动合同|加班费|经济补偿|劳动仲裁/,
  ],
  [
    '民间借贷纠纷',
    /借条|欠条|借据|借款|借给|(?:向|跟|找|问)(?:我|原告)[^，。]{0,6}借|借了?我|还钱|不还钱|借了[^，。]{0,6}(?:元|块|万)/,
  ],
  ['房屋租赁合同纠纷', /押金|房东|租房|退租|租赁|房租|租金|月租|出租|承租|租给/],
  ['买卖合同纠纷', /货款|供货|买卖合同|采购|订购|网购|购车|退货/],
];

/** Facts of a story, without a model: what rules are sure of, each with its place. What is told twice differently comes twice. */
export function readStory(written: string, today: IsoDate): StoryFact[] {
  const story = toFlatText(written.slice(0, STORY_MAX));
  const clauses = clausesOf(story);
  const cause = CAUSES.flatMap(([name, says]) => {
    const match = says.exec(story);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  })[0];
  const of = cause?.name ?? '';
  const dates = readDates(story, today).filter(({ precision }) => precision === 'day');
  const amounts = cause ? amountsIn(story, clauses) : [];
  const { masked } = redact(story);
  const cast = findCast(story, masked);
  const sides = readSides(cast, of);
  const children = of === '离婚纠纷' ? readChildren(cast, clauses, dates) : [];
  const details = readDetails(story, cast, sides, clauses, masked, dates);
  const facts = [
    ...(cause ? [{ path: 'cause', value: cause.name, start: cause.start, end: cause.end }] : []),
    ...readPeople(cast, sides, children, details),
    ...readDays(of, story, today),
    ...(cause ? [...readCourtTold(clauses), ...readPreservationTold(clauses, amounts)] : []),
    ...(of === '民间借贷纠纷' ? readLoanStory(story, clauses, dates, amounts) : []),
    ...(of === '劳动争议' ? readWorkStory(story, clauses, amounts) : []),
    ...(of === '离婚纠纷'
      ? [
          ...readRegistry(clauses),
          ...readMarriageStory(story, cast, sides, children, details, clauses, amounts),
        ]
      : []),
    ...(cause ? readEvidenceTold(story) : []),
    ...readClaims(story, clauses, of, sides),
  ];
  // What is taken over word for word stands as it was written, brackets and figures too.
  return facts.map((fact) =>
    fact.value === story.slice(fact.start, fact.end)
      ? { ...fact, value: written.slice(fact.start, fact.end) }
      : fact,
  );
}
