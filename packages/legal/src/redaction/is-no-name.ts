import { tagWords } from '../words/segmentation.ts';
import { GIVEN_CHARACTERS } from './given-names.ts';
import { NOT_NAMES, PERSON_AFTER, TITLES } from './name-cues.ts';
import { oddsOf } from './name-evidence.ts';
import { PERSON_ACT } from './person-acts.ts';
import { nounBefore } from './person-nouns.ts';
import { COMMON_SURNAMES, HARDLY_SURNAMES, SURNAMES, WORDLIKE_SURNAMES } from './surnames.ts';

/** Somebody is named behind these, whatever their name is made of. */
const NAMED =
  /(?:叫做?|(?<!小|老)姓|名字是|名是|大名|小名|乳名|取名|真名|本名|全名|姓名[:：]?|名字[:：]?|户名[:：]?|本人|我是|他是|她是)$/;
/** 老三, 老小: a child among brothers and sisters. */
const BORN_AS = /老[大二三四五六七八九幺小]$/;
/** 小曾, 老马: a surname behind such a word is one, whatever else it may be. */
const FAMILIAR = /^[小老阿].$/;
/** 一万二的小单: what is counted or costs so much, and goes by a small word. */
const COUNTED = /[\d一二三四五六七八九十百千万元块笔张批台份]的$/;
/** Adverbs, pronouns, measures, particles, prepositions and conjunctions: no given name is made of them. */
const OF_SPEECH = /^(?:d|r|q|y|u.*|p|c)$/;
const OF_DEEDS = /^[有急来去说讲要是给看问做走想拿还怕]$/;
/** Kinds of words that are no name: what a dictionary has for names and places, and what it does not know, may be one. */
const ORDINARY = /^(?:n|v|vn|a|ad|d|t|m|f|r|q|p|c|s|l|i|z|b|u.*|y)$/;
/** Behind these a measure stands: 一张, 给了张. */
const MEASURED = /[了这那几两一二三四五六七八九十\d]$/;
/** 伍仟元: a sum in capitals. */
const SUM = /^[壹贰叁肆伍陆柒捌玖拾佰仟万亿零元整角分]+$/;
const ADVERB = /^[全都刚才也又光白只先再总老]$/;
/** What is no clause of its own is looked at in its clause: a word does not go over a mark. */
const MARK = /[，。；：！？、,;:!?\n]/;

interface Piece {
  word: string;
  tag: string;
  start: number;
  end: number;
}

/**
 * Whether what looks like a name is made of other words, or cut out of one: 莫急, 都有, 大梁, 买婚房. Stories and speech are full of surnames that are
 * none. A stretch is judged by the words it is made of, and by what stands before and behind it: what somebody is to another, and what people alone do.
 */
