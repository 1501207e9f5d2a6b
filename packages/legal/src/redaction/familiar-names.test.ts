import { expect, test } from 'vitest';
import { Redactor } from './redactor.ts';

const run = <Result>(steps: Generator<void, Result>): Result => {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
};
function redact(...texts: string[]): string[] {
  const redactor = new Redactor();
  for (const text of texts) run(redactor.learning(text));
  return texts.map((text) => run(redactor.redacting(text)).text);
}

test('刘哥 is 刘建国 where no other 刘 is known, and both have one mask', () => {
  const [first, second] = redact('喂，是陈大伟吗？我是刘建国。', '是我，刘哥，你好。');
  expect(first).toBe('喂，是陈某吗？我是刘某。');
  expect(second).toBe('是我，刘某，你好。');
});

test('where two are called 刘, nobody says which of them 刘哥 is', () => {
  const [, , third] = redact('我是刘建国。', '我叫刘长明。', '是我，刘哥，你好。');
  expect(third).toMatch(/^是我，刘某.{0,2}，你好。$/);
  expect(third).not.toContain('哥');
});
