import { expect, it } from 'vitest';
import { relevanceOf } from './relevance-of.ts';

const hit = (...methods: { method: 'words' | 'meaning' | 'rerank'; rank: number; score: number }[]) => ({
  methods,
});

it('says what words found as a share of the best of the search, from 0 to 100', () => {
  const hits = [30.94, 17.23, 3.98].map((score, index) => hit({ method: 'words', rank: index + 1, score }));
  expect(hits.map((one) => relevanceOf(one, hits)).map(({ points, word }) => [points, word])).toEqual([
    [100, 'strong'],
    [56, 'fair'],
    [13, 'weak'],
  ]);
});

it('is as near as the method that found it nearest, and says each with its own points', () => {
  const best = hit({ method: 'words', rank: 1, score: 20 });
  const one = hit({ method: 'words', rank: 7, score: 2 }, { method: 'meaning', rank: 1, score: 0.834 });
  expect(relevanceOf(one, [best, one])).toEqual({
    points: 83,
    word: 'strong',
    methods: [
      { method: 'words', rank: 7, points: 10 },
      { method: 'meaning', rank: 1, points: 83 },
    ],
  });
});

it('stays within 0 and 100 whatever a model says', () => {
  const odd = [
    hit({ method: 'rerank', rank: 1, score: 4.2 }),
    hit({ method: 'meaning', rank: 1, score: -0.2 }),
  ];
  expect(odd.map((one) => relevanceOf(one, odd).points)).toEqual([100, 0]);
});
