import type { DifferenceLine } from '@mingfa/contract/draft-version';

/** Above so many cells the lines between what begins and ends alike are told as taken out and put in. */
const MOST_CELLS = 4_000_000;

/** Lines of two texts: in both, only in the older, only in the newer. */
export function compareLines(left: readonly string[], right: readonly string[]): DifferenceLine[] {
  let head = 0;
  while (head < left.length && head < right.length && left[head] === right[head]) head += 1;
  let tail = 0;
  while (
    tail < left.length - head &&
    tail < right.length - head &&
    left[left.length - 1 - tail] === right[right.length - 1 - tail]
  )
    tail += 1;
  const as = (kind: DifferenceLine['kind']) => (text: string) => ({ kind, text });
  return [
    ...left.slice(0, head).map(as('same')),
    ...compareMiddle(left.slice(head, left.length - tail), right.slice(head, right.length - tail)),
    ...left.slice(left.length - tail).map(as('same')),
  ];
}

/** By the longest lines in common. */
function compareMiddle(left: readonly string[], right: readonly string[]): DifferenceLine[] {
  const told: DifferenceLine[] = [];
  const width = right.length + 1;
  let [at, to] = [0, 0];
  if (left.length * right.length <= MOST_CELLS) {
    const common = new Uint16Array((left.length + 1) * width);
    for (let i = left.length - 1; i >= 0; i -= 1)
      for (let j = right.length - 1; j >= 0; j -= 1)
        common[i * width + j] =
          left[i] === right[j]
            ? (common[(i + 1) * width + j + 1] ?? 0) + 1
            : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    while (at < left.length && to < right.length) {
      const isRemoved = (common[(at + 1) * width + to] ?? 0) >= (common[at * width + to + 1] ?? 0);
      if (left[at] === right[to]) {
        told.push({ kind: 'same', text: left[at] ?? '' });
        at += 1;
        to += 1;
      } else if (isRemoved) {
        told.push({ kind: 'removed', text: left[at] ?? '' });
        at += 1;
      } else {
        told.push({ kind: 'added', text: right[to] ?? '' });
        to += 1;
      }
    }
  }
  for (const text of left.slice(at)) told.push({ kind: 'removed', text });
  for (const text of right.slice(to)) told.push({ kind: 'added', text });
  return told;
}
