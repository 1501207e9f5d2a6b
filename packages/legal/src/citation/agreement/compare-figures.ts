import { type Bound, findMeasures, type Measure } from '../../figures/find-measures.ts';
import type { ArticlePart } from './cited-text.ts';
import { type Clause, clausesOf, sharedWeight, weighPairs } from './clauses.ts';

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
  /** Figures that could not be held against anything: not the person's own, and not the article's. */
  unknown: string[];
}

interface PlacedMeasure extends Measure {
  /** What the words around it are about. */
  about: Map<string, number>;
  /** What leads up to it from the figure before, and the rest of its clause: what tells parallel rules apart. */
  lead: Map<string, number>;
  /** The words of its clause. */
  clause: string;
  part: ArticlePart | null;
  /** What stands before it in its clause. */
  before: string;
  /** What stands behind it in its clause. */
  after: string;
  /** The clause behind its own. */
  next: string;
  /** Number of the rule (up to a stop or semicolon) it stands in. */
  rule: number;
}

/** More figures than anybody compares; the longest schedule of fees has some eighty. */
const SAID_MAX = 24;
const HELD_MAX = 160;

/** A figure of the same kind whose surroundings agree so much better is the one that was meant. */
const MEANT_FACTOR = 2;
const MEANT_LEAST = 5;

/** Figures beside the number of another article are that article's. */
const OF_ANOTHER = /第 ?[〇零一二三四五六七八九十百千\d]+ ?条/;

/** Words by which people tell their own case, whose figures no law names. */
const OWN_CASE =
  /我|某|咱|(?:你|您|他|她)(?:的|在|已|从|自|于|这|每|们的)|小[一-龥]{1,2}(?:的|在|今|现|被|向|买|借|岁|\d)|老板|本案|案涉|涉案|月薪|工资(?:为|是|每月)?\d|月租|工龄|入职|押金[\d为是]|比如|例如|譬如|举例|假设|假如|(?:19|20)\d\d ?年|\bI\b|\bmy\b|\bhe\b|\bshe\b|for example|e\.g\./i;
/** Such words right before a figure: 买了3000元, 工作了五年, 签一年的合同. */
const TOLD =
  /(?:(?:买|借|花|付|交|干|住|拖|投|赔|存|租|卖|赚|等|签|收)(?:了|的|过)|工作|工龄|干|签|欠|花|借款|货款|价款|本金|租金|租期|损失|认缴|已|已经)(?:了|的|为|是|共|约|有|满|订)* ?$/;
/** What a rule says of its own figures: 处五年以下, 为五百元, 提前三十日, 三十日内. */
const OF_RULE =
  /(?:为|是|处|罚款?|在|期限|时效|期间|按|支付|返还|补偿|赔偿?|每|提前|经过|享受|休|延长|应付|缴纳?|给付|最\S|至|到)\s?$/;

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
  const said = placeMeasures(claim, null, 0).slice(0, SAID_MAX);
  const held = parts
    .flatMap((part, index) => placeMeasures(part.text, part, index * 1000))
    .slice(0, HELD_MAX);
  const others = beside.flatMap(findMeasures);
  const comparison: FigureComparison = { agreeing: [], difference: null, elsewhere: null, unknown: [] };
  const matched = matchEqual(said, held, isNamed);
  for (const figure of said) {
    const alike = held.filter((one) => isSameKind(one, figure));
    const named = alike.filter(({ part }) => part !== null && isNamed(part));
    const equal = matched.get(figure) ?? [];
    const free = named.filter((one) => ![...matched.values()].some((taken) => taken[0] === one));
    const meant = meantBy(figure, equal.length > 0 ? free : named);
    if (equal.length > 0) {
      const parallel = isPaired(figure, said, matched) ? null : parallelTo(figure, equal, named);
      if (parallel) comparison.difference ??= difference(claim, figure, parallel);
      else if (meant && isMeant(figure, meant, equal))
        comparison.difference ??= difference(claim, figure, meant);
      else comparison.agreeing.push(figure.raw);
      continue;
    }
    const spans = isCondition(figure) ? spansHolding(figure, named) : [];
    if (spans.length > 0) matched.set(figure, spans);
    if (spans.length > 0 || isComputed(figure, said, held, matched)) {
      comparison.agreeing.push(figure.raw);
      continue;
    }
    if (others.some((one) => isSameKind(one, figure) && one.value === figure.value)) continue;
    const far = alike.find((one) => isSame(figure, one) && !named.includes(one));
    const isOwn =
      OF_ANOTHER.test(figure.clause) || (isOwnCase(figure) && !(figure.kind === 'age' && named.length > 0));
    if (far?.part && !isOwn) comparison.elsewhere ??= { said: figure.raw, part: far.part };
    else if (isOwn) continue;
    else if (alike.length > 0 && isOfRule(figure, comparison))
      comparison.difference ??= difference(claim, figure, meant ?? alike[0]);
    // Money of a case that no rule of the article counts in stands for itself.
    else if (figure.kind !== 'money' || figure.bound !== 'exact') comparison.unknown.push(figure.raw);
  }
  comparison.difference ??= crossedRules(said, matched, held);
  return comparison;
}

