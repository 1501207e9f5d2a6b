import type { ColumnRef, TableQuery, UnderstoodPiece } from '@mingfa/contract/table-query';

export interface Understood {
  query: TableQuery;
  pieces: readonly UnderstoodPiece[];
}

/** The list of the query that a piece became a part of. */
const LISTS = {
  measure: 'measures',
  compare: 'measures',
  dimension: 'dimensions',
  filter: 'filters',
  having: 'having',
  order: 'order',
  columns: 'columns',
} as const;

const without = <Item>(items: readonly Item[], place: number) => items.filter((_, at) => at !== place);
const shifted = (place: number, removed: number) => (place > removed ? place - 1 : place);

/** Whether taking it away leaves a question. */
export const isRemovable = ({ kind, index }: UnderstoodPiece): boolean =>
  kind !== 'table' && (kind === 'limit' || index !== null);

/** The question without a piece, and without what rested on it. */
export function removePiece({ query, pieces }: Understood, piece: UnderstoodPiece): Understood {
  const { kind, index } = piece;
  if (kind === 'limit')
    return { query: { ...query, limit: null }, pieces: pieces.filter((one) => one !== piece) };
  if (kind === 'table' || index === null) return { query, pieces };
  if (kind === 'compare') {
    const measures = query.measures.map((measure, at) =>
      at === index ? { ...measure, compare: null } : measure,
    );
    return { query: { ...query, measures }, pieces: pieces.filter((one) => one !== piece) };
  }
  if (kind === 'measure') return removeMeasure({ query, pieces }, index);
  if (kind === 'dimension') return removeDimension({ query, pieces }, index);
  const list = LISTS[kind];
  return {
    query: { ...query, [list]: without<unknown>(query[list], index) },
    pieces: renumbered(pieces, [kind], index),
  };
}

/** Pieces of a kind without the one of a place; those after it move up. */
function renumbered(
  pieces: readonly UnderstoodPiece[],
  kinds: readonly UnderstoodPiece['kind'][],
  removed: number,
): readonly UnderstoodPiece[] {
  return pieces
    .filter(({ kind, index }) => !(kinds.includes(kind) && index === removed))
    .map((piece) =>
      kinds.includes(piece.kind) && piece.index !== null
        ? { ...piece, index: shifted(piece.index, removed) }
        : piece,
    );
}

/** Those that stay, in their places, with the pieces of them. */
function kept<Item>(
  items: readonly Item[],
  pieces: readonly UnderstoodPiece[],
  kind: UnderstoodPiece['kind'],
  rests: (item: Item) => boolean,
) {
  const gone = items.flatMap((item, place) => (rests(item) ? [place] : [])).reverse();
  return {
    items: items.filter((item) => !rests(item)),
    pieces: gone.reduce((left, place) => renumbered(left, [kind], place), pieces),
  };
}

function removeMeasure({ query, pieces }: Understood, removed: number): Understood {
  const having = kept(query.having, pieces, 'having', ({ measure }) => measure === removed);
  const order = kept(
    query.order,
    having.pieces,
    'order',
    ({ by }) => 'measure' in by && by.measure === removed,
  );
  return {
    query: {
      ...query,
      measures: without(query.measures, removed),
      having: having.items.map((one) => ({ ...one, measure: shifted(one.measure, removed) })),
      order: order.items.map((one) =>
        'measure' in one.by ? { ...one, by: { measure: shifted(one.by.measure, removed) } } : one,
      ),
    },
    pieces: renumbered(order.pieces, ['measure', 'compare'], removed),
  };
}

function removeDimension({ query, pieces }: Understood, removed: number): Understood {
  const order = kept(query.order, pieces, 'order', ({ by }) => 'dimension' in by && by.dimension === removed);
  return {
    query: {
      ...query,
      dimensions: without(query.dimensions, removed),
      shown: query.shown
        .filter(({ dimension }) => dimension !== removed)
        .map((one) => ({ ...one, dimension: shifted(one.dimension, removed) })),
      order: order.items.map((one) =>
        'dimension' in one.by ? { ...one, by: { dimension: shifted(one.by.dimension, removed) } } : one,
      ),
    },
    pieces: renumbered(order.pieces, ['dimension'], removed),
  };
}

/** The question with another column in a piece; what the piece said of itself names the other column. */
export function replaceColumn(
  { query, pieces }: Understood,
  piece: UnderstoodPiece,
  to: ColumnRef,
  label: string,
): Understood {
  const { kind, index } = piece;
  if (index === null || kind === 'having' || kind === 'limit' || kind === 'table') return { query, pieces };
  const at = <Item>(items: readonly Item[], change: (item: Item) => Item) =>
    items.map((item, place) => (place === index ? change(item) : item));
  const before = columnOf(query, piece);
  const next: TableQuery = {
    ...query,
    ...(kind === 'measure' || kind === 'compare'
      ? { measures: at(query.measures, (measure) => ({ ...measure, of: to })) }
      : {}),
    ...(kind === 'dimension' ? { dimensions: at(query.dimensions, (one) => ({ ...one, of: to })) } : {}),
    ...(kind === 'filter' ? { filters: at(query.filters, (one) => ({ ...one, of: to })) } : {}),
    ...(kind === 'order'
      ? { order: at(query.order, (one) => ('of' in one.by ? { ...one, by: { of: to } } : one)) }
      : {}),
    ...(kind === 'columns' ? { columns: at(query.columns, () => to) } : {}),
  };
  const others = [...(before ? [before] : []), ...piece.others].filter(
    (one) => one.table !== to.table || one.column !== to.column,
  );
  return { query: next, pieces: pieces.map((one) => (one === piece ? { ...one, label, others } : one)) };
}

/** The column a piece stands for. */
function columnOf(query: TableQuery, { kind, index }: UnderstoodPiece): ColumnRef | null {
  if (index === null) return null;
  if (kind === 'measure' || kind === 'compare') return query.measures[index]?.of ?? null;
  if (kind === 'dimension') return query.dimensions[index]?.of ?? null;
  if (kind === 'filter') return query.filters[index]?.of ?? null;
  if (kind === 'columns') return query.columns[index] ?? null;
  const by = kind === 'order' ? query.order[index]?.by : undefined;
  return by && 'of' in by ? by.of : null;
}
