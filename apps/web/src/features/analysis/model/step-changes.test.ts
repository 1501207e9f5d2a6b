import { expect, it } from 'vitest';
import { textStep } from '../testing/sample-analysis.ts';
import { withMovedStep, withNewStep, withoutStep } from './step-changes.ts';

const steps = ['a', 'b', 'c'].map((stepId) => textStep(stepId));
const ids = (some: readonly { stepId: string }[]) => some.map(({ stepId }) => stepId).join('');

it('moves a step one place, and no further than the ends', () => {
  expect(ids(withMovedStep(steps, 'b', -1))).toBe('bac');
  expect(ids(withMovedStep(steps, 'b', 1))).toBe('acb');
  expect(withMovedStep(steps, 'a', -1)).toBe(steps);
  expect(withMovedStep(steps, 'c', 1)).toBe(steps);
});

it('puts a step that was taken out back where it stood', () => {
  const [, b = textStep('b')] = steps;
  expect(withNewStep(withoutStep(steps, 'b'), b, 1)).toEqual(steps);
});
