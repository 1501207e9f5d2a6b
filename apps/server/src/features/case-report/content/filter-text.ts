import type { ReportSearch } from '@mingfa/contract/case-report-project';
import {
  CASE_AREA_LABELS,
  CASE_AUTHORITY_LABELS,
  CASE_KIND_LABELS,
  CASE_LEVEL_LABELS,
  CASE_OUTCOME_LABELS,
  CASE_PROCEDURE_LABELS,
  CASE_SECTION_LABELS,
} from '@mingfa/contract/labels/case-labels';
import { CASE_TIER_LABELS } from '@mingfa/contract/labels/case-report-labels';
import type { Writing } from './report-facts.ts';

const LABELS: Record<string, Record<string, Record<string, string>>> = {
  area: CASE_AREA_LABELS,
  level: CASE_LEVEL_LABELS,
  procedure: CASE_PROCEDURE_LABELS,
  kind: CASE_KIND_LABELS,
  authority: CASE_AUTHORITY_LABELS,
  outcome: CASE_OUTCOME_LABELS,
};

/** What narrowed a search: its filters, the section, the words within results and a tier alone. */
export function filterText(
  { filters, section, within, tiers }: ReportSearch,
  { words, language, colon }: Pick<Writing, 'words' | 'language' | 'colon'>,
): string {
  const labelOf = (name: string, value: unknown): string =>
    name === 'holdings'
      ? (words.holdingsNames[String(value)] ?? String(value))
      : (LABELS[name]?.[language]?.[String(value)] ?? String(value));
  const told = Object.entries(filters).map(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]).map((one) => labelOf(name, one));
    return `${words.filterNames[name] ?? name}${colon}${values.join(words.comma)}`;
  });
  const sections: Record<string, string> = CASE_SECTION_LABELS[language];
  if (section) told.push(`${words.section}${colon}${sections[section] ?? section}`);
  if (within) told.push(`${words.within}${colon}${within}`);
  if (tiers.length === 1 && tiers[0])
    told.push(`${words.onlyTiers}${colon}${CASE_TIER_LABELS[language][tiers[0]]}`);
  return told.length === 0 ? words.noFilters : told.join(words.separator);
}
