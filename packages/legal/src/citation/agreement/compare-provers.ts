import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { SOMEBODY } from './parties.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 施工人不能证明, 由用人单位承担举证责任, 原告应当举证证明: who has to prove. */
const PROVES =
  /([一-龥]{1,10}?(?:[人者方员]|单位|机构|机关|部门|公司|企业|学校|医院))(?:如果|若|也|均|仍|应当?|须|必须|需要?|有责任|负有?责任|负责)*(?:(?:不能|无法|未能|没有|不)(?:充分|提供证据)*(?:证明|举证)|(?:提供证据|举证|承担[^，。；]{0,10}(?:举证|证明)责任))/g;
/** 由承租人证明, and 出租人主张……的，应当提供证据: whom a rule names at some distance. */
const PROVES_APART = [
  /由([一-龥]{1,8}?(?:[人者方员]|单位|机构|机关|部门|公司|企业|学校|医院))(?:来|自行)?(?:举证|证明)/g,
  /([一-龥]{2,16}?(?:[人者方员]|单位|机构|机关|部门|公司|企业|学校|医院))主张[^。；\n]{2,80}?的[，,](?:应当?|须|由其)(?:提供证据|举证)/g,
];
const SAME_MATTER = 0.35;

/** Whom a sentence has prove, where the article has another one prove and lets nothing depend on what that one proves. */
export function otherProver(claim: string, law: string): SenseDifference | null {
  const held = proversIn(law);
  const [first] = held;
  if (first === undefined) return null;
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < SAME_MATTER * wholeWeight(pairs)) return null;
  const said = proversIn(claim);
  const [one] = said;
  if (one === undefined || one.who.includes(SOMEBODY)) return null;
  const isSame = ({ who }: Prover) => who.slice(-2) === one.who.slice(-2);
  if (!said.every(isSame)) return null;
  return held.some(isSame) || !held.every(({ who }) => OPPOSED.test(who) !== OPPOSED.test(one.who))
    ? null
    : { kind: 'person', said: one.text, law: first.text };
}

/** Who was hurt or asks; all others answer for what they keep, make or do. */
const OPPOSED =
  /(?:被侵权|受害|受损|患|劳动|消费|权利|请求|债权|举报|旅客|乘客|[受被]害|申请|购买|买受)[人者方]?$|患者$|旅客$|原告$/;

interface Prover {
  who: string;
  text: string;
}
const proversIn = (text: string): Prover[] =>
  [PROVES, ...PROVES_APART]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([words, who = '']) => ({ who, text: words }));
