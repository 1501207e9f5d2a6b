/** A stretch of two texts: in both, only in the left, only in the right. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Above this many cells whole sentences are compared first, so that a long text costs no more than some 10 ms. */
const MOST_CELLS = 1_500_000;
/** So much of the same between two changes is no help to a reader: 的, 了, a comma. */
const ISLAND = 2;

type Add = (kind: DiffPiece['kind'], text: string) => void;

/** Differing words of two texts: kept, only left, only right, in order. Left pieces joined are the left text, right ones the right. */
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
  const add: Add = (kind, text) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  add('same', a.slice(0, head).join(''));
  diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail), add);
  add('same', a.slice(a.length - tail).join(''));
  return withoutIslands(pieces);
}

/** A numeral is one word however it is written: 伍拾 → 陆拾伍 and 1,200.50 → 1,300.50 change as a whole. */
const NUMERAL = /[零〇壹贰叁肆伍陆柒捌玖拾佰仟]+[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿]*|\d[\d,]*(?:\.\d+)?/g;

function wordsOf(text: string): string[] {
  const words: string[] = [];
  const plain = (part: string) => {
    for (const { segment } of segmenter.segment(part)) words.push(segment);
  };
  let from = 0;
  for (const match of text.matchAll(NUMERAL)) {
    plain(text.slice(from, match.index));
    words.push(match[0]);
    from = match.index + match[0].length;
  }
  plain(text.slice(from));
  return words;
}

/** Longest common subsequence of words; of long texts first of sentences, then of words between the sentences kept. */
function diffMiddle(a: readonly string[], b: readonly string[], add: Add): void {
  if ((a.length + 1) * (b.length + 1) <= MOST_CELLS) {
    diffTokens(a, b, add);
    return;
  }
  const [left, right] = [sentencesOf(a), sentencesOf(b)];
  if ((left.length + 1) * (right.length + 1) > MOST_CELLS) {
    add('removed', a.join(''));
    add('added', b.join(''));
    return;
  }
  let removed = '';
  let added = '';
  const flush = () => {
    const [x, y] = [wordsOf(removed), wordsOf(added)];
    if ((x.length + 1) * (y.length + 1) <= MOST_CELLS) diffTokens(x, y, add);
    else {
      add('removed', removed);
      add('added', added);
    }
    removed = '';
    added = '';
  };
  diffTokens(left, right, (kind, text) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      add('same', text);
    }
  });
  flush();
}

function sentencesOf(words: readonly string[]): string[] {
  return words.join('').match(/[^。；;！？\n]*[。；;！？\n]|[^。；;！？\n]+$/g) ?? [];
}

function diffTokens(a: readonly string[], b: readonly string[], add: Add): void {
  if (a.length === 0 || b.length === 0) {
    add('removed', a.join(''));
    add('added', b.join(''));
    return;
  }
  const width = b.length + 1;
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

/** Between two changes a character or two of the same are taken into the change. */
function withoutIslands(pieces: readonly DiffPiece[]): DiffPiece[] {
  const result: DiffPiece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'removed') removed += piece.text;
    else if (piece.kind === 'added') added += piece.text;
    else if (isIsland(pieces, index, removed !== '' && added !== '')) {
      removed += piece.text;
      added += piece.text;
    } else {
      flush();
      result.push({ ...piece });
    }
  }
  flush();
  return result;
}

function isIsland(pieces: readonly DiffPiece[], index: number, replacesBefore: boolean): boolean {
  const text = pieces[index]?.text ?? '';
  const [next, after] = [pieces[index + 1], pieces[index + 2]];
  const replacesAfter =
    next !== undefined && after !== undefined && next.kind !== 'same' && after.kind !== 'same';
  return replacesBefore && replacesAfter && text.length <= ISLAND && !/[\d。；\n]/.test(text);
}
