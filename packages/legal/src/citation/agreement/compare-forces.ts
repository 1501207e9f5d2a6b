import { sharedWeight, weighPairs, weightOf } from './clauses.ts';
import { areDeniedAlike, deniedVerbs, isBreach, isKnownDenial } from './denials.ts';
import { alignedWith, type Force, type Governed, isNegative } from './governed-clauses.ts';
import { isOneTimeLimit } from './one-time-limit.ts';
import { rolesIn } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What follows for whoever did it. */
const ANSWERS = /赔偿|承担|责任|处[以罚]|罚款|没收|吊销|无效|返还|责令|追究/;

/** Words that deny without a 不. */
const SOFT_DENIALS =
  /丧失|缺乏|拒|逾期|以外|除外|除非|怠于|不足|不满|未满|不到|放弃|[一-龥]不(?:出|了|起|着|清|齐|明|上|拢)|[谈商]不|([一-龥])不\1|没|未|无|非/g;

/**
 * The clause of a sentence that must, may or must not be, where the clauses of the law that say the same have it otherwise.
 * @param least what two clauses must share to be compared
 */
export function differingForce(
  said: readonly Governed[],
  held: readonly Governed[],
  least: number,
): SenseDifference | null {
  const differing: SenseDifference[] = [];
  const whole = held.map(({ text }) => text).join('\n');
  for (const clause of said) {
    const aligned = alignedWith(clause, held, least);
    const verdicts = aligned.map((one) =>
      isKnownDenial(clause.text, whole) ? null : forceBetween(clause, one),
    );
    const [first] = verdicts;
    if (first && verdicts.every((one) => one !== null) && !isSaidElsewhere(clause, held, aligned, first))
      differing.push({ kind: first, said: clause.text, law: aligned[0]?.text ?? '' });
  }
  const negations = differing.filter(({ kind }) => kind === 'negation');
  // Two denials in one sentence say the rule from its other end: 没有约定的，不得主张.
  if (negations.length === 1) return negations[0] ?? null;
  return negations.length === 0 ? (differing[0] ?? null) : null;
}

/** How the force of two clauses differs, by the weight of the words that one governs and the other governs otherwise. */
function forceBetween(clause: Governed, law: Governed): 'negation' | 'force' | null {
  // What somebody gets in yuan is an application of the rule, not its words.
  if (/\d[\d,.]*万?元/.test(clause.text) && !/罚款/.test(clause.text)) return null;
  if (isBreach(clause.text, law.text)) return null;
  // 利用关联关系损害公司利益的，应当赔偿: who does what is forbidden is a case of the rule.
  if (
    /[^不未无没]{6}的$/.test(clause.text) &&
    /不得|禁止|严禁/.test(law.text) &&
    ANSWERS.test(clause.farther)
  )
    return null;
  let agreeing = 0;
  let denied = 0;
  let deniedPairs = 0;
  let loosened = 0;
  for (const [pair, forces] of clause.forces) {
    const others = law.forces.get(pair);
    if (!others || (isPlain(forces) && isPlain(others))) continue;
    const weight = weightOf(pair);
    const kinds = [...forces].flatMap((force) => [...others].map((other) => differenceOf(force, other)));
    if (kinds.includes(null) && !isGranted(forces, others)) agreeing += weight;
    else if (kinds.includes('negation')) {
      denied += weight;
      deniedPairs += 1;
    } else loosened += weight;
  }
  const isEnough = deniedPairs >= 2 || denied >= 0.4 * Math.min(clause.weight, law.weight);
  if (denied > agreeing && denied >= 2 && isEnough) {
    return isDeniedBeside(clause, law) || areDeniedAlike(clause.text, law.text) ? null : 'negation';
  }
  return loosened > agreeing && loosened >= 2 && !isOtherSide(clause.text, law.text) ? 'force' : null;
}

/** 可以 said of what a ban before it governs. */
const isGranted = (said: ReadonlySet<Force>, held: ReadonlySet<Force>) =>
  said.size === 1 && said.has('may') && held.has('never') && [...held].every((one) => one !== 'may');

/** What one side gets or asks for the other side owes: 可以获得赔偿 is no other rule than 应当赔偿. */
const GETS = /获得|得到|取得|享有|请求|要求|主张|申请|有权获|支持|准许/;

