import { cutWords } from '../../words/segmentation.ts';
import { isNaming } from './naming-words.ts';
import type { LeftOut } from './place-in-order.ts';

/** Words that change nothing by falling out. */
const WEAK =
  /^(?:的|，|、|均|都|也|依法|提出|提起|进行|予以|加以|给予|作出|在|有关|本人|自己|本法|规定|所|就|则|但|应)+$/;
/** An exception that every reader adds for himself: where a statute or the parties say otherwise. */
const EXCEPT_OTHERWISE =
  /^，?(?:但|除)?，?[、一-龥]{0,24}另有(?:特别)?(?:规定|约定|说明)的?(?:除外|外|，?[按从]其?(?:规定|约定))?，?$/;
/** What turns or narrows a rule, wherever it falls out. */
const TURNS = /[不未非无除仅只免否]|以[上下内外前后]|超过|[前后内外止满]|应|可(?!能)|共同|一致|分别|各自/g;
const EXCEPTS = /除外|例外|但(?!不得|不影响)/;
const STATES = /应|可|不得|视为|由|责令|处|给予|承担/;
const BEGINS_CONDITION = /^(?:但|如|因|在|经|对|自|除|未|没有|有)/;
const ENDS_CONDITION = /(?:的|后|时|前|内|之日起?)$/;
const STATES_MORE = /^[、和及与并](?:符合|具有|具备|有|经|已|未|不|无|没有|达到|超过|能够|满)/;
/** One who acts together with others does not act alone. */
const TOGETHER = /共同|一致|同意|批准|经|由|之间|连带|各/;
/** What joins names and says nothing else. */
const JOINS = /[与和或及、，的对向]/g;
const ENDS_JOIN = /^[与和或及、，的对向]+|[与和或及、，的]+$/g;
/** A figure stands for itself. */
const COUNTS = /分之|[一二三四五六七八九十百千万]+(?:[倍年个日天元月周次名人项]|周岁)/;
/** Whom every rule speaks of that names nobody else. */
const ANYBODY =
  /^(?:(?:双方|各方)?当事人|申请人|(?:公民|自然人)、法人[或和、](?:非法人|他)组织|任何(?:组织|单位)[、和或]个人)$/;
/** To whom and by which rule something is done: 按国家有关规定向主管部门. */
const BESIDE = /^(?:按[一-龥、]{0,16}规定)?(?:向[一-龥、]{2,30})?$/;
const ACTS = /请求|要求|主张|提[出交起]|申[请报]|返还|支付|赔偿|履行|追偿|承担/;
/** A duty or a right has no more of it then; a ban and a case have. */
const NARROWS = /[不未非无免减停禁]|除|限于?|仅|只/;
/** 由当事人约定 of 定金的数额由当事人约定，但不得超过…: what else is said of the same thing. */
const PREDICATE = /^(?:由|应|可|不|为|是|自)[^，]*$/;
/** A longer stretch says more than whom it names. */
const NAMES_MOST = 24;

/**
 * Whether what a claim leaves out of a rule leaves the rule as true as it was.
 * @param said the claim's words
 * @param before what the sentence said before this claim
 */
export function isSafelyLeftOut(
  { from: first, to }: LeftOut,
  rule: string,
  { said, before }: { said: string; before: string },
): boolean {
  const from = rule[first - 1] === '但' ? first - 1 : first;
  const words = rule.slice(from, to);
  // 当事人对发送时间、接收时间另有约定的.
  if (WEAK.test(words) || EXCEPT_OTHERWISE.test(words) || /^另有[规约]定/.test(rule.slice(to))) return true;
  const start = rule.lastIndexOf('，', from - 1) + 1;
  const next = rule.indexOf('，', to);
  const end = next < 0 ? rule.length : next;
  const known = { said: before + said, before: before + rule.slice(0, from) };
  if (!words.includes('，') && (from > start || to < end)) {
    const clause = rule.slice(start, end);
    return (
      isMember(words, clause, from - start) ||
      isNamedBefore(words, known) ||
      isBesideAct(words, clause) ||
      (from === start && ANYBODY.test(words)) ||
      (from > start && to === end && isPredicate(words, rule.slice(start, from), rule.slice(end + 1)))
    );
  }
  const clauses = words.split('，');
  const begun = from === start ? '' : (clauses.shift() ?? '');
  const last = to === rule.length || rule[to] === '，' || rule[to - 1] === '，' ? '' : (clauses.pop() ?? '');
  // A stretch from the midst of one clause into the midst of another leaves no sentence.
  if (begun !== '' && last !== '') return false;
  const isPartSafe = (part: string, at: number) =>
    part === '' || isSafelyLeftOut({ from: at, to: at + part.length }, rule, { said, before });
  return (
    isPartSafe(begun, from) &&
    isPartSafe(last, to - last.length) &&
    clauses.filter(Boolean).every((clause) => isClauseSafe(clause, known, { isEnd: to === rule.length }))
  );
}

