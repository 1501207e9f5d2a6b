import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 除依法享有工伤保险外，……有权要求赔偿 gives more, and excepts nothing. */
const EXCEPTION =
  /(?:但是?|；)，?([^。；\n]{2,90}?)的?除外|除([^，。；\n]{2,40}?)(?:以外|之外|外)，(?![^。；\n]{0,24}(?:还|尚|另行|一并|也应|也可))/g;
/** What an exception that announces a list excepts: its items, which stand on the lines behind it. */
const LISTED = /下列|以下/;
const ITEMS = /^[：:]?((?:\n[^\n]*；)*\n[^\n]*)/;
/** Words that say of a case that the rule holds in it, too. */
const CONCESSIVE = /(?<![，的])也|即使|哪怕|就算|仍|照样|照旧|同样|一样/;
const CONCEDED_WEIGHT = 3;
const GENERAL = /另有|法律|法规|依照其规定/;
const DENIED = /不(?!符合|足|满|合格)|未(?!成年|满)|无(?![论偿])|没|非(?!法)|禁止|拒绝|免/;
const FORBIDS = /不得|不予|不承担|无权|不能|禁止|不适用|无效|不再|不受/;
const NAMES_EXCEPTION = /除|但|例外|只有|才/;

/** So much of an exception, and of what it is one from, stands in a sentence that speaks of the exception. */
const EXCEPTION_WEIGHT = 4;
const EXCEPTION_SHARE = 0.55;
const RULE_WEIGHT = 5;
/** A long exception is told by this much of it. */
const WHOLE_WEIGHT = 9;

/**
 * What an article excepts said to fall under its rule: 出卖给近亲属时承租人仍享有优先购买权. Only where both the rule and the
 * sentence grant something; what a rule forbids, its exception may allow.
 */
export function exceptionAsRule(claim: string, law: string): SenseDifference | null {
  if (NAMES_EXCEPTION.test(claim)) return null;
  const said = weighPairs(claim);
  for (const match of exceptionsIn(law)) {
    const excepted = exceptedBy(match, law);
    const sentence = sentenceAround(law, match.index);
    const rule = sentence.replace(match[0], '，');
    if (!GENERAL.test(excepted) && isConceded(claim, rule, excepted))
      return { kind: 'word', said: claim, law: match[0] };
    if (GENERAL.test(excepted) || FORBIDS.test(rule) || DENIED.test(withoutWordsOf(claim, excepted)))
      continue;
    const ofRule = weighPairs(rule);
    if (sharedWeight(said, ofRule) < RULE_WEIGHT) continue;
    const whole = new Map([...weighPairs(excepted)].filter(([pair]) => !ofRule.has(pair)));
    if (sharedWeight(said, whole) >= WHOLE_WEIGHT) return { kind: 'word', said: claim, law: match[0] };
    for (const one of excepted.split(/或者|以及|和|、/)) {
      const pairs = new Map([...weighPairs(one)].filter(([pair]) => !ofRule.has(pair)));
      const shared = sharedWeight(said, pairs);
      if (shared >= EXCEPTION_WEIGHT && shared >= EXCEPTION_SHARE * wholeWeight(pairs))
        return { kind: 'word', said: one, law: match[0] };
    }
  }
  return null;
}

/** Whether a sentence speaks of what an article excepts: then it denies what the rule grants, and is right to. */
export function isOfException(claim: string, law: string): boolean {
  const said = weighPairs(claim);
  return exceptionsIn(law).some((match) => {
    const excepted = exceptedBy(match, law);
    const ofRule = weighPairs(sentenceAround(law, match.index).replace(match[0], '，'));
    const pairs = new Map([...weighPairs(excepted)].filter(([pair]) => !ofRule.has(pair)));
    if (GENERAL.test(excepted)) return false;
    return (
      sharedWeight(said, pairs) >= EXCEPTION_WEIGHT ||
      excepted
        .split(/或者|以及|和|、/)
        .some(
          (one) =>
            one.length >= 2 &&
            claim.includes(one) &&
            [...weighPairs(one).keys()].every((pair) => pairs.has(pair)),
        )
    );
  });
}

/** More exceptions of an article are not read. */
const EXCEPTIONS_MAX = 20;
const exceptionsIn = (law: string) => [...law.matchAll(EXCEPTION)].slice(0, EXCEPTIONS_MAX);

function exceptedBy(match: RegExpExecArray, law: string): string {
  const words = match[1] ?? match[2] ?? '';
  if (!LISTED.test(words)) return words;
  return ITEMS.exec(law.slice(match.index + match[0].length))?.[1] ?? words;
}

/** 故意伤人也不用承担: the rule denies, and the sentence denies the same of what is excepted, and says itself that it is one. */
function isConceded(claim: string, rule: string, excepted: string): boolean {
  if (!CONCESSIVE.test(claim) || !FORBIDS.test(rule)) return false;
  if (sharedWeight(weighPairs(claim), weighPairs(rule)) < EXCEPTION_WEIGHT) return false;
  const ofRule = weighPairs(rule);
  const pairs = new Map([...weighPairs(excepted)].filter(([pair]) => !ofRule.has(pair)));
  return clausesOf(claim).some((clause, index, all) => {
    const denied = `${clause.text}，${all[index + 1]?.text ?? ''}`;
    return (
      CONCESSIVE.test(denied) &&
      DENIED.test(withoutWordsOf(denied, excepted)) &&
      sharedWeight(weighPairs(clause.text), pairs) >= CONCEDED_WEIGHT
    );
  });
}

/** What a sentence says besides the words of an exception: 不影响食品安全的瑕疵 denies nothing of the rule. */
const withoutWordsOf = (claim: string, excepted: string): string =>
  claim.replace(/[一-龥]{3}/g, (words) => (excepted.includes(words) ? ' ' : words)).replace(/不影响/g, ' ');

/** The sentence; with the one before it where it begins with its exception: ……。但是，……除外. */
function sentenceAround(text: string, at: number): string {
  const from = text.charAt(at - 1) === '。' ? at - 2 : at;
  const start = Math.max(text.lastIndexOf('。', from), text.lastIndexOf('\n', from)) + 1;
  const stop = text.slice(at).search(/[。\n]/);
  return text.slice(start, stop < 0 ? text.length : at + stop);
}
