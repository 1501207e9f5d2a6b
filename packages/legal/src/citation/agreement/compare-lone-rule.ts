import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** Any word that lets, demands or holds something good. */
const LETS = /(?<!不)(?:可以|应当|应该|必须|有权|允许|能够|仍要|仍应|仍须|仍需|须|方可|只能)(?!不)/;
const DENIES =
  /不得(?![超少多低高])|不能|可以不|应当不|无权|禁止|不予|不承担|不负|不再|不适用|不需|无需|无须|不构成|不属于/;
/** Whatever denies, excepts or makes conditional; a sentence that has any may say the rule from its other end. */
const ANY_DENIAL =
  /不|未|没|无|非|禁止|严禁|拒|免|除[外非了]|只|才|方可|但|违法|违反|罚|撤销|赔|停止|责令|举报|投诉|起诉|主张|要求|请求|[吗？?]/;
const PERMITS = /(?:可以|有权|允许|仍要|仍应|仍须|仍需|应当|必须|照样|(?<![不只])能)([^，。；]{2,24})/g;
/** 依法应当缴纳的税款 demands nothing. */
const OWED = /应当[一-龥]{1,6}的/g;
/** What is permitted must share so much with what the law denies, and the sentence so much with the law. */
const PERMITTED_WEIGHT = 2;
const SAME_MATTER = 0.25;

/**
 * Something let or demanded by a sentence without any denial, where the text that it cites does nothing but deny: 物业可以停水
 * 催交 for 不得采取停止供水方式催交.
 */
export function deniedByLoneRule(claim: string, law: string): SenseDifference | null {
  if (LETS.test(law.replace(OWED, ' ')) || !DENIES.test(law) || /除外|但/.test(law)) return null;
  // The case may be one in which something is not done.
  if (clausesOf(claim).some(({ text }) => !text.endsWith('的') && ANY_DENIAL.test(text))) return null;
  const pairs = weighPairs(claim);
  const held = weighPairs(law);
  if (sharedWeight(pairs, held) < SAME_MATTER * wholeWeight(pairs)) return null;
  for (const [said, what = ''] of claim.matchAll(PERMITS)) {
    const denied = clausesOf(law).find(
      ({ text }) =>
        DENIES.test(text) &&
        sharedWeight(weighPairs(what), weighPairs(text.slice(text.search(DENIES)))) >= PERMITTED_WEIGHT,
    );
    if (denied) return { kind: 'negation', said, law: denied.text };
  }
  return null;
}

const REFUSED = /^[^。；\n]*(?:不予支持|不予受理|不予保护)。?$/;
const CONDITION = /的，/;

/** Something granted without any denial, where the one rule that is cited grants it to nobody: 利息也在优先受偿的范围内 for 利息……主张优先受偿的，不予支持. */
export function grantedThoughRefused(claim: string, law: string): SenseDifference | null {
  if (!REFUSED.test(law.trim()) || !CONDITION.test(law) || /除外|但|除非/.test(law)) return null;
  if (ANY_DENIAL.test(claim.replace(/要求|请求|主张/g, ' '))) return null;
  if (
    !/在[^，。]{2,16}(?:范围|之列)|有效|受[^，。]{0,4}保护|应当?|可以|可主张|有权|予以支持|支持/.test(claim)
  )
    return null;
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < REFUSED_SHARE * wholeWeight(pairs)) return null;
  return { kind: 'negation', said: claim, law };
}
/** Of the claim so much stands in the rule. */
const REFUSED_SHARE = 0.4;

const VOID = /(?<![不非])(?:无效|没有效力|失效|失去效力)/;
const UNAFFECTED = /不影响[^，。；]{0,40}效力|效力不受[^，。；]{0,10}影响/;

/** 无效 where the article says that what was done stays in force, and nothing else of force. */
export function voidThoughUnaffected(claim: string, law: string): SenseDifference | null {
  const unaffected = UNAFFECTED.exec(law)?.[0];
  const said = VOID.exec(claim)?.[0];
  if (unaffected === undefined || said === undefined || VOID.test(law)) return null;
  return { kind: 'negation', said, law: unaffected };
}

/** 试用期不成立: what, and the verb that is denied of it. */
const DENIED_OF = /([一-龥]{2})不(成立|生效|承担|负|适用|属于|消灭|终止|中断|中止|停止|丧失|变更|公开)/g;

/** A plain verb without the 不 that the article has before it, said of the same: 试用期成立 for 试用期不成立. */
export function plainlyAffirmed(claim: string, law: string): SenseDifference | null {
  for (const [words, what = '', verb = ''] of law.matchAll(DENIED_OF)) {
    const affirmed = new RegExp(`${what}(?:照样|仍然?|就|也|同样|还)?${verb}`).exec(claim)?.[0];
    if (new RegExp(`(?:应当|可以|仍)[^，。；]{0,4}${verb}`).test(law)) continue;
    if (
      affirmed !== undefined &&
      !law.includes(what + verb) &&
      !new RegExp(`不${verb}|不是|${affirmed}[^，。]{0,6}[吗？]`).test(claim)
    )
      return { kind: 'negation', said: affirmed, law: words };
  }
  return null;
}
