import { z } from 'zod';
import {
  caseArea,
  caseKind,
  caseLevel,
  caseProcedure,
  caseSectionKind,
  caseStanding,
  caseSummary,
  shownOutcome,
} from './case.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime, pageOf, pageQuery, repeated } from './values.ts';

const filters = {
  /** A cause counts with those below it in the tree. */
  cause: repeated(z.string().max(60)),
  area: repeated(caseArea),
  level: repeated(caseLevel),
  region: repeated(z.string().max(30)),
  court: repeated(z.string().max(100)),
  procedure: repeated(caseProcedure),
  kind: repeated(caseKind),
  authority: repeated(caseStanding),
  outcome: repeated(shownOutcome),
  yearFrom: z.coerce.number().int().min(1949).max(2100).optional(),
  yearTo: z.coerce.number().int().min(1949).max(2100).optional(),
  amountFrom: z.coerce.number().min(0).optional(),
  amountTo: z.coerce.number().min(0).optional(),
  /** Cases that cite this article, as a person types it: 民法典577. */
  cites: z.string().trim().max(100).optional(),
  /** Whose cases: the shared library, the caller's own, or both. */
  holdings: z.enum(['all', 'shared', 'own']).default('all'),
};
/** The filters of a search as they were applied. */
export const caseFilters = z.object(filters);
/** What {@link caseFilters} reads. */
export type CaseFilters = z.infer<typeof caseFilters>;

const facet = z.object({ value: z.string(), count: z.number().int() });
/** A cause with those below it; `count` has theirs too. */
export const causeFacet = facet.extend({ parent: z.string().nullable() });
/** How many hits each value of a filter would leave. */
export const caseFacets = z.object({
  cause: z.array(causeFacet),
  area: z.array(facet),
  level: z.array(facet),
  region: z.array(facet),
  court: z.array(facet),
  year: z.array(facet),
  procedure: z.array(facet),
  kind: z.array(facet),
  authority: z.array(facet),
  outcome: z.array(facet),
});

/** A paragraph of a case that holds what was searched. Highlights are character ranges in `text`. */
export const caseParagraphHit = z.object({
  section: caseSectionKind,
  paragraph: z.number().int(),
  text: z.string(),
  highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
});
/** A case found, with its best paragraphs. */
export const caseHit = caseSummary.extend({
  paragraphs: z.array(caseParagraphHit).max(3),
  score: z.number(),
});
/** What {@link caseHit} reads. */
export type CaseHit = z.infer<typeof caseHit>;

const endpoint = { tag: 'case', access: 'guest' } as const;

/** Cases by words, phrase, case number or cited article, inside one section where asked, with filters and facets. */
export const searchCases = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/search',
  summary:
    'Cases by words, phrase, case number or cited article, inside one section where asked, with filters and facets.',
  query: z.object({
    ...pageQuery,
    /** Empty lists all. AND, OR, NOT or 与、或、非 between words, quotation marks for a phrase; a number or `法X第Y条` is read as one. */
    q: z.string().trim().max(1000).default(''),
    /** Only cases that hold these words too: search within results. */
    within: z.string().trim().max(300).optional(),
    section: caseSectionKind.optional(),
    sort: z.enum(['relevance', 'newest', 'authority']).default('relevance'),
    ...filters,
  }),
  output: pageOf(caseHit).extend({
    facets: caseFacets,
    /** How the words were read. */
    understood: z.object({
      by: z.enum(['all', 'words', 'number', 'article']),
      /** Terms looked for; those of NOT are left out. */
      terms: z.array(z.string()),
      excluded: z.array(z.string()),
      /** The number or citation in its usual form. */
      reference: z.string().nullable(),
      /** Why a number cannot exist (unknown court code, a future year …), or that it is not held. */
      problem: z.enum(['impossible_number', 'number_not_held', 'article_not_held']).nullable(),
    }),
  }),
  errors: [],
});

/** Why a case is like the one told, and in what it differs. */
export const caseLikeness = z.object({
  sameCauses: z.array(z.string()),
  /** Labels of articles that both name. */
  sameArticles: z.array(z.string()),
  /** Sentences of both that say the like, best first. */
  pairs: z.array(
    z.object({
      told: z.string(),
      found: z.string(),
      paragraph: z.number().int(),
      /** 0 to 1. */
      likeness: z.number(),
    }),
  ),
  /** Sentences of the story that have nothing like them in the case, the most telling first. */
  missing: z.array(z.string()),
  /** Sentences of the case that have nothing like them in the story, the most telling first. */
  additional: z.array(z.string()),
});
/** A similar case. */
export const similarCase = caseSummary.extend({
  /** Only its order means something. */
  score: z.number(),
  likeness: caseLikeness,
});
/** What {@link similarCase} reads. */
export type SimilarCase = z.infer<typeof similarCase>;
/** What was read of a story. */
export const caseStory = z.object({
  area: caseArea.nullable(),
  causes: z.array(z.object({ value: z.string(), likelihood: z.number() })),
  terms: z.array(z.string()),
  articles: z.array(z.string()),
});

/** Similar cases for a story (facts in anybody's words), best first. */
export const findSimilarCases = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/similar',
  summary: "Similar cases for a story (facts in anybody's words), best first.",
  body: z.object({
    story: z.string().trim().min(10).max(20_000),
    filters: caseFilters.partial().optional(),
    limit: z.number().int().min(1).max(50).default(20),
  }),
  output: z.object({ story: caseStory, items: z.array(similarCase), searched: z.number().int() }),
  errors: [],
});
/** Cases similar to one of the library. */
export const listSimilarCases = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/{caseId}/similar',
  summary: 'Cases similar to one of the library.',
  params: z.object({ caseId: idOf('case') }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  output: z.object({ items: z.array(similarCase) }),
  errors: ['not_found'],
});

/** A search kept to be run again. */
export const savedCaseSearch = z.object({
  searchId: idOf('caseSearch'),
  name: z.string(),
  /** The address of the result list: what stands after `?`. */
  query: z.string(),
  /** Hits that came since it was last opened. */
  newCount: z.number().int(),
  openedAt: isoTime,
});
/** The caller's kept searches with what is new in each. */
export const listSavedCaseSearches = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/saved-search/list',
  access: 'user',
  summary: "The caller's kept searches with what is new in each.",
  query: z.object(pageQuery),
  output: pageOf(savedCaseSearch),
  errors: [],
});
/** Keeps a search, or marks a kept one as looked at. */
export const saveCaseSearch = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/saved-search/save',
  access: 'user',
  makes: true,
  summary: 'Keeps a search, or marks a kept one as looked at.',
  body: z.object({
    searchId: idOf('caseSearch').optional(),
    name: z.string().trim().min(1).max(100),
    query: z.string().trim().max(2000),
  }),
  output: savedCaseSearch,
  errors: ['limit_reached', 'not_found'],
});
/** Forgets a kept search. */
export const deleteSavedCaseSearch = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/saved-search/{searchId}/delete',
  access: 'user',
  summary: 'Forgets a kept search.',
  params: z.object({ searchId: idOf('caseSearch') }),
  output: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
/** The hits of a search as a spreadsheet: at most 1,000 rows. */
export const exportCaseSearch = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/search/export',
  access: 'user',
  summary: 'The hits of a search as a spreadsheet: at most 1,000 rows.',
  query: searchCases.query.omit({ page: true, pageSize: true }),
  answer: 'file',
  errors: [],
});
