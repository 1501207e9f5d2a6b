import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import type { CaseArea, CaseProcedure, JudgmentKind } from './judgment-reading.ts';

/** What area and procedure are told by. */
export interface ProcedureSource {
  /** Words of the heading. */
  heading: string;
  title: string;
  /** The document's own numbers, masked ones too. */
  numbers: readonly string[];
  /** Flat text from the procedure to the reasoning, a few thousand characters. */
  opening: string;
  /** Flat text of what was ordered. */
  ruling: string;
  kind: JudgmentKind | null;
}

type Rule<T> = readonly [pattern: RegExp, value: T];
const firstOf = <T>(rules: readonly Rule<T>[], words: string): T | null =>
  rules.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** By the type code of the number (法〔2018〕335号, and the codes before 2016). */
const AREA_BY_CODE: readonly Rule<CaseArea>[] = [
  [/行赔|行他赔/, 'administrative'],
  [/赔/, 'compensation'],
  [/执/, 'enforcement'],
  [/恢/, 'enforcement'],
  [/刑/, 'criminal'],
  [/行/, 'administrative'],
  [/民特|民督|民催|督|催|特/, 'non-contentious'],
  [/民|商|知|经|海|破|清|财保|诉前|辖/, 'civil'],
];
const AREA_BY_WORDS: readonly Rule<CaseArea>[] = [
  [/国家赔偿|赔偿委员会|赔偿决定书/, 'compensation'],
  [/支付令|公示催告|除权/, 'non-contentious'],
  [/执行(?:裁定|决定|通知|异议|复议)/, 'enforcement'],
  [/刑事|死刑|减刑|假释|犯.{1,30}罪/, 'criminal'],
  [/行政/, 'administrative'],
  [/民事|纠纷/, 'civil'],
];

/** Reads what the matter is about at large: by the heading's words, the number's code, the title, the text. */
export function readArea(source: ProcedureSource): CaseArea | null {
  const code = source.numbers.map(typeCodeOf).join(' ');
  const byCode = code.trim() === '' ? null : firstOf(AREA_BY_CODE, code);
  const byHeading = firstOf(AREA_BY_WORDS, source.heading);
  // A heading of 民事 stands over non-contentious matters as well, one of 执行 nowhere else.
  if (byHeading && !(byHeading === 'civil' && byCode === 'non-contentious')) {
    return byHeading === 'civil' && byCode === 'enforcement' ? 'enforcement' : byHeading;
  }
  if (byCode) return byCode;
  const byTitle = firstOf(AREA_BY_WORDS, source.title);
  if (byTitle) return byTitle;
  if (/被告人|罪犯/.test(source.opening)) return 'criminal';
  return /原告|申请人|上诉人/.test(source.opening) ? 'civil' : null;
}

/** The type code of a number (民终, 刑更); of a masked number its words. */
export function typeCodeOf(number: string): string {
  const flat = number.replace(/（/g, '(').replace(/）/g, ')');
  const [match] = flat.matchAll(CASE_NUMBER_PATTERN);
  const read = match && readCaseNumberMatch(match);
  return read ? read.typeCode : flat.replace(/^\([^)]*\)/, '').replace(/[\d×第字号之]/g, '');
}

const SPECIAL_HEADINGS: readonly Rule<CaseProcedure>[] = [
  [/回避/, 'recusal'],
  [/指定管辖|移送管辖/, 'jurisdiction'],
  [/支付令/, 'payment_order'],
];

/** One small table per area; the number's code is asked first, then the heading and title, then the text. */
const BY_CODE: Readonly<Partial<Record<CaseArea, readonly Rule<CaseProcedure>[]>>> = {
  civil: [
    [/辖终/, 'second_instance'],
    [/辖/, 'jurisdiction'],
    [/保/, 'preservation'],
    [/申/, 'retrial_application'],
    [/监|抗/, 'supervision'],
    [/再|提/, 'retrial'],
    [/终/, 'second_instance'],
    [/撤|初/, 'first_instance'],
  ],
  criminal: [
    [/辖|立他/, 'jurisdiction'],
    [/更|减|假|执字/, 'sentence_change'],
    [/监|申|抗(?!终)/, 'supervision'],
    [/再|提/, 'retrial'],
    [/终/, 'second_instance'],
    [/初/, 'first_instance'],
  ],
  administrative: [
    [/辖终/, 'second_instance'],
    [/辖/, 'jurisdiction'],
    [/申/, 'retrial_application'],
    [/监|抗/, 'supervision'],
    [/再|提/, 'retrial'],
    [/终/, 'second_instance'],
    [/审/, 'enforcement'],
    [/初/, 'first_instance'],
  ],
  enforcement: [
    [/异/, 'enforcement_objection'],
    [/复/, 'enforcement_review'],
    [/监|申/, 'supervision'],
    [/执保/, 'preservation'],
    [/执|恢/, 'enforcement'],
  ],
  'non-contentious': [
    [/督/, 'payment_order'],
    [/催/, 'public_notice'],
    [/特/, 'special'],
  ],
  compensation: [[/./, 'compensation']],
};