function placeMeasures(text: string, part: ArticlePart | null, firstRule: number): PlacedMeasure[] {
  const clauses = clausesOf(text);
  const measures = findMeasures(text).slice(0, HELD_MAX);
  const stops = [...text.matchAll(/[；。;\n]/g)].map((match) => match.index);
  return measures.map((measure, index) => {
    const at = clauses.findIndex(({ start, end }) => start <= measure.start && measure.start < end);
    const own = clauses[at] && closeTo(clauses[at], measure);
    const clause = own ? own.text.replaceAll(measure.raw, ' ') : '';
    // A neighbour with figures of its own speaks of those.
    const near = (position: number) => {
      const clause = clauses[position];
      const isTaken = !clause || measures.some(({ start }) => clause.start <= start && start < clause.end);
      return isTaken ? '' : clause.text;
    };
    const about = new Map([
      ...weighPairs(near(at + 1), 0.25),
      ...weighPairs(near(at - 1), 0.4),
      ...weighPairs(clause),
    ]);
    const passed = stops.filter((stop) => stop < measure.start);
    const rule = firstRule + passed.length;
    const from = Math.max(0, (passed.at(-1) ?? -1) + 1, measures[index - 1]?.end ?? 0);
    const until = Math.min(own?.end ?? text.length, measures[index + 1]?.start ?? text.length);
    const lead = weighPairs(
      `${text.slice(Math.max(from, measure.start - CLOSE), measure.start)} ${text.slice(measure.end, until)}`,
    );
    return {
      ...measure,
      about,
      lead,
      clause: inBrackets(text, measure.start) ?? own?.text ?? '',
      before: own ? text.slice(own.start, measure.start) : '',
      after: own ? text.slice(measure.end, own.end) : '',
      next: clauses[at + 1]?.text ?? '',
      part,
      rule,
    };
  });
}

/** How much of a long clause is looked at on either side of a figure. */
const CLOSE = 80;

const closeTo = ({ text, start, end }: Clause, measure: Measure): Clause => {
  const [from, to] = [Math.max(start, measure.start - CLOSE), Math.min(end, measure.end + CLOSE)];
  return { text: text.slice(from - start, to - start), start: from, end: to };
};

