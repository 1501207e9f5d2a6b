import { rememberByText } from '../../words/remember-by-text.ts';
import type { ArticlePart } from './cited-text.ts';
import { sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import { ABSOLUTE_WORDS, DECISIVE_WORDS, EXCLUSIVE_WORDS } from './decisive-words.ts';
import type { SenseDifference } from './sense-difference.ts';

interface DecisiveWord {
  word: string;
  kind: number;
  group: string;
  /** What stands around it, up to the ends of its rule. */
  around: WeighedPairs;
}

/** Of every word its kind, and the first word of its group. */
const WORDS = new Map(
  DECISIVE_WORDS.flatMap((groups, kind) =>
    groups.flatMap((group) => group.map((word) => [word, { kind, group: group[0] ?? word }] as const)),
  ),
);
const PATTERN = new RegExp([...WORDS.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
/** How far around a word is looked. */
const AROUND = 16;
/** More words of an article are not compared. */
const WORDS_MAX = 200;

/** What two places must share before the word that stands in one is held against the word in the other. */
const SLOT_WEIGHT = 4;
const SLOT_SHARE = 0.4;

const decisiveIn: (text: string) => readonly DecisiveWord[] = rememberByText(readDecisive, 600);

function readDecisive(text: string): DecisiveWord[] {
  return [...text.matchAll(PATTERN)].slice(0, WORDS_MAX).map((match) => {
    const [word] = match;
    const end = match.index + word.length;
    const before =
      text
        .slice(Math.max(0, match.index - AROUND), match.index)
        .split(/[。；;\n]/)
        .at(-1) ?? '';
    const after = text.slice(end, end + AROUND).split(/[。；;\n]/)[0] ?? '';
    const { kind, group } = WORDS.get(word) ?? { kind: -1, group: word };
    let around: WeighedPairs | null = null;
    return {
      ...{ word, kind, group },
      // Most words meet none of their kind.
      get around() {
        around ??= weighPairs(`${before} ${after}`.replace(PATTERN, ' '));
        return around;
      },
    };
  });
}

/** A word in the place where the law has another one of its kind: 由学校批准 for 由县级人民政府批准. */
export function otherDecisiveWord(claim: string, law: string): SenseDifference | null {
  const said = decisiveIn(claim);
  if (said.length === 0) return null;
  const held = decisiveIn(law);
  for (const one of said) {
    const alike = held.filter(({ kind }) => kind === one.kind);
    if (alike.length === 0) continue;
    const whole = wholeWeight(one.around);
    const fit = (some: readonly DecisiveWord[]) =>
      some.reduce<{ word: string; weight: number }>(
        (best, other) => {
          const weight = sharedWeight(one.around, other.around);
          return weight > best.weight ? { word: other.word, weight } : best;
        },
        { word: '', weight: 0 },
      );
    const own = fit(alike.filter(({ group }) => group === one.group));
    const other = fit(
      alike.filter(({ group }) => group !== one.group && !said.some((beside) => beside.group === group)),
    );
    if (other.weight < SLOT_WEIGHT || other.weight < SLOT_SHARE * whole) continue;
    if (own.weight > 0 || law.includes(one.word)) continue;
    return { kind: 'word', said: one.word, law: other.word };
  }
  return null;
}

/** A sentence that has this much of its weight in the article speaks of the same thing. */
const SAME_MATTER = 0.4;

/** A consequence of a kind of which the article names another, and only another: 可以撤销 where it has 无效. */
export function otherConsequence(claim: string, law: string): SenseDifference | null {
  const held = decisiveIn(law);
  const said = decisiveIn(claim);
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < SAME_MATTER * wholeWeight(pairs)) return null;
  for (const one of said) {
    if (!EXCLUSIVE_WORDS.has(one.group) || law.includes(one.word)) continue;
    const alike = held.filter(({ kind, group }) => kind === one.kind && EXCLUSIVE_WORDS.has(group));
    const [other] = alike;
    const isOther = ({ group }: DecisiveWord) =>
      group !== one.group && !said.some((beside) => beside.group === group);
    if (other && alike.every(isOther)) return { kind: 'word', said: one.word, law: other.word };
  }
  return null;
}

const QUALIFIED = /(连带|补充|按份)(?:的)?(?:赔偿|清偿|保证)?责任/;
const LIABLE = /(?:承担|负)[^，。；]{0,12}责任/;
const ANY_QUALIFIED = /连带|补充|按份|相应|份额|范围内/;

/** 补充赔偿责任, where the article has somebody answer and says nothing of how far. */
export function addedLiability(
  claim: string,
  law: string,
  beside: readonly string[],
): SenseDifference | null {
  const said = QUALIFIED.exec(claim)?.[0];
  const held = LIABLE.exec(law)?.[0];
  if (
    said === undefined ||
    held === undefined ||
    /[不非]/.test(claim.slice(0, claim.indexOf(said)).slice(-6))
  )
    return null;
  if ([law, ...beside].some((text) => ANY_QUALIFIED.test(text))) return null;
  const pairs = weighPairs(claim.replace(QUALIFIED, ' '));
  const isSameMatter = sharedWeight(pairs, weighPairs(law)) >= SAME_MATTER * wholeWeight(pairs);
  return isSameMatter ? { kind: 'word', said, law: held } : null;
}

/**
 * The part of an article that has the deciding word of a sentence, where the part named has another of its kind: 时效中断 with the 款
 * on 中止.
 */
export function partOfWord(
  claim: string,
  parts: readonly ArticlePart[],
  isOfNamed: (part: ArticlePart) => boolean,
): ArticlePart | null {
  const said = decisiveIn(claim);
  const pairs = weighPairs(claim);
  const shared = (part: ArticlePart) => sharedWeight(pairs, weighPairs(part.text));
  const read = parts.map((part) => ({ part, words: decisiveIn(part.text) }));
  for (const { kind, group } of said) {
    if (!EXCLUSIVE_WORDS.has(group)) continue;
    if (said.some((other) => other.kind === kind && other.group !== group)) continue;
    const named = read.filter(({ part }) => isOfNamed(part));
    const isOther = (word: DecisiveWord) =>
      word.kind === kind && word.group !== group && EXCLUSIVE_WORDS.has(word.group);
    const hasOwn = named.some(({ words }) => words.some((word) => word.group === group));
    if (hasOwn || !named.some(({ words }) => words.some(isOther))) continue;
    const least = Math.max(0, ...named.map(({ part }) => shared(part)));
    const other = read.find(
      ({ part, words }) =>
        !isOfNamed(part) &&
        words.some((word) => word.group === group) &&
        !words.some(isOther) &&
        shared(part) >= least,
    );
    if (other) return other.part;
  }
  return null;
}

/** What only one of two rules says must weigh this much, and so much more than what only the other says. */
const RULE_TELLING = 5;
const RULE_FACTOR = 2.5;

/**
 * A deciding word of one rule of the article with the case of another: 兄弟姐妹是第一顺序继承人, where the rule that speaks of
 * brothers says 第二顺序.
 */
export function otherRulesWord(claim: string, law: string): SenseDifference | null {
  const rules = law.split(/[。；;\n]/).filter((text) => text.trim() !== '');
  if (rules.length < 2) return null;
  const read = rules.map((text) => ({
    words: decisiveIn(text),
    pairs: weighPairs(text.replace(PATTERN, ' ')),
  }));
  for (const statement of claim.split(/[。；;\n]/)) {
    const said = decisiveIn(statement);
    const pairs = weighPairs(statement.replace(PATTERN, ' '));
    for (const { kind, group, word } of said) {
      if (!EXCLUSIVE_WORDS.has(group)) continue;
      const own = read.filter(({ words }) => words.some((one) => one.group === group));
      if (own.length === 0) continue;
      for (const rule of read) {
        const other = rule.words.find((one) => one.kind === kind && one.group !== group);
        if (!other || own.includes(rule) || said.some((one) => one.group === other.group)) continue;
        const isTold = own.every(({ pairs: others }) => {
          const telling = onlyIn(pairs, rule.pairs, others);
          return telling >= RULE_TELLING && telling > RULE_FACTOR * onlyIn(pairs, others, rule.pairs);
        });
        if (isTold) return { kind: 'word', said: word, law: other.word };
      }
    }
  }
  return null;
}

/** Weight of what a statement shares with one text and not with the other. */
function onlyIn(statement: WeighedPairs, one: WeighedPairs, other: WeighedPairs): number {
  let weight = 0;
  for (const [pair, own] of statement) if (one.has(pair) && !other.has(pair)) weight += own;
  return weight;
}

/** 不论情节, where the article asks for 情节严重. */
const WHATEVER = /(?:不论|无论|不管|不问)([一-龥]{2})/g;
const UNASKED = /依职权|主动|无(?:需|须)[^，。]{0,8}(?:请求|申请)|不经[^，。]{0,6}(?:请求|申请)/;
const ON_REQUEST = /(?:根据|依|应)[^，。；]{0,12}的?(?:请求|申请)/;
const EVERYBODY = /全体|所有|任何人|一切|不限于?/;
const ONLY_SOME = /限于|仅限|仅适用/;

const WITHOUT_EXCEPTION =
  /一律|一概|无论|不论|不管|即使|哪怕|没有例外|[不无][^，。]{0,2}例外|绝对|任何情[况形]|(?:实施|的)?任何(?!一方|组织|单位|人不得|个人)/;
const EXCEPTION =
  /除外|但是，|另有(?:规定|约定)|除.{2,30}外|不适用(?:前[一二三两]?款|本款|本条)[^。]{0,12}规定/;
const WAIVED = /(?:不需要?|无需|无须|不必|不用|不经)(?:先|事先)?([一-龥]{2})/g;
const DEMANDED = '(?:经过?|应当|须|必须|应)(?:先|事先)?';

/** A rule said to hold without exception, or without what the article demands, where the article has either. */
export function droppedCondition(claim: string, law: string): SenseDifference | null {
  const pairs = weighPairs(claim);
  if (sharedWeight(pairs, weighPairs(law)) < SAME_MATTER * wholeWeight(pairs)) return null;
  for (const [words, demanded = ''] of claim.matchAll(WAIVED)) {
    if (law.includes(words)) continue;
    const held = new RegExp(DEMANDED + demanded).exec(law);
    if (held) return { kind: 'negation', said: words, law: held[0] };
  }
  for (const [words, what = ''] of claim.matchAll(WHATEVER)) {
    const graded = new RegExp(`${what}(?:特别)?(?:严重|恶劣|较重)`).exec(law)?.[0];
    if (graded !== undefined && !claim.includes(graded)) return { kind: 'word', said: words, law: graded };
  }
  for (const [said, held] of [
    [UNASKED, ON_REQUEST],
    [EVERYBODY, ONLY_SOME],
  ] as const) {
    const [words, demanded] = [said.exec(claim)?.[0], held.exec(law)?.[0]];
    if (words !== undefined && demanded !== undefined && !law.includes(words))
      return { kind: 'word', said: words, law: demanded };
  }
  const absolute = WITHOUT_EXCEPTION.exec(claim)?.[0];
  const exception = EXCEPTION.exec(law)?.[0];
  if (
    !absolute ||
    !exception ||
    law.includes(absolute) ||
    /除外|除非|例外情形|除.{1,30}[以之]?外|但是?[^，。]{0,6}除/.test(claim)
  )
    return null;
  return { kind: 'word', said: absolute, law: exception };
}

const DENIAL =
  /不得(?![超少多低高早晚])|不能(?![超少多低高早晚])|不可以|不用|不必|无需|无须|无权|不需|不再|不予|不应|不承担|不支付|不适用|不赔|不受|不算|不属于|不是/;
/** Any word that denies, also softly. */
const DENIED = /不|未|无|没|非|禁止|除外|拒绝|免/;

/** Who comes first is told by the order of words alone. */
const ORDER = /最先|其次|排在[^，。；]{0,6}[前后先]|顺位(?:在|靠)/;

/** What people say for 支付 and for sums of any name. */
const OFTEN_PARAPHRASED = new Set(['补偿', '损失', '价款']);

/** Absolute words, and what bears them out in an article. */
const BORNE_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/必须/, /应当|必须|须|不得/],
  [/任何|所有|一切|^凡/, /任何|均|一切|所有|之一/],
  [/一律|一概/, /均|一律|一概/],
  [/^(?:只有|只能|仅)/, /只能|只有|仅|限于|方可|不得?超过|最长/],
  [/即可/, /可以|即/],
  [/限制$|例外$/, /不受/],
  [/视为/, /视为|视同|推定|论处?/],
];

/** A word that decides what a sentence says and that the article does not have, so that its agreement cannot be said. */
export function unborneWord(claim: string, law: string): string | null {
  const groups = new Set(decisiveIn(law).map(({ group }) => group));
  const other = decisiveIn(claim).find(({ group }) => !groups.has(group) && !OFTEN_PARAPHRASED.has(group));
  if (other) return other.word;
  const order = ORDER.exec(claim)?.[0];
  if (order !== undefined && !law.includes(order)) return order;
  const denial = DENIAL.exec(claim)?.[0];
  if (denial !== undefined && !DENIED.test(law)) return denial;
  return (
    [...claim.matchAll(ABSOLUTE_WORDS)].find(
      ([word]) =>
        !law.includes(word) && !BORNE_BY.some(([words, others]) => words.test(word) && others.test(law)),
    )?.[0] ?? null
  );
}
