import { AFTER_NAME, BINDING_CHARACTERS, GIVEN_CHARACTERS } from './given-names.ts';
import { BODY_AFTER, NOT_NAMES, PERSON_AFTER, ROLE_CUE, STRONG_CUE, TITLES, VERB_CUE } from './name-cues.ts';
import { type NameStretch, oddsOf } from './name-evidence.ts';
import { PARTY_ACT, PERSON_ACT } from './person-acts.ts';
import { FIELD_NOUNS, nounBefore, OFFICE_NOUNS, PARTY_NOUNS, PERSON_NOUNS } from './person-nouns.ts';
import { ANCIENTS, PUBLIC_FIGURES } from './public-figures.ts';
import {
  COMMON_SURNAMES,
  COMPOUND_SURNAMES,
  HARDLY_SURNAMES,
  JAPANESE_SURNAMES,
  PLAIN_SURNAMES,
  SURNAMES,
  WORDLIKE_SURNAMES,
} from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** A stretch that could be a name, with what the rules say for it. */
export interface NameCandidate extends NameStretch {
  score: number;
}

/** What a surname alone before a form of address scores. */
const TITLED = 2;
/** From such odds on two characters are a given name behind any surname. */
const SURELY_GIVEN = 1;
const HAN = /^[\u4e00-\u9fff]+$/;
/** Of the characters that hold sentences together those that stand in given names now and then: 有才, 春来, 向红. */
const SELDOM_BINDING = new Set([...'来才得向从未已与作用曾且更太及到只最因']);

/** Every stretch of a flat text with a surname in front that no rule forbids to be a name. */
export function nameCandidates(text: string, grid: WordGrid): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const length = surnameLength(text, place);
    if (length > 0) candidates.push(...candidatesAt(text, grid, place, length));
    // 高桥 may be somebody's whole name.
    if (length === 2 && SURNAMES.has(text[place] ?? ''))
      candidates.push(...candidatesAt(text, grid, place, 1));
  }
  return candidates;
}

function surnameLength(text: string, place: number): number {
  const two = text.slice(place, place + 2);
  if (COMPOUND_SURNAMES.has(two) || JAPANESE_SURNAMES.has(two)) return 2;
  return SURNAMES.has(text[place] ?? '') ? 1 : 0;
}

function candidatesAt(text: string, grid: WordGrid, start: number, surname: number): NameCandidate[] {
  const cue = cueBefore(text, start);
  const given = start + surname;
  const found: NameCandidate[] = [];
  if (titleAfter(text, grid, given) && isAddressed(text, grid, start, surname, cue))
    found.push({ start, end: given, given, cue, score: TITLED });
  // 范徐宝仪: a married woman's and her own.
  const isDouble = surname === 1 && cue >= 2 && COMMON_SURNAMES.has(text[given] ?? '');
  for (const length of isDouble ? [3, 2, 1] : [2, 1]) {
    const stretch = { start, end: given + length, given, cue };
    if (stretch.end > text.length) continue;
    const score = scoreOf(text, grid, stretch);
    if (score !== null) found.push({ ...stretch, score });
  }
  return found;
}

