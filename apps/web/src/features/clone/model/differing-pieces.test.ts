import { expect, it } from 'vitest';
import { differingPieces } from './differing-pieces.ts';

const written = (from: string, to: string) =>
  differingPieces(from, to)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

it('reads two texts as one: what stayed, what went, what came', () => {
  expect(written('你是律师，语气平实。', '你是律师助理，语气平实。')).toBe('你是律师[+助理]，语气平实。');
  expect(written('two old words', 'two new words')).toBe('two [-old][+new] words');
  expect(written('', '你好')).toBe('[+你好]');
  expect(written('你好', '你好')).toBe('你好');
});

it('tells texts that have little in common, or are very long, one after the other', () => {
  expect(written('你是做房屋租赁的助理，为租客服务。', '我这边的人设')).toBe(
    '[-你是做房屋租赁的助理，为租客服务。][+我这边的人设]',
  );
  expect(written('长'.repeat(2_000), '短')).toBe(`[-${'长'.repeat(2_000)}][+短]`);
});
