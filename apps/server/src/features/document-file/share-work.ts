interface Shared<Result> {
  promise: Promise<Result>;
  stop: AbortController;
  waiting: number;
}

/** Lets several callers wait for one piece of work by key; it is stopped when the last of them has left. */
export function shareWork<Result>(): (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result> {
  const underWay = new Map<string, Shared<Result>>();
  return async (key, signal, work) => {
    signal.throwIfAborted();
    let shared = underWay.get(key);
    if (!shared) {
      const stop = new AbortController();
      const promise = work(stop.signal).finally(() => {
        if (underWay.get(key)?.stop === stop) underWay.delete(key);
      });
      promise.catch(() => {});
      shared = { promise, stop, waiting: 0 };
      underWay.set(key, shared);
    }
    const { stop, promise } = shared;
    const mine = shared;
    mine.waiting += 1;
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      return await Promise.race([promise, left]);
    } finally {
      mine.waiting -= 1;
      if (mine.waiting === 0) {
        underWay.delete(key);
        stop.abort();
      }
    }
  };
}