/** How much what stands before a place announces a name. */
function cueBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 10), start);
  if (STRONG_CUE.test(before)) return 3;
  const mark = /[:：]? {0,4}$/.exec(before)?.[0] ?? '';
  const noun = nounBefore(text, start - mark.length, /[:：]/.test(mark) ? FIELD_NOUNS : PERSON_NOUNS);
  if (noun !== '' && /[:：]/.test(mark)) return 3;
  if (noun.length > 1 && PARTY_NOUNS.has(noun)) return 3;
  if (noun !== '' || ROLE_CUE.test(before)) return 2;
  if (VERB_CUE.test(before)) return 1.5;
  return before === '' || /[\s，,。；;：:、！？!?（(“"【\n]$/.test(before) ? 1 : 0;
}

/** 王先生, 欧阳医生: the surname stands alone before a form of address. */
function titleAfter(text: string, grid: WordGrid, place: number): boolean {
  return [5, 4, 3, 2, 1].some(
    (length) =>
      (TITLES.has(text.slice(place, place + length)) ||
        OFFICE_NOUNS.has(text.slice(place, place + length))) &&
      grid.wordAt(place + length - 1)?.end === place + length,
  );
}

function isAddressed(text: string, grid: WordGrid, start: number, surname: number, cue: number): boolean {
  const word = grid.wordAt(start);
  const character = text[start] ?? '';
  if (BINDING_CHARACTERS.has(character) || /[和由从同能于时全应那后连原越当该]/.test(character)) return false;
  if (word && word.start < start) return false;
  // 黄队 is a word of the dictionary, too.
  const isCalled = word?.end === start + surname + 1 && cue > 0 && PLAIN_SURNAMES.has(character);
  if (word && word.end > start + surname && !word.tag.startsWith('nr') && !isCalled) return false;
  return surname === 2 || !WORDLIKE_SURNAMES.has(character) || cue > 0;
}

/** What stands in and around a stretch, weighed by hand; null where a rule says that it is no name. */
function scoreOf(text: string, grid: WordGrid, { start, end, given, cue }: NameStretch): number | null {
  const written = text.slice(start, end);
  const surname = text.slice(start, given);
  if (!HAN.test(written) || /[区县市旗镇乡村省庄]$|.{2}苑$/.test(written) || /某/.test(written)) return null;
  const word = grid.wordAt(start);
  const isWhole = word?.start === start && word.end === end;
  const isName = isWhole && word.tag.startsWith('nr');
  if (TITLES.has(text.slice(given, end)) || NOT_NAMES.has(written)) return null;
  // 欧阳总来了, 王总算来了: it calls somebody or belongs to what follows, and stands in nobody's name.
  if (text.slice(given, end).includes('总')) return null;
  const after = text.slice(end, end + 16);
  if (BODY_AFTER.test(after)) return null;
  // 韩国人, 王府井: a country's people, a place.
  if (/[国省市县州洲]人$/.test(written) || (isWhole && /^n[tsz]$/.test(word.tag) && cue < 2)) return null;
  // 高明哲 behind 表哥 and 马上飞 behind 证人 hold a word that is none of theirs.
  const ends = /^(?:$|[^\p{Script=Han}])/u.test(after) || PERSON_ACT.test(after) || PERSON_AFTER.test(after);
  const isTold = cue >= 3 && ends;
  if (NOT_NAMES.has(written.slice(0, 2))) {
    const mayBe = end - start === 3 && cue >= 2 && (isTold || oddsOf(text.slice(given, end)) >= SURELY_GIVEN);
    if (!mayBe) return null;
  }
  if (ANCIENTS.has(written) ? cue < 3 : PUBLIC_FIGURES.has(written) && cue < 2 && !ends) return null;
  if (end - start === 3 && ANCIENTS.has(written.slice(0, 2)) && cue < 3) return null;
  const givenCharacters = [...text.slice(given, end)];
  if (
    !isName &&
    givenCharacters.some((character) => BINDING_CHARACTERS.has(character) && !SELDOM_BINDING.has(character))
  )
    return null;

  const isUnknown = grid.isGuessed(start, end) && !isWhole;
  const isDoubled = end - given === 2 && text[given] === text[given + 1];
  const isGiven = end - given === 2 && (isDoubled || oddsOf(text.slice(given, end)) >= SURELY_GIVEN);
  if (HARDLY_SURNAMES.has(surname) && cue < 3 && !isUnknown && !isName && !isGiven) return null;
  if (
    /[\d零一二三四五六七八九十百千万亿] ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    WORDLIKE_SURNAMES.has(surname)
  )
    return null;
  let score = cue;
  score += wordScore(text, grid, start, end, isWhole, isName);
  // 我老公江山，方圆欠我钱: a word of the dictionary may be somebody's name where one is announced or does what people do.
  const isPerson = isPersonal(cue, after, text.slice(Math.max(0, start - 4), start));
  if (isWhole && !isName && /^[natszi]/.test(word.tag)) score += isPerson ? 2 : 0;
  if (isDoubled) score += 1.5;
  for (const character of givenCharacters)
    score += BINDING_CHARACTERS.has(character) ? -1.5 : GIVEN_CHARACTERS.has(character) ? 0.75 : -0.5;
  if (JAPANESE_SURNAMES.has(surname)) score += cue >= 2 ? 1 : -1.5;
  else if (surname.length === 2) score += 1;
  else if (WORDLIKE_SURNAMES.has(surname))
    score -= isWord(text, grid, given, end) ? 3.5 : isUnknown ? 1.5 : end - start < 3 ? 3 : 2;
  else if (COMMON_SURNAMES.has(surname)) score += 0.5;
  if (/[河川峡岭岩矿]$/.test(written)) score -= 2;
  if (titleAfter(text, grid, end)) score += 3.5;
  else if (PERSON_AFTER.test(after) || PERSON_ACT.test(after)) score += 1.5;
  else if (AFTER_NAME.test(after) || goesOn(text, grid, end)) score += 1;
  return score;
}

function isInPieces(grid: WordGrid, start: number, end: number): boolean {
  for (let place = start; place < end; place += 1) {
    const word = grid.wordAt(place);
    const isInside = word && word.start >= start && word.end <= end;
    if (!isInside || (word.end - word.start > 1 && !/^n[rs]/.test(word.tag))) return false;
  }
  return true;
}

/** An everyday word of the dictionary: 社会 in 向社会. */
export function isWord(text: string, grid: WordGrid, start: number, end: number): boolean {
  const word = grid.wordAt(start);
  const isDoubled = text[start] === text[start + 1];
  return (
    end - start > 1 && !isDoubled && word?.start === start && word.end === end && !word.tag.startsWith('nr')
  );
}

const VERBS_IN_NAMES = new Set([...'生成平立兴发能开起升进达建保华胜越会有和军可']);

/** What is done to somebody alone: 借给白云, 嫁给高兴. */
const DONE_TO = /(?:[借转付还卖租送交寄打汇嫁判][给到]了?|起诉了?|状告|娶了?)$/;

function isPersonal(cue: number, after: string, before: string): boolean {
  const acts = PERSON_AFTER.test(after) || PERSON_ACT.test(after);
  const ends = /^(?:$|[^\p{Script=Han}])/u.test(after);
  if (cue >= 2) return acts || ends || PARTY_ACT.test(after) || /^[把被向与和跟](?!时)/.test(after);
  return cue >= 1 && (acts || (DONE_TO.test(before) && (ends || /^[一二三四五六七八九十两的]/.test(after))));
}

/** A verb, an adverb or a word of the sentence's frame begins here. */
function goesOn(text: string, grid: WordGrid, place: number): boolean {
  const word = grid.wordAt(place);
  if (word && word.end - word.start === 1 && VERBS_IN_NAMES.has(text[place] ?? '')) return false;
  return word?.start === place && /^[vpdcutx]/.test(word.tag);
}

/** What the dictionary and the guess say of a stretch as a word. */
function wordScore(
  text: string,
  grid: WordGrid,
  start: number,
  end: number,
  isWhole: boolean,
  isName: boolean,
): number {
  const first = grid.wordAt(start);
  const last = grid.wordAt(end - 1);
  let score = 0;
  if (isName) score += 1.5;
  else if (isWhole) score -= 3;
  else if (first && first.start === start && first.end - start > 1 && !first.tag.startsWith('nr')) score -= 1;
  if (grid.isGuessed(start, end) && (isName || !isWhole)) score += 1.5;
  // No everyday word holds any of it: what stands in single characters is mostly a name.
  else if (end - start > 2 && isInPieces(grid, start, end)) score += 1;
  if (first && first.start < start) score -= 3;
  // 刚才 in 谢佩刚才十五岁 hides the end of the name.
  if (last && last.end > end)
    score -= last.start > start && AFTER_NAME.test(text.slice(end, end + 4)) ? 1 : 3;
  if (!grid.isEdge(start)) score -= 1;
  if (!grid.isEdge(end)) score -= 1;
  return score;
}
