import { AFTER_NAME, BINDING_CHARACTERS, GIVEN_CHARACTERS } from './given-names.ts';
import type { PersonalData } from './mask.ts';
import { BODY_AFTER, NOT_NAMES, PERSON_AFTER, ROLE_CUE, STRONG_CUE, TITLES, VERB_CUE } from './name-cues.ts';
import { PARTY_ACT, PERSON_ACT } from './person-acts.ts';
import {
  COMMON_SURNAMES,
  COMPOUND_SURNAMES,
  HARDLY_SURNAMES,
  SURNAMES,
  WORDLIKE_SURNAMES,
} from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** What is known of a stretch that could be a name. */
interface Candidate {
  start: number;
  end: number;
  score: number;
  /** An everyday word of the dictionary, which a list of names makes no name of. */
  isWord: boolean;
}

/** From so much on a stretch is taken for a name. Fitted on the open half of the set. */
const ENOUGH = 2;
/** What the neighbour in a list of names (张三、李四和王五) adds. */
const NEIGHBOUR = 2;
const HAN = /^[\u4e00-\u9fff]+$/;

/** Names of natural persons with a surname in front, in a flat text: weighed by what is written around and in them. */
export function findChineseNames(text: string, grid: WordGrid): PersonalData[] {
  const candidates: Candidate[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const length = surnameLength(text, place);
    if (length > 0) candidates.push(...candidatesAt(text, grid, place, length));
  }
  return choose(text, candidates).map(({ start, end, score }) => ({
    kind: 'name',
    start,
    end,
    sure: score >= ENOUGH + 2,
  }));
}

function surnameLength(text: string, place: number): number {
  if (COMPOUND_SURNAMES.has(text.slice(place, place + 2))) return 2;
  return SURNAMES.has(text[place] ?? '') ? 1 : 0;
}

function candidatesAt(text: string, grid: WordGrid, start: number, surname: number): Candidate[] {
  const cue = cueBefore(text, start);
  const found: Candidate[] = [];
  if (titleAfter(text, grid, start + surname) && isAddressed(text, grid, start, surname, cue)) {
    found.push({ start, end: start + surname, score: ENOUGH, isWord: false });
  }
  for (const given of surname === 2 ? [2, 1, 0] : [2, 1]) {
    const end = start + surname + given;
    if (given === 0 || end > text.length) continue;
    const score = scoreOf(text, grid, { start, end, given: end - given, cue });
    if (score > 0) found.push({ start, end, score, isWord: isWord(text, grid, start, end) });
  }
  return found;
}

/** How much what stands before a place announces a name. */
function cueBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 10), start);
  if (STRONG_CUE.test(before)) return 3;
  if (ROLE_CUE.test(before)) return 2;
  if (VERB_CUE.test(before)) return 1.5;
  return before === '' || /[\s，,。；;：:、！？!?（(“"【\n]$/.test(before) ? 1 : 0;
}

/** 王先生, 欧阳医生: the surname stands alone before a form of address. */
function titleAfter(text: string, grid: WordGrid, place: number): boolean {
  return [3, 2, 1].some(
    (length) =>
      TITLES.has(text.slice(place, place + length)) &&
      grid.wordAt(place + length - 1)?.end === place + length,
  );
}

function isAddressed(text: string, grid: WordGrid, start: number, surname: number, cue: number): boolean {
  const word = grid.wordAt(start);
  const character = text[start] ?? '';
  if (BINDING_CHARACTERS.has(character) || /[和由从同能于时全应那后连原越当该]/.test(character)) return false;
  if (word && word.start < start) return false;
  if (word && word.end > start + surname && !word.tag.startsWith('nr')) return false;
  return surname === 2 || !WORDLIKE_SURNAMES.has(character) || cue > 0;
}

interface Stretch {
  start: number;
  end: number;
  /** Where the given name begins. */
  given: number;
  cue: number;
}

function scoreOf(text: string, grid: WordGrid, { start, end, given, cue }: Stretch): number {
  const written = text.slice(start, end);
  const surname = text.slice(start, given);
  if (!HAN.test(written) || /[区县市旗镇乡村省庄]$/.test(written) || /某/.test(written)) return 0;
  const word = grid.wordAt(start);
  const isWhole = word?.start === start && word.end === end;
  const isName = isWhole && word.tag.startsWith('nr');
  if (TITLES.has(text.slice(given, end)) || NOT_NAMES.has(written) || NOT_NAMES.has(written.slice(0, 2)))
    return 0;
  const after = text.slice(end, end + 16);
  if (BODY_AFTER.test(after)) return 0;
  const givenCharacters = [...text.slice(given, end)];
  if (!isName && givenCharacters.some((character) => BINDING_CHARACTERS.has(character))) return 0;

  const isUnknown = grid.isGuessed(start, end) && !isWhole;
  if (HARDLY_SURNAMES.has(surname) && cue < 3 && !isUnknown && !isName) return 0;
  if (
    /[\d零一二三四五六七八九十百千万亿] ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    WORDLIKE_SURNAMES.has(surname)
  )
    return 0;
  let score = cue;
  score += wordScore(text, grid, start, end, isWhole, isName);
  // 我老公江山，方圆欠我钱: a word of the dictionary may be somebody's name where one is announced or does what people do.
  const isPerson = isPersonal(cue, after, text.slice(Math.max(0, start - 4), start));
  if (isWhole && !isName && /^[natszi]/.test(word.tag)) score += isPerson ? 2 : 0;
  for (const character of givenCharacters) score += GIVEN_CHARACTERS.has(character) ? 0.75 : -0.5;
  if (surname.length === 2) score += 1;
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
function isWord(text: string, grid: WordGrid, start: number, end: number): boolean {
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

/** The best of the candidates that lie over each other, then those beside a chosen one in a list. */
function choose(text: string, candidates: Candidate[]): Candidate[] {
  const taken = new Uint8Array(text.length);
  const chosen: Candidate[] = [];
  const take = (one: Candidate) => {
    if (taken.subarray(one.start, one.end).some((used) => used > 0)) return;
    taken.fill(1, one.start, one.end);
    chosen.push(one);
  };
  // A character too many does no harm, one too few shows part of a name.
  const rank = ({ start, end, score }: Candidate) => score + 0.8 * (end - start);
  const ranked = candidates.toSorted((a, b) => rank(b) - rank(a));
  for (const one of ranked) if (one.score >= ENOUGH) take(one);
  const isListed = ({ start, end }: Candidate) =>
    (/[、和与及跟]/.test(text[start - 1] ?? '') && taken[start - 2] === 1) ||
    (/[、和与及跟]/.test(text[end] ?? '') && taken[end + 1] === 1);
  for (const one of ranked) {
    if (!one.isWord && one.score < ENOUGH && one.score >= ENOUGH - NEIGHBOUR && isListed(one)) take(one);
  }
  return chosen;
}
