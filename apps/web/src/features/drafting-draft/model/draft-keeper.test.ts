import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { entryAt, type FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, makeFailure } from '../../../lib/api-answer.ts';
import { aDraft } from '../testing/a-draft.ts';
import { type DraftChanges, NO_CHANGES, sheetWith, withFactChange } from './draft-changes.ts';
import { DraftKeeper } from './draft-keeper.ts';

type Answer = ApiAnswer<DraftDetail>;
let sent: { base: DraftDetail; changes: DraftChanges; answer: (answer: Answer) => void }[];
let newer: DraftDetail;
let keepVersion: () => Promise<ApiAnswer<unknown>>;
let keeper: DraftKeeper;

const ok = <Data>(data: Data): ApiAnswer<Data> => ({ status: true, data, message: '' });
const failed = (known: Parameters<typeof makeFailure>[1]): Answer => makeFailure('没有成功', known);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  newer = aDraft();
  keepVersion = vi.fn(async () => ok({}));
  keeper = new DraftKeeper(aDraft(), {
    save: (base, changes) =>
      new Promise((answer) => {
        sent.push({ base, changes, answer });
      }),
    read: async () => ok(newer),
    keepVersion: () => keepVersion(),
  });
});
afterEach(() => vi.useRealTimers());

const state = () => keeper.read().state;
const pause = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const type = (path: string, value: FactValue) =>
  keeper.change(withFactChange(NO_CHANGES, { act: 'set', path, value }));
async function answer(to: Answer) {
  sent.at(-1)?.answer(to);
  await vi.advanceTimersByTimeAsync(0);
}
const shown = (path: string) => {
  const { base, changes } = keeper.read();
  return entryAt(sheetWith(base.sheet, changes), path)?.chosen.value;
};

it('sends one change of a field, however many keys were pressed, once typing pauses', async () => {
  type('story', '借');
  type('story', '借钱');
  expect(state()).toBe('waiting');
  await pause();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.changes.facts).toEqual([{ act: 'set', path: 'story', value: '借钱' }]);
  await answer(ok(aDraft({ factsRevision: 2 }, { story: '借钱' })));
  expect(state()).toBe('saved');
});

it('sends what somebody types who never pauses', async () => {
  for (let keys = 1; keys <= 8; keys += 1) {
    type('story', '字'.repeat(keys));
    await pause(300);
  }
  expect(sent.length).toBeGreaterThan(0);
});

it('keeps what was typed while the server is not reached, and tries again by itself', async () => {
  type('story', '借钱');
  await pause();
  await answer(failed({ errorCode: 'network' }));
  expect(state()).toBe('lost');
  type('story', '借钱不还');
  await pause(2_000);
  expect(sent.at(-1)?.changes.facts).toEqual([{ act: 'set', path: 'story', value: '借钱不还' }]);
  await answer(ok(aDraft({}, { story: '借钱不还' })));
  expect(state()).toBe('saved');
});

it('says why the server refuses, keeps the words, and sends them again when asked', async () => {
  type('story', '借钱');
  await pause();
  await answer(failed({ errorCode: 'limit_reached', httpStatus: 409 }));
  expect(state()).toBe('refused');
  expect(shown('story')).toBe('借钱');
  keeper.flush();
  expect(sent).toHaveLength(2);
});

it('keeps what is typed while a save is under way, and sends it with the new revision', async () => {
  type('story', '一');
  await pause();
  type('grounds', '二');
  await answer(ok(aDraft({ factsRevision: 2 }, { story: '一' })));
  expect(shown('grounds')).toBe('二');
  await pause();
  expect(sent[1]?.base.factsRevision).toBe(2);
  expect(sent[1]?.changes.facts).toEqual([{ act: 'set', path: 'grounds', value: '二' }]);
});

it('takes over what another tab changed elsewhere in the draft, and sends its own again without a question', async () => {
  newer = aDraft({ factsRevision: 5 }, { court: '临江市河西区人民法院' });
  type('story', '借钱');
  await pause();
  await answer(failed({ errorCode: 'facts_changed', httpStatus: 409 }));
  await pause(0);
  expect(sent[1]?.base.factsRevision).toBe(5);
  expect(shown('court')).toBe('临江市河西区人民法院');
  expect(shown('story')).toBe('借钱');
});

async function disagree() {
  newer = aDraft({ revision: 4, factsRevision: 5, title: '新标题' }, { story: '别处写的' });
  type('story', '这里写的');
  keeper.change({ ...NO_CHANGES, title: '我的标题' });
  await pause();
  await answer(failed({ errorCode: 'facts_changed', httpStatus: 409 }));
}

it('shows both sides of what two tabs wrote differently, and sends nothing until somebody chose', async () => {
  await disagree();
  expect(state()).toBe('changed');
  expect(keeper.read().changed).toEqual([
    { name: 'title', mine: '我的标题', theirs: '新标题' },
    { name: 'story', mine: '这里写的', theirs: '别处写的' },
  ]);
  await pause(60_000);
  expect(sent).toHaveLength(1);
});

it('keeps a version of what it overwrites, and sets aside what it gives up, to be put back', async () => {
  await disagree();
  const done = keeper.resolve((name) => name === 'title');
  await pause(0);
  expect(keepVersion).toHaveBeenCalledTimes(1);
  expect(sent[1]?.base.revision).toBe(4);
  expect(sent[1]?.changes).toMatchObject({ title: '我的标题', facts: [] });
  await answer(ok({ ...newer, revision: 5, title: '我的标题' }));
  await done;
  expect(shown('story')).toBe('别处写的');
  keeper.putBack(['story']);
  expect(shown('story')).toBe('这里写的');
});

