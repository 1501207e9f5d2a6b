import { splitPassages } from '../files/attachment-passages.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { indexText } from '../words/index-text.ts';
import { buildPassageIndex } from '../words/passage-index.ts';
import type { ReadPage } from './read-pages.ts';

/** A passage of a page that bears on a question. */
export interface PickedPassage {
  page: ReadPage;
  text: string;
  /** Share of the question's weight it holds, a little more where an authority says it. */
  score: number;
}

const MOST_OF_PAGE = 3;
/** A passage that shares less than this with the question is about something else. */
const COVERS_AT_LEAST = 0.12;
/** What is that much worse than the best is left out. */
const SHARE_OF_BEST = 0.4;
const OFFICIAL_WORTH = 1.15;
const LOOKED_AT = 60;
/** Menus and notes at the foot of a page. */
const SHORTEST = 20;

/** The passages of pages that fit a question, best first, at most three of a page: weighed over all pages together. */
export function pickPassages(
  pages: readonly ReadPage[],
  { inContext, terms }: Pick<ReadQuestion, 'inContext' | 'terms'>,
  limit: number,
): PickedPassage[] {
  const passages = pages.flatMap((page) =>
    splitPassages(page.text)
      .filter((text) => text.length >= SHORTEST)
      .map((text) => ({ page, text })),
  );
  const index = buildPassageIndex(
    passages.map(({ text }) =>
      indexText({ lawTitle: '', shortTitle: '', headingPath: '', label: '', text, everydayWords: [] }),
    ),
  );
  const found = index.find(inContext?.terms ?? terms, LOOKED_AT).flatMap(({ index: at, coverage }) => {
    const passage = passages[at];
    if (!passage || coverage < COVERS_AT_LEAST) return [];
    return [{ ...passage, score: coverage * (passage.page.hit.isOfficial ? OFFICIAL_WORTH : 1) }];
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const taken = new Map<ReadPage, number>();
  return found
    .filter(({ score }) => score >= best * SHARE_OF_BEST)
    .sort((a, b) => b.score - a.score)
    .filter(({ page }) => {
      const before = taken.get(page) ?? 0;
      taken.set(page, before + 1);
      return before < MOST_OF_PAGE;
    })
    .slice(0, limit);
}
