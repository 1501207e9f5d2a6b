// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, makeFailure } from '../../../lib/api-answer.ts';
import { TypedKeeper, type TypedValues } from './typed-keeper.ts';

const KEY = 'a report';
const sent: { group: string; values: TypedValues; answer: (answer: ApiAnswer<unknown>) => void }[] = [];
const DONE: ApiAnswer<unknown> = { status: true, data: {}, message: '' };

const make = () =>
  new TypedKeeper(
    KEY,
    (group, values) =>
      new Promise((answer) => {
        sent.push({ group, values, answer });
      }),
  );
const pause = (forMs = 1_000) => vi.advanceTimersByTimeAsync(forMs);
async function answer(to: ApiAnswer<unknown>) {
  sent.at(-1)?.answer(to);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

it('sends what was typed once typing pauses, the fields of a group together', async () => {
  const keeper = make();
  keeper.change('report', { title: '类' });
  keeper.change('report', { title: '类案', author: '某甲' });
  expect(keeper.read().state).toBe('waiting');
  await pause();
  expect(sent.map(({ group, values }) => [group, values])).toEqual([
    ['report', { title: '类案', author: '某甲' }],
  ]);
  await answer(DONE);
  expect(keeper.read().state).toBe('saved');
  expect(keeper.read().typed.report).toEqual({ title: '类案', author: '某甲' });
});

it('sends one group after the other, and what was typed meanwhile again', async () => {
  const keeper = make();
  keeper.change('report', { title: '一' });
  keeper.change('case', { reason: '理由' });
  await pause();
  keeper.change('report', { title: '一二' });
  expect(sent).toHaveLength(1);
  await answer(DONE);
  await pause();
  await answer(DONE);
  await pause();
  await answer(DONE);
  expect(sent.map(({ group, values }) => [group, Object.values(values)[0]])).toEqual([
    ['report', '一'],
    ['case', '理由'],
    ['report', '一二'],
  ]);
  expect(keeper.read().state).toBe('saved');
});

it('what was not sent yet is there after a reload, and is sent then', async () => {
  make().change('case', { reason: '没有发出去' });
  const after = make();
  expect(after.read()).toMatchObject({ state: 'waiting', typed: { case: { reason: '没有发出去' } } });
  await pause(0);
  await answer(DONE);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('asks again by itself where the server was not reached, and says what it refuses', async () => {
  const keeper = make();
  keeper.change('report', { title: '标题' });
  await pause();
  await answer(makeFailure('', { errorCode: 'network', httpStatus: null }));
  expect(keeper.read().state).toBe('lost');
  await pause(2_000);
  expect(sent).toHaveLength(2);
  await answer(makeFailure('太长', { httpStatus: 422 }));
  expect(keeper.read()).toMatchObject({ state: 'refused', failure: { message: '太长' } });
});

it('settles when nothing waits any more', async () => {
  const keeper = make();
  keeper.change('report', { title: '标题' });
  const settled = keeper.settle();
  await pause(0);
  await answer(DONE);
  await expect(settled).resolves.toBe(true);
});

it('what is forgotten is shown as the server has it', () => {
  const keeper = make();
  keeper.change('section', { paragraphs: ['一'] });
  keeper.change('report', { title: '标题' });
  keeper.forget('section');
  expect(Object.keys(keeper.read().typed)).toEqual(['report']);
  keeper.forget();
  expect(keeper.read()).toMatchObject({ state: 'saved', typed: {} });
});
