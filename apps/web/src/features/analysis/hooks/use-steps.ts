import type { AnalysisStep, AnalysisStepKind } from '@mingfa/contract/analysis-step';
import { useState } from 'react';
import { newStep } from '../model/new-step.ts';
import { withMovedStep, withNewStep, withoutStep, withStep } from '../model/step-changes.ts';
import type { OpenAnalysis } from './use-analysis.ts';

/** A step that was taken out, and where it stood. */
export interface RemovedStep {
  step: AnalysisStep;
  place: number;
}

const focusStep = (stepId: string | undefined) =>
  requestAnimationFrame(() => {
    const element = stepId ? document.getElementById(`step-${stepId}`) : null;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

/** Changing the steps of an analysis; where the focus was goes along, and the last one taken out can be put back. */
export function useSteps({ keeper, written: { steps } }: OpenAnalysis, onlyDataset: string | null) {
  const [removed, setRemoved] = useState<RemovedStep | null>(null);
  const [moved, setMoved] = useState<{ stepId: string; number: number } | null>(null);
  const write = (to: (before: readonly AnalysisStep[]) => readonly AnalysisStep[]) =>
    keeper.change((before) => ({ steps: to(before.steps) }));
  const put = (step: AnalysisStep, place: number) => {
    write((before) => withNewStep(before, step, place));
    focusStep(step.stepId);
  };
  return {
    removed,
    /** For those who do not see it move. */
    moved,
    change: (step: AnalysisStep) => write((before) => withStep(before, step)),
    add: (kind: AnalysisStepKind, place: number) => {
      setRemoved(null);
      put(newStep(kind, steps, place, onlyDataset), place);
    },
    addAfter: (stepId: string, step: AnalysisStep) =>
      put(step, steps.findIndex((one) => one.stepId === stepId) + 1),
    move: (stepId: string, by: 1 | -1) => {
      const { activeElement } = document;
      const next = withMovedStep(steps, stepId, by);
      if (next === steps) return;
      write((before) => withMovedStep(before, stepId, by));
      setMoved({ stepId, number: next.findIndex((one) => one.stepId === stepId) + 1 });
      requestAnimationFrame(() => {
        if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
        document.getElementById(`step-${stepId}`)?.scrollIntoView({ block: 'nearest' });
      });
    },
    remove: (stepId: string) => {
      const place = steps.findIndex((one) => one.stepId === stepId);
      const step = steps[place];
      if (!step) return;
      write((before) => withoutStep(before, stepId));
      setRemoved({ step, place });
    },
    undo: () => {
      if (!removed) return;
      setRemoved(null);
      put(removed.step, Math.min(removed.place, steps.length));
    },
    forget: () => setRemoved(null),
  };
}
