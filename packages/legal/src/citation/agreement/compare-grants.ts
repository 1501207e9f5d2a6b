import { clausesOf, sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 不予批准, 不予支持: what an office refuses. */
const REFUSED = /不予([一-龥]{2})/g;
/** 可以不予公开: what it is free to refuse. */
const FREE_TO_REFUSE = /(?:可以|可)不(?:予以?)?([一-龥]{2})/g;
/** 不得公开, 应当不予公开, 一律不予公开: what it must refuse. */
const BOUND_TO_REFUSE = /(?:不得|禁止|(?:应当?|必须|一律)不予)(?:以)?([一-龥]{2})/g;
/** The cases before two consequences must share so much to be one case. */
const CASE_WEIGHT = 4;

/**
 * What an office grants where the article has it refuse the same in the same case (应予批准 for 不予批准), and what it must refuse where
 * it is free to, and the other way round (不得公开 for 可以不予公开).
 */
export function otherGrant(claim: string, law: string): SenseDifference | null {
  return grantedThoughRefused(claim, law) ?? otherFreedom(claim, law);
}

function grantedThoughRefused(claim: string, law: string): SenseDifference | null {
  for (const [refused, verb = ''] of law.matchAll(REFUSED)) {
    const granted = new RegExp(
      `(?<![不未没])(?:应当?|可以|可|须)?(?:依法)?(?:予以?|给予)(?!不)${verb}|(?<!不)应当?${verb}`,
    );
    if (granted.test(law) || claim.includes(`不${verb}`) || claim.includes(refused)) continue;
    const said = clausesOf(claim);
    const held = clausesOf(law);
    for (const [at, { text }] of said.entries()) {
      if (!granted.test(text)) continue;
      const caseOf = weighPairs(`${said[at - 1]?.text ?? ''} ${text}`);
      const law = held.find(
        (one, index) =>
          one.text.includes(refused) &&
          sharedWeight(caseOf, weighPairs(`${held[index - 1]?.text ?? ''} ${one.text}`)) >= CASE_WEIGHT,
      );
      if (law) return { kind: 'negation', said: text, law: law.text };
    }
  }
  return null;
}

function otherFreedom(claim: string, law: string): SenseDifference | null {
  return (
    differing(claim, law, BOUND_TO_REFUSE, FREE_TO_REFUSE) ??
    differing(claim, law, FREE_TO_REFUSE, BOUND_TO_REFUSE)
  );
}

function differing(claim: string, law: string, one: RegExp, other: RegExp): SenseDifference | null {
  for (const [said, verb = ''] of claim.matchAll(one)) {
    const has = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].find(([, own]) => own === verb);
    const held = has(law, other);
    if (held && !has(law, one) && !has(claim, other)) return { kind: 'force', said, law: held[0] };
  }
  return null;
}
