import { sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import { areComparable } from './parties.ts';
import { rolesIn } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 食宿费用由旅游者承担, 风险由买受人负担: what is borne, by whom. */
const BORNE =
  /([^，。；：,;\n]{0,20})(?:，|,)?(?<![事理缘])(?:应当?|均|仍|可以)?由([^，。；：、,;\n由]{2,12}?)(?:自行|依法|全部|先行|共同)?(承担|负担|支付|举证|负责|缴纳|赔偿|偿还|保管|保存)/g;
/** What is borne must share so much of its words with what the article lets somebody bear. */
const SHARE = 0.5;
const LEAST = 3;
/** Another thing that is nearly as alike may be the one that is meant. */
const NEARLY = 0.7;

interface Borne {
  text: string;
  what: WeighedPairs;
  who: string;
  does: string;
}

/** Somebody else bears what the article names: 食宿费用由旅行社承担 for 食宿费用由旅游者承担. */
export function otherBearer(claim: string, law: string): SenseDifference | null {
  const held = borneIn(law);
  for (const said of held.length === 0 ? [] : borneIn(claim)) {
    const whole = wholeWeight(said.what);
    const alike = held
      .map((one) => ({ one, weight: sharedWeight(said.what, one.what) }))
      .filter(({ one, weight }) => one.does === said.does && weight >= LEAST && weight >= SHARE * whole)
      .sort((a, b) => b.weight - a.weight);
    const nearest = alike.filter(({ weight }) => weight >= NEARLY * (alike[0]?.weight ?? 0));
    const [first] = nearest;
    const [own] = rolesIn(said.who);
    if (!first || !own || !nearest.every(({ one }) => isOther(own.role, one.who))) continue;
    return { kind: 'person', said: said.text, law: first.one.text };
  }
  return null;
}

function isOther(role: string, who: string): boolean {
  if (who.includes(role)) return false;
  const [other] = rolesIn(who);
  return other !== undefined && !role.includes(other.role) && areComparable(role, other.role);
}

const borneIn = (text: string): Borne[] =>
  [...text.matchAll(BORNE)].map(([words, what = '', who = '', does = '']) => ({
    text: words,
    what: weighPairs(what),
    who,
    does,
  }));
