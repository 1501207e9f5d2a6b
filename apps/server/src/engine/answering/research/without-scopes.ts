import type { ResearchContext } from './research-context.ts';

/** A search that leaves the law out finds none of it, and no guide, which rests on law. */
export const withoutLaws = (context: ResearchContext): ResearchContext => ({
  ...context,
  laws: {
    ...context.laws,
    search: async () => ({ evidence: [], cited: 0, outside: [], embeddingFailed: false }),
  },
  guides: { ...context.guides, search: async () => null },
});

/** Cases are searched beside what every answer is searched for, and not there once more; a model may ask for them where they were chosen. */
export const withoutCases = (context: ResearchContext, isChosen: boolean): ResearchContext => ({
  ...context,
  cases: {
    search: async () => ({ evidence: [], signs: [], searched: [], found: 0, libraryIsEmpty: false }),
    holdsAny: async (userId) => isChosen && (await context.cases.holdsAny(userId)),
  },
});
