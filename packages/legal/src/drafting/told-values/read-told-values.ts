import { findPercentages } from '../../figures/find-percentages.ts';
import type { Mask } from '../../redaction/mask.ts';
import { redact } from '../../redaction/redact.ts';
import type { IsoDate } from '../../statute/statute.ts';
import { toFlatText } from '../../words/flat-text.ts';
import type { ToldKind } from '../fact-sheet.ts';
import { readCourtTold } from '../read-courts-told.ts';
import { amountsIn } from '../story-amounts.ts';
import { findCast } from '../story-cast.ts';
import { clauseAt, clausesOf, STORY_MAX, type StoryClause } from '../story-clauses.ts';
import { normalTelling } from '../telling/normal-telling.ts';
import { toldDays } from '../telling/told-days.ts';
import { findHomes } from './find-homes.ts';

/** A value with its place in the story. */
interface FoundValue {
  kind: ToldKind;
  value: string | number;
  start: number;
  end: number;
}

/** A value a story tells, with its place and the words around it. */
export interface PlacedValue extends FoundValue {
  words: string;
}

/** A rate by the day or the month is no yearly one: 月息2%, 日万分之五, 千分之五一天. */
const BY_DAY_OR_MONTH = /(?:月|日|天)[^，。；年]{0,6}$/;
const A_DAY_OR_MONTH = /^ ?(?:[一每/]) ?个?(?:天|日|月)/;
/** Around a value so many characters are shown of its clause. */
const WORDS_BEFORE = 14;
const WORDS_MOST = 40;

/**
 * The sums, days, rates, numbers, people and places that a story tells, whatever they are of, in its order. Rules that are not sure what a
 * value is of leave a fact blank; who fills it in chooses among these.
 */
export function readToldValues(typed: string, today: IsoDate): PlacedValue[] {
  const story = toFlatText(normalTelling(typed.slice(0, STORY_MAX), today));
  const clauses = clausesOf(story);
  const { masked } = redact(story);
  const found: FoundValue[] = [
    ...amountsIn(story, clauses)
      .filter(({ start, end }) => !isOfCode(story, start, end))
      .map((one) => ({ kind: 'money' as const, ...one })),
    ...daysIn(story, today),
    ...findPercentages(story)
      .filter(
        ({ start, end }) =>
          !BY_DAY_OR_MONTH.test(story.slice(0, start)) && !A_DAY_OR_MONTH.test(story.slice(end)),
      )
      .map(({ percent, ...place }) => ({ kind: 'percent' as const, value: percent, ...place })),
    ...numbersIn(story, masked),
    ...namesIn(story, masked),
    ...findHomes(story).map((home) => ({ kind: 'address' as const, ...home })),
    ...readCourtTold(clauses).map(({ value, start, end }) => ({
      ...{ kind: 'court' as const, value: String(value), start, end },
    })),
  ];
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ kind, value, start, end }) => ({
      ...{ kind, value, start, end },
      words: wordsAround(typed, clauses, { start, end }),
    }));
}

/** Days alone: what a month is the beginning or the end of, nobody told. */
const daysIn = (story: string, today: IsoDate): FoundValue[] =>
  toldDays(story, today).flatMap(({ precision, iso, start, end }): FoundValue[] =>
    precision === 'day' && iso !== null ? [{ kind: 'date', value: iso, start, end }] : [],
  );

/** 皖A6K21X: letters beside a figure make a code of it. */
const isOfCode = (story: string, start: number, end: number): boolean =>
  /[A-Za-z]/.test(story.charAt(start - 1)) || /[A-Za-z]/.test(story.charAt(end));

/** What tells that a name comes. */
const CALLED = /(?:叫|名|姓名|名字|本人|(?<=^|[，。；！？\n])我|开车的|老板|房东)[:：是为]?$/;
/** 黄山路, 绍兴柯桥: where somebody lives is nobody's name. */
const OF_PLACE = /[路街巷道村镇乡县市区桥]$/;
const LIVES_BEFORE = /(?:住|位于|坐落|家在)[^，。；]{0,6}$/;

/** Whoever is surely named, or said to be called so: a word that only looks like a name is no choice to offer. */
const namesIn = (story: string, masked: readonly Mask[]): FoundValue[] =>
  findCast(story, masked).members.flatMap(({ kind, name, mentions }): FoundValue[] => {
    const [first] = mentions;
    if (!first) return [];
    const before = story.slice(Math.max(0, first.start - 8), first.start);
    const isCalled = mentions.some(({ start }) => CALLED.test(story.slice(Math.max(0, start - 8), start)));
    const isSure = masked.some((mask) => mask.sure && story.slice(mask.start, mask.end) === name);
    const isPlace = OF_PLACE.test(name) && LIVES_BEFORE.test(before);
    const isName = kind !== 'person' || isCalled || (isSure && !isPlace && !/路$/.test(name));
    return isName ? [{ kind: 'name', value: name, ...first }] : [];
  });

const numbersIn = (story: string, masked: readonly Mask[]): FoundValue[] =>
  masked.flatMap(({ kind, sure, start, end }): FoundValue[] => {
    const value = story.slice(start, end);
    if (kind === 'identity' && sure) return [{ kind: 'identity_number', value, start, end }];
    if (kind === 'mobile' && sure) return [{ kind: 'mobile', value, start, end }];
    return [];
  });

/** The clause of a value, shortened around it. */
function wordsAround(
  story: string,
  clauses: readonly StoryClause[],
  { start, end }: { start: number; end: number },
): string {
  const clause = clauseAt(clauses, start) ?? { start, end };
  const from = Math.max(clause.start, start - WORDS_BEFORE);
  const to = Math.min(clause.end, Math.max(end, from + WORDS_MOST));
  const words = story.slice(from, to).trim();
  return `${from > clause.start ? '…' : ''}${words}${to < clause.end ? '…' : ''}`;
}