it('overwrites nothing where what stands there cannot be kept', async () => {
  await disagree();
  keepVersion = async () => failed({ errorCode: 'network' });
  await keeper.resolve(() => true);
  expect(state()).toBe('changed');
  expect(sent).toHaveLength(1);
  expect(shown('story')).toBe('这里写的');
});

it('says before an export whether all that was typed is at the server', async () => {
  type('story', '借钱');
  const settled = keeper.settle();
  await pause(0);
  await answer(failed({ errorCode: 'network' }));
  expect(await settled).toBe(false);
  const again = keeper.settle();
  await pause(0);
  await answer(ok(aDraft({}, { story: '借钱' })));
  expect(await again).toBe(true);
});

const bodyOf = (text: string): DocumentBody => [
  { kind: 'paragraph', style: 'body', spans: [{ text, origin: { kind: 'typed', part: 'body' } }] },
];
const edit = (text: string) => keeper.change({ ...NO_CHANGES, body: bodyOf(text) });
const edited = () => keeper.read().bodiesFromElsewhere;

it('asks an editor for the words it holds back before it sends, settles or compares', async () => {
  let held: string | null = '编辑';
  keeper.askBeforehand(() => {
    if (held !== null) edit(held);
    held = null;
  });
  const settled = keeper.settle();
  await pause(0);
  expect(sent[0]?.changes.body).toEqual(bodyOf('编辑'));
  await answer(ok(aDraft({ revision: 2, isFree: true, body: bodyOf('编辑') })));
  expect(await settled).toBe(true);
});

it('never puts the server’s answer to a save in the place of what is edited', async () => {
  edit('编辑 ');
  await pause();
  await answer(ok(aDraft({ revision: 2, isFree: true, body: bodyOf('编辑') })));
  expect(state()).toBe('saved');
  expect(edited()).toBe(0);
});

it('shows an editor the document that was restored, or taken over from another tab', async () => {
  keeper.refresh(aDraft({ revision: 2, isFree: true, body: bodyOf('恢复的') }));
  expect(edited()).toBe(1);
  newer = aDraft({ revision: 3, isFree: true, body: bodyOf('别处的') });
  keeper.change({ ...NO_CHANGES, title: '我的标题' });
  await pause();
  await answer(failed({ errorCode: 'draft_changed', httpStatus: 409 }));
  await pause(0);
  expect(edited()).toBe(2);
  expect(keeper.read().base.body).toEqual(bodyOf('别处的'));
});

it('joins what two tabs edited in different paragraphs, without asking', async () => {
  const paragraphs = (...texts: string[]) => texts.flatMap(bodyOf);
  keeper.refresh(aDraft({ revision: 2, isFree: true, body: paragraphs('甲', '乙', '丙') }));
  newer = aDraft({ revision: 3, isFree: true, body: paragraphs('新', '甲改', '乙', '丙') });
  keeper.change({ ...NO_CHANGES, body: paragraphs('甲', '乙', '丙改') });
  await pause();
  const shownBefore = keeper.read().bodiesFromElsewhere;
  await answer(failed({ errorCode: 'draft_changed', httpStatus: 409 }));
  await pause();
  expect(sent.at(-1)?.base.revision).toBe(3);
  expect(sent.at(-1)?.changes.body).toEqual(paragraphs('新', '甲改', '乙', '丙改'));
  expect(keeper.read().bodiesFromElsewhere).toBe(shownBefore + 1);
});

it('lets somebody choose where two tabs edited the same document, loses neither, and shows what differs', async () => {
  newer = aDraft({ revision: 4, isFree: true, body: [...bodyOf('同'), ...bodyOf('别处的')] });
  keeper.change({ ...NO_CHANGES, body: [...bodyOf('同'), ...bodyOf('这里的')] });
  await pause();
  await answer(failed({ errorCode: 'draft_changed', httpStatus: 409 }));
  expect(keeper.read().changed).toEqual([{ name: 'body', mine: '这里的', theirs: '别处的' }]);
  const done = keeper.resolve(() => false);
  await pause(0);
  await answer(ok(newer));
  await done;
  expect(edited()).toBe(1);
  keeper.putBack(['body']);
  expect(keeper.read().changes.body).toEqual([...bodyOf('同'), ...bodyOf('这里的')]);
  expect(edited()).toBe(2);
});

it('gives a document back to its template only once what was edited is kept', async () => {
  edit('编辑');
  keepVersion = vi.fn(async () => failed({ errorCode: 'network' }));
  const refused = keeper.giveBack();
  await pause(0);
  await answer(ok(aDraft({ revision: 2, isFree: true, body: bodyOf('编辑') })));
  expect(await refused).toBe(false);
  expect(keeper.read().changes.body).toBeUndefined();
  keepVersion = vi.fn(async () => ok({}));
  expect(await keeper.giveBack()).toBe(true);
  expect(keeper.read().changes.body).toBeNull();
});

it('gives nothing back while what was edited is not at the server', async () => {
  edit('编辑');
  const refused = keeper.giveBack();
  await pause(0);
  await answer(failed({ errorCode: 'network' }));
  expect(await refused).toBe(false);
  expect(keepVersion).not.toHaveBeenCalled();
  expect(keeper.read().changes.body).toEqual(bodyOf('编辑'));
});
