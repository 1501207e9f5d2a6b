import { z } from 'zod';

/** Where a question may be looked up. */
export const searchScope = z.enum(['laws', 'cases', 'knowledge', 'web']);
/** What {@link searchScope} reads. */
export type SearchScope = z.infer<typeof searchScope>;

/** Scopes that are switched; knowledge bases are chosen one by one. */
export const searchScopes = z.object({ laws: z.boolean(), cases: z.boolean(), web: z.boolean() });
/** What {@link searchScopes} reads. */
export type SearchScopes = z.infer<typeof searchScopes>;

/** `quick`: one round of searches. `thorough`: the sub-questions are searched, too, and a model may ask further. */
export const searchDepth = z.enum(['quick', 'thorough']);
/** What {@link searchDepth} reads. */
export type SearchDepth = z.infer<typeof searchDepth>;

/** Where, and how far, a question is looked up. */
export const searchChoice = z.object({ scopes: searchScopes, depth: searchDepth });
/** What {@link searchChoice} reads. */
export type SearchChoice = z.infer<typeof searchChoice>;

/** What an AI search looks in where nothing else is said: the web costs and is no law. */
export const USUAL_SCOPES: SearchScopes = { laws: true, cases: true, web: false };
