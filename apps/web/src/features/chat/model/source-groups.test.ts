import { expect, it } from 'vitest';
import { sourceGroups } from './source-groups.ts';

it('puts sources together by where they were found, and leaves out where nothing was', () => {
  const groups = sourceGroups([
    { kind: 'web', index: 1 },
    { kind: 'law', index: 2 },
    { kind: 'digest', index: 3 },
    { kind: 'case', index: 4 },
    { kind: 'guide', index: 5 },
  ]);
  expect(groups.map(({ scope, sources }) => [scope, sources.map(({ index }) => index)])).toEqual([
    ['laws', [2, 3, 5]],
    ['cases', [4]],
    ['web', [1]],
  ]);
});
