import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { citationState, documentPlace } from './evidence.ts';
import { idOf } from './ids.ts';
import { contractKind, findingLevel, reviewSide } from './playbook.ts';
import { printedFormat } from './printed-format.ts';
import { articleKey, done, isoDate, isoTime, language, pageOf, pageQuery } from './values.ts';

const reviewTag = { tag: 'review', access: 'user' } as const;
const reviewParams = z.object({ reviewId: idOf('review') });

/** An article a finding relies on, checked against the library as of the day of the review. */
export const reliedArticle = z.object({
  citation: z.string(),
  state: citationState,
  lawId: z.string().nullable(),
  versionId: z.string().nullable(),
  articleKey: articleKey.nullable(),
});

/** One finding of a contract review. */
export const finding = z.object({
  findingId: idOf('finding'),
  /** Rule of the playbook; null when a model found it. */
  ruleId: z.string().nullable(),
  source: z.enum(['rule', 'model']),
  /**
   * `missing` has no place: its clause is not there. `inconsistency`: places that do not agree. `incomplete`: blanks, annexes that
   * are not attached. `unlawful`: against a limit or a form the law sets.
   */
  type: z.enum(['clause', 'missing', 'inconsistency', 'incomplete', 'unlawful']),
  level: findingLevel,
  title: z.string(),
  reason: z.string(),
  /** `第五条 租金及支付`, or empty. */
  clauseLabel: z.string(),
  /** The words of the contract it is about. */
  quote: z.string(),
  places: z.array(documentPlace),
  articles: z.array(reliedArticle),
  /** `replace`: `suggestion` takes the place of `quote`. `insert`: it is put after the clause at the place, or at the end. `comment`: words alone. */
  action: z.enum(['replace', 'insert', 'comment']),
  suggestion: z.string(),
  decision: z.enum(['open', 'accepted', 'rejected']),
});
/** What {@link finding} reads. */
export type Finding = z.infer<typeof finding>;

/** A review of a contract, without its findings. */
export const review = z.object({
  reviewId: idOf('review'),
  documentId: idOf('document'),
  documentName: z.string(),
  side: reviewSide,
  /** What was chosen, and what the words of the contract say. */
  contractKind,
  detectedKind: contractKind,
  playbookId: z.string(),
  playbookName: z.string(),
  state: z.enum(['waiting', 'working', 'finished', 'failed', 'cancelled']),
  /** Clauses looked at, and all there are. */
  clausesDone: z.number().int(),
  clausesTotal: z.number().int(),
  /** Name of the model that deepened it; null where rules worked alone. */
  model: z.string().nullable(),
  /** Why the model's part is missing, though one is configured. */
  modelErrorMessage: z.string().nullable(),
  errorMessage: z.string().nullable(),
  asOf: isoDate,
  counts: z.object({
    high: z.number().int(),
    medium: z.number().int(),
    low: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
  }),
  /** The original is a Word file, so comments and tracked changes can be written into it. */
  canExportChanges: z.boolean(),
  createdAt: isoTime,
});
/** What {@link review} reads. */
export type Review = z.infer<typeof review>;

/** Reviews a contract from a side; the work goes on when the reader leaves. */
export const createReview = defineEndpoint({
  ...reviewTag,
  method: 'POST',
  path: '/v1/document/review/create',
  makes: true,
  summary: 'Reviews a contract from a side; the work goes on when the reader leaves.',
  body: z.object({
    documentId: idOf('document'),
    side: reviewSide,
    /** Absent: as detected. */
    contractKind: contractKind.optional(),
    playbookId: z.union([z.literal('built-in'), idOf('playbook')]).default('built-in'),
    /** Let the configured model look as well. */
    useModel: z.boolean().default(true),
    language: language.default('zh-CN'),
  }),
  output: review,
  errors: [
    'limit_reached',
    'not_found',
    'file_not_ready',
    'quota_exceeded',
    'parser_timeout',
    'parser_memory',
  ],
});
/** Reviews, newest first. */
export const listReviews = defineEndpoint({
  ...reviewTag,
  method: 'GET',
  path: '/v1/document/review/list',
  summary: 'Reviews, newest first.',
  query: z.object({ ...pageQuery, documentId: idOf('document').optional() }),
  output: pageOf(review),
  errors: [],
});
/** A review with its findings in the order of the contract. */
export const getReview = defineEndpoint({
  ...reviewTag,
  method: 'GET',
  path: '/v1/document/review/{reviewId}/detail',
  summary: 'A review with its findings in the order of the contract.',
  params: reviewParams,
  output: review.extend({ findings: z.array(finding) }),
  errors: ['not_found'],
});
/** Accepts or rejects a finding, or changes its suggested wording. */
export const decideFinding = defineEndpoint({
  ...reviewTag,
  method: 'POST',
  path: '/v1/document/review/finding/{findingId}/decide',
  summary: 'Accepts or rejects a finding, or changes its suggested wording.',
  params: z.object({ findingId: idOf('finding') }),
  body: z.object({
    decision: z.enum(['open', 'accepted', 'rejected']).optional(),
    suggestion: z.string().max(4000).optional(),
  }),
  output: finding,
  errors: ['not_found'],
});
/** Accepts or rejects all findings that are still open. */
export const decideAllFindings = defineEndpoint({
  ...reviewTag,
  method: 'POST',
  path: '/v1/document/review/{reviewId}/decide',
  summary: 'Accepts or rejects all findings that are still open.',
  params: reviewParams,
  body: z.object({ decision: z.enum(['accepted', 'rejected']) }),
  output: done,
  errors: ['not_found'],
});
/** Stops a review; what it found stays. */
export const cancelReview = defineEndpoint({
  ...reviewTag,
  method: 'POST',
  path: '/v1/document/review/{reviewId}/cancel',
  summary: 'Stops a review; what it found stays.',
  params: reviewParams,
  output: review,
  errors: ['not_found'],
});
/** Deletes a review; the document stays. */
export const deleteReview = defineEndpoint({
  ...reviewTag,
  method: 'POST',
  path: '/v1/document/review/{reviewId}/delete',
  summary: 'Deletes a review; the document stays.',
  params: reviewParams,
  output: done,
  errors: ['not_found'],
});
/**
 * `changes`: the original DOCX with Word comments and tracked changes for all findings not rejected.
 * `report`: the findings as a file of their own, in any format.
 */
export const exportReview = defineEndpoint({
  ...reviewTag,
  method: 'GET',
  path: '/v1/document/review/{reviewId}/export',
  answer: 'file',
  summary:
    '`changes`: the original DOCX with Word comments and tracked changes for all findings not rejected. `report`: the findings as a file of their own, in any format.',
  params: reviewParams,
  query: z.object({
    form: z.enum(['changes', 'report']).default('changes'),
    /** Of the report; changes stay in Word. */
    format: printedFormat.default('docx'),
    language: language.default('zh-CN'),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
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
    'print_too_large',
    'store_unavailable',
  ],
});
