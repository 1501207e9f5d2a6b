/** Does something with every item, several at a time; ends when none is under way any more, with the first failure. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of left) {
      if (failed) return;
      await act(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
}
