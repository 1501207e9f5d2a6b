import { expect, test } from 'vitest';
import { programsWordsIn } from './programs-words.ts';

test('what stands before and behind a model’s answer is found where it stands, also where the answer repeats it', () => {
  const before = ['请先报警：110。', '按当时的法律。'];
  const after = ['另有一事，请问律师。'];
  const text = [...before, '请先报警：110。模型的话。另有一事，请问律师。', ...after].join('\n\n');
  const found = programsWordsIn(text, { before, after });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([...before, ...after]);
  expect(found.at(-1)?.end).toBe(text.length);
  expect(programsWordsIn('模型的话。', { before: [], after: [] })).toEqual([]);
});
