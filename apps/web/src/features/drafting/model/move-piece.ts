/** A piece of evidence as its order sees it. */
export interface OrderedPiece {
  row: string;
  /** Empty: none. */
  group: string;
}

/** Where pieces stand after a move, and the group that the moved one comes into, where it is another one. */
export interface MovedPiece {
  rows: string[];
  group: string | null;
}

/**
 * Puts a piece elsewhere. Pieces of a group stand together: one that lands within another group, or apart from the rest of its own,
 * joins what it stands beside.
 */
export function movePiece(pieces: readonly OrderedPiece[], from: number, to: number): MovedPiece {
  const moved = pieces[from];
  const rest = pieces.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  if (!moved) return { rows: pieces.map(({ row }) => row), group: null };
  const rows = [...rest.slice(0, place), moved, ...rest.slice(place)].map(({ row }) => row);
  const [before, after] = [rest[place - 1], rest[place]];
  const isBeside = before?.group === moved.group || after?.group === moved.group;
  const isWithin = before !== undefined && after !== undefined && before.group === after.group;
  const isApart = moved.group !== '' && rest.some(({ group }) => group === moved.group);
  const joins = !isBeside && (isWithin || isApart) ? (before ?? after) : undefined;
  return { rows, group: joins ? joins.group : null };
}

/** The order in which a piece that comes into a group stands behind the last of it; null where it stands already. */
export function orderInGroup(pieces: readonly OrderedPiece[], row: string, group: string): string[] | null {
  const from = pieces.findIndex((piece) => piece.row === row);
  const rest = pieces.filter((piece) => piece.row !== row);
  const last = rest.findLastIndex((piece) => piece.group === group);
  if (group === '' || last === -1) return null;
  const rows = [
    ...rest.slice(0, last + 1).map((piece) => piece.row),
    row,
    ...rest.slice(last + 1).map((piece) => piece.row),
  ];
  const isThere = pieces[from - 1]?.group === group || pieces[from + 1]?.group === group;
  return isThere ? null : rows;
}
