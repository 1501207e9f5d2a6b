import { AFTER_NAME, BINDING_CHARACTERS, GIVEN_CHARACTERS } from './given-names.ts';
import type { PersonalData } from './mask.ts';
import { BODY_AFTER, NOT_NAMES, STRONG_CUE } from './name-cues.ts';
import { PERSON_ACT } from './person-acts.ts';
import { SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** Somebody near, after whom people say the given name alone: 我嫂子玉梅, 他叫志刚, 我和晓明. */
const NEAR =
  /(?:[我他她你][哥姐弟妹嫂]|[嫂婶]子|哥哥|姐姐|弟弟|妹妹|表[哥姐弟妹]|堂[哥姐弟妹]|丈夫|妻子|老公|老婆|前夫|前妻|男友|女友|男朋友|女朋友|儿子|女儿|闺女|闺蜜|同事|朋友|同学|邻居|工友|室友|战友|[他她我]叫|名叫|个叫|^我[和跟与]|[^\u4e00-\u9fff]我[和跟与])$/;
const BEGINS = /(?:^|[\s，,。；;：:、！!？?“"(\n])$/;
/** A court that goes on to what somebody did: 本院认为，建军虽辩称. */
const FOUND = /(?:认为|经查|查明|审理中|庭审中)[，,]$/;
const IS_CALLED = /(?:[他她我]叫|名叫|个叫)$/;
const KEPT =
  /^(?:小[区孩学时组店县村镇额型微]|大[家人学会众量厦]|[一二三四五六七八九十]{2}|三[方者]|双方|天天|国家|家庭|安全|自然)/;

/** Given names that stand alone: a pair of their characters after somebody near, or where only a person acts. */
export function findGivenNames(text: string, grid: WordGrid): PersonalData[] {
  const found: PersonalData[] = [];
  for (let start = 0; start + 2 <= text.length; start += 1) {
    const first = text[start] ?? '';
    const second = text[start + 1] ?? '';
    if (!GIVEN_CHARACTERS.has(first) || !GIVEN_CHARACTERS.has(second)) continue;
    const end = start + 2;
    const written = first + second;
    if (NOT_NAMES.has(written) || KEPT.test(written)) continue;
    const before = text.slice(Math.max(0, start - 6), start);
    const isNear = NEAR.test(before);
    if (!isNear && !BEGINS.test(before) && !STRONG_CUE.test(before)) continue;
    const after = text.slice(end, end + 16);
    if (BODY_AFTER.test(after) || !isPair(grid, start, end, before)) continue;
    const isBound = BINDING_CHARACTERS.has(first) || BINDING_CHARACTERS.has(second);
    if (isNear ? AFTER_NAME.test(after) && !isBound : PERSON_ACT.test(after) && !SURNAMES.has(first))
      found.push({ kind: 'name', start, end, sure: false });
  }
  return found;
}

/** A name of the dictionary, or a word that only the guess knows. */
function isPair(grid: WordGrid, start: number, end: number, before: string): boolean {
  const word = grid.wordAt(start);
  if (word?.start !== start || word.end > end) return false;
  if (word.end === end) return /^nr/.test(word.tag) || (word.tag === 'n' && FOUND.test(before));
  const second = grid.wordAt(start + 1);
  if (second?.end !== end) return false;
  if (IS_CALLED.test(before)) return true;
  return (
    [word, second].every(({ tag }) => /^(?:n|a|j|t|z|g)/.test(tag)) &&
    (NEAR.test(before) || grid.isGuessed(start, end))
  );
}
