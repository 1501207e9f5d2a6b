import { type Bound, type Measure, measuresIn } from '../../figures/find-measures.ts';
import { isComputed, spansHolding } from './applied-figures.ts';
import type { ArticlePart } from './cited-text.ts';
import { sharedWeight } from './clauses.ts';
import { otherJoint } from './compare-joined-figures.ts';
import { otherActorOfFigure, otherSubject } from './compare-subjects.ts';
import { crossedFigures, matchEqual } from './matched-figures.ts';
import {
  isMeant,
  isPaired,
  isWholeRange,
  MEANT_LEAST,
  meantBy,
  parallelTo,
  swappedWith,
} from './meant-figures.ts';
import { isCondition, isOfAnother, isOfRule, isOwnCase, isPutAgainst } from './own-figures.ts';
import { HELD_MAX, type PlacedMeasure, placeMeasures } from './placed-measures.ts';
import { isDown, isSame, isSameKind, satisfies, unitOf } from './same-figure.ts';
import type { SenseDifference } from './sense-difference.ts';

/** A figure of a sentence beside the figure of the law that it stands for; `law` is null where the law has none of its kind. */
export interface FigureDifference {
  said: string;
  law: string | null;
}

/** What comparing the figures of a sentence with those of an article gave. */
export interface FigureComparison {
  /** Figures of the sentence that the article bears out. */
  agreeing: string[];
  /** The first one it does not. */
  difference: FigureDifference | null;
  /** It stands in the article, but in another 款 or 项 than the one named. */
  elsewhere: { said: string; part: ArticlePart } | null;
  /** Whose figure it is, where the law gives it to the other side. */
  subject: FigureDifference | null;
  /** What joins two figures, or lies before or behind one, otherwise than in the law. */
  joint: SenseDifference | null;
  /** Figures that could not be held against anything: not the person's own, and not the article's. */
  unknown: string[];
}

/** Whether one figure stands right beside another in a list of the law. */
const standInOneList = (one: PlacedMeasure, other: PlacedMeasure): boolean =>
  one.after.startsWith(`、${other.raw}`) || one.before.endsWith(`${other.raw}、`);

/** More figures than a sentence has. */
const SAID_MAX = 24;

/** A time in which something is to be done, and not for how long something has lasted: 连续四个月未付. */
const isTerm = ({ kind, before, after }: PlacedMeasure): boolean =>
  kind === 'time' &&
  !/^(?:之|以)?内[^，]*(?:未|没)[^，]*(?<!的)$/.test(after) &&
  (/^(?:之|以)?[内前]/.test(after) || /(?:期限|期间|时间|宽限期)(?:应当?)?(?:为|是)|提前$/.test(before));

/** A time that the law leaves open; a number of days or months is not what it says. */
const TIMELY = /合理(?:的)?(?:期限|期间|时间)|随时|及时|立即|即时|经常/;

/**
 * Holds every figure of a sentence against the figures of an article. Figures of the person's own case need not stand in
 * it, and what can be computed from them with the article's figures agrees.
 * @param claim the sentence without its citations
 * @param parts the article's 款 and 项
 * @param isNamed whether a part is the one cited
 * @param beside texts of other articles that the sentence cites: a figure of theirs is not this article's
 */
