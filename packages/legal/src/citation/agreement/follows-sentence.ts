import { findMeasures, type Measure } from '../../figures/find-measures.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';
import { type ClaimedClause, clausesIn } from './claimed-clauses.ts';
import { deniesOrForbids, isInMode } from './modes.ts';
import { holds } from './naming-words.ts';
import { type RuleClause, type RuleSentence, ruleSentences } from './rule-sentences.ts';
import { sayTheSame } from './same-words.ts';

/** Of a condition so many words must be in the claim before it is said to be there. */
const CONDITION_SHARE = 0.5;
/** So much of a clause, its figures among it, stands in the sentence's own; the rest may be what the 款 began to speak of. */
const OWN_SHARE = 0.5;
const STANDS_FOR_LIST = /下列|以下|上述|前述|法定|规定的|之一|情形/;
/** What makes a rule milder or harder when it falls out of its condition, however much else of it is told. */
const DECISIVE = /故意|过失|过错|恶意|明知|欺诈|胁迫|严重|无正当理由/g;
/** A moment is that of its own sentence and of no other one. */
const MOMENT = /之[日时]起|之[日时]/;

/**
 * The first clause of a claim that does not follow one sentence of the article: with others of its statement it has to stand in the clauses of
 * ONE sentence, each with its own figures, its denial and its mode, and no condition of that sentence may be left out. Words that stand
 * somewhere in the same 款 agree with nothing yet: 六个月以上不满一年的，支付半个月工资 is made of two rules, and false. Null where all follow.
 * @param beside texts of other articles that the sentence cites
 */
export function clauseThatStrays(
  claim: string,
  parts: readonly ArticlePart[],
  beside: readonly string[] = [],
): number | null {
  const rules = [parts, ...beside.map(partsIn)].flatMap((one) => ruleSentences(one).flat());
  for (const statement of Map.groupBy(clausesIn(claim), (one) => one.statement).values()) {
    const said = statement.map(({ text }) => sayTheSame(text)).join('，');
    const follows = (run: readonly ClaimedClause[]) => rules.some((rule) => followsRule(run, rule, said));
    const reached = reachedBy(statement, follows);
    if (reached < statement.length) return statement[reached]?.at ?? null;
  }
  return null;
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

function followsRule(run: readonly ClaimedClause[], rule: RuleSentence, said: string): boolean {
  const met = new Set<RuleClause>();
  for (const claimed of run) {
    const found = spansOf(rule.clauses).find((span) => meets(claimed, span, rule.before));
    if (!found) return false;
    for (const one of found) met.add(one);
  }
  if (rule.isOpenList && !STANDS_FOR_LIST.test(said)) return false;
  const last = Math.max(...[...met].map((one) => rule.clauses.indexOf(one)));
  const figures = findMeasures(said);
  return rule.clauses
    .slice(0, last + 1)
    .filter(({ isCondition }) => isCondition)
    .every(
      ({ text, words, figures: own }) =>
        [...text.matchAll(DECISIVE)].every(([word]) => said.includes(word)) &&
        words.filter((word) => said.includes(word)).length >= CONDITION_SHARE * words.length &&
        own.every((one) => figures.some((other) => isSameFigure(one, other))),
    );
}

/** Single clauses before two that stand beside each other. */
const spansOf = (clauses: readonly RuleClause[]): RuleClause[][] => [
  ...clauses.map((one) => [one]),
  ...clauses.slice(1).map((one, at) => [clauses[at] as RuleClause, one]),
];

function meets({ text, words }: ClaimedClause, span: readonly RuleClause[], before: string): boolean {
  const rule = span.map((one) => one.text).join('，');
  const figures = span.flatMap((one) => one.figures);
  const said = findMeasures(text);
  const own = words.filter((word) => holds(rule, word)).length + said.length;
  return (
    own >= OWN_SHARE * (words.length + said.length) &&
    words.every((word) => holds(rule, word) || (!MOMENT.test(text) && holds(before, word))) &&
    said.every((one) => figures.some((other) => isSameFigure(one, other))) &&
    isInMode(text, rule) &&
    span.some((one) => deniesOrForbids(one.text) === deniesOrForbids(text))
  );
}

const UPPER = new Set(['most', 'less']);
const LOWER = new Set(['least', 'more']);
const isSameFigure = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind &&
  one.value === other.value &&
  !(UPPER.has(one.bound) && LOWER.has(other.bound)) &&
  !(LOWER.has(one.bound) && UPPER.has(other.bound));
