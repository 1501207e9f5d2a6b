import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { articleLocation, citationState, evidence, lawStatus } from './evidence.ts';
import { idOf } from './ids.ts';
import { articleKey, done, isoDate, isoTime, language, pageOf, pageQuery, repeated } from './values.ts';

/** One text of a law, in force from its effective day until the next version’s. */
export const versionSummary = z.object({
  versionId: idOf('lawVersion'),
  label: z.string(),
  documentNumber: z.string().nullable(),
  promulgatedOn: isoDate.nullable(),
  effectiveOn: isoDate.nullable(),
  /** The effective date was inferred. */
  effectiveApproximate: z.boolean(),
  repealedOn: isoDate.nullable(),
  /** Computed for today. */
  status: lawStatus,
  /** The source's own word. */
  rawStatus: z.string().nullable(),
  source: z.string(),
  articleCount: z.number().int(),
});
/** A law in a list; its status is that of the day asked for. */
export const lawSummary = z.object({
  lawId: idOf('law'),
  title: z.string(),
  shortTitle: z.string(),
  kind: z.string(),
  issuer: z.string().nullable(),
  region: z.string().nullable(),
  status: lawStatus.nullable(),
  promulgatedOn: isoDate.nullable(),
  effectiveOn: isoDate.nullable(),
  effectiveApproximate: z.boolean(),
  documentNumber: z.string().nullable(),
  articleCount: z.number().int(),
  versionCount: z.number().int(),
  /** Articles of which we hold a digest. With no version, only digests are held. */
  digestCount: z.number().int(),
});
/** What {@link lawSummary} reads. */
export type LawSummary = z.infer<typeof lawSummary>;
/** A law with all its versions held. */
export const lawDetail = lawSummary.extend({
  aliases: z.array(z.string()),
  versions: z.array(versionSummary),
});

const paragraph = z.object({
  number: z.number().int(),
  text: z.string(),
  items: z.array(
    z.object({
      number: z.number().int(),
      label: z.string(),
      text: z.string(),
      subitems: z.array(z.object({ number: z.number().int(), label: z.string(), text: z.string() })),
    }),
  ),
});
/** What an article says, in our own words: never shown as law. */
export const digestView = z.object({
  heading: z.string(),
  text: z.string(),
  checkedOn: isoDate,
  everydayWords: z.array(z.string()),
  /** False when the installed text is not the one it was checked against. */ matchesText: z
    .boolean()
    .nullable(),
});
/** An article of a version. */
export const article = z.object({
  articleKey,
  label: z.string(),
  position: z.number().int(),
  heading: z.number().int().nullable(),
  /** Null where only a digest is held. */
  text: z.string().nullable(),
  paragraphs: z.array(paragraph),
  digest: digestView.nullable(),
  citedByCount: z.number().int(),
});
/** What {@link article} reads. */
export type Article = z.infer<typeof article>;
const heading = z.object({
  position: z.number().int(),
  parent: z.number().int().nullable(),
  level: z.enum(['编', '分编', '章', '节']),
  label: z.string(),
});

const filters = {
  kind: repeated(z.string().max(30)),
  status: repeated(lawStatus),
  issuer: repeated(z.string().max(100)),
  region: repeated(z.string().max(30)),
  promulgatedFrom: isoDate.optional(),
  promulgatedTo: isoDate.optional(),
  effectiveFrom: isoDate.optional(),
  effectiveTo: isoDate.optional(),
};
const facet = z.object({ value: z.string(), count: z.number().int() });
/** How many hits each value of a filter would leave. */
export const facets = z.object({
  kind: z.array(facet),
  status: z.array(facet),
  issuer: z.array(facet),
  region: z.array(facet),
});

/** One article found. Highlights are character ranges in `excerpt`. */
export const articleHit = z.object({
  location: articleLocation,
  title: z.string(),
  shortTitle: z.string(),
  kind: z.string(),
  label: z.string(),
  headingPath: z.string(),
  excerpt: z.string(),
  highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
  isDigest: z.boolean(),
  status: lawStatus.nullable(),
  effectiveOn: isoDate.nullable(),
  effectiveApproximate: z.boolean(),
  score: z.number(),
});
/** An article found by a search, and why. */
export const searchHit = articleHit.extend({
  reason: z.object({
    /** All words typed stand in the article, its headings or its law's title; or it is near what was meant. */
    by: z.enum(['words', 'meaning']),
    held: z.array(z.string()),
    missing: z.array(z.string()),
    /** Everyday words typed, and the words of statutes for them that stand in it. */
    meant: z.array(z.object({ said: z.string(), term: z.string() })),
  }),
});
/** A typed citation resolved in the library. */
export const citationResolution = z.object({
  state: citationState,
  label: z.string(),
  title: z.string().nullable(),
  location: articleLocation.nullable(),
});

