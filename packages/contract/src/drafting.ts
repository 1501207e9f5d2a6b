import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, isoTime } from './values.ts';

/**
 * Sketch of the drafting surface, not yet served: it joins `endpoints.ts` with its routes. The shapes of facts and documents are those of
 * `packages/legal/src/drafting`.
 */
const drafting = { tag: 'drafting', access: 'user' } as const;

const bilingual = z.object({ zh: z.string(), en: z.string() });
const templateId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/);
const matterId = z.string().regex(/^mat_[A-Za-z0-9_-]{6,40}$/);
const draftId = z.string().regex(/^drf_[A-Za-z0-9_-]{6,40}$/);
const addressId = z.string().regex(/^adr_[A-Za-z0-9_-]{6,40}$/);
/** `loan_principal`, `claimants/s1/name`. */
const factPath = z
  .string()
  .max(200)
  .regex(/^[a-z][a-z0-9_]*(?:\/[A-Za-z0-9_-]{1,60}(?:\/[a-z][a-z0-9_]*)?)?$/);
const factValue = z.union([z.string().max(50_000), z.number(), z.boolean()]);
const place = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().max(500),
});
/** Where a value came from. */
export const factSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed') }),
  z.object({ kind: z.literal('story'), place }),
  z.object({ kind: z.literal('file'), documentId: z.string(), segment: z.number().int().optional(), place }),
  z.object({
    kind: z.literal('conversation'),
    conversationId: z.string(),
    messageId: z.string(),
    place: place.optional(),
  }),
  z.object({ kind: z.literal('address_book'), entryId: addressId }),
  z.object({ kind: z.literal('rule'), rule: z.string() }),
  z.object({ kind: z.literal('model'), runId: z.string() }),
]);
const factCandidate = z.object({ value: factValue, source: factSource });
/** The facts of a matter: rows of each list, in order, and what is held at each path. */
export const factSheet = z.object({
  rows: z.record(z.string(), z.array(z.string())),
  entries: z.record(
    factPath,
    z.object({ chosen: factCandidate, confirmed: z.boolean(), others: z.array(factCandidate) }),
  ),
});

/** A typed fact, or a field of a record. */
export const factDefinition = z.object({
  id: z.string(),
  kind: z.enum([
    'text',
    'long_text',
    'money',
    'percent',
    'count',
    'date',
    'choice',
    'yes_no',
    'identity_number',
    'credit_code',
    'mobile',
    'case_number',
    'court',
    'list',
  ]),
  label: bilingual,
  help: bilingual.optional(),
  options: z.array(z.object({ value: z.string(), label: bilingual, written: z.string() })).optional(),
  record: z.string().optional(),
  most: z.number().int().optional(),
  least: z.number().optional(),
  greatest: z.number().optional(),
  past: z.boolean().optional(),
  oftenSameAs: z.array(z.string()).optional(),
});
const templateSummary = z.object({
  templateId,
  shelf: z.enum(['court', 'enforcement', 'labour', 'letters', 'contracts', 'personal']),
  title: bilingual,
  about: bilingual,
  usedBy: bilingual,
  calledAlso: z.array(z.string()),
  /** Null: a plain form. */
  official: z.object({ number: z.string(), name: z.string(), readFrom: bilingual }).nullable(),
});
/**
 * A template as `packages/legal/src/drafting/template` has it, compiled: plain data, of which the browser draws form and preview by the same
 * functions as the server (`missingFacts`, `renderTemplate`, `assessDraft`), so that a keystroke waits for no network.
 */
export const compiledTemplate = templateSummary.loose();

