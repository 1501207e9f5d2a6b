import { expect, test } from 'vitest';
import { maskTexts } from './mask-texts.ts';

const options = {
  ...{ privateWords: [], redact: true, creditCodes: true, keptMarks: [] },
  markIdOf: (kind: string, value: string) => `${kind} ${value}`,
};
async function masked(texts: readonly string[]): Promise<string[]> {
  const masking = await maskTexts(texts, options);
  return texts.map((text) => masking.of(text).text);
}

test('in a talk somebody is called the same by their name, their surname with a title, and in the title of the share', async () => {
  expect(
    await masked([
      '周梅与陈建业的谈话',
      '[00:00:05] 陈建业：周梅你好，我是陈建业。',
      '[00:00:10] 周梅：陈总，钱呢？老陈你说话。',
    ]),
  ).toEqual([
    '周某与陈某的谈话',
    '[00:00:05] 陈某：周某你好，我是陈某。',
    '[00:00:10] 周某：陈某总，钱呢？陈某你说话。',
  ]);
});

test('where two people have a surname nobody says which of them is meant by it alone', async () => {
  const [first, second, third, last] = await masked([
    '[00:00:05] 陈建业：周梅你好，我是陈建业。',
    '[00:00:08] 陈志强：我是陈志强。',
    '[00:00:10] 周梅：陈总，钱呢？',
    '[00:00:15] 周梅：我问陈主任，陈建业你别说。',
  ]);
  expect([first, second]).toEqual([
    '[00:00:05] 陈某甲：周某你好，我是陈某甲。',
    '[00:00:08] 陈某乙：我是陈某乙。',
  ]);
  expect(third).toBe('[00:00:10] 周某：陈某总，钱呢？');
  expect(last).toBe('[00:00:15] 周某：我问陈某主任，陈某甲你别说。');
});

test('who speaks under a surname with a title is not the one with the full name, and no word becomes a name', async () => {
  const [first, second] = await masked([
    '[00:00:05] 李四：李律师你好，我是李四。',
    '[00:00:09] 李律师：李四，那是胡说。你别胡闹。过会再谈。',
  ]);
  const [asked, lawyer] = [first?.slice(11).split('：')[0], second?.slice(11).split('：')[0]];
  expect(asked).toMatch(/^李某/);
  expect(lawyer).toMatch(/^李某.?律师$/);
  expect(lawyer).not.toBe(`${asked}律师`);
  expect(first).toContain(`：${lawyer}你好，我是${asked}。`);
  expect(second).toContain(`：${asked}，那是胡说。你别胡闹。过会再谈。`);
});