function isOtherSide(clause: string, law: string): boolean {
  if (GETS.test(clause) && !GETS.test(law)) return true;
  if (GETS.test(law) && !GETS.test(clause)) return true;
  if (isOneTimeLimit(clause, law)) return true;
  const [said, held] = [rolesIn(clause), rolesIn(law)];
  return (
    said.length > 0 && held.length > 0 && !said.some(({ role }) => held.some((one) => one.role === role))
  );
}

/** Whether the denial stands in a clause beside, or in a word that denies without 不. */
function isDeniedBeside(clause: Governed, law: Governed): boolean {
  const denies = (one: Governed) => [...one.forces.values()].some((forces) => [...forces].some(isNegative));
  const [without, other] = denies(law) ? [clause, law] : [law, clause];
  const soft = (one: Governed) => one.text.match(SOFT_DENIALS) ?? [];
  const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  // 经同意才能发表 says what 未经同意不得发表 says.
  if (/才[能可]|方可/.test(without.text)) return true;
  // What 属于滥用市场支配地位 is forbidden by a list of such acts, and 这是滥用平台规则 says that somebody did so.
  if (/^[也就都]?(?:属于|构成|算|涉嫌|违反|(?:这|此|该行为|上述行为)(?:就|正|便)?[是系])/.test(without.text))
    return true;
  // 不必等行政处理决定: of two ways the law leaves open, the one that needs no waiting.
  const ofAll = `${other.text} ${other.beside} ${without.text} ${without.beside}`;
  if (/(?:不必|无需|无须|不用|不需要?)(?:先|等)/.test(other.text) && /直接|或者/.test(ofAll)) return true;
  // 未达到三万元，不能视为: the rule of 三万元以上 from its other end.
  if (BELOW.test(clause.beside) && !BELOW.test(`${law.text} ${law.beside}`)) return true;
  // A word that both have as often denies in neither.
  const isSoft = soft(without).some((word) => count(soft(without), word) > count(soft(other), word));
  if (isSoft || (DENIAL.test(without.beside) && !DENIAL.test(other.beside))) return true;
  const deniedBeside = without.farther.split(' ').filter((text) => DENIAL.test(text));
  // 不得丑化，或者伪造: the denial goes on. 农村劳动者进城就业，不得设置限制: it stands in the half that was cut off.
  const verbs = deniedVerbs(other.text);
  return (
    deniedBeside.length > 0 &&
    (/^(?:或|以及|和|并)/.test(without.text) ||
      deniedVerbs(deniedBeside.join(' ')).some((verb) => verbs.includes(verb)) ||
      deniedBeside.some((text) => sharedWeight(weighPairs(text), other.pairs) >= DENIED_BESIDE_WEIGHT))
  );
}

const BELOW =
  /(?:未达到?|没有?达到|达不到|未满|不足|不到|不满|低于)[^，。；\d一二两三四五六七八九十百千万]{0,4}[\d一二两三四五六七八九十百千万]/;

/** A denied clause beside that shares this much with the other text is a part of the same statement. */
const DENIED_BESIDE_WEIGHT = 3;
const DENIAL = /不(?!动产|同|论|正当|法)|未(?!成年)|没|无(?!期|论)|除外/;
/** The article says both: another of its clauses has the same words, governed as the sentence governs them. */
function isSaidElsewhere(
  clause: Governed,
  held: readonly Governed[],
  aligned: readonly Governed[],
  kind: 'negation' | 'force',
): boolean {
  const isAlike = (force: Force, other: Force) =>
    kind === 'negation' ? isNegative(force) === isNegative(other) : force === other;
  const [differing] = aligned;
  if (!differing) return false;
  let most = 0;
  for (const [pair, forces] of clause.forces) {
    const others = differing.forces.get(pair);
    if (others && ![...forces].some((force) => [...others].some((other) => isAlike(force, other))))
      most += weightOf(pair);
  }
  return held.some((one) => {
    if (aligned.includes(one)) return false;
    let agreeing = 0;
    for (const [pair, forces] of clause.forces) {
      const others = one.forces.get(pair);
      if (others && [...forces].some((force) => [...others].some((other) => isAlike(force, other))))
        agreeing += weightOf(pair);
    }
    return agreeing >= 2 && agreeing >= ELSEWHERE * most;
  });
}
const ELSEWHERE = 0.9;

const isPlain = (forces: ReadonlySet<Force>) => forces.size === 1 && forces.has('plain');

function differenceOf(one: Force, other: Force): 'negation' | 'force' | null {
  if (isNegative(one) !== isNegative(other)) return 'negation';
  return (one === 'must' && other === 'may') || (one === 'may' && other === 'must') ? 'force' : null;
}
