import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { NotebookDesk } from '../../model/notebook-desk.ts';
import { FindingStep } from '../finding/finding-step.tsx';
import { ChartStep } from '../step/chart-step.tsx';
import { QueryStep } from '../step/query-step.tsx';
import { QuestionStep } from '../step/question-step.tsx';
import { TableStep } from '../step/table-step.tsx';
import { TextStep } from '../step/text-step.tsx';

/** What is in a step, by its kind. */
export function StepBody({ desk, step }: { desk: NotebookDesk; step: AnalysisStep }) {
  const shared = { desk, outcome: desk.outcomeOf(step.stepId) };
  switch (step.kind) {
    case 'text':
      return <TextStep {...shared} step={step} />;
    case 'question':
      return <QuestionStep {...shared} step={step} />;
    case 'query':
      return <QueryStep {...shared} step={step} />;
    case 'table':
      return <TableStep {...shared} step={step} />;
    case 'chart':
      return <ChartStep {...shared} step={step} />;
    case 'finding':
      return <FindingStep {...shared} step={step} />;
  }
}
