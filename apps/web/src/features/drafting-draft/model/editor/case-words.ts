import type { CaseSummary } from '@mingfa/contract/case';
import type { CaseHit } from '@mingfa/contract/case-search';
import { CASE_AREA_LABELS, CASE_KIND_LABELS, CASE_SECTION_LABELS } from '@mingfa/contract/labels/case-labels';
import { innerMarks } from './inner-marks.ts';

/** Documents are Chinese, whoever writes them. */
const LANGUAGE = 'zh-CN';
/** Kinds whose label is the name courts give such a document. */
const NAMED_KINDS: readonly string[] = ['judgment', 'ruling', 'decision', 'mediation', 'notice'];
/** Areas that stand in the name of a document: 民事判决书. */
const NAMED_AREAS: readonly string[] = ['civil', 'criminal', 'administrative'];

/**
 * A case as a document cites it: 指导性案例265号（某某诉某某案）; 临江市中级人民法院（2023）京01民终123号民事判决书. By its number the check knows it
 * again; one that has none is named by its title.
 */
export function caseName({ title, number, ownNumber, court, area, kind }: CaseSummary): string {
  if (ownNumber) return `${ownNumber}（${withoutNumber(title, ownNumber)}）`;
  if (!number) return `“${title}”案`;
  if (!NAMED_KINDS.includes(kind)) return `${court ?? ''}${number}`;
  const field = NAMED_AREAS.includes(area) ? CASE_AREA_LABELS[LANGUAGE][area] : '';
  return `${court ?? ''}${number}${field}${CASE_KIND_LABELS[LANGUAGE][kind]}`;
}

/** Published cases are called by their number and name: 指导性案例265号：罗某诉某公司案. */
const withoutNumber = (title: string, number: string) =>
  title.startsWith(number) ? title.slice(number.length).replace(/^[：:\s]+/, '') : title;

/** A case with one of its paragraphs in quotation marks, by the part in which it stands. */
export function quotedCase(hit: CaseSummary, { section, text }: CaseHit['paragraphs'][number]): string {
  const words = text.replace(/\s*\n\s*/g, '').trim();
  const part = section === 'reasoning' ? '认为' : `的${CASE_SECTION_LABELS[LANGUAGE][section]}部分载明`;
  return `${caseName(hit)}${part}：“${innerMarks(words)}”`;
}
