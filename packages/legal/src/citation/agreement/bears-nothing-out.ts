/** 才可以, 方可: the rule is said to hold in no other case. */
const ONLY_THEN =
  /才(?:可以?|应当?|能够?|得|有权|需|须|必须|构成|成立|生效|处|予|给予|算|视为|发生|适用|承担|支付)|(?<=[，,]|的)方(?:可|能|得|应|须|处|予|构成|成立|视为|承担)/;
/** 双方均: both must, where the article lets one of them do. */
const BOTH = /双方(?:均|都|一致|共同)/;
const ONE_OF_THEM = /(?:任何|任意|其中)?一方/;

/** Whether a claim narrows the rule of an article by a word that the article does not have: then its other words bear out nothing. */
export const narrowsRule = (claim: string, law: string): boolean =>
  (ONLY_THEN.test(claim) && !ONLY_THEN.test(law) && !/只有/.test(law)) ||
  (BOTH.test(claim) && !/双方/.test(law) && ONE_OF_THEM.test(law));

/** Of a Chinese claim at least this much is Chinese. */
const CHINESE_SHARE = 0.2;

/** Whether a claim is written in another language than the law: its figures can differ, but nobody can lay its words beside the article's. */
export function isInAnotherLanguage(claim: string): boolean {
  const letters = claim.match(/\p{L}/gu)?.length ?? 0;
  const chinese = claim.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters > 0 && chinese < CHINESE_SHARE * letters;
}
