import { measuresIn } from '../../figures/find-measures.ts';
import { cutWords } from '../../words/segmentation.ts';
import type { ArticlePart } from './cited-text.ts';
import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { isNaming } from './naming-words.ts';
import { placeInOrder } from './place-in-order.ts';
import { isPlaced } from './restates-sentence.ts';
import { rolesIn } from './roles.ts';
import { plain, type RuleForm, ruleForms, statedPieces } from './rule-forms.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What is said in the place of what the law says, and the whole sentence of the law. */
interface RestatedDifference {
  kind: 'figure' | SenseDifference['kind'];
  said: string;
  law: string;
}

/** A figure for a figure, a person for a person. */
const kindOf = (said: string, held: string): RestatedDifference['kind'] =>
  [said, held].every((text) => measuresIn(text).length > 0)
    ? 'figure'
    : [said, held].every((text) => rolesIn(text).length > 0)
      ? 'person'
      : 'word';

/** Shorter ones stand in many rules. */
const LEAST_CASE = 6;
const LEAST_CONSEQUENCE = 5;
/** 期满不改正的: a case that comes after the one before it. */
const GOES_ON = /^(?:逾期|期满|到期|届期|仍|拒不|再次|经)/;
const HAS_CASE = /(?:的|时|后|之日起|情形之一)，/;

/** What is left of a rule behind its case has a consequence. */
const CONSEQUENCE = /应|可|不得|视为|由|处|给予|承担|为|免|无效|按/;

/**
 * The case of one sentence of an article with what follows from another one's, both in the article's own words: 公司为公司股东提供担保的，由董事会
 * 或者股东会决议. The sentence whose case it is says what follows.
 */
export function crossedSentences(claim: string, parts: readonly ArticlePart[]): RestatedDifference | null {
  const forms = ruleForms(parts);
  if (forms.length < 2) return null;
  for (const pieces of statedPieces(claim)) {
    const words = pieces.map(plain);
    for (let at = 1; at < pieces.length; at += 1) {
      const [condition, consequence] = [words.slice(0, at).join('，'), words.slice(at).join('，')];
      if (condition.length < LEAST_CASE || consequence.length < LEAST_CONSEQUENCE) continue;
      const own = forms.filter((form) => isCaseOf(condition, form));
      const [rule] = own;
      if (!rule || own.some((form) => placeInOrder(consequence, form.plain) !== null)) continue;
      const other = forms.find(
        (form) => followsIn(consequence, form) || isOfOther(consequence, rule, form, forms),
      );
      if (other && !isPlaced(condition + consequence, other.plain))
        return {
          kind: measuresIn(consequence).length > 0 ? kindOf(consequence, rule.plain) : 'word',
          said: pieces.join('，').trim(),
          law: rule.printed.trim(),
        };
    }
  }
  return null;
}

/** A case that a sentence begins with, and from which something follows in it. */
function isCaseOf(condition: string, { plain: rule }: RuleForm): boolean {
  for (let end = rule.indexOf('，', 1); end > 0; end = rule.indexOf('，', end + 1))
    if (isPlaced(condition, rule.slice(0, end))) return CONSEQUENCE.test(rule.slice(end));
  return false;
}

/** What follows in a sentence from a case of its own. */
function followsIn(consequence: string, { plain: rule }: RuleForm): boolean {
  const [first, ...more] = placeInOrder(consequence, rule) ?? [];
  if (first?.from !== 0 || !HAS_CASE.test(rule.slice(0, first.to + 1)) || GOES_ON.test(rule)) return false;
  return more.every(({ to }) => to === rule.length) || isPlaced(consequence, rule.slice(first.to));
}

/** Nearly all words of what is said to follow stand in another sentence, and few in the one whose case it is. */
const OTHERS_SHARE = 0.9;
const OWN_SHARE = 0.5;
const LEAST_WEIGHT = 8;

function isOfOther(consequence: string, own: RuleForm, other: RuleForm, forms: readonly RuleForm[]): boolean {
  // What the next sentence adds is said of the same case.
  if (other === own || forms.indexOf(other) === forms.indexOf(own) + 1 || GOES_ON.test(other.plain))
    return false;
  const pairs = weighPairs(consequence);
  const whole = wholeWeight(pairs);
  return (
    whole >= LEAST_WEIGHT &&
    HAS_CASE.test(other.plain) &&
    sharedWeight(pairs, weighPairs(other.plain)) >= OTHERS_SHARE * whole &&
    sharedWeight(pairs, weighPairs(own.plain)) <= OWN_SHARE * whole
  );
}

