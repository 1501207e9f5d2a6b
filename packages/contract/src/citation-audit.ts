import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { articleLocation, checkedCitation, citationState, documentPlace } from './evidence.ts';
import { idOf } from './ids.ts';
import { done, isoDate, isoTime, language, pageOf, pageQuery, repeated } from './values.ts';

/** A pasted text has at most so many characters: about 600 pages. */
export const AUDITED_TEXT_MAX_CHARACTERS = 1_000_000;

/** What an audit says of a citation: a state of the citation check, or that nothing was looked up. */
export const auditedState = z.enum([...citationState.options, 'not_run']);
/** What {@link auditedState} reads. */
export type AuditedState = z.infer<typeof auditedState>;

/**
 * Why nothing was looked up: the text names no law for the article; it stands in words that the text quotes, and refers to a law those
 * words name elsewhere; it is more likely the number of a clause of the text itself; or the text has more citations than are looked up.
 */
export const notRunReason = z.enum(['no_law_named', 'in_quotation', 'own_clause', 'too_many']);
/** What {@link notRunReason} reads. */
export type NotRunReason = z.infer<typeof notRunReason>;

/** A stretch of quoted words against the article: in both, only in the quotation, only in the article. */
const wordingPiece = z.object({ kind: z.enum(['same', 'quoted', 'law']), text: z.string() });
/** What {@link wordingPiece} reads. */
export type WordingPiece = z.infer<typeof wordingPiece>;

const namedArticle = z.object({ label: z.string(), location: articleLocation });
/** An article by its label and where it opens. */
export type NamedArticle = z.infer<typeof namedArticle>;

/** One citation of an audited text. */
export const auditedCitation = checkedCitation
  .pick({
    start: true,
    end: true,
    raw: true,
    label: true,
    location: true,
    caseId: true,
    changedBy: true,
    toArticleKey: true,
    quote: true,
    difference: true,
    partly: true,
    missing: true,
    ofItsTime: true,
    better: true,
  })
  .extend({
    /** From 1, in the order of the text. */
    number: z.number().int(),
    type: z.enum(['statute', 'case']),
    state: auditedState,
    notRunReason: notRunReason.nullable(),
    /** The law as a whole is cited, no article of it. */
    isWholeLaw: z.boolean(),
    /** It stands in words that the text quotes: only whether it exists was looked at. */
    isQuoted: z.boolean(),
    /** Somebody has to look at it: something differs, or it could not be found. */
    isDoubtful: z.boolean(),
    /** The sentence it stands in, cut where it is long. */
    sentence: z.string(),
    /** Where it stands in the file; null in a pasted text. */
    place: documentPlace.nullable(),
    /** The article of the chosen day as far as it was compared, and the quoted words against it, character by character, where there are any. */
    wording: z.object({ article: z.string(), pieces: z.array(wordingPiece) }).nullable(),
    /**
     * What became of it by the day of the audit; null where nothing is known of the law. `changed`: the article reads otherwise now;
     * `gone`: the law is in force, and has no such article any more.
     */
    now: z
      .object({
        state: z.enum(['in_force', 'changed', 'repealed', 'gone', 'not_yet', 'not_held']),
        /** Since when it is repealed. */
        since: isoDate.nullable(),
        /** The law that repealed it. */
        by: z.string().nullable(),
      })
      .nullable(),
    /** The articles that have its place now. `by`: from the table of certain pairs, or as what is closest to it in words. */
    successors: z.array(namedArticle.extend({ by: z.enum(['table', 'words']) })),
    /** The article that does say what the sentence says, as far as one was found. */
    nearest: namedArticle.nullable(),
    /** Nobody looked for the nearest article: an audit looks for so many, and they were used up before. Absent: false. */
    nearestNotRun: z.boolean().optional(),
  });
/** What {@link auditedCitation} reads. */
export type AuditedCitation = z.infer<typeof auditedCitation>;

/** The numbers of an audit. `byState` holds what was looked up, by state; what was not run stands apart. */
export const auditCounts = z.object({
  total: z.number().int(),
  byState: z.partialRecord(citationState, z.number().int()),
  notRun: z.number().int(),
  doubtful: z.number().int(),
  /** As it should be on the chosen day, and no longer the law of today. */
  changedSince: z.number().int(),
  /** Whose nearest article was not looked for, since an audit looks for so many. */
  nearestNotRun: z.number().int(),
});
/** What {@link auditCounts} reads. */
export type AuditCounts = z.infer<typeof auditCounts>;

/** An audit of the citations of a text, without the citations. */
export const citationAudit = z.object({
  auditId: idOf('citationAudit'),
  /** Of the file, or the beginning of the pasted text. */
  name: z.string(),
  /** Null for a pasted text. */
  documentId: idOf('document').nullable(),
  state: z.enum(['waiting', 'working', 'finished', 'failed', 'cancelled']),
  /** Characters that were looked through, and all there are. */
  charactersDone: z.number().int(),
  characters: z.number().int(),
  /** The day whose law the citations are held against. */
  asOf: isoDate,
  /** Day of the newest text in the library; null while only digests are held. */
  libraryDate: isoDate.nullable(),
  counts: auditCounts,
  errorMessage: z.string().nullable(),
  /** The original is a Word file, so comments can be written into it. */
  canExportComments: z.boolean(),
  createdAt: isoTime,
  finishedAt: isoTime.nullable(),
});
/** What {@link citationAudit} reads. */
export type CitationAudit = z.infer<typeof citationAudit>;

