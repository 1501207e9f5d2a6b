import { CLAIM_MIN_LENGTH } from './answer-text.ts';
import { isToldOfCase, OF_PROCEDURE, STATES_RULE, TELLS_A_CASE } from './case-words.ts';
import { normalizeWords } from './quoted-words.ts';

/**
 * What a sentence says in the words of a rule: all of it, without those whom it speaks of, and its clauses that do not tell what happened:
 * 申请人发现变质应当及时通知，申请人当日已发邮件. Of who tells a case only what states a rule.
 */
export function rulesIn(claim: string): string[] {
  const clauses = claim.split(/[，,。；;]/).filter((clause) => clause.trim() !== '');
  const read = (some: readonly string[]) => some.map((clause) => clause.replace(PARTY, '').trim()).join('，');
  const found = [read(clauses), read(clauses.filter((clause) => !isToldOfCase(clause)))];
  const tellsACase = TELLS_A_CASE.test(claim);
  return [...new Set(found)].filter(
    (words) =>
      normalizeWords(words.replace(OF_PROCEDURE, '')).length >= CLAIM_MIN_LENGTH &&
      (!tellsACase || STATES_RULE.test(words) || ASKS_HOW.test(words)),
  );
}
/** 至于扩建的费用如何分担: of what an article is said to tell. */
export const ASKS_HOW = /如何|怎样|怎么|由谁|何时|的那一条/;
const PARTY =
  /(?:再审|被)?申请人|被?上诉人|被?答辩人|[原被]告(?![知人])|委托人|贵[司院方]|[甲乙丙丁][方某]|[甲乙丙丁]公司|[您你他她我](?:们|方|司)?|对方|本案/g;
