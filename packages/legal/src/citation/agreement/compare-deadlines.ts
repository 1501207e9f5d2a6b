import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 在一审法庭辩论结束前: before which event something is to be done. */
const BEFORE =
  /(?:在|于)([^，。；：、,;\n在于]{2,16}?)(?:之|以)?前(?=明确|提出|提交|主张|申请|变更|增加|办理|通知|告知|支付|缴|举|作出|完成|应|可|必|[，。；,;\n]|$)/g;
const OF_TIME = /[\d〇一二两三四五六七八九十百]+ ?个?(?:[日天月年周]|小时)|^[此之以目当]$|日$/;
/** A deadline that shares less of the shorter one's characters with each of the law's is another one. */
const LEAST_SHARE = 0.6;
const SAME_MATTER = 0.4;

/** Another event before which something is to be done, where both name one: 在立案前 for 在法庭辩论结束前. */
export function otherDeadline(claim: string, law: string): SenseDifference | null {
  const held = eventsIn(law);
  const [first] = held;
  if (first === undefined) return null;
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < SAME_MATTER * wholeWeight(pairs)) return null;
  for (const said of eventsIn(claim)) {
    const end = said.slice(-2);
    if (!law.includes(end) && held.every((one) => shareOf(said, one) < LEAST_SHARE))
      return { kind: 'start', said: `${said}前`, law: `${first}前` };
  }
  return null;
}

/** What people call the moment at which a right passes. */
const TRANSFERRED = /过户|交房|过完户/;

const eventsIn = (text: string): string[] =>
  [...text.matchAll(BEFORE)]
    .map(([, event = '']) => event.replace(TRANSFERRED, '权利转移'))
    .filter((event) => !OF_TIME.test(event));

function shareOf(one: string, other: string): number {
  const [a, b] = [new Set(one), new Set(other)];
  return [...a].filter((character) => b.has(character)).length / Math.min(a.size, b.size);
}
