/** Characters `start` to `end` of the former words give way to `text`. */
export interface Hunk {
  start: number;
  end: number;
  text: string;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Above this many cells the words are replaced as a whole. */
const MOST_CELLS = 400_000;
/** What stays between two changes is struck with them when it is shorter: a redline must be readable. */
const LEAST_KEPT = 4;
/** When less than this share of the former words would stay, they are replaced as a whole. */
const LEAST_SHARE = 0.35;

/** The changes that make `after` of `before`, as a careful person would mark them: few, and at whole words. */
export function splitReplacement(before: string, after: string): Hunk[] {
  const whole = [{ start: 0, end: before.length, text: after }];
  const left = wordsOf(before);
  const right = wordsOf(after);
  if (after === '' || (left.length + 1) * (right.length + 1) > MOST_CELLS) return whole;
  const hunks = mergeNear(hunksOf(left, right), before);
  const struck = hunks.reduce((sum, { start, end }) => sum + end - start, 0);
  return before.length - struck < before.length * LEAST_SHARE ? whole : hunks;
}

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

function mergeNear(hunks: Hunk[], before: string): Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const last = merged.at(-1);
    if (last && hunk.start - last.end < LEAST_KEPT) {
      last.text += before.slice(last.end, hunk.start) + hunk.text;
      last.end = hunk.end;
    } else merged.push({ ...hunk });
  }
  return merged;
}

/** Differences along the longest common subsequence of words. */
function hunksOf(left: readonly string[], right: readonly string[]): Hunk[] {
  const width = right.length + 1;
  const common = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const hunks: Hunk[] = [];
  let open: Hunk | null = null;
  let offset = 0;
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      open = null;
      offset += (left[i] as string).length;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { start: offset, end: offset, text: '' };
      hunks.push(open);
    }
    if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) {
      offset += (left[i] as string).length;
      open.end = offset;
      i += 1;
    } else {
      open.text += right[j];
      j += 1;
    }
  }
  return hunks;
}
