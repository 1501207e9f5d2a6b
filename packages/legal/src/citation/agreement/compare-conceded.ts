import type { SenseDifference } from './sense-difference.ts';

/** 即使已经安排补休: what a sentence lets not matter, though it happened. */
const CONCEDED =
  /(?:即使|即便|哪怕|就算|纵使|纵然)(?:[^，。；\n]{0,8}?(?:已经|已))([一-龥]{3,10}?)(?:了|的|，|也|仍|$)/g;
/** 不论有无危害后果: what a sentence lets not matter, whether it is there or not. */
const REGARDLESS =
  /(?:不论|无论|不管|不问)(?:是否|有无|有没有|有否)(?:已经?|存在|造成|发生|有)?([一-龥]{3,10}?)(?=[，,都均一也皆仍的]|$)/g;
const DENIES = '(?:不能|未能|无法|没有|没能|不|未|无)(?:够|予|给予)?';
const LAW_REGARDLESS = /不论|无论|不管|不问|是否|有无/;

/** A condition of the law that a sentence lets not matter: 即使已经补检 for 又不能补检的, 不论有无后果 for 且有后果的. */
export function concededCondition(claim: string, law: string): SenseDifference | null {
  for (const [said, words = ''] of claim.matchAll(CONCEDED)) {
    const held = conditionsOf(law).find((clause) => new RegExp(`${DENIES}${words}`).test(clause));
    const isAffirmed = new RegExp(`(?<!${DENIES})${words}`).test(law);
    if (held !== undefined && !isAffirmed) return { kind: 'word', said, law: held };
  }
  if (LAW_REGARDLESS.test(law)) return null;
  for (const [, words = ''] of claim.matchAll(REGARDLESS)) {
    const naming = law.split(/[，。；：\n]/).filter((clause) => clause.includes(words));
    const [held] = naming;
    // What is a condition in one place only is one of the rule.
    if (held !== undefined && naming.every((clause) => clause.endsWith('的') && !clause.includes('除')))
      return { kind: 'word', said: `不论${words}`, law: held };
  }
  return null;
}

/** Clauses that state a case: they end in 的. */
const conditionsOf = (law: string) => law.split(/[，。；：\n]/).filter((clause) => clause.endsWith('的'));
