import { type Measure, measuresIn } from '../../figures/find-measures.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';
import { type ClaimedClause, clausesIn } from './claimed-clauses.ts';
import { deniesOrForbids, isInMode } from './modes.ts';
import { holds } from './naming-words.ts';
import { type RuleClause, type RuleSentence, ruleSentences } from './rule-sentences.ts';
import { sayTheSame } from './same-words.ts';
import { isToldWhole } from './told-whole.ts';

/** So much of a clause, its figures among it, stands in the sentence's own; the rest may be what the 款 began to speak of. */
const OWN_SHARE = 0.5;
const STANDS_FOR_LIST = /下列|以下|上述|前述|法定|规定的|之一|情形/;
/** A moment is that of its own sentence and of no other one. */
const MOMENT = /之[日时]起|之[日时]/;
const STATES = /应|可|不得|视为|有权/;
/** Single characters that turn a clause: 之前 and 之后, 在外, 仅, 再. */
const TURNS = /[前后外仅只再先共]/g;
const EXCEPTS = /除外|例外/;
/** What every reader adds for himself. */
const GENERAL = /另有|法律|法规|从其规定/;

/** A sentence of an article, and what its 款 goes on with. */
interface FollowedRule {
  rule: RuleSentence;
  next: RuleSentence | null;
}

/** The pieces of a sentence from one to another, both among them. */
export interface PiecesOfClaim {
  from: number;
  to: number;
}

/**
 * The rest of a statement of a claim that does not follow one sentence of the article, from its first clause on: with the others it has to stand in the clauses of
 * ONE sentence, each with its own figures, its denial and its mode, and whatever names something in those clauses, in the conditions before
 * them and in an exception has to be said, in the same order. Words that stand somewhere in the same 款 agree with nothing yet:
 * 六个月以上不满一年的，支付半个月工资 is made of two rules, and false; and 由…机关处警告 is, where the law lets another one warn. Null where
 * all follow.
 * @param beside texts of other articles that the sentence cites
 */
export function clauseThatStrays(
  claim: string,
  parts: readonly ArticlePart[],
  beside: readonly string[] = [],
): PiecesOfClaim | null {
  const rules = [parts, ...beside.map(partsIn)].flatMap(followedRules);
  for (const statement of Map.groupBy(clausesIn(claim), (one) => one.statement).values()) {
    const said = statement.map(({ text }) => sayTheSame(text)).join('，');
    const follows = (run: readonly ClaimedClause[]) =>
      rules.some((rule) => followsRule(run, rule, said, run.at(-1) === statement.at(-1)));
    const reached = reachedBy(statement, follows);
    const [first, last] = [statement[reached], statement.at(-1)];
    if (first && last) return { from: first.at, to: last.at };
  }
  return null;
}

/** The parts of an article are the very same ones for the same text. */
const RULES = new WeakMap<readonly ArticlePart[], readonly FollowedRule[]>();
function followedRules(parts: readonly ArticlePart[]): readonly FollowedRule[] {
  const known = RULES.get(parts);
  if (known) return known;
  const rules = ruleSentences(parts).flatMap((paragraph) =>
    paragraph.map((rule, at) => ({ rule, next: paragraph[at + 1] ?? null })),
  );
  RULES.set(parts, rules);
  return rules;
}

/** How many clauses of a statement follow sentences of the article, run by run; a case is never cut from what follows from it. */
function reachedBy(
  statement: readonly ClaimedClause[],
  follows: (run: readonly ClaimedClause[]) => boolean,
): number {
  let reached = 0;
  while (reached < statement.length) {
    const from = reached;
    const end = Array.from({ length: statement.length - from }, (_, at) => statement.length - at).find(
      (to) =>
        (to === statement.length || !statement[to - 1]?.text.endsWith('的')) &&
        follows(statement.slice(from, to)),
    );
    if (end === undefined) return reached;
    reached = end;
  }
  return reached;
}

