import { lawKey } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/** A law that governed a matter before the law of today did. */
export interface FormerLaw {
  /** Short title: `合同法`. */
  name: string;
  nameEn: string;
  since: IsoDate;
  /** First day on which it no longer held. */
  until: IsoDate;
}

/** 民法典 §1260: the laws it repeals, each with the day it took effect. */
const CIVIL_CODE_SINCE = '2021-01-01';
const former = (name: string, nameEn: string, since: IsoDate, until = CIVIL_CODE_SINCE): FormerLaw => ({
  name,
  nameEn,
  since,
  until,
});
const PRINCIPLES = former('民法通则', 'General Principles of the Civil Law', '1987-01-01');
const GENERAL_PART = former('民法总则', 'General Provisions of the Civil Law', '2017-10-01');
const PROPERTY = former('物权法', 'Property Law', '2007-10-01');
const SECURITY = former('担保法', 'Security Law', '1995-10-01');
const CONTRACTS = former('合同法', 'Contract Law', '1999-10-01');
const MARRIAGE = former('婚姻法', 'Marriage Law', '1981-01-01');
const ADOPTION = former('收养法', 'Adoption Law', '1992-04-01');
const SUCCESSION = former('继承法', 'Succession Law', '1985-10-01');
const TORT = former('侵权责任法', 'Tort Liability Law', '2010-07-01');

/** Parts of 民法典 by the article they end with, and what governed their matter before. */
const BEFORE_CIVIL_CODE: readonly { to: number; laws: readonly FormerLaw[] }[] = [
  { to: 204, laws: [PRINCIPLES, GENERAL_PART] },
  { to: 385, laws: [PROPERTY, PRINCIPLES] },
  { to: 462, laws: [PROPERTY, SECURITY] },
  { to: 680, laws: [CONTRACTS] },
  { to: 702, laws: [SECURITY] },
  { to: 978, laws: [CONTRACTS] },
  { to: 988, laws: [PRINCIPLES, GENERAL_PART] },
  { to: 1039, laws: [PRINCIPLES, GENERAL_PART, TORT] },
  { to: 1092, laws: [MARRIAGE] },
  { to: 1118, laws: [ADOPTION] },
  { to: 1163, laws: [SUCCESSION] },
  { to: 1258, laws: [TORT, PRINCIPLES] },
];

/** What interpretations took the place of; the ends as in `known-repeals.ts` (法释〔2020〕16号). */
const BEFORE_INTERPRETATIONS: Readonly<Record<string, readonly FormerLaw[]>> = {
  [lawKey('婚姻家庭编解释（一）')]: [MARRIAGE],
  [lawKey('婚姻家庭编解释（二）')]: [MARRIAGE],
  [lawKey('侵权责任编解释（一）')]: [TORT],
};

/**
 * The laws that governed the matter of an article before its law did, as far as they were in force on a day; none where nothing
 * certain is known.
 */
export function formerLaws(title: string, article: number, day: IsoDate): FormerLaw[] {
  const key = lawKey(title);
  const known =
    key === '民法典'
      ? (BEFORE_CIVIL_CODE.find(({ to }) => article <= to)?.laws ?? [])
      : (BEFORE_INTERPRETATIONS[key] ?? []);
  return known.filter(({ since, until }) => since <= day && day < until);
}
