import { expect, test } from 'vitest';
import { BlockPacker, findInBlock, unpackBlock } from './posting-blocks.ts';

test('terms and hits are read from blocks as they were packed, and a common term has a block of its own', () => {
  const packer = new BlockPacker();
  const entries = Array.from({ length: 300 }, (_, at) => ({
    term: `词${String(at).padStart(4, '0')}`,
    hits: [Buffer.alloc(at === 100 ? 90_000 : 120, at), Buffer.from([1, 2])],
  }));
  const full = entries.map(({ term, hits }) => packer.add(term, hits));
  const blocks = [...full, packer.end()].filter((block) => block !== null);
  const read = blocks.flatMap(({ content }) => [...unpackBlock(content)]);
  expect(read).toEqual(entries.map(({ term, hits }) => ({ term, hits: Buffer.concat(hits) })));
  expect(blocks.map(({ firstTerm }) => firstTerm)).toContain('词0100');
  expect(blocks.every(({ content }) => content.length < 17_000 || content.length > 90_000)).toBe(true);
  const [block] = blocks;
  expect(findInBlock(block?.content as Buffer, '词0003')).toEqual(read[3]?.hits);
  expect(findInBlock(block?.content as Buffer, '词')).toBeNull();
  expect(packer.end()).toBeNull();
});
