import { z } from 'zod';
import { templateId } from './document-template.ts';
import { draftChecks } from './draft-check.ts';
import { documentBody } from './draft-document.ts';
import { factChanges } from './draft-fact.ts';
import { draftFormat } from './draft-format.ts';
import { draft, draftDetail, draftPreview, writtenPart, writtenParts } from './draft-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, pageOf, pageQuery } from './values.ts';

const drafting = { tag: 'drafting', access: 'user' } as const;
const draftParams = z.object({ draftId: idOf('draft') });
const title = z.string().trim().min(1).max(100);
/** A long document that is edited freely, with the origin of each word. */
const BODY_BYTES = 6 * 1024 * 1024;

/** Drafts of the caller, saved last first; those of one matter or of one template. */
export const listDrafts = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/list',
  summary: 'Drafts of the caller, saved last first; those of one matter or of one template.',
  query: z.object({
    ...pageQuery,
    matterId: idOf('matter').optional(),
    templateId: templateId.optional(),
    q: z.string().trim().max(100).default(''),
  }),
  output: pageOf(draft),
  errors: [],
});
/** Begins a draft of a template: in a matter, or in one that is made for it. */
export const createDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/create',
  makes: true,
  summary: 'Begins a draft of a template: in a matter, or in one that is made for it.',
  body: z.object({
    templateId,
    matterId: idOf('matter').optional(),
    /** Absent: as the template is called. */
    title: title.optional(),
    /** Of a matter that is made for it. Absent: as the draft is called. */
    matterName: title.optional(),
  }),
  output: draftDetail,
  errors: ['not_found', 'limit_reached'],
});
/** A draft with its facts, its document with the origin of each word, and what is missing. */
export const getDraft = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/detail',
  summary: 'A draft with its facts, its document with the origin of each word, and what is missing.',
  params: draftParams,
  output: draftDetail,
  errors: ['not_found'],
});
/**
 * Saves a draft: its words, facts of its matter, or both at once. What was saved elsewhere meanwhile is not overwritten: `draft_changed` tells
 * the revision held and what it has otherwise, `facts_changed` the facts. Saving nothing says that changed facts were seen.
 */
export const saveDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/save',
  summary:
    'Saves a draft: its words, facts of its matter, or both at once. What was saved elsewhere meanwhile is not overwritten: `draft_changed` tells the revision held and what it has otherwise, `facts_changed` the facts. Saving nothing says that changed facts were seen.',
  params: draftParams,
  bodyLimitBytes: BODY_BYTES,
  body: z.object({
    seenRevision: z.number().int().min(1),
    seenFactsRevision: z.number().int().min(0),
    facts: factChanges.default([]),
    title: title.optional(),
    /** Parts that change; null gives one back to the rules. The others stay. */
    parts: z.record(z.string().max(60), writtenPart.nullable()).optional(),
    /** The document as it was edited; null gives it back to the template. Absent: it stays. */
    body: documentBody.nullable().optional(),
  }),
  output: draftDetail,
  errors: ['not_found', 'draft_changed', 'facts_changed', 'limit_reached'],
});
/** A draft, or a template, as it would look with these changes; nothing is kept. */
export const previewDraft = defineEndpoint({
  tag: 'drafting',
  access: 'guest',
  method: 'POST',
  path: '/v1/drafting/preview',
  summary: 'A draft, or a template, as it would look with these changes; nothing is kept.',
  bodyLimitBytes: BODY_BYTES,
  body: z
    .object({
      draftId: idOf('draft').optional(),
      templateId: templateId.optional(),
      facts: factChanges.default([]),
      /** Absent: those of the draft. */
      parts: writtenParts.optional(),
      body: documentBody.nullable().optional(),
    })
    .refine(({ draftId, templateId: id }) => (draftId === undefined) !== (id === undefined), {
      params: { problem: 'draft_or_template' },
      path: ['draftId'],
    }),
  output: draftPreview,
  errors: ['not_found', 'limit_reached'],
});
/** The PDF that an export of a draft would be with these changes, to be looked at: no version is kept. A letterhead is in it where an export would have it. */
export const printDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/print',
  answer: 'file',
  summary:
    'The PDF that an export of a draft would be with these changes, to be looked at: no version is kept. A letterhead is in it where an export would have it.',
  params: draftParams,
  bodyLimitBytes: BODY_BYTES,
  body: z.object({
    facts: factChanges.default([]),
    /** Absent: those of the draft. */
    parts: writtenParts.optional(),
    body: documentBody.nullable().optional(),
  }),
  errors: [
    'not_found',
    'limit_reached',
    'print_too_large',
    'file_damaged',
    'file_unsafe',
    'parser_timeout',
    'parser_memory',
    'store_unavailable',
  ],
});
/** Copies a draft within its matter. */
export const duplicateDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/duplicate',
  makes: true,
  summary: 'Copies a draft within its matter.',
  params: draftParams,
  body: z.object({
    /** Absent: the old one, marked as a copy. */
    title: title.optional(),
  }),
  output: draftDetail,
  errors: ['not_found', 'limit_reached'],
});
/** Deletes a draft with its versions; the facts of its matter stay. */
export const deleteDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/delete',
  summary: 'Deletes a draft with its versions; the facts of its matter stay.',
  params: draftParams,
  output: done,
  errors: ['not_found'],
});
/** Everything that is to be said of a draft before it leaves the house: by rules, by the calculators, and by the citation check. */
export const checkDraft = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/check',
  summary:
    'Everything that is to be said of a draft before it leaves the house: by rules, by the calculators, and by the citation check.',
  params: draftParams,
  output: draftChecks,
  errors: ['not_found', 'parser_timeout', 'parser_memory'],
});
/**
 * A draft as a file: its document, its blank form, or an overview of what is missing. Of a document a version is kept. It is labelled
 * where words of a model are in it. Word and PDF have the letterhead that is chosen.
 */
export const exportDraft = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/export',
  answer: 'file',
  summary:
    'A draft as a file: its document, its blank form, or an overview of what is missing. Of a document a version is kept. It is labelled where words of a model are in it. Word and PDF have the letterhead that is chosen.',
  params: draftParams,
  body: z.object({
    form: z.enum(['document', 'blank', 'missing']).default('document'),
    format: draftFormat.default('docx'),
    /** Of a document: one of its versions. */
    versionId: idOf('draftVersion').optional(),
    /** Of a document: what was acknowledged, where it is wanted without explicit label. */
    cleanCopyId: idOf('cleanCopy').optional(),
    /** Of a document: whose page and styles it has; null: none. Absent: the default one where the document is a letter, an opinion or a contract. */
    letterheadId: idOf('letterhead').nullable().optional(),
    /** Of a document that is edited freely, as a Word file: with what was noted on its words. */
    comments: z.boolean().default(false),
  }),
  errors: [
    'not_found',
    'print_too_large',
    'template_word_only',
    'file_damaged',
    'file_unsafe',
    'parser_timeout',
    'parser_memory',
    'store_unavailable',
  ],
});
