import { nameAsLaw } from '@mingfa/legal/citation/agreement/everyday-persons';
import { withoutRoles } from '@mingfa/legal/citation/agreement/roles';
import { normalizeWords, readClauses } from './quoted-words.ts';

const DENIAL_BEFORE = /(?:不得?|未|没有|非|无权|禁止|不予|不能|不可以|无须|不应当?)$/;
/** A fault that a rule asks for: 因故意或者重大过失侵害……的. */
const FAULT_BEFORE = /故意|过失|(?<!无)过错|恶意|明知|欺诈|胁迫/;
/** What was left out of a clause that a quotation begins or ends within. */
const CONDITION_BEFORE = /未经|没有|不(?!动产)|非因|除|只有|仅|为限|限于|范围内/;
const CONDITION_BEHIND = /除外|之外|以外|不(?!动产|足|满)|无效|未|仅|为限/;
const EXCEPTION = /但是?|除外|另有约定|不得|不予|未|仅/;
/** A further condition left out where `……` stands between a condition and what follows from it. */
const FURTHER_CONDITION = /(?:并|且|同时|没有|非|经).{2,40}的$/;
/** ……不提供的，由……: a case, and what follows from it. */
const OWN_CASE = /^\s*[^，。；]{3,30}的，/;
/** Words that take something out of what their sentence says behind them. */
const EXCEPTION_BEFORE = /除(?!法律|外|非)(?:(?!另有).){2,80}外$/;
/** Words with which a sentence says itself that there is an exception. */
const NAMES_EXCEPTION = /但|除外|除非|除了?.{1,30}外|除了|(?<!没有|没有任何|无|无任何|毫无)例外|另有/;
/** Words with which a sentence calls what it quotes a limit. */
const NAMES_LIMIT = /为限|上限|最高|不得?超过|以内|限于/;
const ABSOLUTE = /无论|一律|一概|任何|也要|也得|都要|都得|即使|哪怕|也不行/;

/** Longer words left out before a quotation are not read. */
const LEFT_OUT_MAX = 120;
/** Fewer characters beside a quotation tell no case. */
const LEAST_TOLD = 4;

/**
 * What a quotation that stands in an article lost where it was cut: `turned`, where it says something else (right behind a
 * denial, before the exception that its sentence goes on with, or with either left out where `……` stands); `partial`, where it
 * gives a consequence and its sentence says nothing of whose or in what case.
 * @param said the whole sentence that quotes: one that names the exception or the case may quote without it
 */
export function quotationCut(quote: string, articleText: string, said = quote): 'turned' | 'partial' | null {
  const { words, stops } = readStops(articleText, /[。\n]/);
  const ruleStops = readStops(articleText, /[。；;\n]/).stops;
  const { clauseStarts } = readClauses(articleText);
  const written = quote
    .split(/…+|\.{3,}|\[[^\]\d][^\]]*\]/)
    .filter((piece) => normalizeWords(piece).length > 0);
  const pieces = written.map(normalizeWords);
  const rest = said.replace(quote, ' ');
  const namesException = NAMES_EXCEPTION.test(rest) && !/无论|一律|一概/.test(said);
  let from = 0;
  let begin = 0;
  let losesCondition = false;
  for (const [index, piece] of pieces.entries()) {
    const at = words.indexOf(piece, from);
    if (at < 0) return null;
    if (index === 0) begin = at;
    const leftOut = words.slice(index === 0 ? Math.max(0, at - 6) : from, at);
    if (DENIAL_BEFORE.test(leftOut)) return 'turned';
    const clause = clauseStarts.findLast((start) => start <= at) ?? at;
    if (index === 0 && losesWords(CONDITION_BEFORE, words.slice(clause, at), rest)) return 'turned';
    if (index === 0 && losesWords(FAULT_BEFORE, words.slice(clause, at), rest)) losesCondition = true;
    // ……。但甲……，乙不……的，由乙……: what is quoted of the exception has a case of its own.
    const isOfException = /^但/.test(leftOut) && OWN_CASE.test(written[index] ?? '');
    if (isOfException) losesCondition = true;
    else if (index > 0 && leftOut.length <= 40 && EXCEPTION.test(leftOut)) return 'turned';
    if (index > 0 && leftOut.length <= 60 && FURTHER_CONDITION.test(leftOut)) losesCondition = true;
    from = at + piece.length;
  }
  if (namesException) return null;
  const stop = stops.find((one) => one >= from) ?? words.length;
  const clause = clauseStarts.find((start) => start >= from) ?? words.length;
  // 超过四倍的除外: that the four times are the limit is what the sentence says of them.
  const begun = clauseStarts.findLast((start) => start <= begin) ?? begin;
  const isLimit = /超过$/.test(words.slice(begun, begin)) && /^的?除外/.test(words.slice(from, clause));
  if (isLimit && NAMES_LIMIT.test(rest)) return null;
  if (CONDITION_BEHIND.test(words.slice(from, clause))) return 'turned';
  const left = words.slice(from, stop);
  // Up to a semicolon a rule is quoted as it stands; that its exception is left out is grave only where the sentence knows of none.
  if (!ruleStops.includes(from)) {
    // 不得强制……，不得利用……: what follows denies more of the same.
    const isDenial = /(?:^|[，；。])(?:也|并)?不[得能予]/.test(quote);
    if (/^的?除外|^但|但是|除外$/.test(left) || (!isDenial && /^不/.test(left))) return 'turned';
  } else if (/^但/.test(left)) return ABSOLUTE.test(rest) ? 'turned' : 'partial';
  const startOf = (ends: readonly number[]) => Math.max(0, ...ends.filter((one) => one <= begin));
  if (EXCEPTION_BEFORE.test(words.slice(startOf(stops), begin)))
    return ABSOLUTE.test(rest) ? 'turned' : 'partial';
  // A whole sentence is quoted faithfully, though the next begins with 但是: unless nothing is said to be left.
  if (/^但/.test(words.slice(stop)) && from === stop && ABSOLUTE.test(rest)) return 'turned';
  return losesCondition || losesItsCase(quote, words.slice(startOf(ruleStops), begin), rest)
    ? 'partial'
    : null;
}

/** 限于“……”: what the sentence itself says before its quotation is not lost. */
const losesWords = (pattern: RegExp, leftOut: string, rest: string): boolean => {
  const word = pattern.exec(leftOut)?.[0];
  return word !== undefined && !(word.length >= 2 && rest.includes(word));
};

/** A consequence without its case: 应当支付违约金, where the article says so of who breaks an agreement, and the sentence does not. */
function losesItsCase(quote: string, leftOut: string, rest: string): boolean {
  if (leftOut.length < 3 || leftOut.length > LEFT_OUT_MAX) return false;
  const isWhose = leftOut.endsWith('的一方');
  if (!isWhose && (!/的[也均]?$/.test(leftOut) || /的[，,]/.test(quote))) return false;
  const told = normalizeWords(withoutRoles(nameAsLaw(rest, leftOut)));
  // Nothing but the quotation claims nothing of another case.
  if (!isWhose && told.length < LEAST_TOLD) return false;
  const needed = isWhose ? leftOut : normalizeWords(withoutRoles(leftOut));
  for (let at = 0; at + 2 <= needed.length; at += 1)
    if (told.includes(needed.slice(at, at + 2))) return false;
  return true;
}

/** A text's words without punctuation, and where in them its sentences end. */
function readStops(text: string, end: RegExp): { words: string; stops: number[] } {
  let words = '';
  const stops: number[] = [];
  for (const sentence of text.split(end)) {
    words += normalizeWords(sentence);
    stops.push(words.length);
  }
  return { words, stops };
}
