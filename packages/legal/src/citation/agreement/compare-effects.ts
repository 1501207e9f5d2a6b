import { clausesOf, sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 自交付时发生效力, 抵押权自登记时设立, 延续至产假结束: when a right or a time begins or ends, and how it is called. */
const EFFECT =
  /自([一-龥]{2,12}?)(?:之?时|之?日)(?:起)?，?(设立|发生效力|生效|成立|终止|消灭|转移|失效)|至([一-龥]{2,10}?)(结束|为止|终止|期满|届满)(?=[，。；,;\s]|$)/g;

interface Effect {
  event: string;
  effect: string;
  text: string;
}

/** Another moment for the same effect: 自合同成立时发生效力, where the article has it from 交付, and knows no other. */
export function otherEffectMoment(claim: string, law: string): SenseDifference | null {
  const held = effectsIn(law);
  for (const said of held.length === 0 ? [] : effectsIn(claim)) {
    const alike = held.filter(({ effect }) => effect === said.effect);
    const [first] = alike;
    const pairs = weighPairs(said.event);
    const isOther = ({ event }: Effect) =>
      event !== said.event && sharedWeight(pairs, weighPairs(event)) === 0;
    if (first && alike.every(isOther)) return { kind: 'start', said: said.text, law: first.text };
  }
  return null;
}

const effectsIn = (text: string): Effect[] =>
  [...text.matchAll(EFFECT)].map(([words, from, began, until, ended]) => ({
    event: from ?? until ?? '',
    effect: began ?? `至${ended ?? ''}`,
    text: words,
  }));

/** 追认前, 租赁期满后: on which side of an event something is. */
const SIDE = /([一-龥]{3})(?:之|以)?([前后])(?=[，。；,、;\s的]|或者|或|$)/g;

/** The other side of an event that the article names on one side alone: 柜台租赁期满前 for 柜台租赁期满后. */
export function otherSide(claim: string, law: string): SenseDifference | null {
  for (const [words, event = '', side = ''] of claim.matchAll(SIDE)) {
    const sides = [...law.matchAll(new RegExp(`${event}(?:之|以)?([前后])`, 'g'))].map(([, one]) => one);
    const other = sides[0];
    if (other === undefined || sides.includes(side)) continue;
    const clauseWith = (text: string, end: string) =>
      clausesOf(text)
        .find((clause) => clause.text.includes(end))
        ?.text.trim() ?? end;
    return { kind: 'start', said: clauseWith(claim, words), law: clauseWith(law, `${event}${other}`) };
  }
  return null;
}
