import type { RecordingSegment, TranscriptChange } from '@mingfa/contract/recording-transcript';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, makeFailure } from '../../../lib/api-answer.ts';
import { TranscriptKeeper, type TranscriptRead, type TranscriptServer } from './transcript-keeper.ts';

const segmentOf = (segmentId: string, startMs: number, text: string): RecordingSegment => ({
  segmentId,
  startMs,
  endMs: startMs + 900,
  timing: 'measured',
  speakerId: null,
  text,
  words: null,
  machineText: null,
  isUnchecked: true,
});

/** A server that keeps words as ours does: by revision, all of a request or nothing. */
class ServerOfTwoTabs implements TranscriptServer {
  revision = 1;
  items: RecordingSegment[] = [segmentOf('one', 0, '欠款三万'), segmentOf('two', 1000, '月底归还')];
  fails: ReturnType<typeof makeFailure> | null = null;
  readonly sent: TranscriptChange[][] = [];

  async edit(
    revision: number,
    changes: TranscriptChange[],
  ): Promise<ApiAnswer<{ revision: number; changed: RecordingSegment[]; removed: string[] }>> {
    this.sent.push(changes);
    if (this.fails) return this.fails;
    if (revision !== this.revision)
      return makeFailure('已在别处改动', { errorCode: 'transcript_changed', httpStatus: 409 });
    const changed = new Set<string>();
    for (const change of changes) {
      if (change.kind === 'text') this.write(change.segmentId, change.text);
      if (change.kind === 'insert')
        this.items = [...this.items, segmentOf('new', change.startMs, change.text)];
      if ('segmentId' in change) changed.add(change.segmentId);
      if (change.kind === 'insert') changed.add('new');
    }
    this.revision += 1;
    const told = this.items.filter(({ segmentId }) => changed.has(segmentId));
    return { status: true, data: { revision: this.revision, changed: told, removed: [] }, message: '' };
  }
  async read(): Promise<ApiAnswer<TranscriptRead>> {
    return { status: true, data: { items: [...this.items], revision: this.revision }, message: '' };
  }
  /** The other tab writes. */
  elsewhere(segmentId: string, text: string): void {
    this.write(segmentId, text);
    this.revision += 1;
  }
  private write(segmentId: string, text: string): void {
    this.items = this.items.map((one) => (one.segmentId === segmentId ? { ...one, text } : one));
  }
}

let server: ServerOfTwoTabs;
let keeper: TranscriptKeeper;
beforeEach(() => {
  vi.useFakeTimers();
  server = new ServerOfTwoTabs();
  keeper = new TranscriptKeeper({ items: server.items, revision: 1 }, server);
});
afterEach(() => {
  keeper.dispose();
  vi.useRealTimers();
});

const type = (segmentId: string, text: string) => {
  const segment = keeper.read().segments.find((one) => one.segmentId === segmentId);
  if (segment) keeper.type(segment, text);
};
const textsOf = () => keeper.read().segments.map(({ text }) => text);

it('what is typed is sent once one pauses, and not letter by letter', async () => {
  type('one', '欠款三');
  type('one', '欠款三万五');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.sent).toEqual([[{ kind: 'text', segmentId: 'one', text: '欠款三万五' }]]);
  expect(keeper.read().state).toBe('saved');
});

it('another tab that wrote elsewhere in the transcript is no conflict: both changes stand', async () => {
  type('one', '欠款三万五');
  server.elsewhere('two', '月底前归还');
  expect(await keeper.flush()).toBe(true);
  expect(textsOf()).toEqual(['欠款三万五', '月底前归还']);
  expect(server.items.map(({ text }) => text)).toEqual(['欠款三万五', '月底前归还']);
});

it('when two tabs wrote the same turn, the typed words stay beside theirs until one has decided', async () => {
  type('one', '欠款三万五千');
  server.elsewhere('one', '欠款三十万');
  expect(await keeper.flush()).toBe(false);
  expect(keeper.read()).toMatchObject({
    state: 'changed',
    conflicts: [{ segmentId: 'one', mine: '欠款三万五千', theirs: '欠款三十万' }],
  });
  expect(server.items[0]?.text).toBe('欠款三十万');
  const [conflict] = keeper.read().conflicts;
  if (conflict) await keeper.settle(conflict, 'mine');
  expect(server.items[0]?.text).toBe('欠款三万五千');
  expect(keeper.read()).toMatchObject({ state: 'saved', conflicts: [] });
});

it('words typed into a turn that is gone meanwhile can still be put in at its time', async () => {
  type('two', '月底一定归还');
  server.items = server.items.slice(0, 1);
  server.revision += 1;
  await keeper.flush();
  const [conflict] = keeper.read().conflicts;
  expect(conflict).toMatchObject({ mine: '月底一定归还', theirs: null, startMs: 1000 });
  if (conflict) await keeper.settle(conflict, 'mine');
  expect(server.items.at(-1)?.text).toBe('月底一定归还');
});

it('a lost connection keeps the words and tries again by itself', async () => {
  server.fails = makeFailure('', { errorCode: 'network' });
  type('one', '欠款三万五');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.read().state).toBe('lost');
  expect(keeper.read().typed.get('one')?.text).toBe('欠款三万五');
  server.fails = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keeper.read().state).toBe('saved');
  expect(server.items[0]?.text).toBe('欠款三万五');
});

it('a split goes behind what was typed before it, in one request', async () => {
  type('one', '欠款三万五千元整');
  await keeper.act({ kind: 'split', segmentId: 'one', at: 4 });
  expect(server.sent).toEqual([
    [
      { kind: 'text', segmentId: 'one', text: '欠款三万五千元整' },
      { kind: 'split', segmentId: 'one', at: 4 },
    ],
  ]);
});

it('a split at a place in words that changed elsewhere is refused and not done by guess', async () => {
  server.elsewhere('one', '欠款三十万元整');
  const failure = await keeper.act({ kind: 'split', segmentId: 'one', at: 3 });
  expect(failure?.errorCode).toBe('transcript_changed');
  expect(server.sent).toHaveLength(1);
  expect(textsOf()[0]).toBe('欠款三十万元整');
});

it('assigning a speaker is done again by itself after another tab wrote', async () => {
  server.elsewhere('two', '月底前归还');
  const change: TranscriptChange = { kind: 'speaker', segmentIds: ['one'], speakerId: null };
  expect(await keeper.act(change)).toBeNull();
  expect(server.sent).toHaveLength(2);
});

it('what is typed while it is being sent is sent after it', async () => {
  const edit = server.edit.bind(server);
  let isFirst = true;
  server.edit = async (revision, changes) => {
    if (isFirst) type('one', '欠款三万五千元');
    isFirst = false;
    return edit(revision, changes);
  };
  type('one', '欠款三万五');
  await keeper.flush();
  expect(server.items[0]?.text).toBe('欠款三万五千元');
  expect(keeper.read()).toMatchObject({ state: 'saved', conflicts: [] });
});
