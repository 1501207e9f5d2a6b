import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

test('what became what is told by its path, and what stayed is not', () => {
  expect(
    changesOf(
      { guests: true, question: { user: 3 }, hosts: ['a'] },
      { guests: false, question: { user: 3, vip: 9 }, hosts: [] },
    ),
  ).toEqual([
    { key: 'guests', from: 'true', to: 'false' },
    { key: 'hosts', from: '["a"]', to: '[]' },
    { key: 'question.vip', from: null, to: '9' },
  ]);
});

test('of a secret only that it changed is told, and its last characters not at all', () => {
  const told = changesOf(
    { apiKeyCipher: 'sealed-one', keyHint: 'ab12' },
    { apiKeyCipher: 'sealed-two', keyHint: 'cd34' },
  );
  expect(told).toEqual([{ key: 'apiKeyCipher', from: null, to: null, isSecret: true }]);
});

test('what an address carries behind its path is not told, and a long text is cut', () => {
  const [address, text] = changesOf(
    {},
    { address: 'https://sms.example/send?key=geheim', text: 'x'.repeat(500) },
  );
  expect(address?.to).toBe('https://sms.example/send?…');
  expect(text?.to).toHaveLength(200);
});

test('nothing changed is no change', () => {
  expect(changesOf({ a: '', b: null }, { a: null })).toEqual([]);
});
