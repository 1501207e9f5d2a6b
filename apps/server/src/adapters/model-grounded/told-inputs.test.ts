import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { expect, test } from 'vitest';
import { answerStory } from './testing/answer-story.ts';
import { TOLD_INPUT_STORIES, type ToldInputStory } from './testing/told-input-stories.ts';

const names = (text: string, yuan: number): boolean => {
  const said = describeFigure({ value: yuan, unit: 'yuan' }, 'zh').replaceAll('.', '\\.');
  return new RegExp(`(?<![\\d,.])${said}`).test(text);
};

function faultsOf(one: ToldInputStory): string[] {
  const text = answerStory(one);
  return [
    ...one.sums.filter((yuan) => !names(text, yuan)).map((yuan) => `lacks ${yuan}`),
    ...(one.never ?? []).filter((yuan) => names(text, yuan)).map((yuan) => `says ${yuan}`),
    ...(one.day && !text.includes(one.day) ? [`lacks the day ${one.day}`] : []),
    ...(one.saysNot?.test(text) ? [`says ${one.saysNot.exec(text)?.[0]}`] : []),
  ];
}

/** What is wrong, told on demand: `FIGURES=all vitest run told-inputs`. */
test.each(TOLD_INPUT_STORIES)('$story', (one) => {
  const faults = faultsOf(one);
  if (process.env.FIGURES && faults.length > 0) console.log(answerStory(one));
  expect(faults).toEqual([]);
});
