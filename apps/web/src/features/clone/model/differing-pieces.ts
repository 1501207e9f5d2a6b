/** A piece of two texts read as one. */
export interface DifferingPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this many pieces on both sides the texts are told one after the other: comparing would take too long. */
const COMPARED_MAX = 1_500;
/** With less in common than this the single words that stayed only make both hard to read. */
const COMMON_MIN = 0.3;

/** Two texts as one, by words, single Chinese characters and marks: what stayed, what went, what came. */
export function differingPieces(from: string, to: string): DifferingPiece[] {
  const [before, after] = [tokensOf(from), tokensOf(to)];
  const apart = () =>
    joined([
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ]);
  if (before.length > COMPARED_MAX || after.length > COMPARED_MAX) return apart();
  const lengths = commonLengths(before, after);
  const common = lengths[0]?.[0] ?? 0;
  if (common < COMMON_MIN * Math.min(before.length, after.length)) return apart();
  const pieces: DifferingPiece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]];
    const [withoutOld = 0, withoutFresh = 0] = [lengths[i + 1]?.[j], lengths[i]?.[j + 1]];
    if (i < before.length && j < after.length && old === fresh) {
      pieces.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && withoutOld >= withoutFresh)) {
      pieces.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: fresh });
      j += 1;
    }
  }
  return joined(pieces);
}

const tokensOf = (text: string): string[] => text.match(/[A-Za-z0-9]+|\s+|[^A-Za-z0-9\s]/gu) ?? [];

/** How long the longest common run of tokens is from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

function joined(pieces: readonly DifferingPiece[]): DifferingPiece[] {
  const whole: DifferingPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
