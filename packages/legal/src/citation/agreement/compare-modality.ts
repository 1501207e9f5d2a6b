import { sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What an office does with somebody who broke a rule: whether it must or may is all that such a rule decides. */
const MEASURE = '不予|免予|免除|从轻|减轻|从重|加重|责令|没收|吊销|驳回|撤销';
const BOUND_TO = new RegExp(`(?:应当?|必须|须|一律)(?:依法|予以)?(${MEASURE})`, 'g');
const FREE_TO = new RegExp(`(?:可以|可)(?:依法|予以)?(${MEASURE})`, 'g');

/** A rule must share this much with the sentence, and so much more than the next, before it is the one told. */
const RULE_WEIGHT = 6;
const RULE_FACTOR = 1.25;

/** 可以订立书面劳动合同: what may be done, in the four characters behind the word. */
const MAY_DO =
  /(?<![不认许])(?:可以|有权)(?:自行|自主|选择)?(?![请要主]|申请|向|在|按|依|由|对|根据)([一-龥]{4,8})/g;

/** What the article says somebody must do, and never that he may: 可以订立书面合同 for 应当订立书面合同. */
export function mayForMust(claim: string, law: string): SenseDifference | null {
  for (const [words, act = ''] of claim.matchAll(MAY_DO)) {
    const deed = act.slice(0, 4);
    const places = law.split(/[，。；：\n]/).filter((clause) => clause.includes(deed));
    const isDemanded = (clause: string) =>
      /(?:应当|必须)(?!.*(?:可以|不))/.test(clause.slice(0, clause.indexOf(deed)));
    const [first] = places;
    if (first !== undefined && places.every(isDemanded)) return { kind: 'force', said: words, law: first };
  }
  return null;
}

/** 应当不予处罚 where the rule that is told says 可以不予处罚, and the other way round. */
export function otherModality(claim: string, law: string): SenseDifference | null {
  return differing(claim, law, BOUND_TO, FREE_TO) ?? differing(claim, law, FREE_TO, BOUND_TO);
}

function differing(claim: string, law: string, one: RegExp, other: RegExp): SenseDifference | null {
  const said = measuresIn(claim, one).filter(({ measure }) => !has(claim, other, measure));
  if (said.length === 0) return null;
  const pairs = weighPairs(claim);
  const [first, second] = law
    .split(/[。；;\n]/)
    .map((text) => ({ text, weight: sharedWeight(pairs, weighPairs(text)) }))
    .sort((a, b) => b.weight - a.weight);
  if (!first || first.weight < RULE_WEIGHT || first.weight < RULE_FACTOR * (second?.weight ?? 0)) return null;
  for (const { words, measure } of said) {
    const held = measuresIn(first.text, other).find((held) => held.measure === measure);
    if (held && !has(first.text, one, measure)) return { kind: 'force', said: words, law: held.words };
  }
  return null;
}

const measuresIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([words, measure = '']) => ({ words, measure }));

const has = (text: string, pattern: RegExp, measure: string) =>
  measuresIn(text, pattern).some((one) => one.measure === measure);
