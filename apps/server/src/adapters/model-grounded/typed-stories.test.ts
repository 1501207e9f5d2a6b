import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { expect, test } from 'vitest';
import { answerStory } from './testing/answer-story.ts';
import { HARM_AND_DEBT_STORIES } from './testing/harm-and-debt-stories.ts';
import {
  TYPED_LAST,
  TYPED_LATER,
  TYPED_STORIES,
  TYPED_TRAPS,
  type TypedStory,
} from './testing/typed-stories.ts';

const yuan = (value: number): string => describeFigure({ value, unit: 'yuan' }, 'zh');
const headline = (text: string): string => /^.*大约是 \*\*.*怎么算见下。$/m.exec(text)?.[0] ?? '';
const part = (text: string): string => /## 能拿多少\n[\s\S]*?(?=\n## |$)/.exec(text)?.[0] ?? '';

function faultsOf(one: TypedStory): string[] {
  const text = answerStory(one);
  const { total } = one;
  const [said, sums] = [headline(text), part(text)];
  const faults: string[] = [];
  if (total === null) {
    if (said) faults.push(`tells a sum: ${said}`);
  } else {
    const [least, most] = Array.isArray(total) ? total : [null, null];
    const whole =
      least !== null && most !== null
        ? `${yuan(least)} – ${yuan(most)}`
        : yuan(typeof total === 'number' ? total : (total as { known: number }).known);
    if (!said) faults.push('computes nothing');
    else if (!said.includes(`**${whole}**`)) faults.push(`lacks ${whole}: ${said}`);
    if (
      said &&
      !sums.includes(yuan(most ?? (typeof total === 'number' ? total : (total as { known: number }).known)))
    )
      faults.push('has no part that shows how');
    const isPart = typeof total === 'object' && 'known' in total;
    if (said && isPart !== /几项|这[一两]项/.test(said)) faults.push(`called otherwise: ${said}`);
    if (said && isPart && !/不是全部：还没算/.test(said)) faults.push('does not say what is left out');
  }
  for (const never of one.never ?? [])
    if (`${said}${sums}`.includes(`**${yuan(never)}`)) faults.push(`says ${never}`);
  if (one.says && !one.says.test(text)) faults.push(`does not say ${one.says}`);
  return faults;
}

/** Which are wrong, told on demand: `FIGURES=all vitest run typed-stories`. */
function wrongOf(stories: readonly TypedStory[]): string[] {
  const wrong = stories.flatMap((one) => {
    const faults = faultsOf(one);
    return faults.length > 0 ? [`${one.guide}: ${one.story}\n    ${faults.join('; ')}`] : [];
  });
  if (process.env.FIGURES) console.log(`${wrong.length} of ${stories.length}\n${wrong.join('\n')}`);
  return wrong;
}

test('stories as people type them come to the sums worked out by hand', () => {
  expect(wrongOf(TYPED_STORIES)).toEqual([]);
});

test('so do those told afterwards', () => {
  expect(wrongOf(TYPED_LATER)).toEqual([]);
});

test('no sum is told of a number that is another one', () => {
  expect(wrongOf(TYPED_TRAPS)).toEqual([]);
});

test('and the last ones', () => {
  expect(wrongOf(TYPED_LAST)).toEqual([]);
});

test('and those of consumers, loans and injuries', () => {
  expect(wrongOf(HARM_AND_DEBT_STORIES)).toEqual([]);
});
