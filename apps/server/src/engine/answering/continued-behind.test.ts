import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';
import { continuedBehind } from './continued-behind.ts';

const continued = (text: string) => {
  const answer = new AnswerText(text);
  const [first] = answer.citations;
  return first?.type === 'statute' ? continuedBehind(answer, first) : undefined;
};

test('what goes on behind a semicolon is of the citation that leads', () => {
  expect(continued('按《风筝法》第四条，会员应当按期缴费；逾期的，应当补缴。教练另计。')).toBe(
    '逾期的，应当补缴',
  );
  expect(
    continued('按《风筝法》第四条，会员应当按期缴费；逾期的，应当补缴；依《风筝法》第五条可以退会。'),
  ).toBe('逾期的，应当补缴');
});

test.each([
  '会员应当按期缴费（《风筝法》第四条）；逾期的，应当补缴。',
  '按《风筝法》第四条，会员应当按期缴费。逾期的，应当补缴。',
  '按《风筝法》第四条，会员应当按期缴费；逾期的，应当补缴（《风筝法》第五条）。',
  '《风筝法》第四条规定：“会员应当按期缴费；逾期的，应当补缴。”',
  '见《风筝法》第四条；逾期的，应当补缴。',
])('nothing goes on: %s', (text) => {
  expect(continued(text)).toBeNull();
});
