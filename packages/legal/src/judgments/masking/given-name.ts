import { NOT_NAMES } from '../../redaction/name-cues.ts';
import { COMPOUND_SURNAMES } from '../../redaction/surnames.ts';
import { tagWords } from '../../words/segmentation.ts';

/** A given name of two characters that may stand alone. */
export interface GivenName {
  given: string;
  /** It is a word of the dictionary, too (公明): it is a name only where a person acts, see {@link isPersonActing}. */
  isWord: boolean;
}

/** 智深 of 鲁智深; null where its two characters are a verb, an adjective or another everyday word. */
export function givenNameOf(name: string): GivenName | null {
  const given = name.slice(COMPOUND_SURNAMES.has(name.slice(0, 2)) ? 2 : 1);
  if (given.length !== 2 || NOT_NAMES.has(given) || given[0] === given[1]) return null;
  const words = tagWords(given);
  if (words.length === 2 || words[0]?.tag.startsWith('nr')) return { given, isWord: false };
  return /^n/.test(words[0]?.tag ?? '') ? { given, isWord: true } : null;
}

const BEFORE = /(?:^|[，。；：、\n“ ]|[与和被向对由找给])$/;
const ACTS =
  /^(?:同意|表示|称|说|签字|签名|到庭|认可|答复|收到|承诺|离开|报警|驾驶|借款|还款|起诉|辩称|供述|陈述|要求|拒绝|打电话|死亡|受伤|签订|支付|返还|没有|未到|不服|的(?:父|母|妻|夫|儿|女|哥|弟|姐|妹|朋友|邻居))/;

/** Whether somebody does what persons do at a place of a flat text. */
export const isPersonActing = (flat: string, start: number, end: number): boolean =>
  BEFORE.test(flat.slice(Math.max(0, start - 1), start)) && ACTS.test(flat.slice(end, end + 6));
