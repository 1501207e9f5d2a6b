import {
  CASE_DUTY_LABELS,
  CASE_EFFECT_LABELS,
  CASE_STANCE_LABELS,
  CASE_TIER_LABELS,
  CASE_USE_LABELS,
  CASE_WARNING_LABELS,
  REPORT_METHOD_LABELS,
} from '@mingfa/contract/labels/case-report-labels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';

/** What tiers, stances and the like of a report are called in the reader's language: the words of its file. */
export function useReportWords() {
  // Read again when the language changes.
  useTranslation('case-report');
  const language = currentLanguage();
  return {
    tier: CASE_TIER_LABELS[language],
    stance: CASE_STANCE_LABELS[language],
    use: CASE_USE_LABELS[language],
    duty: CASE_DUTY_LABELS[language],
    effect: CASE_EFFECT_LABELS[language],
    warning: CASE_WARNING_LABELS[language],
    method: REPORT_METHOD_LABELS[language],
  };
}