/** A sentence that shares so much with one of the article is laid beside it. */
const SHARE = 0.7;
/** More words in place of others are another sentence. */
const WORDS_MAX = 6;
/** Shorter words stand in any article. */
const LEAST_WORDS = 2;
const MOST_REPLACED = 24;
/** Words without a name of anything decide all the same. */
const TURNS = /[可应前后免双单]|不得|[一二三四五六七八九十百千万]/;

/**
 * Words in the place of others in a sentence that else says what one of the article says: they are the article's own, of another sentence of it, and
 * those whose place they take are not said.
 */
export function replacedWords(claim: string, parts: readonly ArticlePart[]): RestatedDifference | null {
  const forms = ruleForms(parts);
  const whole = forms.map((form) => form.plain).join('；');
  for (const pieces of statedPieces(claim)) {
    const said = plain(pieces.join('，'));
    const pairs = weighPairs(said);
    const near = forms.filter(
      (form) => sharedWeight(pairs, weighPairs(form.plain)) >= SHARE * wholeWeight(pairs),
    );
    if (near.length === 0) continue;
    const words = cutWords(said);
    const starts = startsOf(words);
    for (let length = 1; length <= WORDS_MAX; length += 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const [from = 0, to = 0] = [starts[at], starts[at + length]];
        const own = said.slice(from, to);
        if (said.length < 3 * own.length || own.replace(/[的，、]/g, '').length < LEAST_WORDS) continue;
        if (!whole.includes(own) || !(TURNS.test(own) || words.slice(at, at + length).some(isNaming)))
          continue;
        const [before, behind] = [said.slice(0, from), said.slice(to)];
        for (const rule of near) {
          const held = replacedBy(own, before, behind, rule, forms);
          if (held !== null)
            return { kind: kindOf(own, held), said: wordsIn(pieces, own), law: rule.printed.trim() };
        }
      }
  }
  return null;
}

/** Where each word begins, and where the last one ends. */
function startsOf(words: readonly string[]): number[] {
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length);
  return starts;
}

/** The words as the sentence has them, or the clauses that they are in. */
const wordsIn = (pieces: readonly string[], own: string): string =>
  pieces.some((piece) => piece.includes(own)) ? own : pieces.join('，').trim();

/**
 * What words took the place of in a sentence that else says what stands before and behind them; null where they did not. 不满两周岁的子女 for 子女 takes
 * no place: the article itself says which ones it means.
 */
function replacedBy(
  own: string,
  before: string,
  behind: string,
  form: RuleForm,
  forms: readonly RuleForm[],
): string | null {
  const rule = form.plain;
  if (rule.replaceAll('的', '').includes(own.replaceAll('的', ''))) return null;
  for (let end = 0; end <= rule.length; end += 1) {
    if (before !== '' && !before.endsWith(rule.charAt(end - 1))) continue;
    if (!(before === '' ? end === 0 : isPlaced(before, rule.slice(0, end)))) continue;
    for (let begin = end + LEAST_WORDS; begin <= rule.length && begin <= end + MOST_REPLACED; begin += 1) {
      if (behind !== '' && !behind.startsWith(rule.charAt(begin))) continue;
      if (!(behind === '' ? isEndOfClause(rule, begin) : isPlaced(behind, rule.slice(begin), before)))
        continue;
      const held = rule.slice(end, begin);
      const isOther =
        placeInOrder(own, held) === null &&
        (!/的$|^，/.test(held) || own.endsWith('的')) &&
        !leavesOutOneOfSeveral(own, held) &&
        !isOtherItem(own, held, form, forms) &&
        !own.endsWith(`的${held}`);
      return isOther ? held : null;
    }
  }
  return null;
}

/** 没有约定保证期间的 for 没有约定或者约定不明确的: another case of the rule is left out, and nothing stands in its place. */
function leavesOutOneOfSeveral(own: string, held: string): boolean {
  let same = 0;
  while (same < own.length && own[same] === held[same]) same += 1;
  return same >= LEAST_WORDS && /^[、或]/.test(held.slice(same)) && !/[，应可并不]/.test(own.slice(same));
}

/**
 * 吊销许可证件 for 其他较重的行政处罚: another item of the list is told in its place, in whole or in part, and both have the same
 * consequence. The words of the list itself (吊销许可证件的行政处罚决定) stand beside any of its items.
 */
function isOtherItem(own: string, held: string, { item }: RuleForm, forms: readonly RuleForm[]): boolean {
  if (!item) return false;
  const list = plain(item.list);
  if (list.includes(own.replace(/^的/, ''))) return true;
  // What is kept of the item may only be what the list itself says.
  const isAllOfItem =
    item.words.includes(held) && list.includes(item.words.replace(held, '').replaceAll('的', ''));
  return (
    isAllOfItem && forms.some((other) => other.item?.list === item.list && other.item.words.includes(own))
  );
}

const isEndOfClause = (rule: string, at: number): boolean => at === rule.length || rule[at] === '，';
