import type { StepOutcome } from '@mingfa/contract/analysis-result';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { AnswerPlace } from '../hooks/use-answer.ts';
import type { Runs } from '../hooks/use-runs.ts';

/** What the steps of a notebook work with. */
export interface NotebookDesk {
  title: string;
  place: AnswerPlace;
  steps: readonly AnalysisStep[];
  outcomeOf: (stepId: string) => StepOutcome | undefined;
  /** What a step is called among the others: its number, and its title or words. */
  nameOf: (stepId: string) => string;
  /** Null where it is only read: a version. */
  write: {
    change: (step: AnalysisStep) => void;
    addAfter: (stepId: string, step: AnalysisStep) => void;
    runs: Runs;
  } | null;
}

/** What each kind of step is given. */
export interface StepProps<Kind extends AnalysisStep['kind']> {
  desk: NotebookDesk;
  step: Extract<AnalysisStep, { kind: Kind }>;
  outcome: StepOutcome | undefined;
}
