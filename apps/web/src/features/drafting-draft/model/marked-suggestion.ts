import type { SuggestionCheck } from '@mingfa/contract/draft-suggestion';

/** A stretch of a suggestion with what is to be said of it. */
export interface SuggestionPiece {
  start: number;
  text: string;
  mark: 'problem' | 'unsourced' | null;
}

/** A suggestion cut where something is marked: doubtful citations, and what nobody told. */
export function markedSuggestion(text: string, checked: SuggestionCheck | null): SuggestionPiece[] {
  const marks = [
    ...(checked?.problems ?? []).map(({ start, raw }) => ({
      start,
      end: start + raw.length,
      mark: 'problem' as const,
    })),
    ...(checked?.unsourced ?? []).map(({ start, end }) => ({ start, end, mark: 'unsourced' as const })),
  ]
    .filter(({ start, end }) => start >= 0 && end <= text.length && end > start)
    .toSorted((one, other) => one.start - other.start);
  const pieces: SuggestionPiece[] = [];
  let at = 0;
  for (const { start, end, mark } of marks) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), mark: null });
    pieces.push({ start, text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), mark: null });
  return pieces;
}
