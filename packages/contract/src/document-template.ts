import { z } from 'zod';
import { draftDocument } from './draft-document.ts';
import { bilingual, factDefinition, recordDefinition } from './draft-fact.ts';
import { draftFormat } from './draft-format.ts';
import { defineEndpoint } from './endpoint.ts';
import { storySource } from './story-source.ts';
import { repeated } from './values.ts';

/** Templates are the same for everybody but for one's own: whoever has a session reads them. */
const template = { tag: 'drafting', access: 'guest' } as const;

/** Which template: one of the house, or one of the caller's own (`otp_…`). */
export const templateId = z
  .string()
  .max(60)
  .regex(/^(?:[a-z][a-z0-9-]*|otp_[A-Za-z0-9_-]{6,40})$/);
/** What a template is for, as shelves sort it; `own`: the caller's own templates. */
export const templateShelf = z.enum([
  'court',
  'enforcement',
  'labour',
  'letters',
  'contracts',
  'personal',
  'own',
]);
const templateParams = z.object({ templateId });

/** A template as a list shows it. */
export const templateSummary = z.object({
  templateId,
  shelf: templateShelf,
  title: bilingual,
  /** The title documents carry. */
  documentTitle: z.string(),
  about: bilingual,
  usedBy: bilingual,
  /** Words people look for it by. */
  calledAlso: z.array(z.string()),
  /** The official form it follows, and where that was read; null: a plain form. */
  official: z.object({ number: z.string(), name: z.string(), readFrom: bilingual }).nullable(),
  /** Facts it asks for at most. */
  factCount: z.number().int(),
});
/** What {@link templateSummary} reads. */
export type TemplateSummary = z.infer<typeof templateSummary>;

/** Whether a fact is asked for: always, never, or where other facts say so. */
const demand = z.enum(['always', 'sometimes', 'never']);
/** A fact as a form of a template asks for it: with the template's own label and help, where it has any. */
export const templateFact = z.object({
  fact: z.string(),
  definition: factDefinition,
  demand,
  /** Shown only where other facts say so. */
  isConditional: z.boolean(),
  /** Of a list: the fields of its rows that are shown, in order. */
  fields: z.array(z.object({ definition: factDefinition, demand })),
});
/** What {@link templateFact} reads. */
export type TemplateFact = z.infer<typeof templateFact>;

/** Something to know, attach or do; `source` is an article. */
export const templateNote = z.object({
  text: bilingual,
  source: z.string().nullable(),
  /** It holds where facts say so. */
  isConditional: z.boolean(),
});
/** What {@link templateNote} reads. */
export type TemplateNote = z.infer<typeof templateNote>;
const calculation = z.object({ calculatorId: z.string(), label: bilingual, isConditional: z.boolean() });

/** A template with its form and all that is to be known of it. */
export const templateDetail = templateSummary.extend({
  layout: z.enum(['court', 'plain']),
  /** Groups of fields, as a form shows them and a guided one asks them. */
  steps: z.array(z.object({ id: z.string(), title: bilingual, facts: z.array(templateFact) })),
  /** Stretches that rules compose and that somebody may write in their place. */
  parts: z.array(z.object({ id: z.string(), label: bilingual })),
  checks: z.array(templateNote.extend({ id: z.string(), level: z.enum(['error', 'warning']) })),
  warnings: z.array(templateNote),
  attachments: z.array(templateNote),
  copies: z.array(templateNote),
  fees: z.array(calculation),
  deadlines: z.array(calculation),
  articles: z.array(z.object({ place: z.string(), why: bilingual })),
});
/** What {@link templateDetail} reads. */
export type TemplateDetail = z.infer<typeof templateDetail>;

/** Templates, by shelf: all, or those whose title, use or everyday names fit the words. */
export const listTemplates = defineEndpoint({
  ...template,
  method: 'GET',
  path: '/v1/drafting/template/list',
  summary: 'Templates, by shelf: all, or those whose title, use or everyday names fit the words.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    shelf: repeated(templateShelf),
    /** `official`: follows an official form that was read. */
    form: z.enum(['all', 'official', 'plain']).default('all'),
  }),
  output: z.object({
    items: z.array(templateSummary),
    /** Where none is called so: what comes nearest besides, the nearest first; it may be none. */
    nearest: z.array(templateSummary),
    /** Where none is called so: what somebody who looks for it seems to be in, as the guide to it is called. */
    situation: bilingual.nullable(),
  }),
  errors: [],
});
/** A template with its form, its conditions, and what it needs and costs. */
export const getTemplate = defineEndpoint({
  ...template,
  method: 'GET',
  path: '/v1/drafting/template/{templateId}/detail',
  summary: 'A template with its form, its conditions, and what it needs and costs.',
  params: templateParams,
  output: templateDetail,
  errors: ['not_found'],
});
/** What a template makes: of the facts of its example, or of none, as it is printed to be filled in by hand. */
export const getTemplateSample = defineEndpoint({
  ...template,
  method: 'GET',
  path: '/v1/drafting/template/{templateId}/sample',
  summary:
    'What a template makes: of the facts of its example, or of none, as it is printed to be filled in by hand.',
  params: templateParams,
  query: z.object({ form: z.enum(['example', 'blank']).default('example') }),
  output: draftDocument,
  errors: ['not_found'],
});
/** The filled example of a template, or its blank form, as a file. */
export const exportTemplate = defineEndpoint({
  ...template,
  method: 'GET',
  path: '/v1/drafting/template/{templateId}/export',
  answer: 'file',
  summary: 'The filled example of a template, or its blank form, as a file.',
  params: templateParams,
  query: z.object({
    form: z.enum(['example', 'blank']).default('blank'),
    format: draftFormat.default('docx'),
  }),
  errors: ['not_found', 'print_too_large', 'template_word_only'],
});
/** The facts that templates share, and the records their lists are of. */
export const getFactDictionary = defineEndpoint({
  ...template,
  method: 'GET',
  path: '/v1/drafting/fact/dictionary',
  summary: 'The facts that templates share, and the records their lists are of.',
  output: z.object({ facts: z.array(factDefinition), records: z.array(recordDefinition) }),
  errors: [],
});
/** Which templates fit what a text, a file, a conversation or a report tells, the best first; nothing is kept. */
export const suggestTemplates = defineEndpoint({
  tag: 'drafting',
  access: 'user',
  method: 'POST',
  path: '/v1/drafting/template/suggest',
  summary:
    'Which templates fit what a text, a file, a conversation or a report tells, the best first; nothing is kept.',
  body: z.object({ from: storySource }),
  output: z.object({
    /** What it is called where it was read from; empty: a text. */
    title: z.string(),
    /** What a matter of it would be called, by its parties and its trouble; empty where neither is told. */
    matterName: z.string(),
    /**
     * What it may be about, the likeliest first, each with the words that say so. More than one where the rules are not sure; empty where
     * nothing tells it.
     */
    causes: z.array(z.object({ name: z.string(), quote: z.string() })),
    /** It tells of fraud by strangers: that is for the police first, and nothing is offered that was not asked for by name. */
    isCrime: z.boolean(),
    items: z.array(
      z.object({
        template: templateSummary,
        /** Facts of its form that are told. */
        known: z.number().int(),
        /** What its form would still need. */
        missing: z.number().int(),
      }),
    ),
  }),
  errors: ['not_found', 'file_not_ready', 'parser_timeout', 'parser_memory'],
});
