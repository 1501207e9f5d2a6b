import { describe, expect, it } from 'vitest';
import { growthOf, IN_PROPORTION } from '../testing/own-work.ts';
import { redact, redactCalmly, redactConversation, redactNumbers } from './redact.ts';
import { splitText } from './split-text.ts';

const crowded = Array.from(
  { length: 3000 },
  (_, at) =>
    `证人${'王李张刘陈'[at % 5]}${'建志小晓文'[at % 5]}${'国强红明丽'[(at * 3) % 5]}借给欧阳雪三万元，电话13812345678。`,
).join('');

describe('masking a long text in turns', () => {
  it('gives others their turn after every few hundred characters', async () => {
    let turns = 0;
    await redactCalmly([crowded], async () => {
      turns += 1;
    });
    expect(turns).toBeGreaterThan(crowded.length / 700);
  });

  it('masks as much as at once', async () => {
    expect(await redactCalmly([crowded], async () => {})).toEqual(redactConversation([crowded]));
  });

  it('reads parts that end with lines or sentences, and leaves nothing out', () => {
    const parts = [...splitText(crowded)].map(({ start, end }) => crowded.slice(start, end));
    expect(parts.join('')).toBe(crowded);
    expect(parts.every((part) => part.endsWith('。') && part.length <= 700)).toBe(true);
    expect([...splitText('王'.repeat(2000))].map(({ end }) => end)).toEqual([700, 1400, 2000]);
  });

  it.each([
    '王李张刘',
    '「“',
    '(((',
    '：',
    'QQ号',
    'Zhang Wei ',
    '12 ',
    '老王',
    '甲、',
    '姓名 ',
    '他叫“',
    '5-',
  ])('takes time in proportion to a text of nothing but %s', (piece) => {
    const redactAll = (length: number) => redact(piece.repeat(length / piece.length));
    expect(growthOf(redactAll, 5_000), piece).toBeLessThan(IN_PROPORTION);
  });
});

it('masks numbers alone where names stay', () => {
  expect(redactNumbers('我叫王建国，电话13812345678').text).toBe('我叫王建国，电话[电话]');
});
