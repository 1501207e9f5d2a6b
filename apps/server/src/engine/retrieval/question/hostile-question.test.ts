import { loadLexicon } from '@mingfa/content/lexicon';
import { workMs } from '@mingfa/legal/testing/own-work';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expect, test } from 'vitest';
import { expandQuestion } from './expand-question.ts';
import { readCited } from './read-cited.ts';

const CHARACTERS = 20_000;
const filledWith = (words: string) => words.repeat(CHARACTERS / words.length);

test('a question that says the same words a thousand times is read as fast as any other of its length', async () => {
  const findWords = matchLexicon(await loadLexicon());
  for (const words of ['公司拖欠工资炒鱿鱼怎么办', 'my boss fired me ', '民法典第577条，', '[1][2]']) {
    const text = filledWith(words);
    expandQuestion(words, findWords(words));
    const milliseconds = workMs(() => {
      expandQuestion(text, findWords(text));
      readCited(text, (name) => name === '民法典');
    });
    expect([words, milliseconds < 5000 || milliseconds]).toEqual([words, true]);
  }
});

test('places that a question repeats are named once, and no more than an answer can go through', () => {
  const isKnown = (name: string) => name === '民法典';
  expect(readCited(filledWith('民法典第577条，'), isKnown).cited).toHaveLength(1);
  const many = Array.from({ length: 1500 }, (_, number) => `民法典第${number + 1}条，`).join('');
  expect(readCited(many, isKnown).cited).toHaveLength(100);
});
