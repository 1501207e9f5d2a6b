import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime } from './values.ts';

const own = { tag: 'drafting', access: 'user' } as const;
const ownParams = z.object({ templateId: idOf('ownTemplate') });
/** Of the Word file of a template. */
export const OWN_TEMPLATE_MAX_BYTES = 10 * 1024 * 1024;

const title = z.string().trim().min(1).max(100);
const note = z.string().trim().max(300);

/** What is asked for in a field; a `choice` only where it is bound to one, whose options it has. */
export const ownFieldKind = z.enum([
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
]);
/** How a field of a template is asked for. */
export const ownField = z.object({
  /** As it stands between the braces. */
  name: z.string().min(1).max(60),
  kind: ownFieldKind,
  label: z.string().trim().min(1).max(60),
  help: z.string().trim().max(300),
  required: z.boolean(),
  /** The fact its value comes from: `cause`, or `claimants.name` for a field of a list; of a list `claimants`. Null: its own. */
  bound: z
    .string()
    .max(121)
    .regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?$/)
    .nullable(),
});
/** What {@link ownField} reads. */
export type OwnTemplateField = z.infer<typeof ownField>;

/** A field with what the file says of it, which nobody can set. */
const foundField = ownField.extend({
  /** Lists whose rows it stands in. */
  lists: z.array(z.string()),
  /** The amount it writes in capitals. */
  follows: z.string().nullable(),
  /** It opens a stretch: a condition, or where `mayRepeat` rows of a list. */
  isSection: z.boolean(),
  mayRepeat: z.boolean(),
});
/** What {@link foundField} reads. */
export type FoundTemplateField = z.infer<typeof foundField>;

/** A template of the caller's own among others. */
export const ownTemplate = z.object({
  templateId: idOf('ownTemplate'),
  title: z.string(),
  note: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  fields: z.number().int(),
  /** Drafts that use it. */
  drafts: z.number().int(),
  /** Goes up with every change of its settings. */
  revision: z.number().int(),
  createdAt: isoTime,
  savedAt: isoTime,
});
/** What {@link ownTemplate} reads. */
export type OwnTemplateSummary = z.infer<typeof ownTemplate>;
/** A template of the caller's own with its fields, in the order of the file. */
export const ownTemplateDetail = ownTemplate.extend({ fields: z.array(foundField) });
/** What {@link ownTemplateDetail} reads. */
export type OwnTemplateDetail = z.infer<typeof ownTemplateDetail>;

/**
 * Makes a template of a finished upload of purpose `document`: a Word file with `{{fields}}`. The fields are found and their kinds guessed.
 * `template_unusable` says what is wrong with them, and where.
 */
export const createOwnTemplate = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/template/own/create',
  makes: true,
  summary:
    'Makes a template of a finished upload of purpose `document`: a Word file with `{{fields}}`. The fields are found and their kinds guessed. `template_unusable` says what is wrong with them, and where.',
  body: z.object({
    uploadId: idOf('upload'),
    /** Absent: as the file is called. */
    title: title.optional(),
  }),
  output: ownTemplateDetail,
  errors: [
    'not_found',
    'upload_incomplete',
    'limit_reached',
    'storage_exceeded',
    'template_unusable',
    'unsupported_file',
    'empty_file',
    'file_damaged',
    'file_unsafe',
    'file_password',
    'file_too_long',
    'too_large',
    'parser_timeout',
    'parser_memory',
    'store_unavailable',
  ],
});
/** The templates of the caller's own, the newest first. */
export const listOwnTemplates = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/drafting/template/own/list',
  summary: "The templates of the caller's own, the newest first.",
  output: z.object({ items: z.array(ownTemplate) }),
  errors: [],
});
/** A template of the caller's own with its fields. */
export const getOwnTemplate = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/drafting/template/own/{templateId}/detail',
  summary: "A template of the caller's own with its fields.",
  params: ownParams,
  output: ownTemplateDetail,
  errors: ['not_found'],
});
/** Changes what a template is called and how its fields are asked for; the fields are those of the file, each once. */
export const changeOwnTemplate = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/template/own/{templateId}/change',
  summary:
    'Changes what a template is called and how its fields are asked for; the fields are those of the file, each once.',
  params: ownParams,
  body: z.object({
    seenRevision: z.number().int().min(1),
    title,
    note,
    fields: z.array(ownField).max(300),
  }),
  output: ownTemplateDetail,
  errors: ['not_found', 'template_changed'],
});
/** Deletes a template of the caller's own that no draft uses. */
export const deleteOwnTemplate = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/v1/drafting/template/own/{templateId}/delete',
  summary: "Deletes a template of the caller's own that no draft uses.",
  params: ownParams,
  output: done,
  errors: ['not_found', 'template_in_use'],
});
/** The Word file of a template: as it was uploaded, or with blanks in place of its fields, to be filled in by hand. */
export const downloadOwnTemplate = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/v1/drafting/template/own/{templateId}/file',
  answer: 'file',
  summary:
    'The Word file of a template: as it was uploaded, or with blanks in place of its fields, to be filled in by hand.',
  params: ownParams,
  query: z.object({ form: z.enum(['original', 'blank']).default('blank') }),
  errors: ['not_found', 'parser_timeout', 'parser_memory', 'store_unavailable'],
});
