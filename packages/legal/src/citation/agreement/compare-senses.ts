import { rememberByText } from '../../words/remember-by-text.ts';
import { clausesOf, sharedWeight, weighPairs, weightOf, wholeWeight } from './clauses.ts';
import { compareStarts } from './compare-starts.ts';
import { areEnumerations } from './connections.ts';
import { crossedRules } from './crossed-rules.ts';
import { areDeniedAlike, deniedVerbs, isBreach, isKnownDenial } from './denials.ts';
import { nameAsLaw } from './everyday-persons.ts';
import { OPPOSITE_PERSONS, OPPOSITE_WORDS } from './opposites.ts';
import { areComparable, SOMEBODY } from './parties.ts';
import { rolesIn } from './roles.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What governs a verb: 应当, 可以, 不得 or a plain 不. */
type Force = 'must' | 'may' | 'never' | 'not' | 'plain';

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

interface Governed {
  text: string;
  /** What the clauses around it are about. */
  around: ReadonlyMap<string, number>;
  /** The words before and behind. */
  beside: string;
  /** The force that governs each pair of characters, by the pair. */
  forces: ReadonlyMap<string, ReadonlySet<Force>>;
  pairs: ReadonlyMap<string, number>;
  weight: number;
}

/** A clause must share this much of its weight with the law's for their forces to be compared. */
const ALIGNED_SHARE = 0.5;
const ALIGNED_WEIGHT = 4;
const ALIGNED_WEIGHT_NEARBY = 3;
const NEARBY_SHARE = 0.4;
/** What ends the reach of a denial: 没推选的由…, 不拿就要…. */
const PASSED = /[或和及就才时而且但却]|的(?=.)/;
/** Words that deny without a 不. */
const SOFT_DENIALS =
  /丧失|缺乏|拒|逾期|以外|除外|除非|怠于|不足|不满|未满|不到|放弃|[一-龥]不(?:出|了|起|着|清|齐|明|上|拢)|[谈商]不|([一-龥])不\1|没|未|无|非/g;
/** How far a force reaches. */
const REACH = 10;

/**
 * Compares who does what, and whether it must, may or must not be done. Clauses are laid side by side by their words;
 * where the article says both, or nothing alike, nothing differs.
 * @param sentence without its citations
 * @param texts the article's 款 and 项 that are cited
 */
export function compareSenses(sentence: string, texts: readonly string[]): SenseDifference | null {
  const whole = texts.join('\n');
  const claim = nameAsLaw(sentence, whole);
  const said = governedOf(claim);
  const held = texts.flatMap(governedOf);
  // Where most of the sentence stands in the article, a short clause is enough to tell what it says otherwise.
  const pairs = weighPairs(claim);
  const isNearby = sharedWeight(pairs, weighPairs(whole)) >= NEARBY_SHARE * wholeWeight(pairs);
  const least = isNearby ? ALIGNED_WEIGHT_NEARBY : ALIGNED_WEIGHT;
  return (
    differingForce(said, held, least) ??
    swappedPerson(claim, texts, isNearby) ??
    oppositeWord(said, held, isNearby ? whole : null) ??
    otherConnection(claim, whole) ??
    compareStarts(claim, whole) ??
    crossedRules(claim, texts)
  );
}

const governedOf: (text: string) => readonly Governed[] = rememberByText(readGoverned, 600);

function readGoverned(text: string): Governed[] {
  const clauses = clausesOf(text);
  return clauses.map((clause, index) => {
    const beside = `${clauses[index - 1]?.text ?? ''} ${clauses[index + 1]?.text ?? ''}`;
    let around: ReadonlyMap<string, number> | null = null;
    return {
      ...governed(clause.text),
      beside,
      // Few clauses are alike enough for what is around them to count.
      get around() {
        around ??= weighPairs(beside, 0.5);
        return around;
      },
    };
  });
}

/** Most pairs stand under one force: they share its set. */
const ALONE: Record<Force, ReadonlySet<Force>> = {
  must: new Set(['must']),
  may: new Set(['may']),
  never: new Set(['never']),
  not: new Set(['not']),
  plain: new Set(['plain']),
};

