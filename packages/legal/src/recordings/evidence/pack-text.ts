/** A text of an evidence pack: a title and its paragraphs, written by whoever makes the file. */
export interface PackText {
  title: string;
  paragraphs: readonly string[];
  /** What it rests on, with articles as statutes number them. */
  sources: readonly { law: string; article: string }[];
}

/** Languages in which texts are written that are not for a Chinese court. */
export type PackLanguage = 'zh-CN' | 'en';

/** The titles of what the texts cite, once. */
export const EVIDENCE_LAWS = {
  civilEvidence: '最高人民法院关于民事诉讼证据的若干规定',
  civilProcedureInterpretation: '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释',
  civilProcedure: '中华人民共和国民事诉讼法',
  civilCode: '中华人民共和国民法典',
  personalInformation: '中华人民共和国个人信息保护法',
  criminalLaw: '中华人民共和国刑法',
} as const;
