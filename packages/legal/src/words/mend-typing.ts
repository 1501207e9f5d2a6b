import { pinyin } from 'pinyin-pro';
import { findDates } from '../figures/find-dates.ts';
import { findDurations } from '../figures/find-durations.ts';
import { BIGRAM_WEIGHTS } from './common-bigrams.ts';
import { LOOKS_LIKE } from './look-alikes.ts';
import { cutWords } from './segmentation.ts';

/** What of a text was understood otherwise than it was written: 拖签 as 拖欠. */
export interface MendedWord {
  said: string;
  as: string;
}

/** A text as it was understood; of its length only where the words that were mended are of one length. */
export interface MendedText {
  text: string;
  /** Each once, in the order of the text. */
  understood: MendedWord[];
}

/** Understands typing errors in a text. */
export type MendTyping = (text: string) => MendedText;

const LONGEST_TERM = 6;
/** A word in so many terms is a term itself. */
const USED_OFTEN = 4;
/** A word in so many terms is meant even where the wrong character is a common one. */
const USED_EVERYWHERE = 12;
/** Of a term this long two characters may be wrong where both sound alike. */
const LONG_TERM = 4;
/** Readings of a character that are tried: 重 is zhong and chong. */
const MOST_READINGS = 2;

/**
 * Makes the reader of typing errors. A run of characters that is no word, but sounds like a term, or has one character that looks
 * like the term's, is understood so: 中裁 as 仲裁, 仲栽 as 仲裁. A character that stands inside a word is never changed; which
 * right words are meant otherwise is said by `meant` alone (工商赔偿 as 工伤赔偿). A text is walked once.
 * @param terms words that may be meant, of two characters and more
 * @param meant what is written in right words and means others
 * @param right words that no dictionary has and that stay as they are: 季付 is no 给付, 强抱 no 强暴
 */
