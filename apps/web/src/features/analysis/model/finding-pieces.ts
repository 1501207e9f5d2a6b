import type { FindingFigure } from '@mingfa/contract/analysis-step';

/** A part of a finding: words, or the key of a figure in them. */
export type FindingPiece = { words: string } | { key: string };

const FIGURE = /\{(f\d{1,3})\}/;

/** The words of a finding with its figures apart; braces that name no figure stay words. */
export function findingPieces(text: string, figures: readonly FindingFigure[]): FindingPiece[] {
  return text
    .split(FIGURE)
    .map((part, place): FindingPiece => {
      if (place % 2 === 0) return { words: part };
      return figures.some(({ key }) => key === part) ? { key: part } : { words: `{${part}}` };
    })
    .filter((piece) => !('words' in piece) || piece.words !== '');
}

/** A key that no figure has yet. */
export function nextFigureKey(figures: readonly FindingFigure[]): string {
  const highest = Math.max(0, ...figures.map(({ key }) => Number(key.slice(1))));
  return `f${highest + 1}`;
}
