import { guessWords, tagWords } from '../words/segmentation.ts';
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
/** What speech ends its sentences with. */
const PARTICLE = /[咧嘛噻嗦撒喃咯啵哩喔哟哇嘞]$/;
/** A thing is taken, bought and used one by one. */
const HANDLED = /(?:拿|买|用|带|换|洗|穿|吃|喝|装|修)(?:了|过)?一?[个条张把件块]$/;
/** 莫进门, 后来捡, 原卡, 黑脱了: a surname's character in a word of speech. */
const OF_TALK =
  /^莫(?:[算打动乱哭吵讲说怪诳哄插喊催逼怕]|进[门屋来去])|^后来|^原[卡件价]$|^[\u4e00-\u9fff]脱$|^舒坦/;
/** 越看越气. */
const MORE_AND_MORE = /^越.{1,3}越/;
/** 伍仟元: a sum in capitals. */
const SUM = /^[壹贰叁肆伍陆柒捌玖拾佰仟万亿零元整角分]+$/;
const ADVERB = /^[全都刚才也又光白只先再总老]$/;
/** What is no clause of its own is looked at in its clause: a word does not go over a mark. */
const MARK = /[，。；：！？、,;:!?\n]/;

interface Piece {
  word: string;
  tag: string;
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
  if (isOfThing(said, before, behind)) return true;
  if (FAMILIAR.test(said)) return COUNTED.test(before) && !PERSON_AFTER.test(behind);
  const stretch = { ...wordsOf(text, start, end), said, given: said.slice(1), before, behind };
  if (stretch.pieces.length === 0) return false;
  // 女儿，朵朵: a doubled name behind a mark.
  const isDoubled = said.length === 2 && said[0] === said[1];
  const noun = nounBefore(text, isDoubled && MARK.test(text.charAt(start - 1)) ? start - 1 : start);
  const isPointedAt = noun !== '' || BORN_AS.test(before);
  const isActing = PERSON_AFTER.test(behind) || PERSON_ACT.test(behind);
  if (isWordsAlone(stretch) && !(isPointedAt && stretch.isGuessed && !HARDLY_SURNAMES.has(said[0] ?? '')))
    return true;
  if (isPointedAt) return false;
  return isCutOut(stretch, isActing) || (!isLikeName(stretch) && isWordsHere(stretch, isActing));
}

/** 老赵家, 管子咧, 去年梅雨天, 拿个毛巾. */
const isOfThing = (said: string, before: string, behind: string): boolean =>
  /^.家$/.test(said) ||
  PARTICLE.test(said) ||
  OF_TALK.test(said) ||
  MORE_AND_MORE.test(said + behind) ||
  HANDLED.test(before) ||
  (/[雨雪风霜雾]$/.test(said) && /^[天季]/.test(behind));

/** Whether a stretch is none whoever is spoken of before it: 给儿子买婚房, 外公外婆都早没了, 我找过城管. */
function isWordsAlone({ said, given, pieces, isOneWord, isVerbBefore }: Stretch): boolean {
  const [first] = pieces;
  const isOfSentence = pieces.every(
    ({ word, tag }) => (word.length === 1 && OF_SPEECH.test(tag)) || isPlain(word, tag),
  );
  const isOrdinary = pieces.every(({ tag }) => ORDINARY.test(tag)) && !isGiven(given);
  if (isOrdinary && (isWordlike(said) || isOfSentence || isOneWord)) return true;
  if (first?.tag.startsWith('u') && isVerbBefore) return true;
  // 一周后林姐发来: somebody else begins within it.
  return (
    said.length === 3 &&
    WORDLIKE_SURNAMES.has(said[0] ?? '') &&
    SURNAMES.has(said[1] ?? '') &&
    TITLES.has(said[2] ?? '')
  );
}

/** Whether a stretch is cut out of a word, is a word, or names a place: 武汉洪山的房子. */
function isCutOut(
  { said, given, behind, pieces, isCut, isPlace, isOneWord }: Stretch,
  isActing: boolean,
): boolean {
  const isWholeGiven = given.length === 2 && isAllGiven(given);
  if (HARDLY_SURNAMES.has(said[0] ?? '') && !isWholeGiven && !isActing) return true;
  if (isCut || (isPlace && /^(?:的(?:[房店厂铺地]|项目)|[区那这]边?)/.test(behind))) return true;
  return isOneWord && ORDINARY.test(pieces[0]?.tag ?? '') && !isActing;
}

