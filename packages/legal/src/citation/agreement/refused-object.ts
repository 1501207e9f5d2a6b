import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

const REFUSES = /不得|不能|不可以|无权|禁止|不允许/;
const ALLOWS = /(?<!不)(?:可以|有权|允许)/;
const DENIED = /不|未|无(?!形|偿|效)|禁止|除|非(?!法)/;
/** Shorter objects are those of many verbs. */
const OBJECT_LENGTH = 4;
const SAME_MATTER = 0.4;

/** What one refuses and the other allows, however far the word of force stands from it: 不得给普通许可 for 可以在协商后给予普通许可. */
export function refusedObject(claim: string, law: string): SenseDifference | null {
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < SAME_MATTER * wholeWeight(pairs)) return null;
  const clauses = clausesOf(law);
  for (const { text } of clausesOf(claim)) {
    const force = REFUSES.exec(text);
    if (!force) continue;
    const object = text.slice(force.index + force[0].length).slice(-OBJECT_LENGTH);
    if (object.length < OBJECT_LENGTH || !/^[一-龥]+$/.test(object)) continue;
    const held = clauses.filter((clause) => clause.text.includes(object));
    const [other] = held;
    if (other && held.every((clause) => allows(clause.text, object)))
      return { kind: 'negation', said: text, law: other.text };
  }
  return null;
}

const allows = (clause: string, object: string): boolean => {
  const before = clause.slice(0, clause.indexOf(object));
  return ALLOWS.test(before) && !DENIED.test(clause);
};
