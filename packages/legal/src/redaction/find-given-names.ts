import { AFTER_NAME, BINDING_CHARACTERS, GIVEN_CHARACTERS } from './given-names.ts';
import type { PersonalData } from './mask.ts';
import { BODY_AFTER, NOT_NAMES, STRONG_CUE } from './name-cues.ts';
import { oddsOf } from './name-evidence.ts';
import { PERSON_ACT } from './person-acts.ts';
import { KIN_NOUNS, nounBefore, PERSON_NOUNS } from './person-nouns.ts';
import { SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** Somebody near, after whom people say the given name alone: 我嫂子玉梅, 他叫志刚, 我和晓明. */
const NEAR =
  /(?:[我他她你][哥姐弟妹嫂]|[嫂婶]子|哥哥|姐姐|弟弟|妹妹|表[哥姐弟妹]|堂[哥姐弟妹]|丈夫|妻子|老公|老婆|前夫|前妻|男友|女友|男朋友|女朋友|儿子|女儿|闺女|闺蜜|同事|朋友|同学|邻居|工友|室友|战友|[他她我]叫|名叫|个叫|^我[和跟与]|[^\u4e00-\u9fff]我[和跟与])$/;
const BEGINS = /(?:^|[\s，,。；;：:、！!？?“"(\n@])$/;
/** A court that goes on to what somebody did: 本院认为，建军虽辩称. */
const FOUND = /(?:认为|经查|查明|审理中|庭审中)[，,]$/;
const IS_CALLED = /(?:[他她我]叫|名叫|个叫)$/;
const KEPT =
  /^(?:小[区孩学时组店县村镇额型微]|大[家人学会众量厦]|[一二三四五六七八九十]{2}|三[方者]|双方|天天|国家|家庭|安全|自然)/;
/** To whom something is done: 借给志强, 和晓蕾. */
const TOWARDS = /[和跟与把被给找向对让叫请替问骂打陪帮]$/;
/** What only a person has or is called: 晓蕾妈妈, 世杰电话, 浩轩同学, 志强他爸. */
const OF_PERSON =
  /^(?:的)?(?:妈妈?|爸爸?|爷爷|奶奶|外婆|外公|姥姥|姥爷|家长|同学|老师|大哥|大姐|哥(?!们)|姐(?!妹)|叔|姨|嫂|电话|手机号?|微信|他[爸妈哥姐弟妹]|她[爸妈哥姐弟妹]|两口子|老婆|老公|媳妇|丈夫|妻子|儿子|女儿|身份证|名下|和我|跟我|把我|借我|欠我|打我|说(?!明|法))/;

/** From so much on a pair hardly stands anywhere but in names; it is one with so much around it. */
const LIKELY_PAIR = 2.5;
const ENOUGH = 2.8;
const HAN = /^[\u4e00-\u9fff]{2}$/;
/** 水生他媳妇: whatever word it is. */
const OF_HIM = /^[他她](?:爸|妈|爹|娘|哥|姐|弟|妹|媳妇|老婆|老公|男人|家|儿子|女儿|婆婆|丈母娘|舅|叔|姑)/;
/** Names of two characters without a surname: pairs of given characters where somebody near or a person's act is beside them. */
export function findGivenNames(text: string, grid: WordGrid): PersonalData[] {
  const found: PersonalData[] = [];
  for (let start = 0; start + 2 <= text.length; start += 1) {
    const first = text[start] ?? '';
    const second = text[start + 1] ?? '';
    const end = start + 2;
    const written = first + second;
    const isUsual = GIVEN_CHARACTERS.has(first) && GIVEN_CHARACTERS.has(second);
    if (!isUsual && (!HAN.test(written) || oddsOf(written) < LIKELY_PAIR)) continue;
    if (NOT_NAMES.has(written) || KEPT.test(written) || PERSON_NOUNS.has(written)) continue;
    if ((isUsual && isAnnounced(text, grid, start, end)) || isLikely(text, grid, start, end))
      found.push({ kind: 'name', start, end, sure: false });
  }
  return found;
}

function isAnnounced(text: string, grid: WordGrid, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  const isNear = NEAR.test(before);
  if (!isNear && !BEGINS.test(before) && !STRONG_CUE.test(before)) return false;
  const after = text.slice(end, end + 16);
  if (BODY_AFTER.test(after) || !isPair(grid, start, end, before)) return false;
  const [first = '', second = ''] = text.slice(start, end);
  const isBound = BINDING_CHARACTERS.has(first) || BINDING_CHARACTERS.has(second);
  return isNear ? AFTER_NAME.test(after) && !isBound : PERSON_ACT.test(after) && !SURNAMES.has(first);
}

function isLikely(text: string, grid: WordGrid, start: number, end: number): boolean {
  const odds = oddsOf(text.slice(start, end));
  if (odds < LIKELY_PAIR) return false;
  const lead = leadScore(text, grid, start);
  if (lead === 0) return false;
  const after = text.slice(end, end + 16);
  if (BODY_AFTER.test(after)) return false;
  const word = grid.wordAt(start);
  const isWhole = word?.start === start && word.end === end;
  const isName = isWhole && word.tag.startsWith('nr');
  const isAllowed = OF_HIM.test(after) || (lead > 1 && word?.tag.startsWith('n'));
  if (isWhole && !isName && !isAllowed) return false;
  if (word && word.start < start && word.end > start) return false;
  const last = grid.wordAt(end - 1);
  if (last && last.end > end) return false;
  const sure = isName || grid.isGuessed(start, end) ? 0.5 : 0;
  return (
    Math.min(2.5, odds / 2.2) - 0.5 + lead + behindScore(grid, end, after) + sure + again(text, start, end) >=
    ENOUGH
  );
}

/** How much what stands before says that somebody is spoken of; 0 where nothing does. */
function leadScore(text: string, grid: WordGrid, start: number): number {
  const before = text.slice(Math.max(0, start - 6), start);
  const noun = nounBefore(text, start);
  if (noun !== '') return KIN_NOUNS.has(noun) ? 1.5 : 1;
  if (BEGINS.test(before) || TOWARDS.test(before)) return 0.5;
  // 昨晚志远喝多了, 后来佳佳报了警: a word of time or one that joins sentences.
  return /^[tc]/.test(grid.wordAt(start - 1)?.tag ?? '') ? 0.5 : 0;
}

function behindScore(grid: WordGrid, end: number, after: string): number {
  if (OF_HIM.test(after) || OF_PERSON.test(after) || PERSON_ACT.test(after)) return 1.5;
  if (AFTER_NAME.test(after) || /^[你您]/.test(after)) return 0.5;
  const next = grid.wordAt(end);
  return next?.start === end && /^[vd]/.test(next.tag) ? 0.3 : -1;
}

const again = (text: string, start: number, end: number) =>
  text.indexOf(text.slice(start, end)) === text.lastIndexOf(text.slice(start, end)) ? 0 : 0.5;

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
