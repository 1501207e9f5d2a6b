import { z } from 'zod';
import { cloneContent } from './clone-content.ts';
import { defineEndpoint } from './endpoint.ts';

const help = { tag: 'clone', access: 'user' } as const;

/** Makes of one paragraph what a clone is, for its maker to look through; `by` says who wrote the persona. Nothing is stored. */
export const draftClone = defineEndpoint({
  ...help,
  method: 'POST',
  path: '/v1/brain_app/app/draft',
  summary:
    'Makes of one paragraph what a clone is, for its maker to look through; `by` says who wrote the persona. Nothing is stored.',
  body: z.object({ description: z.string().trim().min(1).max(1000) }),
  output: z.object({ content: cloneContent, by: z.enum(['model', 'rules']) }),
  errors: ['trial_in_progress'],
});
/**
 * Writes a better persona from a draft or a short description: by a configured model, otherwise by rules; the answer
 * says which.
 */
export const optimizePersona = defineEndpoint({
  ...help,
  method: 'POST',
  path: '/v1/brain_app/app/persona/optimize',
  summary:
    'Writes a better persona from a draft or a short description: by a configured model, otherwise by rules; the answer says which.',
  body: z.object({
    content: cloneContent,
    /** In a few words: field, audience, tone, limits, refusals. Empty: from the content alone. */
    description: z.string().trim().max(1000).default(''),
  }),
  output: z.object({ persona: z.string(), by: z.enum(['model', 'rules']) }),
  errors: [],
});
/**
 * Proposes guide questions of the field of a clone; each was asked first and is kept only if its answer cites law in
 * scope.
 */
export const proposeGuideQuestions = defineEndpoint({
  ...help,
  method: 'POST',
  path: '/v1/brain_app/app/guide/query',
  summary:
    'Proposes guide questions of the field of a clone; each was asked first and is kept only if its answer cites law in scope.',
  body: z.object({ content: cloneContent, without: z.array(z.string().max(100)).max(60).default([]) }),
  output: z.object({ questions: z.array(z.string()), tried: z.number().int() }),
  errors: ['trial_in_progress'],
});
