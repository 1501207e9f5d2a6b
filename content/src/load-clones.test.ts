import { expect, test } from 'vitest';
import { loadClones, readOfficial } from './load-clones.ts';
import { OFFICIAL_CLONE_IDS } from './testing/golden-questions.ts';

const clones = await loadClones();
const isEnglish = (text: string) => !/\p{Script=Han}/u.test(text);

test('each file is an official clone that has golden questions', () => {
  const ids: readonly string[] = OFFICIAL_CLONE_IDS;
  for (const { officialId } of clones) expect(ids).toContain(officialId);
  expect(clones.length).toBeGreaterThan(0);
});

test.each(clones)('$officialId says all of itself in English, too', ({ content }) => {
  const { en, guideQuestions } = content;
  const texts = [en?.name, en?.introduction, en?.opening, ...(en?.guideQuestions ?? [])];
  for (const text of texts) {
    expect(text).toBeTruthy();
    expect(isEnglish(text ?? ''), text).toBe(true);
  }
  expect(en?.guideQuestions).toHaveLength(guideQuestions.length);
});

test('a file that has somebody’s things, lacks something or says what is not known is named', () => {
  const whole = { ...clones[0]?.content };
  expect(() => readOfficial('a.yaml', { ...whole, persona: '' })).toThrow('a.yaml: persona missing');
  const knowledge = { baseIds: ['kon_0123456789'] };
  expect(() => readOfficial('a.yaml', { ...whole, knowledge })).toThrow("nobody's things");
  expect(() => readOfficial('a.yaml', { ...whole, colour: 'red' })).toThrow('a.yaml');
});
