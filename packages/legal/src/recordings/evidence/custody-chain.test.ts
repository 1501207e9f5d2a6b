import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type ChainedEntry,
  type CustodyEntry,
  canonicalJson,
  chainEntry,
  FIRST_CUSTODY_HASH,
  verifyChain,
} from './custody-chain.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const entry = (number: number, more: Partial<CustodyEntry> = {}): CustodyEntry => ({
  ...{
    number,
    at: `2026-03-01T08:0${number}:00.000Z`,
    action: 'played',
    by: '方律师',
    detail: { startMs: 10, endMs: 20 },
  },
  ...more,
});
function chain(...entries: CustodyEntry[]): ChainedEntry[] {
  const chained: ChainedEntry[] = [];
  for (const one of entries)
    chained.push(chainEntry(chained.at(-1)?.hash ?? FIRST_CUSTODY_HASH, one, sha256));
  return chained;
}
const whole = () =>
  chain(entry(1, { action: 'received' }), entry(2), entry(3, { action: 'exported' }), entry(4));

test('a chain that nobody touched is whole, whatever order keys come back in', () => {
  expect(verifyChain(whole(), sha256)).toEqual({ isWhole: true });
  const reordered = whole().map((one) => ({ ...one, detail: { endMs: 20, startMs: 10 } }));
  expect(verifyChain(reordered, sha256)).toEqual({ isWhole: true });
  expect(verifyChain([], sha256)).toEqual({ isWhole: true });
});

test('an entry that was changed is found, in any of its parts', () => {
  for (const change of [
    { by: '别人' },
    { at: '2026-03-01T08:02:30.000Z' },
    { action: 'edited' as const },
    { detail: { startMs: 10, endMs: 21 } },
  ]) {
    const changed = whole().map((one) => (one.number === 2 ? { ...one, ...change } : one));
    expect(verifyChain(changed, sha256)).toEqual({ isWhole: false, number: 2, fault: 'changed' });
  }
});

test('an entry that was removed, inserted or moved breaks the chain where it was', () => {
  const [first, second, third, fourth] = whole() as [ChainedEntry, ChainedEntry, ChainedEntry, ChainedEntry];
  expect(verifyChain([first, third, fourth], sha256)).toEqual({
    isWhole: false,
    number: 2,
    fault: 'missing',
  });
  const renumbered = [first, { ...third, number: 2 }, { ...fourth, number: 3 }];
  expect(verifyChain(renumbered, sha256)).toEqual({ isWhole: false, number: 2, fault: 'unlinked' });
  const inserted = chainEntry(first.hash, entry(2, { by: '别人' }), sha256);
  expect(verifyChain([first, inserted, { ...second, number: 3 }], sha256)).toMatchObject({
    isWhole: false,
    number: 3,
  });
});

test('an end that was cut off is found by whoever kept the last hash', () => {
  const all = whole();
  const last = all.at(-1)?.hash ?? '';
  expect(verifyChain(all.slice(0, 3), sha256)).toEqual({ isWhole: true });
  expect(verifyChain(all.slice(0, 3), sha256, last)).toEqual({ isWhole: false, number: 4, fault: 'missing' });
  expect(verifyChain(all, sha256, last)).toEqual({ isWhole: true });
});

test('time does not run back', () => {
  const late = chain(entry(1), entry(2, { at: '2026-02-28T08:00:00.000Z' }));
  expect(verifyChain(late, sha256)).toEqual({ isWhole: false, number: 2, fault: 'out_of_time' });
});

test('anybody can compute a hash again from the entry before and its JSON', () => {
  const [first] = whole();
  expect(canonicalJson(entry(1, { action: 'received' }))).toBe(
    '{"action":"received","at":"2026-03-01T08:01:00.000Z","by":"方律师","detail":{"endMs":20,"startMs":10},"number":1}',
  );
  expect(first?.hash).toBe(
    sha256(`${FIRST_CUSTODY_HASH}\n${canonicalJson(entry(1, { action: 'received' }))}`),
  );
});
