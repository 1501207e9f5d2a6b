import { z } from 'zod';
import {
  caseStance,
  caseTier,
  caseUse,
  reportContent,
  reportSection,
  reportSectionKind,
} from './case-report-content.ts';
import {
  caseReport,
  hitNotice,
  pendingCase,
  quoteChoice,
  reportSearch,
  reportSummary,
  reportVersion,
} from './case-report-project.ts';
import { caseFilters, caseHit, searchCases, similarCase } from './case-search.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { printedFormat } from './printed-format.ts';
import { done, language, pageOf, pageQuery } from './values.ts';

const endpoint = { tag: 'case', access: 'user' } as const;
const reportParams = z.object({ reportId: idOf('caseReport') });
const versionParams = reportParams.extend({ versionId: idOf('caseReportVersion') });
const title = z.string().trim().min(1).max(200);
const words = (most: number) => z.string().trim().max(most);
const reason = words(2000);

/** The caller's reports, last changed first. */
export const listCaseReports = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/list',
  summary: "The caller's reports, last changed first.",
  query: z.object(pageQuery),
  output: pageOf(reportSummary),
  errors: [],
});
/** Begins a report. */
export const createCaseReport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/create',
  makes: true,
  summary: 'Begins a report.',
  body: z.object({ title, language: language.default('zh-CN'), pending: pendingCase.partial().default({}) }),
  output: caseReport,
  errors: ['limit_reached'],
});
/** A report with the cases chosen and left out, and what it still lacks. */
export const getCaseReport = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/detail',
  summary: 'A report with the cases chosen and left out, and what it still lacks.',
  params: reportParams,
  output: caseReport,
  errors: ['not_found'],
});
/** Changes title, author, language or the pending case; what is left out stays. */
export const editCaseReport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/edit',
  summary: 'Changes title, author, language or the pending case; what is left out stays.',
  params: reportParams,
  body: z.object({
    title: title.optional(),
    author: words(60).optional(),
    language: language.optional(),
    pending: pendingCase.partial().optional(),
  }),
  output: caseReport,
  errors: ['not_found'],
});
/** Deletes a report with its log and its versions. */
export const deleteCaseReport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/delete',
  summary: 'Deletes a report with its log and its versions.',
  params: reportParams,
  output: done,
  errors: ['not_found'],
});
/** Runs a search and writes it into the log, with what it found. */
export const runReportSearch = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/search/run',
  makes: true,
  summary: 'Runs a search and writes it into the log, with what it found.',
  params: reportParams,
  body: z.object({
    /** `search`: words, number or article in `q`. `facts`: like cases for `story`. */
    by: z.enum(['search', 'facts']),
    q: searchCases.query.shape.q,
    within: searchCases.query.shape.within,
    section: searchCases.query.shape.section,
    sort: searchCases.query.shape.sort,
    /** Absent: the facts of the pending case. */
    story: words(20_000).optional(),
    filters: caseFilters.partial().default({}),
    /** Adds the filters of one tier of this report's courts. */
    tier: caseTier.exclude(['other']).optional(),
    limit: z.number().int().min(1).max(50).default(20),
  }),
  output: z.object({
    search: reportSearch,
    hits: z.array(caseHit),
    similar: z.array(similarCase),
    notices: z.array(hitNotice),
  }),
  errors: ['not_found', 'limit_reached', 'invalid_input'],
});
/** The searches of a report, in the order they ran. */
export const listReportSearches = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/search/list',
  summary: 'The searches of a report, in the order they ran.',
  params: reportParams,
  query: z.object(pageQuery),
  output: pageOf(reportSearch).extend({ checksum: z.string() }),
  errors: ['not_found'],
});
/** The log as a text, a line of JSON for each search; its SHA-256 is the checksum. */
export const exportReportLog = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/log/export',
  answer: 'file',
  summary: 'The log as a text, a line of JSON for each search; its SHA-256 is the checksum.',
  params: reportParams,
  errors: ['not_found'],
});
/** Holds a checksum against the log: it is that of the whole log, of its first entries, or of neither. */
export const checkReportLog = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/log/check',
  summary:
    'Holds a checksum against the log: it is that of the whole log, of its first entries, or of neither.',
  params: reportParams,
  body: z.object({
    checksum: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  output: z.object({
    /** No entry differs from what was written when it ran. */
    intact: z.boolean(),
    entries: z.number().int(),
    checksum: z.string(),
    /** Of how many first entries the given checksum is; null: of none, or none was given. */
    matches: z.number().int().nullable(),
  }),
  errors: ['not_found'],
});
/** Chooses a case; one that was taken out comes back. */
export const addReportCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/case/add',
  summary: 'Chooses a case; one that was taken out comes back.',
  params: reportParams,
  body: z.object({ caseId: idOf('case'), stance: caseStance.default('neutral'), reason: reason.default('') }),
  output: caseReport,
  errors: ['not_found', 'limit_reached'],
});
/** Says more of a chosen case; what is left out stays. */
export const editReportCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/case/edit',
  summary: 'Says more of a chosen case; what is left out stays.',
  params: reportParams,
  body: z.object({
    caseId: idOf('case'),
    stance: caseStance.optional(),
    reason: reason.optional(),
    use: caseUse.optional(),
    useReason: reason.optional(),
    difference: reason.optional(),
    /** Null: as computed again. A tier given needs its reason. */
    tier: caseTier.nullable().optional(),
    tierReason: words(500).optional(),
    quotes: quoteChoice.partial().optional(),
  }),
  output: caseReport,
  errors: ['not_found', 'invalid_input'],
});
/** Takes a case out. Of an adverse one the reason is asked, and it stays in the list of what was left out. */
export const removeReportCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/case/remove',
  summary:
    'Takes a case out. Of an adverse one the reason is asked, and it stays in the list of what was left out.',
  params: reportParams,
  body: z.object({ caseId: idOf('case'), reason: reason.default('') }),
  output: caseReport,
  errors: ['not_found', 'invalid_input'],
});
/** Says why a case that a search found was left out. */
export const explainOmittedCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/case/omit',
  summary: 'Says why a case that a search found was left out.',
  params: reportParams,
  body: z.object({ caseId: idOf('case'), reason }),
  output: caseReport,
  errors: ['not_found'],
});
/** Records that the search ended with a tier, and why; null: it goes on. */
export const stopReportSearch = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/stop',
  summary: 'Records that the search ended with a tier, and why; null: it goes on.',
  params: reportParams,
  body: z.object({
    stop: z
      .object({
        tier: caseTier.exclude(['other', 'higher_and_own']),
        reason: z.string().trim().min(1).max(2000),
      })
      .nullable(),
  }),
  output: caseReport,
  errors: ['not_found'],
});
/** The report's text as it would be written now. */
export const getReportDraft = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/draft',
  summary: "The report's text as it would be written now.",
  params: reportParams,
  output: reportContent,
  errors: ['not_found'],
});
/** Writes a section anew (or the remarks behind one that is made), a text for each paragraph; words that were made stay marked so. */
export const saveReportSection = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/section/save',
  summary:
    'Writes a section anew (or the remarks behind one that is made), a text for each paragraph; words that were made stay marked so.',
  params: reportParams,
  body: z.object({ section: reportSectionKind, paragraphs: z.array(words(5000)).max(200) }),
  output: reportSection,
  errors: ['not_found', 'limit_reached'],
});
/** Gives up what was written in a section: it is made again. */
export const resetReportSection = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/section/reset',
  summary: 'Gives up what was written in a section: it is made again.',
  params: reportParams,
  body: z.object({ section: reportSectionKind }),
  output: reportSection,
  errors: ['not_found'],
});
/** The versions of a report, newest first. */
export const listReportVersions = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/version/list',
  summary: 'The versions of a report, newest first.',
  params: reportParams,
  query: z.object(pageQuery),
  output: pageOf(reportVersion),
  errors: ['not_found'],
});
/** Keeps the report as it stands. */
export const saveReportVersion = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/version/save',
  makes: true,
  summary: 'Keeps the report as it stands.',
  params: reportParams,
  body: z.object({ note: words(200).default('') }),
  output: reportVersion,
  errors: ['not_found', 'limit_reached'],
});
/** A version with its text. */
export const getReportVersion = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/version/{versionId}/detail',
  summary: 'A version with its text.',
  params: versionParams,
  output: reportVersion.extend({ content: reportContent }),
  errors: ['not_found'],
});
/** Puts the pending case, the cases chosen and what the author wrote back as they stood; the log stays. What stood there is kept as a version. */
export const restoreReportVersion = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/report/{reportId}/version/{versionId}/restore',
  summary:
    'Puts the pending case, the cases chosen and what the author wrote back as they stood; the log stays. What stood there is kept as a version.',
  params: versionParams,
  output: caseReport,
  errors: ['not_found', 'limit_reached'],
});
/** The report as a file: as it stands, or one of its versions. */
export const exportCaseReport = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/report/{reportId}/export',
  answer: 'file',
  summary: 'The report as a file: as it stands, or one of its versions.',
  params: reportParams,
  query: z.object({
    versionId: idOf('caseReportVersion').optional(),
    format: printedFormat.default('docx'),
  }),
  errors: ['not_found', 'print_too_large'],
});
