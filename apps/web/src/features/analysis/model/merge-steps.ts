import type { AnalysisStep } from '@mingfa/contract/analysis-step';

/** A step that was changed both here and elsewhere, and not alike; null: taken out on that side. */
export interface StepConflict {
  stepId: string;
  mine: AnalysisStep | null;
  theirs: AnalysisStep | null;
}

export interface MergedSteps {
  /** With what was written here, where somebody has to choose. */
  steps: readonly AnalysisStep[];
  conflicts: readonly StepConflict[];
}

/** How the steps stood when both sides began: as they were sent from here, and as the server read them. */
export interface StepsBefore {
  mine: readonly AnalysisStep[];
  theirs: readonly AnalysisStep[];
}

const byId = (steps: readonly AnalysisStep[]) => new Map(steps.map((step) => [step.stepId, step]));
const isSameStep = (one: AnalysisStep | null, other: AnalysisStep | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Takes over what was changed on one side alone, step by step; what was changed on both is told. */
export function mergeSteps(
  before: StepsBefore,
  mine: readonly AnalysisStep[],
  theirs: readonly AnalysisStep[],
): MergedSteps {
  const [mineBefore, theirsBefore, here, there] = [before.mine, before.theirs, mine, theirs].map(byId);
  const conflicts: StepConflict[] = [];
  const kept = new Map<string, AnalysisStep>();
  for (const stepId of new Set([...mine, ...theirs].map((step) => step.stepId))) {
    const [a, b] = [here?.get(stepId) ?? null, there?.get(stepId) ?? null];
    const isMineNew = !isSameStep(a, mineBefore?.get(stepId) ?? null);
    const isTheirsNew = !isSameStep(b, theirsBefore?.get(stepId) ?? null);
    if (isMineNew && isTheirsNew && !isSameStep(a, b)) conflicts.push({ stepId, mine: a, theirs: b });
    // Of a step that one side took out and the other changed, the words stay until somebody chooses.
    const step = isMineNew && isTheirsNew ? (a ?? b) : isMineNew ? a : b;
    if (step) kept.set(stepId, step);
  }
  const isOrderMine = !isSameOrder(before.mine, mine);
  const order = isOrderMine ? placed(mine, theirs) : placed(theirs, mine);
  return { steps: order.flatMap((stepId) => kept.get(stepId) ?? []), conflicts };
}

function isSameOrder(before: readonly AnalysisStep[], after: readonly AnalysisStep[]): boolean {
  const [was, is] = [before, after].map((steps) => new Set(steps.map(({ stepId }) => stepId)));
  const common = (steps: readonly AnalysisStep[]) =>
    steps.map(({ stepId }) => stepId).filter((stepId) => was?.has(stepId) && is?.has(stepId));
  return common(before).join() === common(after).join();
}

/** The order of the first; what only the second has stands behind what it follows there. */
function placed(first: readonly AnalysisStep[], second: readonly AnalysisStep[]): string[] {
  const order = first.map(({ stepId }) => stepId);
  second.forEach(({ stepId }, place) => {
    if (order.includes(stepId)) return;
    const previous = second[place - 1]?.stepId;
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, stepId);
  });
  return order;
}
