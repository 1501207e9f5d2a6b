const underWay = new Map<string, Promise<unknown>>();

/** One write at a time for an identity: who asks again while it is under way gets the same promise. */
export function shareWrite<Answer>(identity: string, write: () => Promise<Answer>): Promise<Answer> {
  const earlier = underWay.get(identity);
  // The identity says which endpoint and which words, and so which answer.
  if (earlier) return earlier as Promise<Answer>;
  const promise = write().finally(() => underWay.delete(identity));
  underWay.set(identity, promise);
  return promise;
}
