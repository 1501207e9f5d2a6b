import { rememberByText } from '../../words/remember-by-text.ts';
import {
  type Clause,
  clausesOf,
  numberOfPair,
  sharedWeight,
  type WeighedPairs,
  weighPairs,
  weightOf,
  wholeWeight,
} from './clauses.ts';

/** A clause must share this much of its weight with the law's for what they say to be compared. */
const ALIGNED_SHARE = 0.5;

/** What governs a verb: 应当, 可以, 不得 or a plain 不. */
export type Force = 'must' | 'may' | 'never' | 'not' | 'plain';

const FORCES: readonly [Force, RegExp][] = [
  // 不影响其继承 lets somebody inherit, 无权禁止他人使用 lets them use.
  ['may', /不影响|无权(?:禁止|阻止)/g],
  [
    'never',
    /不(?:得|能|可以?|应当?)(?!超|多于|少于|低于|高于|早于|晚于|抗)|禁[止养]|无权|严禁|不准|不允许|不许/g,
  ],
  [
    'not',
    /不予|不需要?|无需|无须|不必|不用|免于|免除|不再|不会|不是|并非|没有|未经|(?<!并)未(?!成年|满|来|达|超|逾|婚)|不(?=[^一-龥]|[^同论正良当明利可特动定足满超少低够到得法服了起着清齐上拢住])|没(?!收|超|满|到)|无(?=[^效期偿限民因形主名证理])/g,
  ],
  ['must', /应当(?!知道|发现|预见)|应该|必须|(?<![相对适反])应(?=[^用聘诉当])|须(?!知)|有义务/g],
  ['may', /可以|有权|(?<![不认许])可(?=[^能靠行见观])|得以|能够/g],
];

/** A clause, and what force governs each of its words. */
export interface Governed {
  text: string;
  /** What the clauses around it are about. */
  around: WeighedPairs;
  /** The words before and behind. */
  beside: string;
  /** The same, two clauses far. */
  farther: string;
  /** The force that governs each pair of characters, by the pair. */
  forces: ReadonlyMap<string, ReadonlySet<Force>>;
  pairs: WeighedPairs;
  weight: number;
}

/** What ends the reach of a denial: 没推选的由…, 不拿就要…. */
const PASSED = /[或和及就才时而且但却]|的(?=.)/;
/** How far a force reaches. */
const REACH = 10;

/** The clauses of a text with the forces that govern their words; read once for the same text. */
export const governedOf: (text: string) => readonly Governed[] = rememberByText(readGoverned, 600);

function readGoverned(text: string): Governed[] {
  const clauses = clausesOf(text);
  const carried = carriedBans(text, clauses);
  return clauses.map((clause, index) => {
    const beside = `${clauses[index - 1]?.text ?? ''} ${clauses[index + 1]?.text ?? ''}`;
    let around: WeighedPairs | null = null;
    const own = governed(clause.text);
    return {
      ...own,
      forces: carried.has(clause) ? alsoForbidden(own.forces) : own.forces,
      beside,
      farther: `${clauses[index - 2]?.text ?? ''} ${beside} ${clauses[index + 2]?.text ?? ''}`,
      // Few clauses are alike enough for what is around them to count.
      get around() {
        around ??= weighPairs(beside, 0.5);
        return around;
      },
    };
  });
}

/** 不得因结婚、怀孕等情形: only the ground is told, what must not be done follows. */
const BAN_TO_COME = /不得(?:以|因|由于|利用|通过|借|采取|采用|凭)[^，]*$/;
/** What ends it. */
const ENDS_BAN = /^(?:但|经|依照|按照|违反|由|对)|的$/;

