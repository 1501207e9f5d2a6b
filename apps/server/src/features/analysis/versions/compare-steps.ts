import { isDeepStrictEqual } from 'node:util';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { StepDifference } from '@mingfa/contract/analysis-version';
import { compareLines } from '../../../runtime/compare-lines.ts';
import type { AnswerRow } from '../own-analysis.ts';

interface AnsweredVersion {
  steps: readonly AnalysisStep[];
  answers: ReadonlyMap<string, AnswerRow>;
}

/** What became of each step, in the order of what is newer; one that was taken out stands behind the one it stood behind. */
export function compareSteps(older: AnsweredVersion, newer: AnsweredVersion): StepDifference[] {
  const order = newer.steps.map(({ stepId }) => stepId);
  const kept = new Set(order);
  for (const [index, { stepId }] of older.steps.entries()) {
    if (kept.has(stepId)) continue;
    const before = older.steps[index - 1]?.stepId;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, stepId);
  }
  const stayed = stayedInPlace(older.steps, newer.steps);
  return order.map((stepId) => {
    const before = older.steps.find((step) => step.stepId === stepId) ?? null;
    const after = newer.steps.find((step) => step.stepId === stepId) ?? null;
    const [was, is] = [older.answers.get(stepId), newer.answers.get(stepId)];
    const isSame = isDeepStrictEqual(before, after);
    return {
      ...{ stepId, before, after },
      change: !before
        ? 'added'
        : !after
          ? 'removed'
          : !isSame
            ? 'changed'
            : stayed.has(stepId)
              ? 'same'
              : 'moved',
      lines: before && after && !isSame ? compareLines(linesOf(before), linesOf(after)) : [],
      answerBefore: inShort(was),
      answerAfter: inShort(is),
      answerDiffers: was?.answerSum !== is?.answerSum,
    };
  });
}

/** Steps of both that stand in the same order: the most that can be left where they are. */
function stayedInPlace(older: readonly AnalysisStep[], newer: readonly AnalysisStep[]): ReadonlySet<string> {
  const ids = (steps: readonly AnalysisStep[]) => steps.map(({ stepId }) => stepId);
  const lines = compareLines(ids(older), ids(newer));
  return new Set(lines.flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])));
}

const inShort = (answer: AnswerRow | undefined): StepDifference['answerBefore'] =>
  answer && answer.errorCode === null
    ? { ranAt: answer.ranAt.toISOString(), build: answer.build, totalRows: answer.totalRows }
    : null;

/** What a step says, line by line. */
function linesOf(step: AnalysisStep): string[] {
  const { title } = step;
  const said = () => {
    switch (step.kind) {
      case 'text':
        return step.markdown;
      case 'question':
        return [step.question, step.query ? JSON.stringify(step.query, null, 1) : ''].join('\n');
      case 'query':
        return step.sql;
      case 'table':
        return '';
      case 'chart':
        return step.spec ? JSON.stringify(step.spec) : '';
      case 'finding':
        return step.text;
    }
  };
  return [title, ...said().split('\n')].filter((line, index) => index > 0 || line !== '');
}
