import type { ReactNode } from 'react';

export interface HighlightedProps {
  text: string;
  /** Character ranges, end exclusive. */
  ranges: readonly (readonly [number, number])[];
}

/** A text with character ranges of it marked. */
export function Highlighted({ text, ranges }: HighlightedProps) {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (start < done) continue;
    pieces.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  pieces.push(text.slice(done));
  return pieces;
}
