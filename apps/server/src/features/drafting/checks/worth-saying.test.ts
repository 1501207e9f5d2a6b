import { describe, expect, test } from 'vitest';
import { isWorthSaying } from './worth-saying.ts';

const LAW = '《中华人民共和国劳动争议调解仲裁法》第五条';
const composed = {
  text: `依照${LAW}的规定，申请仲裁。`,
  origin: { kind: 'composed', part: 'p', rule: 'ending' },
} as const;
const typed = { text: `依照${LAW}，应当赔偿。`, origin: { kind: 'typed', part: 'p' } } as const;
const unsupported = { isDoubtful: true, state: 'unsupported', raw: LAW } as const;

describe('a doubt about a citation', () => {
  test('in a sentence of the template itself is nothing to tell who fills it in', () => {
    expect(isWorthSaying([composed])(unsupported)).toBe(false);
  });

  test('is told where somebody typed it, also beside the template', () => {
    expect(isWorthSaying([typed])(unsupported)).toBe(true);
    expect(isWorthSaying([composed, typed])(unsupported)).toBe(true);
    expect(isWorthSaying([])(unsupported)).toBe(true);
  });

  test('is told of a repealed article wherever it stands', () => {
    expect(isWorthSaying([composed])({ ...unsupported, state: 'repealed' })).toBe(true);
    expect(isWorthSaying([composed])({ ...unsupported, isDoubtful: false })).toBe(false);
  });
});