function governed(text: string): Omit<Governed, 'around' | 'beside'> {
  const marks: { start: number; end: number; force: Force }[] = [];
  for (const [force, pattern] of FORCES) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!marks.some((mark) => start < mark.end && mark.start < end)) marks.push({ start, end, force });
    }
  }
  marks.sort((a, b) => a.start - b.start);
  const forces = new Map<string, ReadonlySet<Force>>();
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    const weight = weightOf(pair);
    if (weight === 0 || marks.some(({ start, end }) => at + 1 >= start && at < end)) continue;
    const mark = marks.findLast(({ end }) => end <= at);
    // 要求, 请求: who asks may, who is asked must.
    const between = mark ? text.slice(mark.end, at + 1) : '';
    pairs.set(pair, weight);
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
function alignedWith(
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

function differingForce(
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
    if (first && verdicts.every((one) => one !== null))
      differing.push({ kind: first, said: clause.text, law: aligned[0]?.text ?? '' });
  }
  const negations = differing.filter(({ kind }) => kind === 'negation');
  // Two denials in one sentence say the rule from its other end: 没有约定的，不得主张.
  if (negations.length === 1) return negations[0] ?? null;
  return negations.length === 0 ? (differing[0] ?? null) : null;
}

const isNegative = (force: Force) => force === 'never' || force === 'not';