/** Whose words a stretch of a document is. */
export const spanOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template') }),
  z.object({ kind: z.literal('fact'), path: z.string(), from: z.string().nullable() }),
  z.object({ kind: z.literal('composed'), part: z.string(), rule: z.string() }),
  z.object({ kind: z.literal('typed'), part: z.string() }),
  z.object({ kind: z.literal('model'), part: z.string() }),
]);
const span = z.object({
  text: z.string(),
  origin: spanOrigin,
  blank: z.literal(true).optional(),
  box: z.enum(['ticked', 'empty']).optional(),
  bold: z.literal(true).optional(),
});
const spans = z.array(span);
/** A document as blocks: what the preview draws and exports write. */
export const draftDocument = z.object({
  title: z.string(),
  layout: z.enum(['court', 'plain']),
  pageFoot: spans,
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('title'), spans }),
      z.object({ kind: z.literal('subtitle'), spans }),
      z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
      z.object({
        kind: z.literal('paragraph'),
        style: z.enum(['body', 'plain', 'centred', 'right', 'remark']),
        spans,
        notes: z.array(spans).optional(),
      }),
      z.object({
        kind: z.literal('table'),
        widths: z.array(z.number()),
        headRows: z.number().int(),
        rows: z.array(
          z.object({
            cells: z.array(
              z.object({
                paragraphs: z.array(spans),
                columns: z.number().int(),
                role: z.enum(['section', 'label', 'head', 'content']),
              }),
            ),
          }),
        ),
      }),
      z.object({ kind: z.literal('signature'), lines: z.array(spans) }),
      z.object({ kind: z.literal('page_break') }),
    ]),
  ),
});
const note = z.object({ text: bilingual, source: z.string().optional() });
/** What is to be said of a draft before it is exported. Problems are keys for the reader's language. */
export const draftAssessment = z.object({
  missing: z.array(z.object({ step: z.string(), path: z.string() })),
  problems: z.array(
    z.object({
      path: z.string(),
      problem: z.string(),
      least: z.number().optional(),
      greatest: z.number().optional(),
    }),
  ),
  contradicted: z.array(z.string()),
  checks: z.array(note.extend({ id: z.string(), level: z.enum(['error', 'warning']) })),
  warnings: z.array(note),
  attachments: z.array(note),
  copies: z.object({ count: z.number().int(), text: bilingual, source: z.string().optional() }).nullable(),
  /** Outcomes of the calculators, in the form `calculate` answers with. */
  fees: z.array(z.object({ calculator: z.string(), label: bilingual, outcome: z.unknown() })),
  deadlines: z.array(z.object({ calculator: z.string(), label: bilingual, outcome: z.unknown() })),
});

/** Every template, by shelf. */
export const listTemplates = defineEndpoint({
  tag: 'drafting',
  access: 'public',
  method: 'GET',
  path: '/v1/drafting/template/list',
  summary: 'Every template, by shelf.',
  output: z.object({ items: z.array(templateSummary) }),
  errors: [],
});
/** One template, compiled. */
export const getTemplate = defineEndpoint({
  tag: 'drafting',
  access: 'public',
  method: 'GET',
  path: '/v1/drafting/template/{templateId}',
  summary: 'One template, compiled.',
  params: z.object({ templateId }),
  output: compiledTemplate,
  errors: ['not_found'],
});

/** The dictionary of facts that templates share, and the records their lists are of. */
export const getFactDictionary = defineEndpoint({
  tag: 'drafting',
  access: 'public',
  method: 'GET',
  path: '/v1/drafting/facts',
  summary: 'The dictionary of facts that templates share, and the records their lists are of.',
  output: z.object({
    facts: z.array(factDefinition),
    records: z.array(z.object({ id: z.string(), label: bilingual, fields: z.array(factDefinition) })),
  }),
  errors: [],
});

