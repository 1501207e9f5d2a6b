import { OPPOSITE_PERSONS } from './opposites.ts';
import type { SenseDifference } from './sense-difference.ts';

const DOES =
  '承担|负担|支付|赔偿|补偿|决定|批准|作出|审查|审理|管辖|受理|处罚|处理|执行|负责|裁定|提起|提出|申请|缴纳|返还|确定|认定|举证|证明|推选|任命';
/** 由所在单位按月支付: who does it, and what. */
const AGENT = new RegExp(
  `(?<![事理缘])由(?!于)([^，。；：、,;\\n（(由]{2,16}?)(?:共同|依法|直接|先行|按[年月日]|应当|可以|予以|来|全额|自行)*(${DOES})`,
  'g',
);
/** 取得监护人的同意, 经上一级人民法院批准. */
const CONSENT = /(?:取得|征得|经过?|获得)(?![常济营])([^，。；：、,;\n（(]{2,20}?)的?(同意|批准|许可|核准)/g;
/** Somebody whom statutes name; what other people are called may be another word for the same one. */
const NAMED =
  /(?:基金|单位|机关|部门|法院|检察院|委员会|仲裁庭|机构|公司|企业|政府|当事人|学校|父母|监护|配偶|负责人|近亲属|[申债受承出保投监代侵被][一-龥]{0,3}人|医师|医生|院长|经理|主任|局长|所长|人员|负责人|业主|股东|经营者|消费者|劳动者|用户)$/;
const DENIES = '(?:可以|应当|也|均)?(?:不予|不再|不|无需|无须|不必)';

/** Somebody else than the article has do the same: 由工伤保险基金按月支付 for 由所在单位按月支付. */
export function otherAgent(claim: string, law: string): SenseDifference | null {
  const held = agentsIn(law);
  for (const one of agentsIn(claim)) {
    if (!NAMED.test(one.who)) continue;
    const tail = one.who.slice(-3);
    const denied = new RegExp(`${tail}${DENIES}${one.does}`).exec(law);
    if (denied) return { kind: 'negation', said: one.text, law: denied[0] };
    const alike = held.filter(({ does }) => does === one.does);
    const [other] = alike;
    if (!other || law.includes(tail) || !alike.every(({ who }) => NAMED.test(who))) continue;
    if (alike.some(({ who }) => areAlike(who, one.who) || mayBe(one.who, who))) continue;
    return { kind: 'person', said: one.text, law: other.text };
  }
  return null;
}

const ALSO = '[^，。；、与和或]{0,2}(?:也|亦|同样|一样)(?:都|均)?(?:可以?|有权|能够?)';
const BOTH = /当事人|双方|一方|各方/;

/** 用人单位也可以……, where the article gives a right to the 劳动者 and names no other side. */
export function alsoEntitled(claim: string, law: string): SenseDifference | null {
  if (!/可以|有权/.test(law) || BOTH.test(law)) return null;
  for (const pair of OPPOSITE_PERSONS) {
    for (const [one, other] of [pair, [pair[1], pair[0]] as const]) {
      if (!law.includes(one) || law.includes(other)) continue;
      const said = new RegExp(`${other}${ALSO}[^，。；]*`).exec(claim)?.[0];
      const held = new RegExp(`${one}[^，。；]*`).exec(law)?.[0];
      if (said && held) return { kind: 'person', said, law: held };
    }
  }
  return null;
}

/** A firm or school of a case may be whom a rule calls by his part in it: 由某公司赔偿 for 由侵权人赔偿. */
const mayBe = (said: string, law: string): boolean =>
  /(?:公司|企业|学校|单位|机构)$/.test(said) && /[人者方]$/.test(law);

const agentsIn = (text: string) =>
  [...text.matchAll(AGENT), ...text.matchAll(CONSENT)].map(([words, who = '', does = '']) => ({
    text: words,
    who,
    does,
  }));

/** Names of one office share most of their characters: 法院 and 人民法院. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return [...a].filter((character) => b.has(character)).length >= 0.5 * Math.min(a.size, b.size);
}
