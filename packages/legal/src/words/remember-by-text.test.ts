import { expect, test } from 'vitest';
import { rememberByText } from './remember-by-text.ts';

test('what was made of a text is made once, as long as it was asked for lately', () => {
  const made: string[] = [];
  const lengthOf = rememberByText((text) => made.push(text), 2);
  for (const text of ['风', '筝', '风', '线', '风']) lengthOf(text);
  expect(made).toEqual(['风', '筝', '线']);
  for (const text of ['轴', '布', '竹', '骨']) lengthOf(text);
  lengthOf('筝');
  expect(made.filter((text) => text === '筝')).toHaveLength(2);
});