export function compareFigures(
  claim: string,
  parts: readonly ArticlePart[],
  isNamed: (part: ArticlePart) => boolean,
  beside: readonly string[] = [],
): FigureComparison {
  const said = placeMeasures(claim, null, 0)
    .filter((figure) => !isDeniedOrNone(figure) && !isPutAgainst(figure))
    .slice(0, SAID_MAX);
  if (said.length === 0) return NO_FIGURES;
  const held = figuresOf(parts);
  const wholeText = parts.map(({ text }) => text).join('\n');
  const matched = matchEqual(said, held, isNamed);
  const comparison: FigureComparison = {
    agreeing: [],
    difference: null,
    elsewhere: null,
    subject: otherSubject(claim, matched) ?? otherActorOfFigure(matched, wholeText),
    joint: otherJoint(claim, matched),
    unknown: [],
  };
  let passedOver: [PlacedMeasure, PlacedMeasure] | null = null;
  const borne = said.filter((figure) => (matched.get(figure) ?? []).length > 0);
  for (const figure of said) {
    const alike = held.filter((one) => isSameKind(one, figure));
    const named = alike.filter(({ part }) => part !== null && isNamed(part));
    const equal = matched.get(figure) ?? [];
    const free = named.filter((one) => ![...matched.values()].some((taken) => taken[0] === one));
    const meant = meantBy(figure, equal.length > 0 ? free : named);
    if (equal.length > 0) {
      const isOwnSum = figure.kind === 'money' && isOwnCase(figure);
      const parallel =
        isOwnSum || isWholeRange(figure, said, matched)
          ? null
          : isPaired(figure, said, matched)
            ? swappedWith(figure, said, matched, named)
            : parallelTo(figure, equal, named);
      // 五级、六级伤残职工: who says 五级 says one of both.
      const isListed = (other: PlacedMeasure) => equal.some((one) => standInOneList(one, other));
      if (parallel && !isListed(parallel)) comparison.difference ??= difference(claim, figure, parallel);
      else if (
        meant &&
        !isListed(meant) &&
        !isOwnSum &&
        !isWholeRange(figure, said, matched) &&
        isMeant(figure, meant, equal)
      )
        comparison.difference ??= difference(claim, figure, meant);
      else comparison.agreeing.push(figure.raw);
      continue;
    }
    const repeated = inRepeatedClause(figure, named);
    if (repeated) {
      comparison.difference ??= difference(claim, figure, repeated);
      continue;
    }
    const spans = isCondition(figure) ? spansHolding(figure, named) : [];
    if (spans.length > 0) matched.set(figure, spans);
    if (spans.length > 0 || isComputed(figure, said, held, matched)) {
      comparison.agreeing.push(figure.raw);
      continue;
    }
    if (
      beside.some((text) =>
        measuresIn(text).some((one) => isSameKind(one, figure) && one.value === figure.value),
      )
    )
      continue;
    const far = alike.find((one) => isSame(figure, one) && !named.includes(one));
    const isOwn = isOfAnother(figure) || (isOwnCase(figure) && !(figure.kind === 'age' && named.length > 0));
    const limit = far && figure.bound !== 'exact' ? onlyLimit(figure, named) : null;
    if (limit && !isOwn) comparison.difference ??= difference(claim, figure, limit);
    else if (far?.part && !isOwn && isRest(figure, named, parts, isNamed))
      comparison.unknown.push(figure.raw);
    else if (far?.part && !isOwn) {
      comparison.elsewhere ??= { said: figure.raw, part: far.part };
      if (meant && isCloser(figure, meant, far)) passedOver ??= [figure, meant];
    } else if (isOwn) {
      // 工作满五年 is not the 满十年 that the article asks for.
      if (missesLeast(figure, named)) comparison.unknown.push(figure.raw);
    } else if (isApplied(figure, borne, named)) continue;
    else if (alike.length > 0 && isOfRule(figure, borne))
      comparison.difference ??= difference(claim, figure, meant ?? alike[0]);
    else if (alike.length === 0 && isTerm(figure) && TIMELY.test(wholeText))
      comparison.difference ??= { said: saidOf(claim, figure), law: TIMELY.exec(wholeText)?.[0] ?? null };
    // Money of a case that no rule of the article counts in stands for itself.
    else if (figure.kind !== 'money' || figure.bound !== 'exact') comparison.unknown.push(figure.raw);
  }
  // 价款的二倍，最低五百元: its other figure shows which part is told, whoever else has a 二倍.
  if (passedOver && comparison.agreeing.length > 0)
    comparison.difference ??= difference(claim, ...passedOver);
  const crossed = crossedFigures(said, matched, held);
  if (crossed) comparison.difference ??= difference(claim, ...crossed);
  return comparison;
}

/** The words around a figure are those of one in the part named, and not so much of its equal elsewhere. */
function isCloser(figure: PlacedMeasure, meant: PlacedMeasure, far: PlacedMeasure): boolean {
  const weight = sharedWeight(figure.about, meant.about);
  return (
    unitOf(meant) === unitOf(figure) &&
    weight >= MEANT_LEAST &&
    weight > sharedWeight(figure.about, far.about)
  );
}

/** What a sentence without figures tells of those of an article. */
const NO_FIGURES: FigureComparison = {
  agreeing: [],
  difference: null,
  elsewhere: null,
  subject: null,
  joint: null,
  unknown: [],
};

/** With fewer characters beside its figure two clauses may be alike by chance. */
const REPEATED_MIN_LENGTH = 4;