/** The clauses of a sentence that a ban before them goes on to govern. */
function carriedBans(text: string, clauses: readonly Clause[]): ReadonlySet<Clause> {
  const carried = new Set<Clause>();
  let isCarried = false;
  for (const [index, clause] of clauses.entries()) {
    const last = clauses[index - 1];
    const isSameRule = last && !/[。；;\n]/.test(text.slice(last.end, clause.start));
    const hasForce = FORCES.some(([, pattern]) => clause.text.search(pattern) >= 0);
    isCarried = Boolean(isCarried && isSameRule && !hasForce && !ENDS_BAN.test(clause.text));
    if (isCarried) carried.add(clause);
    isCarried ||= BAN_TO_COME.test(clause.text);
  }
  return carried;
}

/** Words that a ban before them governs: plain by themselves, and forbidden. */
const FORBIDDEN: ReadonlySet<Force> = new Set(['plain', 'never']);

/** The forces of words that a ban before them governs; forces of their own stay. */
export const alsoForbidden = (forces: Governed['forces']): Governed['forces'] =>
  new Map([...forces].map(([pair, own]) => [pair, own.size === 1 && own.has('plain') ? FORBIDDEN : own]));

/** Most pairs stand under one force: they share its set. */
const ALONE: Record<Force, ReadonlySet<Force>> = {
  must: new Set(['must']),
  may: new Set(['may']),
  never: new Set(['never']),
  not: new Set(['not']),
  plain: new Set(['plain']),
};

function governed(text: string): Omit<Governed, 'around' | 'beside' | 'farther'> {
  const marks: { start: number; end: number; force: Force }[] = [];
  for (const [force, pattern] of FORCES) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!marks.some((mark) => start < mark.end && mark.start < end)) marks.push({ start, end, force });
    }
  }
  marks.sort((a, b) => a.start - b.start);
  const forces = new Map<string, ReadonlySet<Force>>();
  const pairs = new Map<number, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    const weight = weightOf(pair);
    if (weight === 0 || marks.some(({ start, end }) => at + 1 >= start && at < end)) continue;
    const mark = marks.findLast(({ end }) => end <= at);
    // 要求, 请求: who asks may, who is asked must.
    const between = mark ? text.slice(mark.end, at + 1) : '';
    pairs.set(numberOfPair(pair), weight);
    // Behind another word of the sentence nobody can say what a denial still reaches.
    if (mark && (between.length > REACH || (isNegative(mark.force) && PASSED.test(between)))) continue;
    // 要求, 请求: who asks may, who is asked must.
    const isAsked =
      mark &&
      !isNegative(mark.force) &&
      /要求|请求|主张|申请|起诉|诉请|向/.test(text.slice(mark.end, at + 2));
    const force = mark && !isAsked ? mark.force : 'plain';
    const known = forces.get(pair);
    if (!known?.has(force)) forces.set(pair, known ? new Set([...known, force]) : ALONE[force]);
  }
  return { text, forces, pairs, weight: wholeWeight(pairs) };
}

/** The clauses of the law that a clause repeats, the most alike first. */
export function alignedWith(
  clause: Governed,
  held: readonly Governed[],
  least: number,
  share = ALIGNED_SHARE,
): Governed[] {
  return (
    held
      .flatMap((one) => {
        const own = sharedWeight(clause.pairs, one.pairs);
        return own >= 2 ? { one, own, weight: own + sharedWeight(clause.around, one.around) } : [];
      })
      .filter(
        ({ own, weight }) =>
          weight >= least &&
          (own >= share * clause.weight || weight >= share * (clause.weight + wholeWeight(clause.around))),
      )
      // A condition is compared with conditions.
      .filter(
        ({ one }) =>
          !clause.text.endsWith('的') ||
          one.text.endsWith('的') ||
          !/^(?:当事人|债权人|夫妻|国家)/.test(one.text),
      )
      // 无继承人的 is a case of its own, and not what is said of an heir.
      .filter(({ one }) => clause.text.endsWith('的') || !/^(?:无|没有).*的$|[不未].*的$/.test(one.text))
      .sort((a, b) => b.weight - a.weight)
      .filter(({ weight }, _, all) => weight >= 0.7 * (all[0]?.weight ?? 0))
      .map(({ one }) => one)
  );
}

/** Whether a force denies. */
export const isNegative = (force: Force) => force === 'never' || force === 'not';