const BY_WORDS: Readonly<Partial<Record<CaseArea, readonly Rule<CaseProcedure>[]>>> = {
  civil: [
    [/申请再审|再审审查/, 'retrial_application'],
    [/审判监督|申诉|抗诉/, 'supervision'],
    [/再审/, 'retrial'],
    [/二审|上诉/, 'second_instance'],
    [/管辖裁定/, 'second_instance'],
    [/一审|初审|起诉|诉至/, 'first_instance'],
  ],
  criminal: [
    [/死刑复核/, 'death_penalty_review'],
    [/减刑|假释/, 'sentence_change'],
    [/再审决定|指令再审|驳回申诉/, 'supervision'],
    [/再审/, 'retrial'],
    [/二审|上诉|抗诉/, 'second_instance'],
    [/一审|提起公诉|自诉/, 'first_instance'],
  ],
  administrative: [
    [/申请再审|再审审查/, 'retrial_application'],
    [/申诉|抗诉/, 'supervision'],
    [/再审/, 'retrial'],
    [/二审|上诉/, 'second_instance'],
    [/一审|诉至|提起(?:行政)?诉讼/, 'first_instance'],
  ],
  enforcement: [
    [/复议/, 'enforcement_review'],
    [/异议/, 'enforcement_objection'],
    [/./, 'enforcement'],
  ],
  'non-contentious': [
    [/支付令/, 'payment_order'],
    [/公示催告|除权/, 'public_notice'],
    [/./, 'special'],
  ],
  compensation: [[/./, 'compensation']],
};

/** Reads what the court was doing. `inferred` where only the text's words tell it. */
export function readProcedure(
  source: ProcedureSource,
  area: CaseArea,
): { procedure: CaseProcedure; inferred: boolean } {
  const found = (procedure: CaseProcedure, inferred = false) => ({ procedure, inferred });
  const special = firstOf(SPECIAL_HEADINGS, source.heading);
  if (special) return found(special);
  const reviewed = area === 'criminal' ? readReview(source) : null;
  if (reviewed) return found(reviewed);
  const code = source.numbers.map(typeCodeOf).join(' ');
  const byCode = code.trim() === '' ? null : firstOf(BY_CODE[area] ?? [], code);
  if (byCode === 'first_instance') return found(formOfTrial(source, area));
  // A protest that the court has tried is a retrial.
  if (byCode === 'supervision' && source.kind === 'judgment') return found('retrial');
  // An application for a retrial under a number of another sort is one all the same.
  if (
    byCode === 'second_instance' &&
    /再审申请人[^。]{0,300}向本院申请再审/.test(source.opening.slice(0, 1_500))
  )
    return found('retrial_application', true);
  if (byCode) return found(byCode);
  const words = firstOf(BY_WORDS[area] ?? [], `${source.heading} ${source.title}`);
  if (words && words !== 'first_instance') return found(words);
  const inText = firstOf(BY_WORDS[area] ?? [], source.opening.slice(0, 1_500));
  if (inText === 'first_instance' || words === 'first_instance')
    return found(formOfTrial(source, area), true);
  return found(inText ?? 'none', true);
}

/** Reviews of sentences carry no number, or one with 核 (刑法 §48, §63). */
function readReview({ opening, ruling, numbers }: ProcedureSource): CaseProcedure | null {
  const words = `${opening} ${ruling}`;
  const isReview = /复核/.test(words) && /核准/.test(words);
  if (!isReview && !numbers.some((number) => /刑核|刑复/.test(number))) return null;
  if (/法定刑以下|在法定最低刑以下|第六十三条第二款/.test(words)) return 'sentence_review';
  return /死刑/.test(words) ? 'death_penalty_review' : 'sentence_review';
}

function formOfTrial({ opening, title }: ProcedureSource, area: CaseArea): CaseProcedure {
  const words = opening.slice(0, 4_000);
  if (area !== 'criminal' && /小额(?:诉讼|程序)|一审终审/.test(words)) return 'small_claims';
  if (
    /(?:适用|按照|依法适用)[^。，]{0,8}简易程序(?!转|不当|审理不)/.test(words) &&
    !/转为普通程序|转换为普通程序|适用普通程序/.test(words)
  )
    return 'summary';
  return /简易程序/.test(title) ? 'summary' : 'first_instance';
}