export function isNoName(text: string, start: number, end: number): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 12), start);
  const behind = text.slice(end, end + 12);
  if (SUM.test(said) || said.startsWith('姓') || /^.子$/.test(said) || NOT_NAMES.has(said)) return true;
  if (NAMED.test(before)) return false;
  if (FAMILIAR.test(said)) return COUNTED.test(before) && !PERSON_AFTER.test(behind);
  // 女儿，朵朵: a doubled name behind a mark.
  const isDoubled = said.length === 2 && said[0] === said[1];
  const isPointedAt =
    nounBefore(text, isDoubled && MARK.test(text.charAt(start - 1)) ? start - 1 : start) !== '' ||
    BORN_AS.test(before);
  const isActing = PERSON_AFTER.test(behind) || PERSON_ACT.test(behind);
  const { pieces, isCut, isPlace, isVerbBefore, isVerbBehind } = piecesOf(text, start, end);
  const [first] = pieces;
  if (!first) return false;
  const given = said.slice(1);
  // 外公外婆都早没了: words of every other sentence need more than somebody before them.
  const isOfSentence = pieces.every(
    ({ word, tag }) => (word.length === 1 && OF_SPEECH.test(tag)) || isPlain(word, tag),
  );
  const isWordlike = WORDLIKE_SURNAMES.has(said[0] ?? '') || HARDLY_SURNAMES.has(said[0] ?? '');
  const isOneWord = pieces.length === 1 && first.start === start && first.end === end;
  // 给儿子买婚房, 为了孩子忍忍: what is done for somebody.
  const isOrdinary = pieces.every(({ tag }) => ORDINARY.test(tag)) && !isGiven(given);
  if (isOrdinary && (isWordlike || isOfSentence || isOneWord)) return true;
  const isWholeGiven = given.length === 2 && isAllGiven(given);
  if (HARDLY_SURNAMES.has(said[0] ?? '') && !isWholeGiven && !isPointedAt && !isActing) return true;
  // 找过城管: a particle behind a deed.
  if (first.tag.startsWith('u') && isVerbBefore) return true;
  // 一周后林姐发来: somebody else begins within it.
  if (isCalledWithin(said)) return true;
  if (isPointedAt) return false;
  if (isCut) return true;
  // 武汉洪山的房子: a place within a place.
  if (isPlace && /^(?:的(?:[房店厂铺地]|项目)|[区那这]边?)/.test(behind)) return true;
  if (isOneWord) return ORDINARY.test(first.tag) && !isActing;
  const isOdd = oddsOf(given) < 1;
  if (isOdd && pieces.slice(1).some(({ word, tag }) => OF_SPEECH.test(tag) || OF_DEEDS.test(word)))
    return true;
  // 我们签了赡养协议: a surname that is a word, in front of another.
  const [, last] = pieces;
  const isWordBehind = last?.word.length === 2 && ORDINARY.test(last.tag) && isOdd;
  if (isWordBehind && !isAllGiven(given)) return true;
  // 给了张回执: a measure behind a number or a deed.
  if (first.tag === 'q' && MEASURED.test(before) && !isGiven(given)) return true;
  // 钱全打给他: what is done with all of it.
  if (given.length === 1 && ADVERB.test(given) && isVerbBehind && isWordlike) return true;
  if (isActing) return false;
  // 张 of 给了张回执, 黑 of 有黑印: a surname that is another word here, and no given name behind it.
  const isWordHere =
    isWordlike || (ORDINARY.test(first.tag) && !(COMMON_SURNAMES.has(said[0] ?? '') && first.tag !== 'q'));
  return isWordHere && !isGiven(given);
}

/** Whether a word is an ordinary one whatever it stands in. */
const isPlain = (word: string, tag: string): boolean => /^(?:a|f)$/.test(tag) && !GIVEN_CHARACTERS.has(word);

/** Whether something could be a given name by the characters it is made of. */
const isGiven = (given: string): boolean => [...given].some((character) => GIVEN_CHARACTERS.has(character));

const isAllGiven = (given: string): boolean =>
  [...given].every((character) => GIVEN_CHARACTERS.has(character));

/** A surname before a form of address, behind one character more. */
const isCalledWithin = (said: string): boolean =>
  said.length === 3 &&
  WORDLIKE_SURNAMES.has(said[0] ?? '') &&
  SURNAMES.has(said[1] ?? '') &&
  TITLES.has(said[2] ?? '');

/** The words of a stretch in their clause. */
interface Pieces {
  pieces: Piece[];
  /** A word goes over its beginning or its end. */
  isCut: boolean;
  /** A place is named in front of it. */
  isPlace: boolean;
  isVerbBefore: boolean;
  isVerbBehind: boolean;
}

function piecesOf(text: string, start: number, end: number): Pieces {
  let from = start;
  while (from > 0 && !MARK.test(text.charAt(from - 1)) && start - from < CLAUSE_MAX) from -= 1;
  let to = end;
  while (to < text.length && !MARK.test(text.charAt(to)) && to - end < CLAUSE_MAX) to += 1;
  const pieces: Piece[] = [];
  let at = from;
  let isCut = false;
  let isPlace = false;
  let isVerbBefore = false;
  let isVerbBehind = false;
  for (const { word, tag } of tagWords(text.slice(from, to))) {
    const piece = { word, tag, start: at, end: at + word.length };
    at = piece.end;
    isPlace ||= piece.end === start && tag === 'ns';
    isVerbBefore ||= piece.end === start && /^v/.test(tag);
    isVerbBehind ||= piece.start === end && /^v/.test(tag);
    if (piece.end <= start || piece.start >= end) continue;
    pieces.push(piece);
    isCut ||= piece.start < start || piece.end > end;
  }
  return { pieces, isCut, isPlace, isVerbBefore, isVerbBehind };
}
const CLAUSE_MAX = 60;
