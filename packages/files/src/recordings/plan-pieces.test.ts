import { describe, expect, test } from 'vitest';
import { PIECE_LIMITS, type Piece, planPieces } from './plan-pieces.ts';

const MINUTE = 60_000;

describe('the pieces of a recording', () => {
  test('a short one is one piece, and nothing is none', () => {
    expect(planPieces([], 5 * MINUTE, 8000)).toEqual([
      { index: 0, startMs: 0, endMs: 5 * MINUTE, overlapMs: 0, isSilent: false },
    ]);
    expect(planPieces([], 0, 8000)).toEqual([]);
  });

  test('a cut lies in the middle of the longest silence of the second half', () => {
    const silences: [number, number][] = [
      [2 * MINUTE, 3 * MINUTE],
      [6 * MINUTE, 6 * MINUTE + 500],
      [8 * MINUTE, 8 * MINUTE + 1000],
      [9 * MINUTE, 9 * MINUTE + 600],
    ];
    const [first, second] = planPieces(silences, 15 * MINUTE, 8000);
    expect(first?.endMs).toBe(8 * MINUTE + 500);
    expect(second).toMatchObject({ startMs: 8 * MINUTE + 500, overlapMs: 0 });
  });

  test('without a silence pieces overlap', () => {
    const [first, second] = planPieces([], 15 * MINUTE, 8000);
    expect(first?.endMs).toBe(10 * MINUTE);
    expect(second).toMatchObject({
      startMs: 10 * MINUTE - PIECE_LIMITS.overlapMs,
      overlapMs: PIECE_LIMITS.overlapMs,
    });
  });

  test('a piece in which nobody speaks is marked', () => {
    const pieces = planPieces([[0, 600 * MINUTE]], 600 * MINUTE, 8000);
    expect(pieces.length).toBeGreaterThanOrEqual(60);
    expect(pieces.every(({ isSilent }) => isSilent)).toBe(true);
  });

  test('whatever the recording: all of it, in order, within the limits, forward', () => {
    let state = 15;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    for (let round = 0; round < 60; round += 1) {
      const durationMs = Math.floor(random() ** 3 * 6 * 60 * MINUTE) + 1;
      const silences: [number, number][] = [];
      for (let at = 0; at < durationMs; ) {
        const startMs = at + 1 + Math.floor(random() ** 4 * 20 * MINUTE);
        const endMs = Math.min(durationMs, startMs + 400 + Math.floor(random() ** 6 * 30 * MINUTE));
        if (startMs < endMs) silences.push([startMs, endMs]);
        at = endMs + 1;
      }
      const bytesPerSecond = Math.floor(random() ** 4 * 3_000_000);
      const pieces = planPieces(silences, durationMs, bytesPerSecond);
      expect(pieces[0]?.startMs).toBe(0);
      expect(pieces.at(-1)?.endMs).toBe(durationMs);
      pieces.forEach((piece, at) => {
        const before: Piece | undefined = pieces[at - 1];
        const lengthMs = piece.endMs - piece.startMs;
        expect(piece.index).toBe(at);
        expect(lengthMs).toBeGreaterThan(0);
        expect(lengthMs).toBeLessThanOrEqual(PIECE_LIMITS.durationMs);
        expect((lengthMs / 1000) * bytesPerSecond).toBeLessThanOrEqual(PIECE_LIMITS.bytes);
        if (!before) return;
        expect(before.endMs - piece.startMs).toBe(piece.overlapMs);
        expect(piece.endMs).toBeGreaterThan(before.endMs);
        const isQuiet = silences.some(
          ([startMs, endMs]) => startMs <= piece.startMs && piece.startMs <= endMs,
        );
        expect(isQuiet || piece.overlapMs > 0).toBe(true);
      });
    }
  });
});
