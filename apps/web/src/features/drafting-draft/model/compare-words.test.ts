import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

it('tells clauses that were taken out and put in between those that stayed', () => {
  expect(compareWords('被告借款，至今不还。请判。', '被告借款，经催要仍不还。请判。')).toEqual([
    { kind: 'same', text: '被告借款，' },
    { kind: 'removed', text: '至今不还。' },
    { kind: 'added', text: '经催要仍不还。' },
    { kind: 'same', text: '请判。' },
  ]);
  expect(compareWords('', '新写的。')).toEqual([{ kind: 'added', text: '新写的。' }]);
  expect(compareWords('同样。', '同样。')).toEqual([{ kind: 'same', text: '同样。' }]);
});
