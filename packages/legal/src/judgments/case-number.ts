import { formatChineseNumeral, parseNumeral } from '../figures/numerals.ts';
import { REGION_OF_CODE, SPECIAL_COURTS } from './court-codes.ts';

/** Levels of courts, highest first (人民法院组织法 §12–13). */
export const COURT_LEVELS = ['最高', '高级', '中级', '基层'] as const;
/** The level of a court, one of {@link COURT_LEVELS}. */
export type CourtLevel = (typeof COURT_LEVELS)[number];

/** What a case number says (法〔2018〕335号: year, court code, type code, number, 之一), or the style used before 2016. */
export interface CaseNumber {
  /** As courts print it: full-width brackets, no spaces: `（2023）京01民终123号`. */
  number: string;
  year: number;
  /** `京01`, `最高法`; null in the old style, where the court's name has no fixed code. */
  courtCode: string | null;
  /** The court's name where the code alone tells it (最高人民法院, 知识产权、金融、海事、互联网法院). */
  court: string | null;
  region: string | null;
  courtLevel: CourtLevel | null;
  /** `民终`, `知民终`, `执异`. */
  typeCode: string;
  /** 民事, 刑事, 行政, 执行, 国家赔偿, 破产; null where the type code tells none. */
  field: string | null;
  /** 一审, 二审, 再审, 再审审查, 执行 …; null where the type code tells none. */
  procedure: string | null;
  serial: string;
  /** 之一 → 1; null without. */
  suffix: number | null;
  style: 'current' | 'before-2016';
}

/** Finds case numbers in flat text; a match may still be another document's number, see {@link readCaseNumberMatch}. */
export const CASE_NUMBER_PATTERN =
  /[(〔[] *((?:19|20)\d{2}) *[)〕\]] *((?! )(?:(?!年|月|第)[\u4e00-\u9fff\d ·()]){1,24}?) *(?:字 *)?(?:第 *)?(\d{1,20}(?: *(?:-|至|、) *\d{1,20})*) *号(?:之([一二三四五六七八九十]{1,3}|\d{1,2}))?/g;

/** Characters one of which every type code contains (法〔2018〕335号 附件, and the codes used before 2016). */
const TYPE_CODE = /[民刑行执破赔商知经海仲财认辖抗清强更惩救请移提审再初终特督催他撤区诉保减假]/;
/** Numbers that look the same and are none: notaries', banks', ministries' papers, awards of arbitrators. */
const OTHER_PAPER = /[证贷函令文发字]$|借|银|公证|合同|规$|仲裁|贸仲|海仲|人仲|劳仲|仲[案裁调决]/;

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/赔/, '国家赔偿'],
  [/执|恢/, '执行'],
  [/破|清申|强清/, '破产与强制清算'],
  [/刑/, '刑事'],
  [/行/, '行政'],
  [/民|商|知|经|海|督|催/, '民事'],
];
const PROCEDURES: readonly (readonly [RegExp, string])[] = [
  [/辖/, '管辖'],
  [/破|清/, '破产与强制清算程序'],
  [/执异|执复|执/, '执行'],
  [/财保|行保|证保|保/, '保全'],
  [/督/, '督促程序'],
  [/催/, '公示催告程序'],
  [/特/, '特别程序'],
  [/申|监/, '再审审查'],
  [/再|提|抗/, '再审'],
  [/撤/, '第三人撤销之诉'],
  [/复|核/, '复核'],
  [/减|假/, '刑罚变更'],
  [/终/, '二审'],
  [/初/, '一审'],
];

const firstOf = (table: readonly (readonly [RegExp, string])[], code: string) =>
  table.find(([pattern]) => pattern.test(code))?.[1] ?? null;

/** Reads a match of {@link CASE_NUMBER_PATTERN}; null when it is another kind of document number (法释〔2020〕17号). */
export function readCaseNumberMatch(match: RegExpExecArray | RegExpMatchArray): CaseNumber | null {
  const written = match[2] ?? '';
  const between = match[0].slice(match[0].indexOf(written) + written.length);
  const compact = written.replace(/ /g, '');
  const isOld = /^ *字/.test(between) || compact.endsWith('字') || /第/.test(between);
  const stem = compact.replace(/字$/, '').replace(/\(/g, '（').replace(/\)/g, '）');
  if (!TYPE_CODE.test(stem) || OTHER_PAPER.test(stem) || !/[\u4e00-\u9fff]/.test(stem)) return null;
  const serial = (match[3] ?? '').replace(/ /g, '');
  const suffix = match[4] ? parseNumeral(match[4]) : null;
  const court = isOld ? readOldCourt(stem) : readCourt(stem);
  const zi = /^ *字/.test(between) || compact.endsWith('字') ? '字' : '';
  const ordinal = /第/.test(between) ? '第' : '';
  const tail = suffix === null ? '' : `之${formatChineseNumeral(suffix)}`;
  return {
    number: `（${match[1]}）${stem}${zi}${ordinal}${serial}号${tail}`,
    year: Number(match[1]),
    ...court,
    field: firstOf(FIELDS, court.typeCode),
    procedure: firstOf(PROCEDURES, court.typeCode),
    serial,
    suffix,
    style: isOld ? 'before-2016' : 'current',
  };
}

type Court = Pick<CaseNumber, 'courtCode' | 'court' | 'region' | 'courtLevel' | 'typeCode'>;

/** Two digits after the region are an intermediate court, four a basic one, none the high court. */
function readCourt(stem: string): Court {
  if (stem.startsWith('最高法')) {
    const court = SPECIAL_COURTS.最高法 ?? null;
    return { courtCode: '最高法', court, region: null, courtLevel: '最高', typeCode: stem.slice(3) };
  }
  const match = /^([\u4e00-\u9fff])(\d{2}|\d{4})?(?=\D)/.exec(stem);
  const region = match?.[1] ? (REGION_OF_CODE[match[1]] ?? null) : null;
  if (!match || region === null)
    return { courtCode: null, court: null, region: null, courtLevel: null, typeCode: stem };
  const digits = match[2] ?? '';
  const courtCode = match[0];
  const courtLevel = digits === '' ? '高级' : digits.length === 2 ? '中级' : '基层';
  return {
    courtCode,
    court: SPECIAL_COURTS[courtCode] ?? null,
    region,
    courtLevel,
    typeCode: stem.slice(courtCode.length),
  };
}

/** Before 2016 the Supreme Court wrote no court at all, high courts a region (沪高刑终), intermediate ones 中. */
function readOldCourt(stem: string): Court {
  const at = stem.search(/[民刑行执破赔知商经海立审监]/);
  const name = at < 0 ? '' : stem.slice(0, at);
  const typeCode = at < 0 ? stem : stem.slice(at);
  const region = REGION_OF_CODE[name.charAt(0)] ?? null;
  const base = { courtCode: null, court: null, region, typeCode };
  if (name === '' || name === '最高法' || name === '最高') {
    return { ...base, court: '最高人民法院', courtLevel: '最高' };
  }
  if (region && /^.(?:高法?|法)?$/.test(name)) return { ...base, courtLevel: '高级' };
  if (name.includes('中')) return { ...base, courtLevel: '中级' };
  return { ...base, courtLevel: null };
}
