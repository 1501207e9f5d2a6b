/** Refuses a key that a store could take for something else: a path, a bucket's root. */
export function checkStoreKey(key: string): void {
  if (!/^[A-Za-z0-9_-]{4,80}$/.test(key)) throw new Error('Not a key of a file.');
}
