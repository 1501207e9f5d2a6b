import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptSound, SoundStore } from './kept-sound.ts';
import { PIECE_MS, SoundRecorder } from './sound-recorder.ts';

/** What a crash leaves behind: only what was written. */
class MemoryStore implements SoundStore {
  sounds = new Map<string, KeptSound>();
  pieces: { soundId: string; part: number; piece: Blob }[] = [];
  isFull = false;
  async list(ownerId: string) {
    return [...this.sounds.values()].filter((sound) => sound.ownerId === ownerId);
  }
  async write(sound: KeptSound, part: number, piece: Blob | null) {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    this.sounds.set(sound.soundId, sound);
    if (piece) this.pieces.push({ soundId: sound.soundId, part, piece });
  }
  async read({ soundId, parts }: KeptSound) {
    return Array.from(
      { length: parts },
      (_, part) =>
        new Blob(
          this.pieces.filter((one) => one.soundId === soundId && one.part === part).map(({ piece }) => piece),
        ),
    );
  }
  async remove(soundId: string) {
    this.sounds.delete(soundId);
  }
}

class FakeRecorder extends EventTarget {
  static last: FakeRecorder | null = null;
  static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus';
  state = 'inactive';
  everyMs = 0;
  constructor() {
    super();
    FakeRecorder.last = this;
  }
  start(everyMs: number) {
    this.state = 'recording';
    this.everyMs = everyMs;
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.give('end');
    this.dispatchEvent(new Event('stop'));
  }
  give(words: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }));
  }
}

let store: MemoryStore;
let nowMs: number;
let askForMicrophone: () => Promise<unknown>;
const track = new EventTarget() as EventTarget & { stop: () => void };
track.stop = () => {};

beforeEach(() => {
  store = new MemoryStore();
  nowMs = Date.parse('2026-01-01T00:00:00Z');
  askForMicrophone = async () => ({ getTracks: () => [track] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => askForMicrophone() },
  });
});
afterEach(() => vi.unstubAllGlobals());

const made = () => new SoundRecorder(store, () => nowMs);
const settle = () => vi.waitFor(() => expect(store.pieces.length).toBeGreaterThan(0));

it('each piece is written away at once, so that a crash loses less than five seconds', async () => {
  const recorder = made();
  await recorder.start({ soundId: 's1', ownerId: 'usr_1' });
  expect(FakeRecorder.last?.everyMs).toBe(PIECE_MS);
  expect(PIECE_MS).toBeLessThanOrEqual(5_000);
  nowMs += PIECE_MS;
  FakeRecorder.last?.give('first');
  await settle();
  // The page is gone here; another one finds what was written.
  const [found] = await store.list('usr_1');
  expect(found).toMatchObject({ soundId: 's1', durationMs: PIECE_MS, parts: 1 });
});

it('what was recorded on a shared device is shown to nobody else', async () => {
  const recorder = made();
  await recorder.start({ soundId: 's1', ownerId: 'usr_1' });
  FakeRecorder.last?.give('first');
  await settle();
  expect(await store.list('usr_2')).toEqual([]);
});

it('a recording gone on with after a crash is another file behind the first, and both are kept', async () => {
  await made().start({ soundId: 's1', ownerId: 'usr_1' });
  FakeRecorder.last?.give('before');
  await settle();
  const [found] = await store.list('usr_1');
  const second = made();
  if (found) await second.start(found);
  FakeRecorder.last?.give('after');
  const ended = await second.stop();
  expect(ended?.parts).toBe(2);
  const parts = ended ? await store.read(ended) : [];
  expect(await Promise.all(parts.map((part) => part.text()))).toEqual(['before', 'afterend']);
});

it('time stands still while it is paused', async () => {
  const recorder = made();
  await recorder.start({ soundId: 's1', ownerId: 'usr_1' });
  nowMs += 3_000;
  recorder.pause();
  nowMs += 60_000;
  recorder.resume();
  nowMs += 2_000;
  expect(recorder.elapsedMs()).toBe(5_000);
});

it('a microphone that may not be used is said', async () => {
  askForMicrophone = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  const recorder = made();
  await recorder.start({ soundId: 's1', ownerId: 'usr_1' });
  expect(recorder.read()).toMatchObject({ state: 'idle', problem: 'refused' });
});

it('a full browser is said while one still records', async () => {
  const recorder = made();
  await recorder.start({ soundId: 's1', ownerId: 'usr_1' });
  store.isFull = true;
  FakeRecorder.last?.give('first');
  await vi.waitFor(() => expect(recorder.read().problem).toBe('notKept'));
  expect(recorder.read().state).toBe('recording');
});