/** A whole clause: what follows may go untold, a condition and an exception may not. Behind the rest of it, a further case is a rule of its own. */
function isClauseSafe(
  clause: string,
  known: { said: string; before: string },
  { isEnd }: { isEnd: boolean },
): boolean {
  if (WEAK.test(clause) || EXCEPT_OTHERWISE.test(clause) || isNamedBefore(clause, known)) return true;
  if (EXCEPTS.test(clause)) return false;
  // A的，或者B的: another case of the same rule.
  if (/^或[^，]*的$/.test(clause)) return true;
  return isEnd || (STATES.test(clause) && !BEGINS_CONDITION.test(clause) && !ENDS_CONDITION.test(clause));
}

/** To whom something is done and by which rule, where it must or may be done. */
const isBesideAct = (words: string, clause: string): boolean =>
  BESIDE.test(words) &&
  !ACTS.test(words) &&
  /[应可]/.test(clause) &&
  !NARROWS.test(clause) &&
  !ENDS_CONDITION.test(clause);

/** One thing that a rule says of its subject, before another that it says of it. */
const isPredicate = (words: string, subject: string, behind: string): boolean =>
  PREDICATE.test(words) &&
  subject.length >= 2 &&
  !STATES.test(subject) &&
  !BEGINS_CONDITION.test(subject) &&
  !ENDS_CONDITION.test(words) &&
  PREDICATE.test((/^(?:但，?)?([^，]*)/.exec(behind)?.[1] ?? '').replace(/^[一-龥]{1,8}?(?=应|为)/, ''));

/** A member of a list that falls out where the others hold without it. */
function isMember(words: string, clause: string, at: number): boolean {
  const isTail = /^(?:、|或|以及|和|及|与|并)./.test(words) && !/[、或和及与并]$/.test(words);
  const isHead = /.(?:、|或|以及|和|及|与)$/.test(words) && !/^[、或和及与并]/.test(words);
  if (!isTail && !isHead) return false;
  if (isHead && /(?:应|可|不得|[不未非无除仅])(?!.*的)/.test(words)) return false;
  // 材料齐全、符合法定形式 are two conditions, and no list of things.
  if (!/或|等/.test(clause) && STATES_MORE.test(words)) return false;
  const force = /应(?!知)|可|不得|不承担|无需/.exec(clause);
  const isBehindForce = force !== null && force.index < at;
  const isConjunctive = /和|及|与|并/.test(words) || (!/或/.test(clause) && /和|及|与|并/.test(clause));
  const isCondition = ENDS_CONDITION.test(clause) || (BEGINS_CONDITION.test(clause) && !STATES.test(clause));
  const around = [clause.slice(0, at).slice(-8), clause.slice(at + words.length).slice(0, 6)];
  if (around.some((some) => TOGETHER.test(some))) return false;
  if (isConjunctive) return !isCondition;
  // Who must do this or that need not do this.
  return isCondition || !isBehindForce || force?.[0] !== '应';
}

/** Whoever and whatever the sentence named before: 视为用人单位与劳动者已订立. */
function isNamedBefore(words: string, { said, before }: { said: string; before: string }): boolean {
  if (words.length > NAMES_MOST || COUNTS.test(words)) return false;
  const isKnown = (some: string) => said.includes(some) && before.includes(some);
  const core = words.replace(ENDS_JOIN, '');
  if (core.length >= 2 && isKnown(core)) return true;
  for (const { index } of words.matchAll(TURNS)) if (!isKnown(words.slice(index, index + 3))) return false;
  const own = cutWords(words.replace(JOINS, ''));
  const rest = own.filter((word) => !(word.length >= 2 && isKnown(word)));
  return own.some(isNaming) && rest.join('').replace(TURNS, '') === '';
}
