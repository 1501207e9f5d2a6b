import type { Contract } from './contract.ts';
import { contractText } from './contract-text.ts';

/** The law a contract chooses. */
export interface GoverningLaw {
  /** `none`: nothing is said. */
  of: 'china' | 'elsewhere' | 'none';
  /** As written: `the State of New York`, `香港特别行政区`; empty where none is chosen. */
  name: string;
}

const ENGLISH = [
  /\b(?:govern(?:ed|ing)?|constru(?:ed|ction)|interpreted|subject to|in accordance with)\b[^.;]{0,90}?\b(?:substantive |internal |applicable )?laws? of (?:the )?([A-Z][\w'’ ,()-]{2,70})/,
  /\b(?:govern(?:ed|s|ing)?|construed)\b[^.;]{0,60}?\b((?:English|Delaware|New York|California|Hong Kong|Singapore|PRC|Chinese|German|French|Swiss|Japanese|Indian)) law/,
];
const CHINESE =
  /(?:适用|依照|按照|受)\s*(中华人民共和国|我国|中国(?:大陆|内地)?|香港(?:特别行政区)?|澳门(?:特别行政区)?|台湾(?:地区)?|美国[\u4e00-\u9fff]{0,8}?州?|英国|英格兰[\u4e00-\u9fff]{0,4}|新加坡(?:共和国)?|日本国?|德国|法国|瑞士|瑞典|韩国)(?:的)?(?:现行)?(?:有关)?(?:实体)?(?:法律?|法规)/;
const IS_CHINA =
  /people['’]?s republic of china|\bP\.? ?R\.? ?C\b|\bP\.? ?R\.? China|\bchina\b|chinese|中华人民共和国|我国|中国/i;
const IS_NOT_CHINA = /hong ?kong|maca[uo]|taiwan|香港|澳门|台湾/i;

/** Which law governs a contract by its own words. A Chinese contract without a choice is under Chinese law; others are not known to be. */
export function readGoverningLaw(contract: Contract): GoverningLaw {
  const text = contractText(contract);
  const found = ENGLISH.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const name = (CHINESE.exec(text)?.[1] ?? found?.[1] ?? '').split(/,| without| and | as /)[0]?.trim() ?? '';
  if (name === '') return { of: contract.language === 'zh' ? 'china' : 'none', name };
  const isChina = IS_CHINA.test(name) && !IS_NOT_CHINA.test(name);
  return { of: isChina ? 'china' : 'elsewhere', name };
}

/** Why no Chinese law is cited; empty where it governs. */
export function lawNote({ of, name }: GoverningLaw, language: 'zh-CN' | 'en'): string {
  if (of === 'china') return '';
  if (language === 'en') {
    return of === 'none'
      ? 'The contract does not name the law that governs it, so no article of Chinese law is cited.'
      : `The contract is governed by the law of ${name}, so no article of Chinese law is cited; have it checked under that law.`;
  }
  return of === 'none'
    ? '合同没有写明适用哪国法律，因此不引用中国法条文。'
    : `合同约定适用“${name}”的法律，因此不引用中国法条文，应当依该法核对。`;
}
