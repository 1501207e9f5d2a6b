import { clausesOf } from './clauses.ts';

/** 结论相同, 亦同: what another rule says is said again. */
const THE_SAME =
  /^\s*(?:[其该]?(?:结论|结果|处理|规则|道理)(?:也|亦|均|仍|并)?(?:相同|一致|一样|无异|不变|同此)|[也亦](?:同|然)|同理|同此)\s*$/;
const STATES =
  /[不无未没应须非免]|可以|[可得能]|有权|承担|负|视为|推定|是(?!否)|为|由|经|处以?|归|属于|构成|给予|赔|付/;

/** Whether a sentence says no more of its rule than that it comes to the same as another one: there is nothing to hold against it. */
export function saysTheSame(claim: string): boolean {
  const clauses = clausesOf(claim).filter(({ text }) => /[一-龥]{2}/.test(text));
  const last = clauses.pop();
  return last !== undefined && THE_SAME.test(last.text) && clauses.every(({ text }) => !STATES.test(text));
}
