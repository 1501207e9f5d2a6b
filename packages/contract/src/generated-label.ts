import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime, language, pageOf, pageQuery, seenRevision } from './values.ts';

const own = { tag: 'label', access: 'guest' } as const;
const admin = { tag: 'admin', access: 'admin' } as const;

/** What is exported and may hold a model's words; of a review its report, or the contract with its changes. Comparisons, reports of similar cases and tables of cases hold none. */
export const labelledKind = z.enum([
  'conversation',
  'memo',
  'review',
  'review_changes',
  'review_table',
  'analysis',
  'notes',
  'draft',
]);
/** What {@link labelledKind} reads. */
export type LabelledKind = z.infer<typeof labelledKind>;

/** Id of such a thing: a conversation, an answer of an AI search, a review, the document of the notes, or a draft. */
const thingId = z.union([
  idOf('conversation'),
  idOf('message'),
  idOf('review'),
  idOf('document'),
  idOf('draft'),
  idOf('reviewTable'),
  idOf('analysis'),
]);

/**
 * The implicit label: the fields of GB 45438-2025 annex E, as they stand under the key `AIGC` in a file's metadata. `Label` is `1`:
 * generated. What a platform that spreads a file fills in is left empty.
 */
export const implicitLabel = z.object({
  Label: z.literal('1'),
  ContentProducer: z.string(),
  ProduceID: z.string(),
  ReservedCode1: z.string(),
  ContentPropagator: z.string(),
  PropagateID: z.string(),
  ReservedCode2: z.string(),
});
/** What {@link implicitLabel} reads. */
export type ImplicitLabel = z.infer<typeof implicitLabel>;

/** Where the explicit label stands in a file (标识办法第四条第一项: beginning, end or a fitting place in between). */
export const labelPosition = z.enum(['beginning', 'both']);
/** What {@link labelPosition} reads. */
export type LabelPosition = z.infer<typeof labelPosition>;

/** The label a file will carry. */
export const generatedLabel = z.object({
  /** The explicit label, in the language asked for. */
  text: z.string(),
  position: labelPosition,
  implicit: implicitLabel,
  /** Sentences by whose they are. */
  sentences: z.object({
    person: z.number().int(),
    model: z.number().int(),
    program: z.number().int(),
    source: z.number().int(),
  }),
});
/** What {@link generatedLabel} reads. */
export type GeneratedLabel = z.infer<typeof generatedLabel>;

/** The label a file made of the thing will carry; null where no model's words are in it. */
export const previewLabel = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/label/preview',
  summary: "The label a file made of the thing will carry; null where no model's words are in it.",
  query: z.object({ kind: labelledKind, thingId, language: language.default('zh-CN') }),
  output: z.object({ label: generatedLabel.nullable() }),
  errors: ['not_found', 'file_not_ready'],
});

/** Of the words that are acknowledged before a clean copy; with its words it changes. */
export const CLEAN_COPY_TERMS = '2026-11-28';
/** For how long a clean copy that was acknowledged can be downloaded. */
export const CLEAN_COPY_MINUTES = 30;

/**
 * Acknowledges one's own duty to label, and gets leave to download the thing without explicit label; the implicit one stays
 * (标识办法第九条). It is logged.
 */
export const acknowledgeCleanCopy = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/label/clean-copy',
  makes: true,
  summary:
    "Acknowledges one's own duty to label, and gets leave to download the thing without explicit label; the implicit one stays (标识办法第九条). It is logged.",
  body: z.object({
    kind: labelledKind,
    thingId,
    /** The version of the words that were shown. */
    terms: z.literal(CLEAN_COPY_TERMS),
    acknowledged: z.literal(true),
  }),
  output: z.object({ cleanCopyId: idOf('cleanCopy'), until: isoTime }),
  errors: ['not_found', 'file_not_ready', 'quota_exceeded'],
});

/** How exports are labelled. */
export const labelSettings = z.object({
  position: labelPosition,
  /** The provider's code or filing number; empty: its name stands in the metadata. */
  producerCode: z
    .string()
    .trim()
    .max(60)
    .regex(/^[\p{L}\p{N}（）()〔〕【】 ._-]*$/u),
});
/** How exports are labelled, with who the metadata names. */
export const heldLabelSettings = labelSettings.extend({
  producer: z.string(),
  revision: z.number().int(),
});
/** What {@link heldLabelSettings} reads. */
export type HeldLabelSettings = z.infer<typeof heldLabelSettings>;
/** How exports are labelled, and who the metadata names. */
export const getLabelSettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/labels',
  summary: 'How exports are labelled, and who the metadata names.',
  output: heldLabelSettings,
  errors: [],
});
/** Changes how exports are labelled. */
export const saveLabelSettings = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/labels',
  summary: 'Changes how exports are labelled.',
  body: labelSettings.extend({ seenRevision }),
  output: heldLabelSettings,
  errors: ['setting_changed'],
});
/** A clean copy in the log. */
export const loggedCleanCopy = z.object({
  cleanCopyId: idOf('cleanCopy'),
  /** Who, by the pseudonym that stands in the logs; stays when the person is gone. */
  pseudonym: z.string(),
  /** Null: gone, or without a name. */
  name: z.string().nullable(),
  kind: labelledKind,
  thingId: z.string(),
  terms: z.string(),
  acknowledgedAt: isoTime,
  /** Null: it was not downloaded. */
  givenAt: isoTime.nullable(),
});
/** What {@link loggedCleanCopy} reads. */
export type LoggedCleanCopy = z.infer<typeof loggedCleanCopy>;
/** Files that were given without explicit label, newest first; kept 200 days. */
export const listCleanCopies = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/labels/clean-copies',
  summary: 'Files that were given without explicit label, newest first; kept 200 days.',
  query: z.object(pageQuery),
  output: pageOf(loggedCleanCopy),
  errors: [],
});
