/** Lets at most `most` calls run at a time; others wait in order, or leave when their signal aborts. */
export function limitConcurrency(
  most: number,
): <Result>(signal: AbortSignal, run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (signal, run) => {
    signal.throwIfAborted();
    if (running >= most) {
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason);
        };
        const begin = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        waiting.push(begin);
        signal.addEventListener('abort', leave, { once: true });
      });
    } else running += 1;
    try {
      return await run();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