/** How the force of two clauses differs, by the weight of the words that one governs and the other governs otherwise. */
function forceBetween(clause: Governed, law: Governed): 'negation' | 'force' | null {
  // What somebody gets in yuan is an application of the rule, not its words.
  if (/\d[\d,.]*万?元/.test(clause.text)) return null;
  if (isBreach(clause.text, law.text)) return null;
  let agreeing = 0;
  let denied = 0;
  let deniedPairs = 0;
  let loosened = 0;
  for (const [pair, forces] of clause.forces) {
    const others = law.forces.get(pair);
    if (!others || (isPlain(forces) && isPlain(others))) continue;
    const weight = weightOf(pair);
    const kinds = [...forces].flatMap((force) => [...others].map((other) => differenceOf(force, other)));
    if (kinds.includes(null)) agreeing += weight;
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

/** What one side gets or asks for the other side owes: 可以获得赔偿 is no other rule than 应当赔偿. */
const GETS = /获得|得到|取得|享有|请求|要求|主张|申请|有权获|支持|准许/;

function isOtherSide(clause: string, law: string): boolean {
  if (GETS.test(clause) && !GETS.test(law)) return true;
  if (GETS.test(law) && !GETS.test(clause)) return true;
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
  // A word that both have as often denies in neither.
  const isSoft = soft(without).some((word) => count(soft(without), word) > count(soft(other), word));
  if (isSoft || (DENIAL.test(without.beside) && !DENIAL.test(other.beside))) return true;
  const deniedBeside = without.beside.split(' ').filter((text) => DENIAL.test(text));
  // 不得丑化，或者伪造: the denial goes on. 农村劳动者进城就业，不得设置限制: it stands in the half that was cut off.
  const verbs = deniedVerbs(other.text);
  return (
    deniedBeside.length > 0 &&
    (/^(?:或|以及|和|并)/.test(without.text) ||
      deniedVerbs(deniedBeside.join(' ')).some((verb) => verbs.includes(verb)) ||
      deniedBeside.some((text) => sharedWeight(weighPairs(text), other.pairs) >= DENIED_BESIDE_WEIGHT))
  );
}

/** A denied clause beside that shares this much with the other text is a part of the same statement. */
const DENIED_BESIDE_WEIGHT = 3;
const DENIAL = /不(?!动产|同|论|正当|法)|未(?!成年)|没|无(?!期|论)|除外/;
const isPlain = (forces: ReadonlySet<Force>) => forces.size === 1 && forces.has('plain');

function differenceOf(one: Force, other: Force): 'negation' | 'force' | null {
  if (isNegative(one) !== isNegative(other)) return 'negation';
  return (one === 'must' && other === 'may') || (one === 'may' && other === 'must') ? 'force' : null;
}

interface Deed {
  person: string;
  pairs: ReadonlyMap<string, number>;
  text: string;
}

const PERSONS = [...new Set(OPPOSITE_PERSONS.flat())].sort((a, b) => b.length - a.length);
const PERSON = new RegExp(`(?<![孙祖被])(?:${PERSONS.join('|')})(?<!被告(?=人))`, 'g');
/** Everyday names of those whom the law calls otherwise. */
const OTHERWISE_NAMED = new Set([
  '卖方',
  '买方',
  '出借人',
  '贷款人',
  '父母',
  '子女',
  '保险公司',
  '自然人',
  '法人',
]);
/** 出租人 and 承租人 stand for each other. */
const OPPOSITES = new Map<string, Set<string>>();
for (const [one, other] of OPPOSITE_PERSONS) {
  OPPOSITES.set(one, (OPPOSITES.get(one) ?? new Set()).add(other));
  OPPOSITES.set(other, (OPPOSITES.get(other) ?? new Set()).add(one));
}

/** What each person named does: the words up to the next person or the end of the rule; of whom something is asked, nothing. */
const deedsOf: (text: string) => readonly Deed[] = rememberByText(readDeeds, 600);

function readDeeds(text: string): Deed[] {
  return text.split(/[。；;\n]/).flatMap((rule) => {
    const found = [...rule.matchAll(PERSON)];
    return found.flatMap((match, index) => {
      const before = rule.slice(Math.max(0, match.index - 3), match.index);
      if (
        /[向对与和给、为以凭]$|要求$|请求$|通知$|催告$|告知$|责令$|督促$|允许$|准许$|(?:支付|给付|付给|返还|退还|交付)$|[让使令]$|或者$|根据$|按照$/.test(
          before,
        )
      )
        return [];
      const until = found[index + 1]?.index ?? rule.length;
      const words = rule.slice(match.index + match[0].length, until);
      if (/^[、和与的或]|^.{0,8}(?:要求|请求|主张|申请|可以要|有权要)|^(?:所在|住所)/.test(words)) return [];
      return [{ person: match[0], text: words, pairs: weighPairs(words) }];
    });
  });
}

const DEED_WEIGHT = 6;
const DEED_WEIGHT_NEARBY = 4;

function swappedPerson(claim: string, texts: readonly string[], isNearby: boolean): SenseDifference | null {
  const held = texts.flatMap(deedsOf);
  const whole = texts.join('\n');
  const least = isNearby ? DEED_WEIGHT_NEARBY : DEED_WEIGHT;
  for (const deed of deedsOf(claim)) {
    const weight = wholeWeight(deed.pairs);
    if (weight < least) continue;
    // Where parties of a case act, somebody of another name may be whom the rule means.
    const isStranger =
      isNearby &&
      !claim.includes(SOMEBODY) &&
      !OTHERWISE_NAMED.has(deed.person) &&
      !whole.includes(deed.person);
    const isOther = (person: string) =>
      (OPPOSITES.get(deed.person)?.has(person) ?? false) ||
      (isStranger && person !== deed.person && areComparable(person, deed.person));
    const likeness = (of: (person: string) => boolean) =>
      Math.max(
        0,
        ...held.filter(({ person }) => of(person)).map(({ pairs }) => sharedWeight(deed.pairs, pairs)),
      );
    const own = likeness((person) => person === deed.person);
    const other = likeness(isOther);
    if (other < Math.max(least, 0.5 * weight) || own > 0.5 * other) continue;
    const law = held.find(
      ({ person, pairs }) => isOther(person) && sharedWeight(deed.pairs, pairs) === other,
    );
    return {
      kind: 'person',
      said: `${deed.person}${deed.text}`,
      law: `${law?.person ?? ''}${law?.text ?? ''}`,
    };
  }
  return null;
}

/** Opposite words, each of the two first. */
const BOTH_WAYS = [...OPPOSITE_WORDS, ...OPPOSITE_WORDS.map(([a, b]) => [b, a] as const)];

function oppositeWord(
  said: readonly Governed[],
  held: readonly Governed[],
  nearby: string | null,
): SenseDifference | null {
  const law = held.map(({ text }) => text).join('\n');
  for (const clause of said) {
    for (const [one, other] of BOTH_WAYS) {
      if (!holds(clause.text, one) || holds(clause.text, other)) continue;
      const aligned = alignedWith(clause, held, ALIGNED_WEIGHT, 0.4);
      const differing = aligned.find(({ text }) => holds(text, other) && !holds(text, one));
      if (differing && !aligned.some(({ text }) => holds(text, one)) && !holds(law, one))
        return { kind: 'word', said: clause.text, law: differing.text };
      if (
        nearby &&
        CONSEQUENCES.has(one) &&
        CONSEQUENCES.has(other) &&
        !nearby.includes(one) &&
        holds(nearby, other)
      )
        return { kind: 'word', said: one, law: other };
    }
  }
  return null;
}

/** What becomes of a contract or of a debt: an article that names one of them does not mean the other. */
const CONSEQUENCES = new Set([
  '无效',
  '撤销',
  '解除',
  '连带责任',
  '补充责任',
  '相应的责任',
  '按份责任',
  '一般保证',
]);

/** 定期 is not in 不定期, and 部分 not in 大部分; a word with 不 or 非 before it says its contrary. */
const holds = (text: string, word: string) => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[不非未无]/.test(text.charAt(at - 1)) && !(word === '公开' && text.charAt(at - 1) === '不'))
      return true;
  }
  return false;
};

