/** A stretch of a text that looks different, from `start` to before `end`; an empty one marks a place between characters. */
export interface StyledRange<Look> {
  start: number;
  end: number;
  look: Look;
}

/** A piece of a text with every look that covers it, in the order of the ranges. An empty piece stands for an empty range. */
export interface Piece<Look> {
  text: string;
  start: number;
  looks: Look[];
}

/** Cuts a text where a range begins or ends, so that ranges may overlap. */
export function cutText<Look>(text: string, ranges: readonly StyledRange<Look>[]): Piece<Look>[] {
  const held = ranges
    .map(({ start, end, look }) => ({ start: Math.max(0, start), end: Math.min(text.length, end), look }))
    .filter(({ start, end }) => end >= start && start <= text.length);
  const wide = held.filter(({ start, end }) => end > start);
  const places = held.filter(({ start, end }) => end === start);
  const borders = [...new Set([0, text.length, ...held.flatMap(({ start, end }) => [start, end])])].sort(
    (left, right) => left - right,
  );
  return borders.flatMap((start, index) => {
    const here = places
      .filter((place) => place.start === start)
      .map(({ look }): Piece<Look> => ({ text: '', start, looks: [look] }));
    const end = borders[index + 1];
    if (end === undefined) return here;
    const looks = wide.filter((range) => range.start <= start && range.end >= end).map(({ look }) => look);
    return [...here, { text: text.slice(start, end), start, looks }];
  });
}
