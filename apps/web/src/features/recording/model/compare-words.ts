/** A piece of a text beside another: in both, only before, only after. */
export interface ComparedPiece {
  kind: 'same' | 'before' | 'after';
  text: string;
}

/** Chinese by the character, so that one wrong sign does not strike out a phrase; Latin words and figures whole. */
const wordsOf = (text: string): string[] => text.match(/[A-Za-z0-9]+|\s+|./gsu) ?? [];
/** More pairs than this are shown as wholly rewritten. */
const PAIRS_MAX = 4_000_000;

/** What differs between two texts. */
export function compareWords(before: string, after: string): ComparedPiece[] {
  const one = wordsOf(before);
  const other = wordsOf(after);
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const pieces: ComparedPiece[] = [
    { kind: 'same', text: one.slice(0, start).join('') },
    ...compareMiddle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ];
  return joinPieces(pieces);
}

function compareMiddle(one: readonly string[], other: readonly string[]): ComparedPiece[] {
  const rewritten: ComparedPiece[] = [
    { kind: 'before', text: one.join('') },
    { kind: 'after', text: other.join('') },
  ];
  if (one.length * other.length > PAIRS_MAX || one.length === 0 || other.length === 0) return rewritten;
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: ComparedPiece[] = [];
  let row = 0;
  let column = 0;
  while (row < one.length || column < other.length) {
    const left = one[row];
    const right = other[column];
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'before', text: left });
      row += 1;
    } else if (right !== undefined) {
      pieces.push({ kind: 'after', text: right });
      column += 1;
    }
  }
  return pieces;
}

function joinPieces(pieces: readonly ComparedPiece[]): ComparedPiece[] {
  const joined: ComparedPiece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const last = joined.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
