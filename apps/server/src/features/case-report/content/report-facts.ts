import type { ReportNote } from '@mingfa/contract/case-report-content';
import type { CaseReport, ReportCase, ReportSearch } from '@mingfa/contract/case-report-project';
import { REPORT_METHOD_LABELS } from '@mingfa/contract/labels/case-report-labels';
import type { Language } from '@mingfa/contract/values';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';

/** A document that rules the search, with what the library holds of it. */
export interface FoundRule {
  citation: string;
  says: Record<Language, string>;
  /** Where it is held, and the first day of that text as far as it is known. */
  held: { location: NonNullable<ReportNote['location']>; from: string | null } | null;
}

/** What the text of a report is made of. */
export interface WrittenReport {
  report: CaseReport;
  searches: readonly ReportSearch[];
  checksum: string;
  /** In China. */
  today: string;
  /** Of the library now. */
  revision: number;
  rules: readonly FoundRule[];
}

/** A written report with its words. */
export interface Writing extends WrittenReport {
  words: ReportWords;
  language: Language;
  colon: string;
}

export const writingOf = (written: WrittenReport): Writing => {
  const { language } = written.report;
  return { ...written, language, words: REPORT_WORDS[language], colon: language === 'en' ? ': ' : '：' };
};

/** `2026-11-28 15:04`, in China. */
export const momentInChina = (iso: string): string =>
  new Date(new Date(iso).getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** A case by its title, with its number where the title does not have it. */
export const nameOfCase = (
  { title, number }: Pick<ReportCase, 'title' | 'number'>,
  { words }: Pick<Writing, 'words'>,
): string => (number && !title.includes(number) ? `${title}${words.clause}${number}` : title);

/** The same without the court, where a title made of court, kind and number stands beside the court's name. */
export function nameBesideCourt(one: ReportCase, writing: Pick<Writing, 'words'>): string {
  const name = nameOfCase(one, writing);
  const court = one.case?.court ?? '';
  const rest = court !== '' && name.startsWith(court) ? name.slice(court.length).trim() : '';
  return rest === '' ? name : rest;
}

/** Court and day of a case, what is known of them. */
export const courtAndDay = ({ case: held }: ReportCase, { words }: Pick<Writing, 'words'>): string =>
  [held?.court, held?.decidedOn ?? held?.decidedIn].filter(Boolean).join(words.clause);

export const methodOf = (search: ReportSearch, language: Language): string =>
  REPORT_METHOD_LABELS[language][search.method];
