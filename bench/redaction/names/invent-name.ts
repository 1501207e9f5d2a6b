import { readFile } from 'node:fs/promises';
import { GIVEN_FIRST, GIVEN_SECOND, GIVEN_SINGLE } from '@mingfa/legal/redaction/name-odds';
import { COMMON_SURNAMES, COMPOUND_SURNAMES, SURNAMES } from '@mingfa/legal/redaction/surnames';

/** Characters of which many given names are made. */
const FREQUENT = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红文建国志海波林峰斌鹏飞宇浩鑫俊辉燕玲梅琳云莲珍雪荣爱月佳嘉琼晓春新永长德福生立天成家子小学金凤喜宝庆忠义',
];
const WORDS = (await readFile(new URL('words-that-are-names.txt', import.meta.url), 'utf8'))
  .trim()
  .split(/\s+/);

/** The dictionary of packages/legal, on which the benches do not depend themselves. */
const DICTIONARY = '@node-rs/jieba/dict.js';
const { dict } = (await import(DICTIONARY)) as { dict: Uint8Array };

/** Words of the dictionary that begin as a name does: 解放, 钟意, 房东. */
const DICTIONARY_WORDS = Buffer.from(dict)
  .toString('utf8')
  .split('\n')
  .map((line) => line.trim().split(' '))
  .flatMap(([word = '', frequency = '0', tag = '']) =>
    /^[\u4e00-\u9fff]{2}$/.test(word) &&
    SURNAMES.has(word.charAt(0)) &&
    /^(?:n(?![rst])|a|z|t|v|d|s|b|i|l)/.test(tag) &&
    Number(frequency) > 20
      ? [word]
      : [],
  );

/** A source of numbers from 0 to 1 that are the same in every run. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Makes up names as people have them: most of two or three characters, some compound or rare, every seventh a word of the language, some a word and a character. */
export function nameInventor(next: () => number): () => string {
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  const [first, second, single] = [GIVEN_FIRST, GIVEN_SECOND, GIVEN_SINGLE].map(weighedByOdds) as [
    string[],
    string[],
    string[],
  ];
  const [common, all, compound] = [COMMON_SURNAMES, SURNAMES, COMPOUND_SURNAMES].map((set) => [...set]) as [
    string[],
    string[],
    string[],
  ];
  const character = (rare: string[]) => pick(next() < 0.5 ? rare : FREQUENT);
  return () => {
    const kind = next();
    if (kind < 0.08) return pick(WORDS);
    if (kind < 0.14) return pick(DICTIONARY_WORDS);
    // 向前进, 高明哲.
    if (kind < 0.18) return pick(DICTIONARY_WORDS) + character(second);
    const surname = next() < 0.08 ? pick(compound) : pick(next() < 0.6 ? common : all);
    return surname + (kind < 0.4 ? character(single) : character(first) + character(second));
  };
}

const weighedByOdds = (odds: ReadonlyMap<string, number>) =>
  [...odds].flatMap(([character, level]) =>
    level < 0.5 ? [] : Array<string>(Math.round(level * 2)).fill(character),
  );