const CONNECTIONS_MAX = 120;
const CONNECTIONS = /(或者处?|或)|(并且|而且|以及|同时|并处|并|且|和|及)/g;

/** The clause around a place, as far as anybody reads. */
const clauseAt = (text: string, at: number) => {
  const before = /[^，。；：,\n]*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? '';
  return before + (/^[^，。；：,\n]*/.exec(text.slice(at, at + 60))?.[0] ?? '');
};

/** 没收违法所得或者罚款 for 没收违法所得，并处罚款; all conditions for one of them. */
function otherConnection(claim: string, law: string): SenseDifference | null {
  if (
    /情形之一|条件之一|之一的/.test(law) &&
    /同时(?:满足|具备|符合|存在)|(?:全部|都)(?:满足|具备|符合)|缺一不可/.test(claim) &&
    !/同时(?:满足|具备|符合)/.test(law)
  )
    return { kind: 'connection', said: '同时', law: '之一' };
  if (
    /(?:同时|应当)(?:满足|具备|符合)?(?:下列|以下)?(?:条件|情形)?/.test(law) &&
    /同时(?:满足|具备|符合)|具备下列条件/.test(law) &&
    /之一|任一|任意一|其中一(?:项|个)|满足一/.test(claim) &&
    !/之一/.test(law)
  )
    return { kind: 'connection', said: '之一', law: '同时' };
  if (
    /(?:下列|以下)条件(?:的|[：:])/.test(law) &&
    !/之一/.test(law) &&
    /(?:条件|情形)之一|任一(?:项|条件)|满足其中/.test(claim)
  )
    return { kind: 'connection', said: '之一', law: '下列条件' };
  const joints = (text: string) =>
    [...text.matchAll(CONNECTIONS)].slice(0, CONNECTIONS_MAX).map((match) => ({
      kind: match[1] ? 'or' : 'and',
      word: match[0],
      left: text.slice(Math.max(0, match.index - 2), match.index),
      right: text.slice(match.index + match[0].length, match.index + match[0].length + 2),
      before: text.slice(Math.max(0, match.index - 10), match.index),
      clause: clauseAt(text, match.index),
    }));
  const said = joints(claim);
  const held = joints(law);
  for (const joint of said) {
    if (!/^\p{Script=Han}{2}$/u.test(joint.left) || !/^\p{Script=Han}{2}$/u.test(joint.right)) continue;
    const same = held.filter(
      ({ left, right, before }) =>
        right === joint.right &&
        !right.startsWith('其') &&
        (left === joint.left || before.includes(joint.left)),
    );
    const [other] = same;
    if (other && areEnumerations(joint.clause, other.clause)) continue;
    if (other && same.every(({ kind }) => kind !== joint.kind))
      return {
        kind: 'connection',
        said: joint.left + joint.word + joint.right,
        law: other.left + other.word + other.right,
      };
  }
  return null;
}
