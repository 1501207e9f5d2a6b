import { clausesOf, sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** A clause must share this much with one rule, and others this much less, before it is clear which rule it repeats. */
const CLEAR_WEIGHT = 5;
const CLEAR_FACTOR = 0.55;
const PARALLEL_SHARE = 0.25;

interface LawRule {
  text: string;
  pairs: WeighedPairs;
}

/**
 * A condition of one rule with the consequence of another: 给付定金的一方不履行的，双倍返还, where the law says so of the one who
 * received it. Where a list belongs to the rule, its items and its head are one rule, and nothing is said.
 */
export function crossedRules(claim: string, texts: readonly string[]): SenseDifference | null {
  if (texts.some((text) => /[：:]$/.test(text.trim()))) return null;
  const rules = texts
    .flatMap((text) => text.split(/[。；;\n]/))
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, pairs: weighPairs(text) }));
  if (rules.length < 2) return null;
  for (const statement of claim.split(/[。；;\n]/)) {
    const clauses = clausesOf(statement);
    const [condition] = clauses;
    const consequence = clauses.at(-1);
    // Longer sentences gather several rules.
    if (!condition?.text.endsWith('的') || !consequence || clauses.length !== 2) continue;
    if (/除外$/.test(consequence.text)) continue;
    const shares = (text: string) => {
      const pairs = weighPairs(text);
      return { whole: wholeWeight(pairs), by: rules.map((rule) => sharedWeight(pairs, rule.pairs)) };
    };
    const [first, last] = [shares(condition.text), shares(consequence.text)];
    const [from, to] = told(condition.text, consequence.text, rules) ?? [clearBest(first), clearBest(last)];
    if (from === null || to === null || from === to) continue;
    if (!areParallel(rules[from], rules[to]) || hasItsFigures(statement, rules[to])) continue;
    return { kind: 'word', said: `${condition.text}，${consequence.text}`, law: rules[from]?.text ?? '' };
  }
  return null;
}

const NUMBERS = /\d+|[一二两三四五六七八九十百千万]+/g;

/** 职工工作已满10年不满20年的，年休假10天: the figures of its case are those of the rule, whose subject stands in the one before. */
function hasItsFigures(statement: string, rule: LawRule | undefined): boolean {
  const [condition = ''] = statement.split(/[，,]/);
  const said: readonly string[] = condition.match(NUMBERS) ?? [];
  const held: readonly string[] = rule?.text.match(NUMBERS) ?? [];
  return said.length >= 2 && said.every((number) => held.includes(number));
}

/** What tells one of two rules from the other must weigh this much, and what tells the other so much less. */
const TELLING = 5;
const TELLING_FACTOR = 0.4;

/** Two rules of which a condition has the words that only the one has, and its consequence those that only the other has. */
function told(condition: string, consequence: string, rules: readonly LawRule[]): [number, number] | null {
  const [first, last] = [weighPairs(condition), weighPairs(consequence)];
  const onlyIn = (said: WeighedPairs, one: LawRule, other: LawRule) =>
    [...said].reduce(
      (sum, [pair, weight]) => sum + (one.pairs.has(pair) && !other.pairs.has(pair) ? weight : 0),
      0,
    );
  const tells = (said: WeighedPairs, one: LawRule, other: LawRule) => {
    const weight = onlyIn(said, one, other);
    return weight >= TELLING && onlyIn(said, other, one) < TELLING_FACTOR * weight;
  };
  for (const [from, one] of rules.entries())
    for (const [to, other] of rules.entries()) {
      if (from === to || !areParallel(one, other)) continue;
      if (!tells(first, one, other) || !tells(last, other, one)) continue;
      // A third rule may have both.
      if (rules.some((rule) => rule !== one && tells(first, rule, other) && !tells(last, other, rule)))
        continue;
      return [from, to];
    }
  return null;
}

/** Two rules of one form, each with a condition of its own. */
function areParallel(one: LawRule | undefined, other: LawRule | undefined): boolean {
  if (!one || !other || !/的，/.test(one.text) || !/的，/.test(other.text)) return false;
  const smaller = Math.min(wholeWeight(one.pairs), wholeWeight(other.pairs));
  return sharedWeight(one.pairs, other.pairs) >= PARALLEL_SHARE * smaller;
}

/** The one rule that a clause clearly repeats. */
function clearBest({ whole, by }: { whole: number; by: readonly number[] }): number | null {
  let best = 0;
  for (const [at, weight] of by.entries()) if (weight > (by[best] ?? 0)) best = at;
  const weight = by[best] ?? 0;
  if (weight < CLEAR_WEIGHT || weight < 0.5 * whole) return null;
  return by.every((other, at) => at === best || other <= CLEAR_FACTOR * weight) ? best : null;
}
