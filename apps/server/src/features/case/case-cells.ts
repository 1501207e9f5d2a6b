import type { CaseSummary } from '@mingfa/contract/case';
import { standingOf } from '@mingfa/contract/case-authority';
import { outcomeShown } from '@mingfa/contract/case-outcome';
import {
  CASE_AUTHORITY_LABELS,
  CASE_DIGEST_MARK,
  CASE_FIELD_LABELS,
  CASE_KIND_LABELS,
  CASE_LEVEL_LABELS,
  CASE_OUTCOME_LABELS,
  CASE_PROCEDURE_LABELS,
} from '@mingfa/contract/labels/case-labels';
import type { Language } from '@mingfa/contract/values';

const WORDS = {
  'zh-CN': { level: '法院层级', authority: '案例级别', region: '地区' },
  en: { level: 'Level of court', authority: 'Authority', region: 'Region' },
} as const;

/** Columns of a spreadsheet of cases. */
export function caseColumns(language: Language): string[] {
  const words = WORDS[language];
  const fields = CASE_FIELD_LABELS[language];
  return [
    fields.title,
    fields.numbers,
    fields.court,
    words.level,
    words.region,
    fields.causes,
    fields.procedure,
    fields.kind,
    words.authority,
    fields.decidedOn,
    fields.outcome,
  ];
}

/** A case in these columns. */
export function caseCells(one: CaseSummary, language: Language): string[] {
  const outcome = outcomeShown(one);
  return [
    one.title,
    one.number ?? one.ownNumber ?? '',
    one.court ?? '',
    one.level ? CASE_LEVEL_LABELS[language][one.level] : '',
    one.region ?? '',
    one.causes.join('；'),
    CASE_PROCEDURE_LABELS[language][one.procedure],
    CASE_KIND_LABELS[language][one.kind],
    [
      CASE_AUTHORITY_LABELS[language][standingOf(one)],
      ...(one.isDigest ? [CASE_DIGEST_MARK[language].digest] : []),
    ].join(' · '),
    one.decidedOn ?? one.decidedIn ?? '',
    outcome ? CASE_OUTCOME_LABELS[language][outcome] : '',
  ];
}