/** @param isEnd whether the statement ends with this run: one that stops at a condition has no rule of its own */
function followsRule(
  run: readonly ClaimedClause[],
  { rule, next }: FollowedRule,
  said: string,
  isEnd: boolean,
): boolean {
  const figures = measuresIn(said);
  const isTold = (clause: RuleClause, by = said) =>
    isToldWhole(clause, by) &&
    clause.figures.every((one) => figures.some((other) => isSameFigure(one, other)));
  const met = new Set<RuleClause>();
  let condition = 0;
  for (const claimed of run) {
    const words = sayTheSame(claimed.text);
    const at = rule.clauses.findIndex(
      (clause) => meets(claimed, clause, leadOf(rule, clause)) && isTold(clause, words),
    );
    const found = rule.clauses[at];
    // 入户盗窃，数额较大的: a condition behind one that the article has after it is asked of another case.
    if (!found || (found.isCondition && at < condition)) return false;
    if (found.isCondition) condition = at;
    met.add(found);
  }
  if (rule.isOpenList && !STANDS_FOR_LIST.test(said)) return false;
  const last = Math.max(...[...met].map((one) => rule.clauses.indexOf(one)));
  if (!isEnd && rule.clauses[last]?.isCondition) return false;
  return (
    rule.clauses.slice(0, last + 1).every((one) => !one.isCondition || met.has(one) || isTold(one)) &&
    exceptionsOf(rule.clauses, next, last).every((exception) =>
      exception.words.every((word) => holds(said, word)),
    )
  );
}

/** What a clause may take its subject from: what its 款 and its own sentence say before it, where that is no condition. */
const leadOf = ({ before, clauses }: RuleSentence, clause: RuleClause): string =>
  before +
  clauses
    .slice(0, clauses.indexOf(clause))
    .filter(({ isCondition }) => !isCondition)
    .map(({ text }) => text)
    .join('，');

/** What is excepted from a rule behind it: 但过失犯罪的除外. */
const exceptionsOf = (
  clauses: readonly RuleClause[],
  next: RuleSentence | null,
  last: number,
): readonly RuleClause[] =>
  [...clauses.slice(last + 1), ...(next?.clauses ?? [])].filter(
    ({ text }) => EXCEPTS.test(text) && !GENERAL.test(text),
  );

function meets({ text, words }: ClaimedClause, rule: RuleClause, before: string): boolean {
  if (!isFound(words, rule.text, MOMENT.test(text) ? '' : before)) return false;
  const said = measuresIn(text);
  const own = words.filter((word) => holds(rule.text, word)).length + said.length;
  return (
    own >= OWN_SHARE * (words.length + said.length) &&
    !(STATES.test(text) && rule.isCondition) &&
    said.every((one) => rule.figures.some((other) => isSameFigure(one, other))) &&
    isInMode(text, rule.text) &&
    joinsAlike(text, rule.text) &&
    isInOrder(words, rule.text) &&
    turnsIn(text) === turnsIn(rule.text) &&
    deniesOrForbids(rule.text) === deniesOrForbids(text)
  );
}

/** What the 款 began to speak of leads a clause, or is the object of the verb it was the object of; what the clause says of it stands in the rule. */
function isFound(words: readonly string[], rule: string, before: string): boolean {
  const first = words.findIndex((word) => holds(rule, word));
  const own = first < 0 ? words.length : first;
  return words.every(
    (word, at) =>
      holds(rule, word) ||
      (before !== '' && at < own && holds(before, word)) ||
      (at > 0 && before.includes(`${words[at - 1]}${word}`)),
  );
}

/** 不能证明甲，也不能证明乙 is no 或者不能证明乙, and the other way round. */
const joinsAlike = (claim: string, rule: string): boolean =>
  EITHER.test(claim) ? EITHER.test(rule) : !(BOTH.test(claim) && EITHER.test(rule) && !BOTH.test(rule));
const EITHER = /或|要么/;
const BOTH = /并且|同时|[^而尚暂姑]且|^且/;

/** Who does what to whom is told by the order: words that stand in a rule once stand there as in the claim. */
function isInOrder(words: readonly string[], rule: string): boolean {
  const places = words
    .map((word) => rule.indexOf(word))
    .filter((at, index) => at >= 0 && at === rule.lastIndexOf(words[index] ?? ''));
  return places.every((at, index) => index === 0 || at >= (places[index - 1] ?? 0));
}

const turnsIn = (text: string): string => (text.match(TURNS) ?? []).join('');

const UPPER = new Set(['most', 'less']);
const LOWER = new Set(['least', 'more']);
const isSameFigure = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind &&
  one.value === other.value &&
  !(UPPER.has(one.bound) && LOWER.has(other.bound)) &&
  !(LOWER.has(one.bound) && UPPER.has(other.bound));