/** The words between the brackets a figure stands in. */
function inBrackets(text: string, at: number): string | null {
  const open = text.slice(Math.max(0, at - 40), at).search(/[（(][^（()）]*$/);
  if (open < 0) return null;
  const from = Math.max(0, at - 40) + open;
  return /^[（(][^（()）]{0,80}[)）]/.exec(text.slice(from, from + 84))?.[0] ?? null;
}

const isOwnCase = ({ clause, before, bound, kind }: PlacedMeasure) =>
  kind !== 'multiple' &&
  (OWN_CASE.test(clause) ||
    (kind !== 'share' && bound !== 'most' && TOLD.test(before)) ||
    (kind === 'money' && bound === 'exact' && !OF_RULE.test(before)));

/**
 * Whether a figure is said to be the rule's. Where the sentence has another of the kind that the article bears out, one without
 * such words is what somebody agreed, did or asks: 约定了六个月试用期，超过两个月的上限.
 */
function isOfRule(figure: PlacedMeasure, { agreeing }: FigureComparison): boolean {
  if (figure.bound !== 'exact' || figure.kind === 'multiple' || figure.kind === 'share') return true;
  if (agreeing.length === 0) return true;
  return (
    OF_RULE.test(figure.before) ||
    /^(?:内|以|之|的?(?:期限|时效|期间|有期徒刑|拘留|罚款|年休假|产假|婚假))/.test(figure.after)
  );
}

/** Somebody's own figure, or a condition: what a range of the law may hold. */
const isCondition = (figure: PlacedMeasure) =>
  isOwnCase(figure) ||
  figure.kind === 'age' ||
  /(?:的|合同|期限)$/.test(figure.after.trim()) ||
  /^(?:以上|以下)?的?(?:劳动)?合同/.test(figure.after);

const isSameKind = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind
    ? one.kind !== 'number' || one.counted === other.counted
    : isTime(one) && isTime(other);

const isTime = ({ kind }: Measure) => kind === 'time' || kind === 'workdays';

/** The same number on the same side of it; a bound that is not said agrees with any. */
function isSame(one: PlacedMeasure, other: PlacedMeasure): boolean {
  if (one.kind !== other.kind || !isNear(one.value, other.value)) return false;
  // 超过48小时的不算 says what 48小时之内的视同 says.
  return (
    !areOpposed(one.bound, other.bound) ||
    DENIED.test(one.clause + one.after + one.next) !== DENIED.test(other.clause)
  );
}

const DENIED = /不(?!满|足|超过|少于|低于|得超|动产)|未|无(?!期)|没|才|逾期|否则|not|unless/;

const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.005 * Math.max(one, other);
const isUp = (bound: Bound) => bound === 'least' || bound === 'more';
const isDown = (bound: Bound) => bound === 'most' || bound === 'less';
const areOpposed = (one: Bound, other: Bound) => (isUp(one) && isDown(other)) || (isDown(one) && isUp(other));

/** The figure whose surroundings agree best with those of a sentence's figure. */
function meantBy(figure: PlacedMeasure, held: readonly PlacedMeasure[]): PlacedMeasure | null {
  let best: { one: PlacedMeasure; weight: number } | null = null;
  for (const one of held) {
    const weight = sharedWeight(figure.about, one.about);
    if (!best || weight > best.weight) best = { one, weight };
  }
  return best?.one ?? null;
}

/** 天 of 5天, so that days of leave are not taken for years of work. */
const unitOf = ({ raw }: Measure) =>
  raw.replace(/[\d.,〇零一二两三四五六七八九十百千万亿点半 ]/g, '').replace(/日/, '天');

/** Gives every figure the equal ones of the article, the most alike first; one that another has already comes last. */
function matchEqual(
  said: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
  isNamed: (part: ArticlePart) => boolean,
): Map<PlacedMeasure, PlacedMeasure[]> {
  const pairs = said.flatMap((figure) =>
    held
      .filter((one) => one.part !== null && isNamed(one.part) && isSame(figure, one))
      .map((one) => ({
        figure,
        one,
        weight: sharedWeight(figure.about, one.about) + (one.bound === figure.bound ? 0.5 : 0),
      })),
  );
  const matched = new Map<PlacedMeasure, PlacedMeasure[]>();
  const taken = new Set<PlacedMeasure>();
  for (const { figure, one } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (matched.has(figure) || taken.has(one)) continue;
    matched.set(figure, [one]);
    taken.add(one);
  }
  for (const { figure, one } of pairs) {
    const ones = matched.get(figure);
    if (!ones) matched.set(figure, [one]);
    else if (!ones.includes(one)) ones.push(one);
  }
  return matched;
}

/** Whether the words around a figure speak of another figure of the article than its equals. */
function isMeant(figure: PlacedMeasure, meant: PlacedMeasure, equal: readonly PlacedMeasure[]): boolean {
  if (isNear(meant.value, figure.value) || unitOf(meant) !== unitOf(figure)) return false;
  // What is to be done in that time stands behind it, in the sentence as in the law: 十五日内提出答辩状.
  const does = (one: PlacedMeasure) => sharedWeight(weighPairs(figure.after), weighPairs(one.after));
  if (Math.max(...equal.map(does)) > does(meant)) return false;
  const weight = sharedWeight(figure.about, meant.about);
  const own = Math.max(...equal.map((one) => sharedWeight(figure.about, one.about)));
  return weight >= MEANT_LEAST && weight > MEANT_FACTOR * own;
}

/** Whether another figure of the sentence stands in the same rule of the law as this one's equal: then that rule is meant. */
function isPaired(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
): boolean {
  const rules = new Set(matched.get(figure)?.map(({ rule }) => rule));
  return said.some(
    (other) =>
      other !== figure &&
      other.rule === figure.rule &&
      matched.get(other)?.some((one) => rules.has(one.rule) && !matched.get(figure)?.includes(one)),
  );
}

/** What distinguishes two parallel rules must weigh this much before it decides between them. */
const TELLING = 4;

/** The figure of a parallel rule whose own words the sentence uses: 价款三倍 where the law has 价款十倍或者损失三倍. */
function parallelTo(
  figure: PlacedMeasure,
  equal: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
): PlacedMeasure | null {
  const alike = held.filter((one) => isSameKind(one, figure) && unitOf(one) === unitOf(figure));
  const others = alike.filter(
    (one) => !isNear(one.value, figure.value) && !areOpposed(one.bound, figure.bound),
  );
  const weigh = (one: PlacedMeasure, against: readonly PlacedMeasure[]) => {
    let weight = 0;
    for (const [pair, own] of one.lead)
      if (figure.lead.has(pair) && !against.some(({ lead }) => lead.has(pair))) weight += own;
    return weight;
  };
  for (const other of others) {
    const telling = weigh(other, equal);
    if (telling >= TELLING && equal.every((one) => 2 * weigh(one, [other]) < telling)) return other;
  }
  return null;
}

/** Figures of the law that say from where to where, with the sentence's figure between: 一年以上不满三年 holds 两年. */
function spansHolding(figure: PlacedMeasure, held: readonly PlacedMeasure[]): PlacedMeasure[] {
  if (figure.bound !== 'exact') return [];
  return held.filter((one, index) => {
    if (!isSameKind(one, figure) || one.kind !== figure.kind) return false;
    const isOf = (bound: Bound) => satisfies(figure.value, bound, one.value);
    const next = held[index + 1];
    const before = held[index - 1];
    const isLimit = (one.kind === 'age' || /的$|期限|满/.test(one.clause)) && one.bound !== 'exact';
    if (!isLimit || !isOf(one.bound)) return false;
    const beside = isUp(one.bound) ? next : before;
    const joins =
      beside && beside.rule === one.rule && beside.clause === one.clause && beside.kind === one.kind;
    return (
      !joins ||
      !isDown(isUp(one.bound) ? beside.bound : one.bound) ||
      satisfies(figure.value, beside.bound, beside.value)
    );
  });
}

function satisfies(value: number, bound: Bound, limit: number): boolean {
  if (bound === 'least') return value >= limit;
  if (bound === 'more') return value > limit;
  if (bound === 'most') return value <= limit;
  return bound === 'less' ? value < limit : value === limit;
}

/** Worked out from the person's figures: three years at a month's wage a year, a price of 1,000 yuan threefold. */
function isComputed(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
): boolean {
  if (figure.kind !== 'money' && figure.kind !== 'time') return false;
  // What the law itself names is nobody's own figure.
  const own = said.filter((one) => one !== figure && (!matched.has(one) || isOwnCase(one)));
  const isOne = (value: number) => value > 0 && isNear(value, figure.value);
  const factors = [...held, ...said].flatMap(factorOf);
  const rates = held.flatMap((one, index) =>
    held
      .slice(Math.max(0, index - 3), index)
      .flatMap((before) =>
        one.kind === 'time' && before.kind === 'time' && before.value > one.value
          ? [one.value / before.value]
          : [],
      ),
  );
  if (figure.kind === 'time') {
    // Half a year or more counts as a year, less as half of one.
    const spans = own
      .filter(({ kind }) => kind === 'time')
      .flatMap(({ value }) => [value, Math.ceil(value / 180) * 180, Math.ceil(value / 360) * 360]);
    return spans.some((span) =>
      [...rates, ...factors].some((factor) => isOne(span * factor) || isOne(span * factor * 2)),
    );
  }
  const amounts = own.filter(({ kind }) => kind === 'money').map(({ value }) => value);
  const counts = said.flatMap(({ kind, value }) =>
    kind === 'time' ? [value, value / 30, value / 360] : kind === 'number' ? [value] : [],
  );
  return (
    amounts.some((amount) =>
      [1, ...counts].some((count) =>
        [1, ...factors].some((factor) => (count !== 1 || factor !== 1) && isOne(amount * count * factor)),
      ),
    ) ||
    amounts.some((amount) => factors.some((factor) => isOne(amount * (1 + factor)))) ||
    amounts.some((amount, index) =>
      amounts.some((other, at) => at > index && (isOne(amount + other) || isOne(Math.abs(amount - other)))),
    )
  );
}

const factorOf = ({ kind, value }: Measure): number[] =>
  kind === 'multiple' ? [value] : kind === 'share' ? [value / 100, 1 - value / 100] : [];

/**
 * Two figures of one rule that the law gives in different rules: 两年合同 and 试用期六个月, where each of the article's rules has
 * a length of contract and one of probation.
 */
function crossedRules(
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
  held: readonly PlacedMeasure[],
): FigureDifference | null {
  for (const [index, figure] of said.entries()) {
    const before = said[index - 1];
    if (!before || before.rule !== figure.rule) continue;
    const [firsts, seconds] = [matched.get(before), matched.get(figure)];
    if (!firsts || !seconds) continue;
    if (firsts.some((one) => seconds.some((other) => other.rule === one.rule))) continue;
    const instead = held.find(
      (one) =>
        isSameKind(one, figure) &&
        firsts.some((first) => first.rule === one.rule && first !== one) &&
        !isSame(figure, one) &&
        one.clause !== firsts.find((first) => first.rule === one.rule)?.clause &&
        seconds.some((second) => sharedWeight(second.about, one.about) >= MEANT_LEAST),
    );
    if (instead) return { said: figure.raw, law: lawOf(instead) };
  }
  return null;
}

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
  `${/不满|不超过|超过|不足|不少于|不低于|至少|最多$/.exec(claim.slice(Math.max(0, start - 3), start))?.[0] ?? ''}${raw}${/^(?:以上|以下|以内|内)/.exec(claim.slice(end))?.[0] ?? ''}`;
const lawOf = (one: PlacedMeasure | undefined) =>
  one ? saidOf(one.part?.text ?? '', one) || one.raw + BOUND_WORDS[one.bound] : null;
