import { z } from 'zod';
import { templateId, templateSummary } from './document-template.ts';
import { documentBody, draftDocument } from './draft-document.ts';
import { factProblem, factSheet } from './draft-fact.ts';
import { idOf } from './ids.ts';
import { isoTime } from './values.ts';

/** A part of a template that somebody wrote in place of what rules compose; whose words it is decides how exports are labelled. */
export const writtenPart = z.object({
  text: z.string().max(100_000),
  by: z.enum(['person', 'model']),
  /** Which model, as its label names it. */
  model: z.string().max(100).optional(),
});
/** Parts that were written, by id. */
export const writtenParts = z.record(z.string().max(60), writtenPart);
/** What {@link writtenParts} reads. */
export type WrittenParts = z.infer<typeof writtenParts>;

/** A draft among others. */
export const draft = z.object({
  draftId: idOf('draft'),
  matterId: idOf('matter'),
  matterName: z.string(),
  templateId,
  templateTitle: templateSummary.shape.title,
  /** What its owner calls it. */
  title: z.string(),
  /** Goes up with every change of its own words; facts have a revision of their own. */
  revision: z.number().int(),
  /** Facts it draws on that were changed since it was last saved or exported. */
  touchedBy: z.array(z.string()),
  /** Somebody edited it freely: facts do not flow into it any more. */
  isFree: z.boolean(),
  /** Versions that are kept. */
  versions: z.number().int(),
  createdAt: isoTime,
  savedAt: isoTime,
});
/** What {@link draft} reads. */
export type Draft = z.infer<typeof draft>;

/** How the form of a template stands with the facts: what is shown, and what is asked for. */
export const askedFact = z.object({
  fact: z.string(),
  isShown: z.boolean(),
  isRequired: z.boolean(),
  /** Of a list: which fields of each row are asked for. */
  rows: z.array(z.object({ row: z.string(), required: z.array(z.string()) })),
});
/** What a draft looks like with its facts: computed by rules, never kept. */
export const draftPreview = z.object({
  document: draftDocument,
  form: z.array(askedFact),
  /** What is still missing, in the order of the form. */
  missing: z.array(z.object({ step: z.string(), path: z.string() })),
  problems: z.array(factProblem),
  contradicted: z.array(z.string()),
});
/** What {@link draftPreview} reads. */
export type DraftPreview = z.infer<typeof draftPreview>;

/** A draft with everything an editor of it needs. */
export const draftDetail = draft.extend({
  ...draftPreview.shape,
  sheet: factSheet,
  factsRevision: z.number().int(),
  parts: writtenParts,
  /** As somebody wrote it in an editor; null: as the template makes it. */
  body: documentBody.nullable(),
});
/** What {@link draftDetail} reads. */
export type DraftDetail = z.infer<typeof draftDetail>;
