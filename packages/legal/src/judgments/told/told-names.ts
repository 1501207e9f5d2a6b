import { type DecidedCase, gravest, paragraphsOf, type Told } from './told.ts';

/** What is said of who a case is between, and the rest of the words. */
interface ToldNames {
  told: Told;
  /** Compared by itself: it stands in the number already. */
  court: Told;
  rest: string;
}

const BODY = '公司|银行|合作社|事务所|委员会|管理局|研究院|学校|医院|分公司';
const COMPANIES = new RegExp(
  `[\\u4e00-\\u9fff（）()]{2,30}?(?:${BODY})(?:[\\u4e00-\\u9fff]{2,6}分公司)?`,
  'g',
);
const COURTS = /[\u4e00-\u9fff]{2,20}?(?:人民法院|知识产权法院|海事法院|金融法院|互联网法院)/g;
const MASKED_PERSONS = /[\u4e00-\u9fff]?某[甲乙丙丁某\d]?/g;
/** What stands before a name: who sues, what was ordered. */
const BEFORE_NAME =
  /^.*?(?:诉|与|和|及|由|被告|原告|上诉人|被上诉人|第三人|支付|改判|判决|判令|认为|认定|在|对|向|中|即|以及|案件|一案|的|某[甲乙丙丁某\d]?)(?=[\u4e00-\u9fff（(]{2,}$)/;
/** 被告公司, 保险公司, 一审人民法院 name nobody. */
const NAMES_NOBODY =
  /^(?:某|该|其|被告|原告|被上诉人|上诉人|涉案|本案|一审|二审|原审|再审|上级|下级|各级|由)*(?:的)?(?:保险|物业|物业服务|贸易|科技|建筑|建设|房地产|开发|投资|有限|有限责任|股份有限|股份|总|分|子|母|关联|用人|用工|劳务派遣|网络|平台|电商|快递|物流|运输|商业|农村|培训|一家|多家|人民|基层人民|中级人民|高级人民|最高|仲裁|业主|村民|居民|审判|合议)*(?:公司|银行|委员会|人民法院|学校|医院|合作社|事务所|管理局|研究院|分公司)$/;
/** A name is the same when its end is: 某区人民法院 in the sentence, the whole name in the document. */
const END_OF_NAME = 9;
/** A whole name, not a short form of one. */
const WHOLE_NAME = 9;

/**
 * Compares the bodies and the court that are named beside a case with those in it, and who sued whom. Masks of persons (张某, 某甲)
 * compare nothing: every case has them.
 */
export function compareToldNames(said: string, document: string, decided: DecidedCase): ToldNames {
  const court = compareCourt(said, document);
  const names = namesIn(said);
  const all = [...names.map((name) => compareBody(name, document)), compareDirection(said, decided)];
  const masked = (said.match(MASKED_PERSONS) ?? []).filter((mask) => mask.length > 1);
  if (masked.some((mask) => !document.includes(mask))) all.push('open');
  const rest = [COURTS, MASKED_PERSONS].reduce(
    (words, pattern) => words.replace(pattern, (name) => ' '.repeat(name.length)),
    names.reduce((words, name) => words.replaceAll(name, ' '.repeat(name.length)), said),
  );
  return { told: gravest(all), court, rest };
}

function namesIn(said: string): string[] {
  return [...said.matchAll(COMPANIES)]
    .map(([name]) => name.replace(BEFORE_NAME, ''))
    .filter((name) => !NAMES_NOBODY.test(name));
}

function compareBody(name: string, document: string): Told {
  const isMask = name.includes('某');
  if (document.includes(name.slice(-END_OF_NAME)) && !isMask) return 'agrees';
  if (isMask || name.length < WHOLE_NAME) return document.includes(name) ? 'nothing' : 'open';
  return 'differs';
}

function compareCourt(said: string, document: string): Told {
  const courts = [...said.matchAll(COURTS)].map(([name]) => name).filter((name) => !NAMES_NOBODY.test(name));
  if (courts.length === 0) return 'nothing';
  return courts.some((name) => document.includes(name.slice(-END_OF_NAME))) ? 'agrees' : 'differs';
}

const SUED = /([\u4e00-\u9fff（）()]{2,30})诉([\u4e00-\u9fff（）()]{2,30})/;

/** `甲诉乙`: a body that the list of parties calls a defendant did not sue. */
function compareDirection(said: string, decided: DecidedCase): Told {
  const [, who = '', whom = ''] = SUED.exec(said) ?? [];
  if (who === '' || /^(?:起|上|反|公|申|胜|败|应|控|投|撤)$/.test(who.slice(-1))) return 'nothing';
  const stanceOf = (name: string | undefined) => {
    if (name === undefined) return null;
    const line = paragraphsOf(decided, ['parties']).find((one) => one.slice(0, 60).includes(name));
    const below = /(?:原审|一审)(原告|被告)/.exec(line ?? '')?.[1];
    return below ?? /^(原告|被告)/.exec(line ?? '')?.[1] ?? null;
  };
  const stances = [stanceOf(namesIn(who).at(-1)), stanceOf(namesIn(whom)[0])];
  if (stances[0] === '被告' || stances[1] === '原告') return 'differs';
  return stances[0] === '原告' || stances[1] === '被告' ? 'agrees' : 'nothing';
}
