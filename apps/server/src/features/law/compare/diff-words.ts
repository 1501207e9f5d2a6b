export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Above this many cells the middle is shown as replaced whole: such texts share nothing that helps a reader. */
const MOST_CELLS = 1_500_000;

/** Differing words of two texts: kept, only left, only right, in order. */
export function diffWords(left: string, right: string): DiffPiece[] {
  const a = wordsOf(left);
  const b = wordsOf(right);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail += 1;
  }
  const pieces: DiffPiece[] = [];
  const add = (kind: DiffPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  add('same', a.slice(0, head).join(''));
  diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail), add);
  add('same', a.slice(a.length - tail).join(''));
  return pieces;
}

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Longest common subsequence of words. */
function diffMiddle(
  a: readonly string[],
  b: readonly string[],
  add: (kind: DiffPiece['kind'], text: string) => void,
): void {
  const width = b.length + 1;
  if (a.length === 0 || b.length === 0 || (a.length + 1) * width > MOST_CELLS) {
    add('removed', a.join(''));
    add('added', b.join(''));
    return;
  }
  // common[i * width + j]: longest common subsequence of a from i and b from j.
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      common[at] =
        a[i] === b[j]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const at = i * width + j;
    if (a[i] === b[j]) {
      add('same', a[i] ?? '');
      i += 1;
      j += 1;
    } else if ((common[at + width] ?? 0) >= (common[at + 1] ?? 0)) {
      add('removed', a[i] ?? '');
      i += 1;
    } else {
      add('added', b[j] ?? '');
      j += 1;
    }
  }
  add('removed', a.slice(i).join(''));
  add('added', b.slice(j).join(''));
}
