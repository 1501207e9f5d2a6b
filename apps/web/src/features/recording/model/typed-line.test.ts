import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const load = () => import('./typed-line.ts');

it('keeps a line with its time for its own recording, also when the page is loaded anew, until it is taken', async () => {
  const before = await load();
  before.keepTypedLine('one', { text: '他说月底', fromMs: 61_500 });
  vi.resetModules();
  const after = await load();
  expect(after.readTypedLine('one')).toEqual({ text: '他说月底', fromMs: 61_500 });
  expect(after.readTypedLine('two')).toEqual(after.NO_LINE);
  after.keepTypedLine('one', after.NO_LINE);
  expect(sessionStorage.length).toBe(0);
  expect(after.readTypedLine('one')).toEqual(after.NO_LINE);
});

it('takes nothing that is no line', async () => {
  sessionStorage.setItem('typed line one', '{"text":3}');
  const { readTypedLine, NO_LINE } = await load();
  expect(readTypedLine('one')).toEqual(NO_LINE);
});
