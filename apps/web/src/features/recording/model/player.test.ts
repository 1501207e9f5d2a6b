import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PlayerMedia, RecordingPlayer } from './player.ts';

/** An audio element that plays when it is told how far. */
class FakeMedia extends EventTarget {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  readyState = 0;
  preload = '' as const;
  async play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  load() {
    this.readyState = 0;
    this.currentTime = 0;
  }
  removeAttribute() {
    this.src = '';
  }
  come() {
    this.readyState = 4;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
  goTo(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const FILES = [
  { fileId: 'a', address: '/a', offsetMs: 0, durationMs: 10_000 },
  { fileId: 'b', address: '/b', offsetMs: 10_000, durationMs: 20_000 },
];
let media: FakeMedia;
let player: RecordingPlayer;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  media = new FakeMedia();
  asked = 0;
  player = new RecordingPlayer(media as unknown as PlayerMedia, () => {
    asked += 1;
  });
  player.setFiles(FILES);
});
afterEach(() => {
  player.dispose();
  vi.useRealTimers();
});

it('a moment in the second file opens that file at its own time', () => {
  player.playFrom(15_000);
  expect(media.src).toBe('/b');
  media.come();
  expect(media.currentTime).toBe(5);
  expect(player.read().momentMs).toBe(15_000);
});

it('a moment that somebody wants to hear before the files are known plays once they are, unless the browser refuses', async () => {
  const early = new RecordingPlayer(media as unknown as PlayerMedia);
  early.playFrom(15_000);
  early.setFiles(FILES);
  expect([media.src, media.paused]).toEqual(['/b', false]);
  early.dispose();
  const refused = new FakeMedia();
  refused.play = async () => {
    throw Object.assign(new Error('no gesture'), { name: 'NotAllowedError' });
  };
  const silent = new RecordingPlayer(refused as unknown as PlayerMedia);
  silent.playFrom(15_000);
  silent.setFiles(FILES);
  refused.come();
  await Promise.resolve();
  await Promise.resolve();
  expect(refused.currentTime).toBe(5);
  expect(silent.read()).toMatchObject({ isPlaying: false, momentMs: 15_000, failure: null });
  silent.dispose();
});

it('a moment that is asked for before the files are known is begun at', () => {
  const early = new RecordingPlayer(media as unknown as PlayerMedia);
  early.seek(15_000);
  early.setFiles(FILES);
  early.play();
  expect(media.src).toBe('/b');
  early.dispose();
});

it('goes on with the next file where one ends, as one timeline', () => {
  player.play();
  media.come();
  media.goTo(10);
  media.pause();
  media.dispatchEvent(new Event('ended'));
  expect(media.src).toBe('/b');
  media.come();
  media.goTo(1);
  vi.advanceTimersByTime(200);
  expect(player.read()).toMatchObject({ momentMs: 11_000, isPlaying: true });
});

it('a loop begins anew at its end, also across two files', () => {
  player.setLoop({ startMs: 9_000, endMs: 11_000 });
  player.play();
  media.come();
  expect(media.currentTime).toBe(9);
  media.dispatchEvent(new Event('ended'));
  media.come();
  media.goTo(1.2);
  expect(media.src).toBe('/a');
  media.come();
  expect(media.currentTime).toBe(9);
});

it('leaps over a silence, but leaves a breath of it', () => {
  player.setSilences([{ startMs: 2_000, endMs: 6_000 }]);
  player.setSkipsSilence(true);
  player.play();
  media.come();
  media.goTo(2.1);
  expect(media.currentTime).toBe(2.1);
  media.goTo(2.3);
  expect(media.currentTime).toBeCloseTo(5.85);
});

it('an address that has ended is asked for anew, and the sound goes on where it was', () => {
  player.playFrom(4_000);
  media.come();
  media.dispatchEvent(new Event('error'));
  expect(asked).toBe(1);
  player.setFiles(FILES.map((file) => ({ ...file, address: `${file.address}?new` })));
  expect(media.src).toBe('/a?new');
  media.come();
  expect(media.currentTime).toBe(4);
  expect(player.read().failure).toBeNull();
});

it('sound that does not come either with a new address is said, and not asked for without end', () => {
  player.play();
  media.dispatchEvent(new Event('error'));
  player.setFiles(FILES);
  media.dispatchEvent(new Event('error'));
  expect(asked).toBe(1);
  expect(player.read()).toMatchObject({ failure: 'lost', isPlaying: false });
});

it('a file that no browser plays is said where it is reached', () => {
  player.setFiles([
    FILES[0] ?? { fileId: 'a', address: '/a', offsetMs: 0, durationMs: 10_000 },
    { ...FILES[1], fileId: 'b', address: null, offsetMs: 10_000, durationMs: 20_000 },
  ]);
  player.playFrom(12_000);
  expect(player.read()).toMatchObject({ failure: 'unplayable', isPlaying: false });
});

it('speed stays between half and three times, and holds in the next file', () => {
  player.setRate(9);
  expect(player.read().rate).toBe(3);
  player.playFrom(12_000);
  media.playbackRate = 1;
  media.come();
  expect(media.playbackRate).toBe(3);
});

it('every beginning of listening is told with the file that is heard, though the browser holds it already', () => {
  const heard: string[] = [];
  const told = new RecordingPlayer(
    media as unknown as PlayerMedia,
    () => {},
    (address) => heard.push(address),
  );
  told.setFiles(FILES);
  told.play();
  media.come();
  told.pause();
  expect(heard).toEqual(['/a']);
  told.play();
  told.pause();
  told.playFrom(15_000);
  expect(heard).toEqual(['/a', '/a', '/b']);
  told.dispose();
});
