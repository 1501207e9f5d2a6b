const ROUNDS = 6;
const TIMES_LONGER = 4;
/** Below this a piece of work is too short to be measured, and takes nobody's time. */
const MEASURED_FROM_MS = 10;

/** Milliseconds this thread itself works on something: what else a busy machine does is not counted. */
export function workMs(act: () => unknown): number {
  const began = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** What {@link growthOf} is below where time grows with the length; about 16 where it grows with its square. */
export const IN_PROPORTION = 9;

/**
 * How many times longer something takes where it is four times as long: about 4 where time goes by the length. Of several rounds the
 * shortest times count, and a good outcome ends them, so that a slow machine makes a test slow and not red.
 * @param act does it in a given length, as in repetitions of a word
 */
export function growthOf(act: (length: number) => unknown, length: number): number {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    short = Math.min(
      short,
      workMs(() => act(length)),
    );
    long = Math.min(
      long,
      workMs(() => act(length * TIMES_LONGER)),
    );
    if (long < MEASURED_FROM_MS || long < short * IN_PROPORTION) break;
  }
  return long < MEASURED_FROM_MS ? 0 : long / Math.max(short, 0.1);
}
