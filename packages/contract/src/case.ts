import { z } from 'zod';
import { caseAuthority, caseStanding } from './case-authority.ts';
import { caseOutcome, shownOutcome } from './case-outcome.ts';
import { caseArea, caseProcedure } from './case-proceeding.ts';
import { defineEndpoint } from './endpoint.ts';
import { articleLocation, lawStatus } from './evidence.ts';
import { idOf } from './ids.ts';
import { articleKey, done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

/** Levels of courts, highest first (人民法院组织法 §12–13). */
export const caseLevel = z.enum(['supreme', 'high', 'intermediate', 'basic']);
/** What {@link caseLevel} reads. */
export type CaseLevel = z.infer<typeof caseLevel>;
/** Kinds of documents: judgment 判决书, ruling 裁定书, decision 决定书, mediation 调解书, order 支付令 … */
export const caseKind = z.enum([
  'judgment',
  'ruling',
  'decision',
  'mediation',
  'order',
  'notice',
  'correction',
  'guiding_case',
  'typical_case',
]);
/** What {@link caseKind} reads. */
export type CaseKind = z.infer<typeof caseKind>;
export { type CaseAuthority, type CaseStanding, caseAuthority, caseStanding } from './case-authority.ts';
export { type CaseOutcome, caseOutcome, type ShownOutcome, shownOutcome } from './case-outcome.ts';
export { type CaseArea, type CaseProcedure, caseArea, caseProcedure } from './case-proceeding.ts';
/** Parts of a document of a case. */
export const caseSectionKind = z.enum([
  'heading',
  'keywords',
  'gist',
  'articles',
  'parties',
  'procedure',
  'claims',
  'defence',
  'facts',
  'issues',
  'reasoning',
  'ruling',
  'costs',
  'appeal',
  'significance',
  'duties',
  'signatures',
]);
/** What {@link caseSectionKind} reads. */
export type CaseSectionKind = z.infer<typeof caseSectionKind>;
/** Fields that are read by rule, may be uncertain, and can be corrected by hand. */
export const caseField = z.enum([
  'title',
  'numbers',
  'court',
  'causes',
  'procedure',
  'kind',
  'area',
  'decidedOn',
  'parties',
  'outcome',
]);
/** What {@link caseField} reads. */
export type CaseField = z.infer<typeof caseField>;

/** Why a field that was read is uncertain: not in the text, taken from the title, concluded, masked, given more than once, in an unusual place. */
export const caseDoubt = z.enum(['not_found', 'from_title', 'inferred', 'masked', 'several', 'unusual']);
/** What {@link caseDoubt} reads. */
export type CaseDoubt = z.infer<typeof caseDoubt>;

/** A case in a list. Natural persons are named as the installation's setting says (张某 by default). */
export const caseSummary = z.object({
  caseId: idOf('case'),
  title: z.string(),
  /** Its own number as courts print it; null where it rightly has none. */
  number: z.string().nullable(),
  /** 指导性案例269号; null for cases without such a number. */
  ownNumber: z.string().nullable(),
  court: z.string().nullable(),
  level: caseLevel.nullable(),
  /** Province in the short form; null for the Supreme People's Court or where none is told. */
  region: z.string().nullable(),
  area: caseArea,
  causes: z.array(z.string()),
  procedure: caseProcedure,
  kind: caseKind,
  authority: caseAuthority,
  decidedOn: isoDate.nullable(),
  /** Where the document masks the day: 2014-03 or 2014. */
  decidedIn: z.string().nullable(),
  outcome: caseOutcome.nullable(),
  /** The caller's own judgment, seen by nobody else. */
  isPrivate: z.boolean(),
  /** Our digest of a guiding case whose text is not held: its words are ours, not the court's. */
  isDigest: z.boolean(),
});
/** What {@link caseSummary} reads. */
export type CaseSummary = z.infer<typeof caseSummary>;

/** A party with its stance as printed. */
export const caseParty = z.object({
  stance: z.string(),
  earlier: z.array(z.string()),
  name: z.string(),
  kind: z.enum(['person', 'organisation', 'authority']),
});
/** An article that the court names. */
export const caseCitation = z.object({
  /** As the court named it: 《民法通则》第一百三十五条. */
  label: z.string(),
  /** Named in the sentence on which the decision rests (依照…). */
  isBasis: z.boolean(),
  /** Where the library holds the law. */
  location: articleLocation.nullable(),
  /** Of the article today, or null where the law is not held; not 现行有效 is a warning to whoever relies on the case. */
  statusToday: lawStatus.nullable(),
});
/** Another document of the same matter. */
export const caseInstance = z.object({
  number: z.string(),
  relation: z.enum(['earlier', 'later']),
  /** Where the library holds it. */
  held: caseSummary.nullable(),
  /** What a later document did to this one, where it tells: affirmed, changed, annulled, remanded. */
  disposal: z.array(z.string()),
});
/** Somebody on the bench or beside it, or an agent. */
const personOfCourt = z.object({ role: z.string(), name: z.string() });

/** A case with all that was read of it. */
export const caseDetail = caseSummary.extend({
  /** All numbers of its own; of guiding and typical cases those of the decisions they report. */
  numbers: z.array(z.string()),
  publishedOn: isoDate.nullable(),
  parties: z.array(caseParty),
  counsel: z.array(z.object({ name: z.string(), isLawyer: z.boolean(), of: z.array(z.number().int()) })),
  panel: z.array(personOfCourt),
  outcomes: z.array(caseOutcome),
  /** What was ordered, in words of `bench/cases/README.md`: affirmed, changed, remanded … */
  disposal: z.array(z.string()),
  /** Sums in yuan that the decision orders to be paid. */
  amounts: z.array(z.number()),
  citations: z.array(caseCitation),
  instances: z.array(caseInstance),
  /** Fields whose reading is uncertain, with why. */
  uncertain: z.array(z.object({ field: caseField, why: caseDoubt })),
  /** Fields that somebody corrected by hand. */
  corrected: z.array(caseField),
  /**
   * Where it comes from: names of collections or files. One case may come from several. Files are named after parties:
   * the name is null to everybody who may not change the case.
   */
  sources: z.array(z.object({ name: z.string().nullable(), importedAt: isoTime })),
  /** A guiding case that no longer applies, and why. */
  superseded: z.string().nullable(),
  /** Of a digest: where the case was read in full, and the day both were compared. */
  digest: z
    .object({ source: z.object({ name: z.string(), address: z.url(), day: isoDate }), readOn: isoDate })
    .nullable(),
  /** The caller may correct or delete it. */
  mayChange: z.boolean(),
});
/** What {@link caseDetail} reads. */
export type CaseDetail = z.infer<typeof caseDetail>;

/** An article that a paragraph names and the library holds: character range in its text. */
export const caseArticle = caseCitation
  .pick({ statusToday: true })
  .extend({ start: z.number().int(), end: z.number().int(), location: articleLocation });
/** What {@link caseArticle} reads. */
export type CaseArticle = z.infer<typeof caseArticle>;

/** One part of the text; paragraphs count through the whole document, from 1. */
export const caseSection = z.object({
  kind: caseSectionKind,
  paragraphs: z.array(
    z.object({ number: z.number().int(), text: z.string(), articles: z.array(caseArticle) }),
  ),
});
/** What {@link caseSection} reads. */
export type CaseSection = z.infer<typeof caseSection>;

/** A note of one's own on a case. */
export const caseNote = z.object({
  noteId: idOf('caseNote'),
  caseId: idOf('case'),
  paragraph: z.number().int().nullable(),
  text: z.string(),
  title: z.string(),
  updatedAt: isoTime,
});

const endpoint = { tag: 'case', access: 'guest' } as const;
const caseParams = z.object({ caseId: idOf('case') });

/** What the library of cases holds: how many, of which authority, courts and years. */
export const getCaseLibrary = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/library',
  summary: 'What the library of cases holds: how many, of which authority, courts and years.',
  output: z.object({
    cases: z.number().int(),
    /** Guiding cases of which only our digest is held; not among `cases`. */
    digests: z.number().int(),
    own: z.number().int(),
    byAuthority: z.array(z.object({ value: caseStanding, count: z.number().int() })),
    byLevel: z.array(z.object({ value: caseLevel, count: z.number().int() })),
    earliest: isoDate.nullable(),
    latest: isoDate.nullable(),
    importedAt: isoTime.nullable(),
  }),
  errors: [],
});
/** A case with all that was read of it. */
export const getCase = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/{caseId}',
  summary: 'A case with all that was read of it.',
  params: caseParams,
  output: caseDetail,
  errors: ['not_found'],
});
/** The text by sections, names masked as the installation says. */
export const getCaseText = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/{caseId}/text',
  summary: 'The text by sections, names masked as the installation says.',
  params: caseParams,
  output: z.object({ caseId: idOf('case'), isMasked: z.boolean(), sections: z.array(caseSection) }),
  errors: ['not_found'],
});
/** The text as imported, for administrators (shared cases) and owners (their own); each opening is audited. */
export const openOriginalCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/{caseId}/original',
  access: 'user',
  summary:
    'The text as imported, for administrators (shared cases) and owners (their own); each opening is audited.',
  params: caseParams,
  output: z.object({ text: z.string() }),
  errors: ['not_found'],
});
/** Cases that cite an article, newest first, with counts by outcome. */
export const listCitingCases = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/citing',
  summary: 'Cases that cite an article, newest first, with counts by outcome.',
  query: z.object({ ...pageQuery, lawId: idOf('law'), articleKey, outcome: shownOutcome.optional() }),
  output: pageOf(caseSummary).extend({
    byOutcome: z.array(z.object({ value: shownOutcome.nullable(), count: z.number().int() })),
  }),
  errors: ['not_found'],
});
/** Corrects fields that were read wrongly; the next import of the same case keeps the correction. */
export const correctCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/{caseId}/correct',
  access: 'user',
  summary: 'Corrects fields that were read wrongly; the next import of the same case keeps the correction.',
  params: caseParams,
  body: z.object({
    title: z.string().trim().min(1).max(300).optional(),
    court: z.string().trim().min(1).max(100).optional(),
    causes: z.array(z.string().trim().min(1).max(60)).max(10).optional(),
    procedure: caseProcedure.optional(),
    kind: caseKind.optional(),
    area: caseArea.optional(),
    decidedOn: isoDate.nullable().optional(),
    outcome: caseOutcome.nullable().optional(),
  }),
  output: caseDetail,
  errors: ['not_found'],
});
/** Deletes a case: one's own, or a shared one as an administrator. */
export const deleteCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/{caseId}/delete',
  access: 'user',
  summary: "Deletes a case: one's own, or a shared one as an administrator.",
  params: caseParams,
  output: done,
  errors: ['not_found'],
});
/** The caller's notes, of one case or of all. */
export const listCaseNotes = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/note/list',
  access: 'user',
  summary: "The caller's notes, of one case or of all.",
  query: z.object({ ...pageQuery, caseId: idOf('case').optional() }),
  output: pageOf(caseNote),
  errors: [],
});
/** Writes a note on a case, or changes one. */
export const saveCaseNote = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/note/save',
  access: 'user',
  makes: true,
  summary: 'Writes a note on a case, or changes one.',
  body: z.object({
    noteId: idOf('caseNote').optional(),
    caseId: idOf('case'),
    paragraph: z.number().int().min(1).nullable(),
    text: z.string().trim().min(1).max(5000),
  }),
  output: caseNote,
  errors: ['limit_reached', 'not_found'],
});
/** Deletes a note. */
export const deleteCaseNote = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/note/{noteId}/delete',
  access: 'user',
  summary: 'Deletes a note.',
  params: z.object({ noteId: idOf('caseNote') }),
  output: done,
  errors: ['not_found'],
});
