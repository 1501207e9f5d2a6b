import { expect, test } from 'vitest';
import { resolveOverlaps, type Wording } from './resolve-overlaps.ts';

const SENTENCE = '租期25年，甲方可随时解除';
const wording = (quote: string, level: Wording['level'], suggestion: string): Wording => {
  const start = SENTENCE.indexOf(quote);
  return {
    level,
    action: 'replace',
    spans: [{ blockId: 'b', start, end: start + quote.length }],
    quote,
    suggestion,
  };
};

test('of two that replace the same words the graver is written, whichever comes first', () => {
  const mild = wording(SENTENCE, 'low', '甲');
  const grave = wording(SENTENCE, 'high', '乙');
  for (const order of [
    [mild, grave],
    [grave, mild],
  ] as const) {
    const resolved = resolveOverlaps(order);
    const at = order.indexOf(mild);
    expect(resolved[at]).toMatchObject({
      action: 'comment',
      givesWayTo: { at: order.indexOf(grave), isJoined: false },
    });
    expect(resolved[1 - at]).toMatchObject({ action: 'replace', suggestion: '乙' });
  }
});

test('words within a sentence that is added to are changed there, whichever is graver', () => {
  for (const level of ['high', 'low'] as const) {
    const inner = wording('25年', level, '20年');
    const outer = wording(SENTENCE, 'medium', `${SENTENCE}，但应当提前通知`);
    const [one, other] = resolveOverlaps([inner, outer]);
    expect(other).toMatchObject({
      action: 'replace',
      suggestion: '租期20年，甲方可随时解除，但应当提前通知',
      joined: [0],
    });
    expect(one).toMatchObject({ action: 'comment', givesWayTo: { at: 1, isJoined: true } });
  }
});

test('a sentence written anew holds no words of the old one: the graver wins', () => {
  const inner = wording('25年', 'high', '20年');
  const outer = wording(SENTENCE, 'medium', '租期由双方另行约定');
  expect(resolveOverlaps([inner, outer]).map(({ action }) => action)).toEqual(['replace', 'comment']);
});

test('words apart from each other, comments and insertions are left as they are', () => {
  const apart = [wording('25年', 'high', '20年'), wording('随时', 'low', '经通知')];
  expect(resolveOverlaps(apart).map(({ action }) => action)).toEqual(['replace', 'replace']);
  const comment: Wording = { ...wording(SENTENCE, 'high', ''), action: 'comment' };
  expect(resolveOverlaps([comment, ...apart]).map(({ action }) => action)).toEqual([
    'comment',
    'replace',
    'replace',
  ]);
});

test('of two equally grave ones that wins which takes words away', () => {
  const adds = wording(SENTENCE, 'medium', `${SENTENCE}，但故意除外`);
  const rewrites = wording(SENTENCE, 'medium', '租期25年，甲方提前通知可解除');
  expect(resolveOverlaps([adds, rewrites]).map(({ action }) => action)).toEqual(['comment', 'replace']);
});
