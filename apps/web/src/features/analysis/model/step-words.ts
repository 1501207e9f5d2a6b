import type { AnalysisStep } from '@mingfa/contract/analysis-step';

/** What a step says, as plain words: to tell it from others, and to compare two. */
export function stepWords(step: AnalysisStep): string {
  switch (step.kind) {
    case 'text':
      return step.markdown;
    case 'question':
      return step.question;
    case 'query':
      return step.sql;
    case 'finding':
      return step.text;
    default:
      return '';
  }
}