const law = { tag: 'law', access: 'guest' } as const;
const lawParams = z.object({ lawId: idOf('law') });
const versionQuery = {
  versionId: idOf('lawVersion').optional(),
  asOf: isoDate.optional(),
  language: language.default('zh-CN'),
};

/**
 * Articles by words, exact phrase or meaning, with filters and facets. A typed citation is resolved in
 * `citation`, laws by title come in `laws`.
 */
export const searchLaws = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/search',
  summary:
    'Articles by words, exact phrase or meaning, with filters and facets. A typed citation is resolved in `citation`, laws by title come in `laws`.',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().min(1).max(1000),
    mode: z.enum(['words', 'phrase', 'meaning']).default('meaning'),
    asOf: isoDate.optional(),
    lawId: idOf('law').optional(),
    language: language.default('zh-CN'),
    ...filters,
  }),
  output: pageOf(searchHit).extend({
    /** How many of `total` hold all words typed; they come first. */
    byWords: z.number().int(),
    facets,
    citation: citationResolution.nullable(),
    laws: z.array(lawSummary),
  }),
  errors: [],
});
/** What statutes say for the everyday words of a text, offered while one types. */
export const suggestTerms = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/terms',
  summary: 'What statutes say for the everyday words of a text, offered while one types.',
  query: z.object({ text: z.string().trim().min(1).max(1000) }),
  output: z.object({ items: z.array(z.object({ said: z.string(), terms: z.array(z.string()).min(1) })) }),
  errors: [],
});
/** Laws by filters and words of the title, with facets. */
export const listLaws = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/list',
  summary: 'Laws by filters and words of the title, with facets.',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(200).default(''),
    sort: z.enum(['relevance', 'newest', 'title']).default('relevance'),
    ...filters,
  }),
  output: pageOf(lawSummary).extend({ facets }),
  errors: [],
});
/** Ranked evidence for a question, as answers use it. */
export const retrieveEvidence = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/retrieve',
  summary: 'Ranked evidence for a question, as answers use it.',
  query: z.object({
    question: z.string().trim().min(1).max(2000),
    asOf: isoDate.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    language: language.default('zh-CN'),
  }),
  output: z.object({ items: z.array(evidence) }),
  errors: [],
});
/** Resolves a citation typed in any usual way. */
export const resolveCitation = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/citation',
  summary: 'Resolves a citation typed in any usual way.',
  query: z.object({ citation: z.string().trim().min(1).max(200), asOf: isoDate.optional() }),
  output: citationResolution,
  errors: [],
});
/** What the library holds. */
export const getLibrary = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/library',
  summary: 'What the library holds.',
  output: z.object({
    laws: z.number().int(),
    versions: z.number().int(),
    articles: z.number().int(),
    digests: z.number().int(),
    starterOnly: z.boolean(),
    libraryDate: isoDate.nullable(),
    search: z.string(),
  }),
  errors: [],
});
/** A law with its versions. */
export const getLaw = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/{lawId}',
  summary: 'A law with its versions.',
  params: lawParams,
  output: lawDetail,
  errors: ['not_found'],
});
/** The text of one version, or of a day (today by default). With no text held, the articles with digests. */
export const getLawText = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/{lawId}/text',
  summary:
    'The text of one version, or of a day (today by default). With no text held, the articles with digests.',
  params: lawParams,
  query: z.object(versionQuery),
  output: z.object({
    law: lawSummary,
    version: versionSummary.nullable(),
    asOf: isoDate,
    history: z.array(z.string()),
    preamble: z.string(),
    annex: z.string(),
    headings: z.array(heading),
    articles: z.array(article),
  }),
  errors: ['not_found', 'version_not_held'],
});
const neighbour = z.object({ articleKey, label: z.string() });
/** One article as of a day. */
export const getArticle = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/{lawId}/article/{articleKey}',
  summary: 'One article as of a day.',
  params: lawParams.extend({ articleKey }),
  query: z.object(versionQuery),
  output: z.object({
    law: lawSummary,
    version: versionSummary.nullable(),
    headingPath: z.string(),
    article,
    /** The articles around it, of the same version or among the digests. */
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
    /** Articles that belong with it, as the library links them. */
    related: z.array(z.object({ label: z.string(), location: articleLocation })),
    libraryDate: isoDate.nullable(),
    /** How to cite it: 《民法典》第五百七十七条. */ citation: z.string(),
  }),
  errors: ['not_found', 'version_not_held'],
});
/** Articles that cite this one. */
export const listCitingArticles = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/{lawId}/article/{articleKey}/citing',
  summary: 'Articles that cite this one.',
  params: lawParams.extend({ articleKey }),
  query: z.object(pageQuery),
  output: pageOf(articleHit),
  errors: ['not_found'],
});
/** Two versions side by side, article by article, with differing words. */
export const compareVersions = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/{lawId}/compare',
  summary: 'Two versions side by side, article by article, with differing words.',
  params: lawParams,
  query: z.object({ left: idOf('lawVersion'), right: idOf('lawVersion') }),
  output: z.object({
    left: versionSummary,
    right: versionSummary,
    rows: z.array(
      z.object({
        change: z.enum(['same', 'changed', 'added', 'removed', 'moved']),
        left: z.object({ articleKey, label: z.string(), text: z.string() }).nullable(),
        right: z.object({ articleKey, label: z.string(), text: z.string() }).nullable(),
        /** Pieces in order: kept, only left, only right, or a paragraph that another place of the law has. Empty where all is kept, new or gone. */
        pieces: z.array(
          z.union([
            z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }),
            /** `place` is the article where it stands now, or stood. */
            z.object({ kind: z.enum(['moved_away', 'moved_here']), text: z.string(), place: z.string() }),
          ]),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
});
/** What a person noted at an article; nobody else sees it. */
export const lawNote = z.object({
  noteId: idOf('lawNote'),
  lawId: idOf('law'),
  articleKey,
  text: z.string(),
  title: z.string(),
  label: z.string(),
  updatedAt: isoTime,
});
/** The caller's notes, of one law or of all. */
export const listLawNotes = defineEndpoint({
  ...law,
  method: 'GET',
  path: '/v1/law/note/list',
  access: 'user',
  summary: "The caller's notes, of one law or of all.",
  query: z.object({ ...pageQuery, lawId: idOf('law').optional() }),
  output: pageOf(lawNote),
  errors: [],
});
/** Writes a note on an article, or changes one. */
export const saveLawNote = defineEndpoint({
  ...law,
  method: 'POST',
  path: '/v1/law/note/save',
  access: 'user',
  makes: true,
  summary: 'Writes a note on an article, or changes one.',
  body: z.object({
    noteId: idOf('lawNote').optional(),
    lawId: idOf('law'),
    articleKey,
    text: z.string().trim().min(1).max(5000),
  }),
  output: lawNote,
  errors: ['limit_reached', 'not_found'],
});
/** Deletes a note. */
export const deleteLawNote = defineEndpoint({
  ...law,
  method: 'POST',
  path: '/v1/law/note/{noteId}/delete',
  access: 'user',
  summary: 'Deletes a note.',
  params: z.object({ noteId: idOf('lawNote') }),
  output: done,
  errors: ['not_found'],
});

/** One import into the library, under way or over. */
export const lawImport = z.object({
  importId: idOf('lawImport'),
  source: z.string(),
  state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed', 'interrupted']),
  filesTotal: z.number().int(),
  filesDone: z.number().int(),
  articles: z.number().int(),
  lawsAdded: z.number().int(),
  versionsAdded: z.number().int(),
  versionsUpdated: z.number().int(),
  versionsUnchanged: z.number().int(),
  problemCount: z.number().int(),
  /** The first 200 things that could not be read. */
  problems: z.array(z.object({ file: z.string(), problem: z.string() })),
  errorMessage: z.string().nullable(),
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  createdAt: isoTime,
});
/** What {@link lawImport} reads. */
export type LawImport = z.infer<typeof lawImport>;
const admin = { tag: 'law', access: 'admin' } as const;
/** Imports a folder or archive on the server, or the archive at an address the administrator names. */
export const startLawImport = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/law/import',
  makes: true,
  summary: 'Imports a folder or archive on the server, or the archive at an address the administrator names.',
  body: z.object({ source: z.string().trim().min(1).max(2000) }),
  output: lawImport,
  errors: ['import_in_progress', 'unreadable_file'],
});
/** Imports a finished upload of purpose `law`: a zip, or one law as DOCX, HTML, TXT or Markdown. */
export const uploadLawImport = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/law/import/upload',
  makes: true,
  summary: 'Imports a finished upload of purpose `law`: a zip, or one law as DOCX, HTML, TXT or Markdown.',
  body: z.object({ uploadId: idOf('upload') }),
  output: lawImport,
  errors: ['not_found', 'upload_incomplete', 'import_in_progress', 'unreadable_file', 'store_unavailable'],
});
/** Imports, newest first. */
export const listLawImports = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/law/import/list',
  summary: 'Imports, newest first.',
  query: z.object(pageQuery),
  output: pageOf(lawImport),
  errors: [],
});
const importParams = z.object({ importId: idOf('lawImport') });
/** Progress and report of an import. */
export const getLawImport = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/law/import/{importId}/progress',
  summary: 'Progress and report of an import.',
  params: importParams,
  output: lawImport,
  errors: ['not_found'],
});
/** Stops an import; laws already whole stay. */
export const cancelLawImport = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/law/import/{importId}/cancel',
  summary: 'Stops an import; laws already whole stay.',
  params: importParams,
  output: lawImport,
  errors: ['not_found'],
});
