import { expect, it } from 'vitest';
import { textStep } from '../testing/sample-analysis.ts';
import { mergeSteps } from './merge-steps.ts';

const [a, b, c] = [textStep('a'), textStep('b'), textStep('c')];
const before = { mine: [a, b], theirs: [a, b] };
const ids = (steps: readonly { stepId: string }[]) => steps.map(({ stepId }) => stepId).join('');

it('takes over what each side changed alone', () => {
  const mine = [textStep('a', 'here'), b];
  const theirs = [a, textStep('b', 'there'), c];
  expect(mergeSteps(before, mine, theirs)).toEqual({
    steps: [textStep('a', 'here'), textStep('b', 'there'), c],
    conflicts: [],
  });
});

it('tells of a step that was written on both sides, and keeps the words of here until somebody chooses', () => {
  const mine = [textStep('a', 'here'), b];
  const theirs = [textStep('a', 'there'), b];
  expect(mergeSteps(before, mine, theirs)).toEqual({
    steps: mine,
    conflicts: [{ stepId: 'a', mine: mine[0], theirs: theirs[0] }],
  });
});

it('does not drop a step that was changed on one side and taken out on the other', () => {
  const { steps, conflicts } = mergeSteps(before, [b], [textStep('a', 'there'), b]);
  expect(ids(steps)).toBe('ab');
  expect(conflicts).toHaveLength(1);
});

it('lets a step go that one side took out and the other left as it was', () => {
  expect(ids(mergeSteps(before, [b], [a, b]).steps)).toBe('b');
  expect(ids(mergeSteps(before, [a, b], [a]).steps)).toBe('a');
});

it('keeps the order of whoever moved steps, and puts a new one behind what it followed', () => {
  expect(ids(mergeSteps(before, [b, a], [a, c, b]).steps)).toBe('bac');
  expect(ids(mergeSteps(before, [a, c, b], [b, a]).steps)).toBe('bac');
});
