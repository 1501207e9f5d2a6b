/** Longest piece of work between two chances for other requests. */
const SLICE_MS = 8;

/** Lets other requests have their turn when a long computation has run for a while. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