const tag = { tag: 'law', access: 'user' } as const;
const auditParams = z.object({ auditId: idOf('citationAudit') });
const pastedText = z
  .string()
  .max(AUDITED_TEXT_MAX_CHARACTERS)
  .refine((text) => text.trim() !== '');
/** Characters of Chinese take three bytes. */
const TEXT_BODY_BYTES = 4 * 1024 * 1024;

/** Audits the citations of a file or of a pasted text, as of a day; the work goes on when the reader leaves. */
export const createCitationAudit = defineEndpoint({
  ...tag,
  method: 'POST',
  path: '/v1/law/citation/audit',
  makes: true,
  summary:
    'Audits the citations of a file or of a pasted text, as of a day; the work goes on when the reader leaves.',
  bodyLimitBytes: TEXT_BODY_BYTES,
  body: z
    .object({
      documentId: idOf('document').optional(),
      text: pastedText.optional(),
      /** Absent: today. */
      asOf: isoDate.optional(),
    })
    .refine(({ documentId, text }) => (documentId === undefined) !== (text === undefined), {
      params: { problem: 'file_or_text' },
      path: ['text'],
    }),
  output: citationAudit,
  errors: ['limit_reached', 'not_found', 'file_not_ready'],
});
/** Audits a text and answers with all its citations; nothing is kept. For programs. */
export const auditTextOnce = defineEndpoint({
  ...tag,
  method: 'POST',
  path: '/v1/law/citation/audit/once',
  summary: 'Audits a text and answers with all its citations; nothing is kept. For programs.',
  bodyLimitBytes: TEXT_BODY_BYTES,
  body: z.object({ text: pastedText, asOf: isoDate.optional() }),
  output: citationAudit
    .pick({ asOf: true, libraryDate: true, characters: true, counts: true })
    .extend({ citations: z.array(auditedCitation) }),
  errors: ['parser_timeout', 'parser_memory'],
});
/** Audits, newest first. */
export const listCitationAudits = defineEndpoint({
  ...tag,
  method: 'GET',
  path: '/v1/law/citation/audit/list',
  summary: 'Audits, newest first.',
  query: z.object({ ...pageQuery, documentId: idOf('document').optional() }),
  output: pageOf(citationAudit),
  errors: [],
});
/** An audit with its numbers, and how far it is. */
export const getCitationAudit = defineEndpoint({
  ...tag,
  method: 'GET',
  path: '/v1/law/citation/audit/{auditId}/detail',
  summary: 'An audit with its numbers, and how far it is.',
  params: auditParams,
  output: citationAudit,
  errors: ['not_found'],
});
/** The citations of an audit in the order of the text: all, those of some states, or those somebody has to look at. */
export const listAuditedCitations = defineEndpoint({
  ...tag,
  method: 'GET',
  path: '/v1/law/citation/audit/{auditId}/citations',
  summary:
    'The citations of an audit in the order of the text: all, those of some states, or those somebody has to look at.',
  params: auditParams,
  query: z.object({
    ...pageQuery,
    state: repeated(auditedState),
    only: z.enum(['all', 'doubtful', 'changed_since']).default('all'),
  }),
  output: pageOf(auditedCitation),
  errors: ['not_found'],
});
/** Stops an audit; what it found stays. */
export const cancelCitationAudit = defineEndpoint({
  ...tag,
  method: 'POST',
  path: '/v1/law/citation/audit/{auditId}/cancel',
  summary: 'Stops an audit; what it found stays.',
  params: auditParams,
  output: citationAudit,
  errors: ['not_found'],
});
/** Deletes an audit; the file stays. */
export const deleteCitationAudit = defineEndpoint({
  ...tag,
  method: 'POST',
  path: '/v1/law/citation/audit/{auditId}/delete',
  summary: 'Deletes an audit; the file stays.',
  params: auditParams,
  output: done,
  errors: ['not_found'],
});
/**
 * `comments`: the original DOCX with a comment at each citation somebody has to look at. `report`: the audit as DOCX, or as Markdown
 * with `format`. `json`: the audit with all its citations.
 */
export const exportCitationAudit = defineEndpoint({
  ...tag,
  method: 'GET',
  path: '/v1/law/citation/audit/{auditId}/export',
  answer: 'file',
  summary:
    '`comments`: the original DOCX with a comment at each citation somebody has to look at. `report`: the audit as DOCX, or as Markdown with `format`. `json`: the audit with all its citations.',
  params: auditParams,
  query: z.object({
    form: z.enum(['comments', 'report', 'json']).default('report'),
    /** Of a report. */
    format: z.enum(['docx', 'md']).default('docx'),
    language: language.default('zh-CN'),
  }),
  errors: [
    'not_found',
    'not_a_contract_file',
    'file_not_ready',
    'file_damaged',
    'file_unsafe',
    'file_password',
    'parser_timeout',
    'parser_memory',
    'store_unavailable',
  ],
});