export function mendTyping(
  terms: Iterable<string>,
  meant: ReadonlyMap<string, string>,
  right: ReadonlySet<string> = new Set(),
): MendTyping {
  const given = [...new Set(terms)].filter((term) => HAN_ONLY.test(term));
  const uses = new Map<string, number>();
  for (const word of given.flatMap((term) => cutWords(term))) {
    if (word.length > 1) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const usedIn = (word: string) => uses.get(word) ?? 0;
  const known = new Set(given);
  // Two characters of which no dictionary makes a word are too often said by chance (被拘, 还钱).
  const sought = new Set([
    ...given.filter(({ length }) => length > 2 && length <= LONGEST_TERM),
    ...given.filter((term) => term.length === 2 && usedIn(term) > 0),
    ...[...uses.keys()].filter((word) => usedIn(word) >= USED_OFTEN),
  ]);
  const bySound = new Map<string, string[]>();
  for (const term of sought) {
    const sound = soundOfTerm(term);
    bySound.set(sound, [...(bySound.get(sound) ?? []), term]);
  }
  const longestRight = Math.max(0, ...[...right].map(({ length }) => length));
  const longestMeant = Math.max(0, ...[...meant.keys()].map(({ length }) => length));

  function termAt(characters: string, isFree: (at: number) => boolean): string | null {
    if (known.has(characters)) return null;
    const likely = new Set([
      ...soundsOf(characters).flatMap((sound) => bySound.get(sound) ?? []),
      ...lookAlikesOf(characters).filter((one) => sought.has(one)),
    ]);
    for (const term of likely) {
      const changed = [...characters].flatMap((character, at) => (character === term[at] ? [] : [at]));
      if (changed.length > (term.length >= LONG_TERM ? 2 : 1) || !changed.every(isFree)) continue;
      if (
        changed.some((at) =>
          mayStandAlone(characters, at, term.length === 2 && usedIn(term) >= USED_EVERYWHERE),
        )
      )
        continue;
      return term;
    }
    return null;
  }

  return (text) => {
    const understood = new Map<string, MendedWord>();
    let mended = '';
    let copied = 0;
    // 6年零7个月 is a length of time and no 年龄.
    const times = [...findDurations(text), ...findDates(text)];
    const isTime = (from: number, to: number) => times.some(({ start, end }) => start < to && from < end);
    const take = (from: number, to: number, as: string) => {
      const said = text.slice(from, to);
      understood.set(said, { said, as });
      mended += text.slice(copied, from) + as;
      copied = to;
    };
    for (const { index: start, 0: run } of text.matchAll(HAN_RUNS)) {
      const free = freeCharacters(run);
      keepRight(run, free, right, longestRight);
      for (let at = 0; at < run.length - 1; at += 1) {
        if (start + at < copied) continue;
        for (
          let length = Math.min(Math.max(LONGEST_TERM, longestMeant), run.length - at);
          length > 1;
          length -= 1
        ) {
          const characters = run.slice(at, at + length);
          // No word is cut in two.
          if (free[at] === GOES_ON || free[at + length] === GOES_ON) continue;
          const isShort = length <= LONGEST_TERM && free.subarray(at, at + length).includes(IS_FREE);
          const as =
            meant.get(characters) ??
            (isShort ? termAt(characters, (one) => free[at + one] === IS_FREE) : null);
          if (!as || isTime(start + at, start + at + length)) continue;
          take(start + at, start + at + length, as);
          break;
        }
      }
    }
    return { text: mended + text.slice(copied), understood: [...understood.values()] };
  };
}

const HAN_ONLY = /^\p{Script=Han}{2,}$/u;
const HAN_RUNS = /[\u4e00-\u9fff]{2,}/g;

/** A character that stands in no word. */
const IS_FREE = 1;
/** A character that goes on with the word before. */
const GOES_ON = 2;

/** Which characters of a run are free, and which go on with the word before. */
function freeCharacters(run: string): Uint8Array {
  const free = new Uint8Array(run.length);
  let at = 0;
  for (const word of cutWords(run)) {
    if (word.length === 1) free[at] = IS_FREE;
    else free.fill(GOES_ON, at + 1, at + word.length);
    at += word.length;
  }
  return free;
}

/** Makes words of the right ones that a run has, where none of another word's characters would be left over. */
function keepRight(run: string, free: Uint8Array, right: ReadonlySet<string>, longest: number): void {
  for (let at = 0; at < run.length - 1; at += 1) {
    if (free[at] === GOES_ON) continue;
    for (let length = Math.min(longest, run.length - at); length > 1; length -= 1) {
      if (free[at + length] === GOES_ON || !right.has(run.slice(at, at + length))) continue;
      free[at] = 0;
      free.fill(GOES_ON, at + 1, at + length);
      at += length - 1;
      break;
    }
  }
}

/** Whether the character may well be meant as it stands: it is a word of its own, or common beside its neighbour. */
function mayStandAlone(characters: string, at: number, isCentral: boolean): boolean {
  const neighbour = characters.length === 2 ? characters.charAt(1 - at) : '';
  if (neighbour !== '' && IS_EVERYWHERE.includes(neighbour)) return true;
  if (IS_EVERYWHERE.includes(characters.charAt(at))) return true;
  const needsNeighbour = isCentral || (neighbour !== '' && NEEDS_NEIGHBOUR.includes(neighbour));
  if (STANDS_ALONE.includes(characters.charAt(at)) && !needsNeighbour) return true;
  const before = at > 0 && BIGRAM_WEIGHTS.has(characters.slice(at - 1, at + 1));
  return before || BIGRAM_WEIGHTS.has(characters.slice(at, at + 2));
}

/** Characters beside which every other may stand. */
const IS_EVERYWHERE =
  '的一是了我不人在他有这个们来到就那和要她出也会可下而过去能对多都好没成还用把给让被从很与及其之或者以于所为加交前';
/** Characters that are words of their own all the time. */
const STANDS_ALONE =
  '的一是了我不人在他有这个上们来到时大地为子中你说生国年着就那和要她出也得里后自以会家可下而过天去能对小多然于心学么之都好看起发当没成只如事把还用第样道想作种开美总从无情己面最女但现前些所同日手又行意动方期它头经长儿回位分爱老因很给名法间知世什两次使身者被高已亲其进此话常与活正感见明问力理尔点文几定本公特做外孩相西果走将月十实向声车全信重三机工物气每并别真打太新比才便夫再书部水像眼等体却加电主界门利海受听表德少克代员许先口由死安写性马光白或住难望教命花结乐色更拉东神记处让母父应直字场平报友关放至张认接告入笑内英军候民岁往何度山觉路带万男边风解叫任金快原吃妈变通师立象数四失满战远格士音轻目条呢病始达深完今提求清王化空业思切怎非找片罗钱吗语元喜曾离飞科言干流欢约各即指合反题必该论交终林请医晚制球决传画保读运及则房早院量苦火布品近坐产答星精视五连司巴奇管类未朋且婚台夜青北队久乎越观落尽形影红百令周吧识步希亚术留市半热送兴造谈容极随演收首根整式取照办强石古华拿计您装似足双妻尼转诉米称丽客南领节衣站黑刻统断福城故历惊脸选包紧争另建维绝树系伤示愿持千史谁准联妇纪基买志静阿诗独复痛消社算义竟确酒需单治卡幸兰念举仅钟怕共毛句息功官待究跟穿室易游程号居考突皮哪费倒价图具刚脑永歌响商礼细专黄块脚味灵改据般破引食仍存众注笔甚某沉血备习校默务土微娘须试怀料调广苏显赛查密议底列富梦错座参八除跑缴捞卖代债责质班付贷按买追里职援店烟药哥姐洗晒乘扔吻搞季邻弃供吸梯姨叔舅奶爷猫狗茶饭菜肉墓坟酒糖盐油桶箱袋瓶锅碗床椅桌窗屋楼墨笔跳躲逃挖埋拖撞摔踢咬骂拍踩推拉扯砍烧';

/** Characters that are hardly ever a word alone: beside one of them a common character is wrong, too (中裁). */
const NEEDS_NEIGHBOUR = '押裁偿押诉讼辞婚薪贷抚赡驾嘱仲聘赔';

/** The ways a word may sound, tones and the sounds that many do not tell apart left out. */
function soundsOf(word: string): string[] {
  let all = [''];
  for (const character of word) {
    const own = readingsOf(character);
    if (own.length === 0) return [];
    all = all.flatMap((begun) => own.map((sound) => `${begun} ${sound}`)).slice(0, 2 * LONGEST_TERM);
  }
  return all;
}

/** How a term sounds, each character as it is read in it. */
const soundOfTerm = (term: string): string =>
  pinyin(term, { toneType: 'none', type: 'array' })
    .map((one) => ` ${withoutAccent(one)}`)
    .join('');

function readingsOf(character: string): readonly string[] {
  const held = readings.get(character);
  if (held) return held;
  const all = pinyin(character, { toneType: 'none', type: 'array', multiple: true });
  const own = [...new Set(all.filter((one) => one !== character).map(withoutAccent))].slice(0, MOST_READINGS);
  readings.set(character, own);
  return own;
}

const readings = new Map<string, readonly string[]>();

/** zh as z, ch as c, sh as s, and -ng as -n: half the country says and types them so. */
const withoutAccent = (sound: string): string =>
  sound.replace(/^([zcs])h/, '$1').replace(/(?<=[ie])ng$/, 'n');

/** The word with one character put for another that looks like it. */
function lookAlikesOf(word: string): string[] {
  return [...word].flatMap((character, at) =>
    [...(LOOKS_LIKE.get(character) ?? '')].map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );
}