const matter = z.object({ matterId, name: z.string(), revision: z.number().int(), updatedAt: isoTime });
/** Begins a matter with an empty sheet. */
export const createMatter = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/create',
  summary: 'Begins a matter with an empty sheet.',
  body: z.object({ name: z.string().trim().min(1).max(100) }),
  output: matter,
  errors: ['quota_exceeded'],
  makes: true,
});
/** A matter with its facts, and the drafts that rest on them. */
export const getMatter = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/matter/{matterId}',
  summary: 'A matter with its facts, and the drafts that rest on them.',
  params: z.object({ matterId }),
  output: matter.extend({
    sheet: factSheet,
    drafts: z.array(z.object({ draftId, templateId, isTouched: z.boolean() })),
  }),
  errors: ['not_found'],
});
/** Changes facts: types, chooses among what sources say, or forgets; answers with the drafts that are touched. */
export const changeFacts = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/facts',
  summary:
    'Changes facts: types, chooses among what sources say, or forgets; answers with the drafts that are touched.',
  params: z.object({ matterId }),
  body: z.object({
    seenRevision: z.number().int().min(0),
    changes: z
      .array(
        z.discriminatedUnion('act', [
          z.object({ act: z.literal('type'), path: factPath, value: factValue }),
          z.object({
            act: z.literal('confirm'),
            path: factPath,
            which: z.number().int().min(0).max(50).default(0),
          }),
          z.object({ act: z.literal('drop'), path: factPath }),
        ]),
      )
      .min(1)
      .max(500),
  }),
  output: z.object({ revision: z.number().int(), sheet: factSheet, touchedDrafts: z.array(draftId) }),
  errors: ['not_found', 'setting_changed'],
});
/** Fills facts from a story by rules; what contradicts stands beside what is held. */
export const fillFromStory = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/matter/{matterId}/fill',
  summary: 'Fills facts from a story by rules; what contradicts stands beside what is held.',
  params: z.object({ matterId }),
  body: z.object({ seenRevision: z.number().int().min(0), story: z.string().min(1).max(50_000) }),
  output: z.object({ revision: z.number().int(), sheet: factSheet, filled: z.array(factPath) }),
  errors: ['not_found', 'setting_changed'],
});

/** Begins a draft of a template for a matter. */
export const createDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/create',
  summary: 'Begins a draft of a template for a matter.',
  body: z.object({ matterId, templateId }),
  output: z.object({ draftId }),
  errors: ['not_found', 'quota_exceeded'],
  makes: true,
});
/** A draft as it stands: the document, what is missing, doubtful, to attach and to pay. */
export const getDraft = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}',
  summary: 'A draft as it stands: the document, what is missing, doubtful, to attach and to pay.',
  params: z.object({ draftId }),
  query: z.object({ on: isoDate.optional() }),
  output: z.object({
    draftId,
    templateId,
    matterId,
    revision: z.number().int(),
    document: draftDocument,
    assessment: draftAssessment,
    replaced: z.record(z.string(), z.object({ text: z.string(), by: z.enum(['person', 'model']) })),
  }),
  errors: ['not_found'],
});
/** Writes a part of a draft in place of what the rules compose; an empty text gives it back to the rules. */
export const replaceDraftPart = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/part',
  summary:
    'Writes a part of a draft in place of what the rules compose; an empty text gives it back to the rules.',
  params: z.object({ draftId }),
  body: z.object({
    seenRevision: z.number().int().min(0),
    part: z.string().max(60),
    text: z.string().max(200_000),
    by: z.enum(['person', 'model']),
  }),
  output: z.object({ revision: z.number().int() }),
  errors: ['not_found', 'setting_changed'],
});
/** A draft, or its blank form, as a file. */
export const exportDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/export',
  summary: 'A draft, or its blank form, as a file.',
  params: z.object({ draftId }),
  body: z.object({ format: z.enum(['docx', 'pdf']), blank: z.boolean().default(false) }),
  answer: 'file',
  errors: ['not_found'],
});

const address = z.object({
  addressId,
  record: z.enum(['party', 'agent']),
  name: z.string(),
  /** Fields of the record, by id. */
  fields: z.record(z.string(), factValue),
  updatedAt: isoTime,
});
/** Parties, counsel and courts somebody keeps for their matters. */
export const listAddresses = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/address/list',
  summary: 'Parties, counsel and courts somebody keeps for their matters.',
  query: z.object({ search: z.string().max(100).optional() }),
  output: z.object({ items: z.array(address) }),
  errors: [],
});
/** Keeps a party or counsel, new or changed. */
export const saveAddress = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/address/save',
  summary: 'Keeps a party or counsel, new or changed.',
  body: address.omit({ addressId: true, updatedAt: true }).extend({ addressId: addressId.optional() }),
  output: z.object({ addressId }),
  errors: ['not_found', 'quota_exceeded'],
  makes: true,
});
