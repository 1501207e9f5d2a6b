import {
  ANALYSIS_STEP_LABELS,
  STALE_REASON_LABELS,
  STEP_STATE_LABELS,
} from '@mingfa/contract/labels/analysis-labels';
import { CHART_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import type { Language } from '@mingfa/contract/values';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import type { WholeStep } from './read-whole-analysis.ts';
import { tellBasis } from './tell-basis.ts';

/** What a step is headed by. */
export function headingOf({ step, shown }: WholeStep, language: Language): string {
  if (step.title !== '') return step.title;
  if (step.kind === 'question' && step.question !== '') return step.question;
  if (step.kind === 'query' && step.question !== '') return step.question;
  if (step.kind === 'chart' && shown?.chart)
    return `${ANALYSIS_STEP_LABELS[language].chart}${language === 'en' ? ': ' : '：'}${CHART_KIND_LABELS[language][shown.chart.spec.kind]}`;
  return ANALYSIS_STEP_LABELS[language][step.kind];
}

/** What an answer rests on, and whether it still holds, a sentence each. */
export function remarksOf({ step, outcome, tables }: WholeStep, language: Language): string[] {
  const words = ANALYSIS_WORDS[language];
  if (step.kind === 'text') return [];
  const { dataset, ranAt, totalRows, basis, columns, errorMessage, state, staleBecause } = outcome;
  const asks = step.kind === 'question' || step.kind === 'query';
  const parts = [
    asks && dataset ? words.data(dataset.title, dataset.build) : '',
    asks && ranAt ? words.ranAt(timeInChina(ranAt)) : '',
    asks && columns.length > 0 ? words.rows(totalRows) : '',
    ...(asks && basis
      ? tellBasis({ basis, query: queryOf(step, outcome), tables, totalRows }, language)
      : []),
  ].filter((part) => part !== '');
  return [
    parts.join(language === 'en' ? '; ' : '；'),
    ...(step.kind === 'chart' && columns.length > 0 && outcome.charts.length === 0 ? [words.noChart] : []),
    ...(step.kind === 'query' && step.origin === 'model' ? [words.sqlOf(step.modelName || '—')] : []),
    ...(state === 'fresh'
      ? []
      : [
          [
            STEP_STATE_LABELS[language][state],
            ...staleBecause.map((reason) => STALE_REASON_LABELS[language][reason]),
            ...(errorMessage ? [errorMessage] : []),
          ].join(language === 'en' ? ': ' : '：'),
        ]),
    ...(outcome.loose.length > 0 ? [words.loose(outcome.loose.join('、'))] : []),
  ].filter((line) => line !== '');
}

/** The measures and dimensions that were asked for. */
const queryOf = (step: WholeStep['step'], { understood }: WholeStep['outcome']) =>
  understood?.query ?? (step.kind === 'question' ? step.query : null);

/** A moment as people in China read it: `2026-11-30 12:04`. */
export function timeInChina(iso: string): string {
  return new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
