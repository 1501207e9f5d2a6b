import type { CaseNumber } from './case-number.ts';

/** Why no case can have a number. */
export type ImpossibleNumber =
  | 'unknown_court'
  | 'type_not_of_level'
  | 'unknown_type'
  | 'former_style'
  | 'impossible_serial'
  | 'future_year';

/** Our decision: no court takes ten million cases of one type in a year. */
const SERIAL_DIGITS_MAX = 7;
/** Stages that exclude each other, or one of them twice: 初初, 初终. */
const STAGES_TWICE = /初.*初|终.*终|初.*终|终.*初|民.*民|刑.*刑/;
/** A case is civil, criminal or administrative; 行保 is no administrative case, but an act that is preserved. */
const FIELDS_TWICE = /刑.*民|民.*刑|刑.*行(?!保)|行.*刑|民.*行(?!保)|行.*民/;
/** A stage without a field, and a field without a stage: no code of a type has only one of them. */
const HALF_A_TYPE = /^(?:知|商|海)?(?:[初终再申]|[民刑行])$/;
/** Numbers with 字第 were given up by 法〔2015〕137号 from 2016 on; some courts went on with them for months. */
const FORMER_STYLE_UNTIL = 2016;

/**
 * Whether a number of the present style (法〔2015〕137号, since 2016) cannot be any case's: its court's code names no region or counts
 * from zero or up to 99, its type is none, its serial number is none, its year has not come, or a court of the lowest level decides
 * in second instance, which is the next higher court's (民事诉讼法 §171, 刑事诉讼法 §227, 行政诉讼法 §85). Which codes each region uses
 * is not known here in full: a code that merely was not met is no impossible one, and its case is only not held. Numbers of the
 * former style are left alone but for their serial and a year in which they were no longer given: their codes were each court's own.
 * @param year the present one
 */
export function impossibleCaseNumber(number: CaseNumber, year: number): ImpossibleNumber | null {
  if (number.year > year) return 'future_year';
  if (isImpossibleSerial(number.serial)) return 'impossible_serial';
  if (number.style !== 'current') return number.year > FORMER_STYLE_UNTIL ? 'former_style' : null;
  if (number.courtCode === null || isImpossibleCode(number.courtCode)) return 'unknown_court';
  const { typeCode } = number;
  if (STAGES_TWICE.test(typeCode) || FIELDS_TWICE.test(typeCode) || HALF_A_TYPE.test(typeCode))
    return 'unknown_type';
  if (number.courtLevel === '基层' && number.typeCode.includes('终')) return 'type_not_of_level';
  return null;
}

/** Intermediate courts and the courts below each count from 01; none is the ninety-ninth. */
function isImpossibleCode(courtCode: string): boolean {
  const digits = /\d+$/.exec(courtCode)?.[0] ?? '';
  return (digits.match(/\d{2}/g) ?? []).some((pair, at) => pair === '00' || (at === 0 && pair === '99'));
}

const isImpossibleSerial = (serial: string): boolean =>
  serial
    .split(/-|至|、/)
    .some((one) => Number(one) === 0 || one.replace(/^0+/, '').length > SERIAL_DIGITS_MAX);
