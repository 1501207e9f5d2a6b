import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadGoldenQuestions, OFFICIAL_CLONE_IDS } from './testing/golden-questions.ts';

const isEnglish = (question: string) => !/\p{Script=Han}/u.test(question);

test('every file of golden questions belongs to an official clone', async () => {
  const files = await readdir(new URL('../clones/golden/', import.meta.url));
  expect(files.toSorted()).toEqual(OFFICIAL_CLONE_IDS.map((id) => `${id}.yaml`).toSorted());
});

test.each(OFFICIAL_CLONE_IDS)(
  '%s is asked twelve questions or more, of which three must be refused',
  async (id) => {
    const questions = await loadGoldenQuestions(id);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.filter(({ expect }) => expect.insufficient)).toHaveLength(3);
  },
);

test.each(OFFICIAL_CLONE_IDS)(
  '%s is told two stories, asked for two figures and asked once in English',
  async (id) => {
    const answered = (await loadGoldenQuestions(id)).filter(({ expect }) => !expect.insufficient);
    const chinese = answered.filter(({ question }) => !isEnglish(question));
    const stories = chinese.filter(({ question: { length } }) => length >= 60 && length <= 150);
    expect(stories.length).toBeGreaterThanOrEqual(2);
    expect(answered.filter(({ expect }) => expect.figures.length > 0).length).toBeGreaterThanOrEqual(2);
    expect(answered.length - chinese.length).toBe(1);
  },
);
