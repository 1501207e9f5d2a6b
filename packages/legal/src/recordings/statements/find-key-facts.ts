import { findDurations, isoDuration } from '../../figures/find-durations.ts';
import { findPersonalData } from '../../redaction/find-personal-data.ts';
import { isNoName } from '../../redaction/is-no-name.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';
import { findSpokenAmounts } from './find-spoken-amounts.ts';
import { findSpokenDates } from './find-spoken-dates.ts';
import { findStatements, type Statement } from './find-statements.ts';
import { daySpokenOn, resolveDateIn } from './resolve-spoken-dates.ts';
import { clauseAt } from './spoken-sentences.ts';

/** Something told in a recording that can be held against other proof. */
export interface KeyFact extends SpokenPlace {
  kind: 'person' | 'amount' | 'date' | 'duration';
  speaker: string | null;
  /** As said: 三万五, 去年三月, 两百多. */
  said: string;
  /** The clause in which it was said. */
  context: string;
  /** Yuan of an exact amount, ISO 8601 of an exact day or length of time; null where it was vague, or as seen from the day of speaking. */
  value: number | string | null;
  /** An amount its speaker took back at once. */
  isCorrected: boolean;
  /** An amount that was denied: 哪有五万. */
  isDenied: boolean;
}

/** All that is found by rules in a transcript. */
export interface KeyFacts {
  facts: KeyFact[];
  statements: Statement[];
}

/** People, amounts, days and lengths of time that were told, and promises, admissions, denials, refusals and demands; in order. */
export function findKeyFacts(
  segments: readonly Segment[],
  spokenOn: string | null = daySpokenOn(segments),
): KeyFacts {
  const facts = segments.flatMap((segment, index) => {
    const before = segments[index - 1]?.text ?? '';
    return factsOf(segment, before, spokenOn);
  });
  return {
    facts: [...facts, ...withoutPartNames(peopleOf(segments))].toSorted(
      (one, other) => one.startMs - other.startMs,
    ),
    statements: findStatements(segments),
  };
}

function factsOf(segment: Segment, before: string, spokenOn: string | null): KeyFact[] {
  const { text, speaker } = segment;
  const fact = (
    kind: KeyFact['kind'],
    { raw, start, end }: { raw: string; start: number; end: number },
    value: KeyFact['value'],
    more: Partial<Pick<KeyFact, 'isCorrected' | 'isDenied'>> = {},
  ) => ({
    ...{ start, kind, speaker, said: raw, value, isCorrected: false, isDenied: false, ...more },
    ...placeOf(segment),
    context: clauseAt(text, start, end).text.trim(),
  });
  const dates = findSpokenDates(text);
  const isInDate = ({ start, end }: { start: number; end: number }) =>
    dates.some((date) => start < date.end && end > date.start);
  return [
    ...findSpokenAmounts(text, before)
      .filter((one) => !isInDate(one))
      .map((one) => fact('amount', one, one.yuan, { isCorrected: one.isCorrected, isDenied: one.isDenied })),
    ...dates.map((one) => fact('date', one, resolveDateIn(text, one, spokenOn))),
    ...findDurations(text)
      .filter((one) => !isInDate(one))
      .map((one) => fact('duration', one, isAbout(text, one) ? null : isoDuration(one))),
  ]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start: _, ...one }) => one);
}

/** 快两年, 三个月左右: nobody counts with it. */
const isAbout = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /(?:快|大概|大约|差不多|将近|约|好像|不到|至少|起码)(?:有|是)?$/.test(text.slice(0, start)) ||
  /^(?:左右|上下|多|来|出头)/.test(text.slice(end));

const STEP = 4000;

/** 刘经理 is told by name and office. */
const TITLE =
  /^(?:律师|法官|警官|总监|总(?![共是算之])|经理|主任|老师|医生|师傅|老板|科长|局长|处长|书记|队长|会计|先生|女士|[哥姐叔姨])/;

/** 那笔借款, 那天: of the surname 那 nothing but a pointing word. */
const POINTS = /^那[笔个些件份张边天次年月种样位家批套辆台段句条]/;
const NAMED_DAY = /^.(?:[明后今昨前]天|[上下本这]周|月底|年底|今晚|昨晚)$/;

/** Names of people, each at the place where it was said first by whoever said it. */
function peopleOf(segments: readonly Segment[]): KeyFact[] {
  const found: KeyFact[] = [];
  const known = new Set<string>();
  for (const group of groupsOf(segments)) {
    const text = group.map((one) => one.text.replaceAll('\n', ' ')).join('\n');
    let at = 0;
    const starts = group.map((one) => {
      const start = at;
      at += one.text.length + 1;
      return start;
    });
    for (const { kind, start, end } of namesIn(text)) {
      if (kind !== 'name') continue;
      const index = starts.findLastIndex((from) => from <= start);
      const segment = group[index];
      const from = start - (starts[index] ?? 0);
      const title = TITLE.exec(text.slice(end))?.[0] ?? '';
      const said = text.slice(start, end + title.length).replace(/(?<=..)[啊呀哎嘛]$/, '');
      // A name that was told already is asked no further: that is most of them.
      if (!segment || said.includes('\n') || known.has(`${segment.speaker} ${said}`)) continue;
      // 小王明天来: of 王明天 all but the surname is a day.
      if (NAMED_DAY.test(said) || POINTS.test(said)) continue;
      // 徐总定 of 名单是徐总定的, 问老赵: cut out of the words around it.
      if (/^[\p{Script=Han}](?:总|工|姐|哥|叔)[\p{Script=Han}]$/u.test(said) || /^[问找叫跟]老./.test(said))
        continue;
      if (title === '' && isNoName(segment.text, from, from + end - start)) continue;
      if (findSpokenDates(segment.text).some((day) => from >= day.start && from < day.end)) continue;
      known.add(`${segment.speaker} ${said}`);
      const context = clauseAt(segment.text, from, from + said.length).text.trim();
      const fixed = { value: null, isCorrected: false, isDenied: false };
      found.push({ ...placeOf(segment), kind: 'person', speaker: segment.speaker, said, context, ...fixed });
    }
  }
  return found;
}

/** Tom and Weller of Tom Weller are one person, where nobody else told of bears the name. */
function withoutPartNames(people: readonly KeyFact[]): KeyFact[] {
  const whole = [...new Set(people.map(({ said }) => said).filter((said) => / /.test(said)))];
  const bearersOf = (said: string) => whole.filter((name) => name !== said && name.split(' ').includes(said));
  return people.filter(({ said }) => !/^[A-Z]/.test(said) || bearersOf(said).length !== 1);
}

function namesIn(text: string) {
  const steps = findPersonalData(text);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return step.value.toSorted((one, other) => one.start - other.start);
}

function groupsOf(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  let length = STEP;
  for (const segment of segments) {
    if (length + segment.text.length > STEP) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(segment);
    length += segment.text.length + 1;
  }
  return groups;
}