/** Whether a stretch is two or three words of the sentence, of which nobody is told to do anything. */
function isWordsHere({ said, given, before, pieces, isVerbBehind }: Stretch, isActing: boolean): boolean {
  const [first, ...others] = pieces;
  const isOdd = oddsOf(given) < 1 && !(isAllGiven(given) && !isWordlike(said));
  if (isOdd && others.some(({ word, tag }) => OF_SPEECH.test(tag) || OF_DEEDS.test(word))) return true;
  // 我们签了赡养协议: a surname that is a word, in front of another.
  const [last] = others;
  if (isOdd && last?.word.length === 2 && ORDINARY.test(last.tag) && !isAllGiven(given)) return true;
  // 给了张回执: a measure behind a number or a deed.
  if (first?.tag === 'q' && MEASURED.test(before) && !isGiven(given)) return true;
  // 钱全打给他: what is done with all of it.
  if (isWordlike(said) && isVerbBehind && given.length === 1 && ADVERB.test(given)) return true;
  if (isActing) return false;
  // 我可是满勤: two words of any sentence.
  const isPair = pieces.length === 2 && pieces.every(({ tag }) => /^(?:a|ad|d|v|f|t|m)$/.test(tag));
  if (isWordlike(said) && given.length === 1 && isPair && isOdd) return true;
  // 黑 of 有黑印: a surname that is another word here, and no given name behind it.
  const isCommon = COMMON_SURNAMES.has(said[0] ?? '') && first?.tag !== 'q';
  const isWordHere = isWordlike(said) || (ORDINARY.test(first?.tag ?? '') && !isCommon);
  return isWordHere && !isGiven(given);
}

/** 商天娥: by how characters follow each other one word, with a character that given names are made of, and no word of speech. */
const isLikeName = ({ isGuessed, given, pieces }: Stretch): boolean =>
  isGuessed && isGiven(given) && !pieces.slice(1).some(({ tag }) => OF_SPEECH.test(tag));

const isWordlike = (said: string): boolean =>
  WORDLIKE_SURNAMES.has(said[0] ?? '') || HARDLY_SURNAMES.has(said[0] ?? '');

/** Whether a word is an ordinary one whatever it stands in. */
const isPlain = (word: string, tag: string): boolean => /^(?:a|f)$/.test(tag) && !GIVEN_CHARACTERS.has(word);

/** Whether something could be a given name by the characters it is made of. */
const isGiven = (given: string): boolean => [...given].some((character) => GIVEN_CHARACTERS.has(character));
const isAllGiven = (given: string): boolean =>
  [...given].every((character) => GIVEN_CHARACTERS.has(character));

/** The words of a stretch in their clause. */
interface Words {
  pieces: Piece[];
  isOneWord: boolean;
  /** A word goes over its beginning or its end. */
  isCut: boolean;
  /** A place is named in front of it. */
  isPlace: boolean;
  isVerbBefore: boolean;
  isVerbBehind: boolean;
  /** No dictionary has it, and by how characters follow each other it is one word. */
  isGuessed: boolean;
}

interface Stretch extends Words {
  said: string;
  /** All but its first character. */
  given: string;
  before: string;
  behind: string;
}

function wordsOf(text: string, start: number, end: number): Words {
  let from = start;
  while (from > 0 && !MARK.test(text.charAt(from - 1)) && start - from < CLAUSE_MAX) from -= 1;
  let to = end;
  while (to < text.length && !MARK.test(text.charAt(to)) && to - end < CLAUSE_MAX) to += 1;
  const clause = text.slice(from, to);
  const words: Words = {
    pieces: [],
    isOneWord: false,
    isCut: false,
    isPlace: false,
    isVerbBefore: false,
    isVerbBehind: false,
    isGuessed: false,
  };
  let at = from;
  for (const { word, tag } of tagWords(clause)) {
    const [begins, ends] = [at, at + word.length];
    at = ends;
    if (ends === start) {
      words.isPlace = tag === 'ns';
      words.isVerbBefore = tag.startsWith('v');
    }
    if (begins === end) words.isVerbBehind = tag.startsWith('v');
    if (ends <= start || begins >= end) continue;
    words.pieces.push({ word, tag });
    words.isCut ||= begins < start || ends > end;
    words.isOneWord ||= begins === start && ends === end;
  }
  at = from;
  for (const word of guessWords(clause)) {
    words.isGuessed ||= at === start && at + word.length === end && !words.isOneWord;
    at += word.length;
  }
  return words;
}
const CLAUSE_MAX = 60;