/** The figure of a clause that says word for word what the sentence's says, but for the figure: 子女已满十周岁的 for 子女已满八周岁的. */
function inRepeatedClause(figure: PlacedMeasure, held: readonly PlacedMeasure[]): PlacedMeasure | null {
  const wordsOf = ({ clause }: PlacedMeasure) => clause.replace(/[\s，,]/g, '');
  const words = wordsOf(figure);
  if (words.length < REPEATED_MIN_LENGTH || isOwnCase(figure)) return null;
  return (
    held.find(
      (one) =>
        one.kind === figure.kind &&
        one.bound === figure.bound &&
        wordsOf(one) === words &&
        !isSame(figure, one),
    ) ?? null
  );
}

const FIGURES = new WeakMap<readonly ArticlePart[], readonly PlacedMeasure[]>();

/** The figures of an article, read once for all sentences that cite it. */
function figuresOf(parts: readonly ArticlePart[]): readonly PlacedMeasure[] {
  const known = FIGURES.get(parts);
  if (known) return known;
  const figures = parts
    .flatMap((part, index) => placeMeasures(part.text, part, index * 1000))
    .slice(0, HELD_MAX);
  FIGURES.set(parts, figures);
  return figures;
}

/** Beside a figure that agrees, one without words of a rule is a case of it where it lies on the right side: 怀孕5个月 of 满4个月. */
const isApplied = (
  figure: PlacedMeasure,
  borne: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
): boolean =>
  borne.some((one) => isSameKind(one, figure)) &&
  !isOfRule(figure, borne) &&
  held.some(
    (one) =>
      isSameKind(one, figure) && one.bound !== 'exact' && satisfies(figure.value, one.bound, one.value),
  );

/** 最长不超过: the one limit of the part named is held against what is called the limit, wherever its number stands. */
function onlyLimit(figure: PlacedMeasure, named: readonly PlacedMeasure[]): PlacedMeasure | null {
  const ends = /最[长短多少高低迟早]/;
  const [limit, ...more] = named.filter((one) => one.bound !== 'exact' && ends.test(one.before));
  return limit && more.length === 0 && ends.test(figure.before) && unitOf(limit) === unitOf(figure)
    ? limit
    : null;
}

/** 前款规定以外的 is the rest: what does not reach the figure of the 款 before is spoken of here. */
const isRest = (
  { before, bound }: PlacedMeasure,
  named: readonly PlacedMeasure[],
  parts: readonly ArticlePart[],
  isNamed: (part: ArticlePart) => boolean,
): boolean =>
  named.length === 0 &&
  (isDown(bound) || /(?:没有?|未|不)(?:超过|达到?|满|到)?$/.test(before)) &&
  parts.some((part) => isNamed(part) && /前[一二三两]?款[^，。；]{0,8}以外/.test(part.text));

const missesLeast = (figure: PlacedMeasure, held: readonly PlacedMeasure[]): boolean => {
  const cases = held.filter(
    (one) =>
      one.kind === figure.kind &&
      one.bound === 'least' &&
      sharedWeight(one.about, figure.about) >= MEANT_LEAST,
  );
  return figure.bound === 'least' && cases.length > 0 && cases.every(({ value }) => figure.value < value);
};

/** 而不是十二个月 states no figure, 同一天 counts none, and 一年至少开一次 says how often. */
const isDeniedOrNone = ({ before, after, kind, value, raw }: PlacedMeasure): boolean =>
  /(?:不是|并非|而非|不再是|同|比[^，。]{0,8})$/.test(before) ||
  (kind === 'time' && /^[一1] ?[天日月周年]/.test(raw) && /^.{0,5}[一二两三四五六\d] ?次/.test(after)) ||
  // 不受五年所限: it is told that no such time runs.
  (/不受$/.test(before) && /^的?(?:所限|限制|约束|影响)/.test(after)) ||
  (kind === 'number' && value <= 3 && /[这那]$/.test(before));

const difference = (
  claim: string,
  figure: PlacedMeasure,
  law: PlacedMeasure | undefined,
): FigureDifference => ({
  said: saidOf(claim, figure),
  law: lawOf(law),
});

const BOUND_WORDS: Record<Bound, string> = {
  least: '以上',
  more: '以上',
  most: '以内',
  less: '以下',
  exact: '',
};
const saidOf = (claim: string, { raw, start, end }: Measure) =>
  `${/(?:不满|不得超过|不超过|超过|不足|不得少于|不少于|不得低于|不低于|至少|最多)$/.exec(claim.slice(Math.max(0, start - 4), start))?.[0] ?? ''}${raw}${/^(?:以上|以下|以内|内)/.exec(claim.slice(end))?.[0] ?? ''}`;
const lawOf = (one: PlacedMeasure | undefined) =>
  one ? saidOf(one.part?.text ?? '', one) || one.raw + BOUND_WORDS[one.bound] : null;
