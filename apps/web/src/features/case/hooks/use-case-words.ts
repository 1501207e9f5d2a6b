import {
  CASE_AREA_LABELS,
  CASE_AUTHORITY_LABELS,
  CASE_DIGEST_MARK,
  CASE_DOUBT_LABELS,
  CASE_FIELD_LABELS,
  CASE_IMPORT_FIELD_LABELS,
  CASE_KIND_LABELS,
  CASE_LEVEL_LABELS,
  CASE_OUTCOME_LABELS,
  CASE_PROCEDURE_LABELS,
  CASE_SECTION_LABELS,
} from '@mingfa/contract/labels/case-labels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

/** What the members of the enums of cases are called in the reader's language. */
export function useCaseWords() {
  // Read again when the language changes.
  useTranslation('case');
  const language = currentLanguage();
  return {
    level: CASE_LEVEL_LABELS[language],
    area: CASE_AREA_LABELS[language],
    procedure: CASE_PROCEDURE_LABELS[language],
    kind: CASE_KIND_LABELS[language],
    authority: CASE_AUTHORITY_LABELS[language],
    digestMark: CASE_DIGEST_MARK[language].digest,
    outcome: CASE_OUTCOME_LABELS[language],
    section: CASE_SECTION_LABELS[language],
    field: CASE_FIELD_LABELS[language],
    doubt: CASE_DOUBT_LABELS[language],
    importField: CASE_IMPORT_FIELD_LABELS[language],
  };
}
