import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, makeFailure } from '../../../lib/api-answer.ts';
import { aClone } from '../testing/a-clone.ts';
import { DraftKeeper } from './draft-keeper.ts';

type Answer = ApiAnswer<OwnCloneDetail>;
let sent: { draftRevision: number; content: CloneContent; answer: (answer: Answer) => void }[];
let keeper: DraftKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  keeper = new DraftKeeper(
    aClone(),
    (draftRevision, content) =>
      new Promise((answer) => {
        sent.push({ draftRevision, content, answer });
      }),
  );
});
afterEach(() => vi.useRealTimers());

const type = (to: Partial<CloneContent>) => keeper.change((content) => ({ ...content, ...to }));
const state = () => keeper.read().state;
const pause = () => vi.advanceTimersByTimeAsync(1_000);
async function answer(to: Answer) {
  sent.at(-1)?.answer(to);
  await vi.advanceTimersByTimeAsync(0);
}
const saved = (content: Partial<CloneContent>, draftRevision: number): Answer => ({
  status: true,
  data: aClone(content, { draftRevision }),
  message: '',
});
const failed = (known: Parameters<typeof makeFailure>[1]): Answer => makeFailure('没有成功', known);

it('sends what was typed once typing pauses, and says when it is kept', async () => {
  type({ persona: '律' });
  type({ persona: '律师' });
  expect(state()).toBe('waiting');
  await pause();
  expect(state()).toBe('saving');
  expect(sent.map(({ draftRevision, content }) => [draftRevision, content.persona])).toEqual([[1, '律师']]);
  await answer(saved({ persona: '律师' }, 2));
  expect(state()).toBe('saved');
});

it('has one request under way: what is typed meanwhile follows with the new revision', async () => {
  type({ persona: '一' });
  await pause();
  type({ persona: '一二' });
  await pause();
  expect(sent).toHaveLength(1);
  await answer(saved({ persona: '一' }, 2));
  expect(state()).toBe('waiting');
  await pause();
  expect(sent.map(({ draftRevision, content }) => [draftRevision, content.persona])).toEqual([
    [1, '一'],
    [2, '一二'],
  ]);
});

it('keeps trying by itself while the server is not reached, and at once when the connection is back', async () => {
  type({ persona: '律师' });
  await pause();
  await answer(failed({ errorCode: 'network' }));
  expect(state()).toBe('lost');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await answer(failed({ errorCode: 'internal', httpStatus: 500 }));
  expect(state()).toBe('lost');
  keeper.flush();
  expect(sent).toHaveLength(3);
  await answer(saved({ persona: '律师' }, 2));
  expect(state()).toBe('saved');
});

it('waits for a name, and for another try where the server refuses', async () => {
  type({ name: '  ' });
  await pause();
  expect([state(), sent.length]).toEqual(['nameless', 0]);
  type({ name: '租房' });
  await pause();
  await answer(failed({ errorCode: 'invalid_input', httpStatus: 422 }));
  await pause();
  expect([state(), sent.length]).toEqual(['refused', 1]);
  type({ name: '租房助手二' });
  await pause();
  expect(sent).toHaveLength(2);
});

const elsewhere = failed({
  errorCode: 'draft_changed',
  httpStatus: 409,
  details: [
    { path: 'draftRevision', message: '5' },
    { path: 'content.persona', message: '"他的人设"' },
    { path: 'content.scope.lawsOnly', message: '["民法典"]' },
  ],
});

it('asks about fields written on both sides alone, and takes over what was written elsewhere only', async () => {
  type({ persona: '我的人设' });
  await pause();
  await answer(elsewhere);
  expect(state()).toBe('changed');
  expect(keeper.read().changed).toEqual([{ path: 'persona', mine: '我的人设', theirs: '他的人设' }]);
  expect(keeper.read().content.scope.lawsOnly).toEqual(['民法典']);
  type({ opening: '你好' });
  await pause();
  expect(sent).toHaveLength(1);
});

it('goes on from the newer draft with what was chosen of each field, and with what was typed meanwhile', async () => {
  type({ persona: '我的人设' });
  await pause();
  await answer(elsewhere);
  type({ opening: '你好' });
  keeper.resolve((path) => path === 'persona');
  await pause();
  expect(sent.at(-1)).toMatchObject({
    draftRevision: 5,
    content: { persona: '我的人设', opening: '你好', scope: { lawsOnly: ['民法典'] } },
  });
});

it('goes on without asking where each side wrote something else', async () => {
  type({ opening: '你好' });
  await pause();
  const persona = JSON.stringify(keeper.read().clone.content.persona);
  await answer(
    failed({
      errorCode: 'draft_changed',
      httpStatus: 409,
      details: [
        { path: 'draftRevision', message: '5' },
        { path: 'content.opening', message: JSON.stringify(keeper.read().clone.content.opening) },
        { path: 'content.scope.lawsOnly', message: '["民法典"]' },
      ],
    }),
  );
  await pause();
  expect(sent.at(-1)).toMatchObject({
    draftRevision: 5,
    content: { opening: '你好', scope: { lawsOnly: ['民法典'] } },
  });
  expect(JSON.stringify(sent.at(-1)?.content.persona)).toBe(persona);
});

it('has nothing to send where all of the other draft was taken', async () => {
  type({ persona: '我的人设' });
  await pause();
  await answer(elsewhere);
  keeper.resolve(() => false);
  await pause();
  expect([state(), sent.length, keeper.read().content.persona]).toEqual(['saved', 1, '他的人设']);
});

it('takes over what is read anew only while nothing waits here', async () => {
  keeper.refresh(aClone({ persona: '新' }, { draftRevision: 2 }));
  expect(keeper.read().content.persona).toBe('新');
  type({ persona: '新的' });
  keeper.refresh(aClone({ persona: '别的' }, { draftRevision: 3 }));
  expect(keeper.read().content.persona).toBe('新的');
});
