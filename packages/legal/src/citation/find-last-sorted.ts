/**
 * The index of the last of a sorted list that still holds, where it holds up to some place and for none after it; by halving.
 * @returns -1 where it holds for none
 */
export function findLastSortedIndex<One>(sorted: readonly One[], holds: (one: One) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(sorted[middle] as One)) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The last of a sorted list that still holds, as {@link findLastSortedIndex} finds it. */
export function findLastSorted<One>(sorted: readonly One[], holds: (one: One) => boolean): One | undefined {
  return sorted[findLastSortedIndex(sorted, holds)];
}
