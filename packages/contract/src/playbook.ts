import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime } from './values.ts';

const playbookTag = { tag: 'playbook', access: 'user' } as const;
const playbookParams = z.object({ playbookId: idOf('playbook') });

/** Kinds of contract that the rules tell apart; `other` is any. */
export const contractKind = z.enum([
  'lease',
  'sale',
  'service',
  'software',
  'construction',
  'loan',
  'guarantee',
  'labor',
  'confidentiality',
  'agency',
  'equity',
  'cooperation',
  'other',
]);
export type ContractKind = z.infer<typeof contractKind>;
export const reviewSide = z.enum(['party_a', 'party_b', 'neutral']);
export type ReviewSide = z.infer<typeof reviewSide>;
export const findingLevel = z.enum(['high', 'medium', 'low']);
export type FindingLevel = z.infer<typeof findingLevel>;

/** What a person may change of a rule. Patterns are plain words, never code: a clause fires when it has one of `any`, all of `all`, and none of `none`. */
export const playbookRule = z.object({
  ruleId: z.string().regex(/^[a-z0-9-]{3,60}$/),
  title: z.string().trim().min(1).max(80),
  titleEn: z.string().trim().max(160).default(''),
  /** Empty: every kind. */
  kinds: z.array(contractKind),
  /** Sides the finding matters to; empty: every side. */
  sides: z.array(reviewSide),
  level: findingLevel,
  /** `clause`: fires on a clause. `missing`: fires when no clause has the words. `check`: a computed check named by `ruleId`, whose words cannot be edited. */
  type: z.enum(['clause', 'missing', 'check']),
  any: z.array(z.string().max(60)).max(60).default([]),
  all: z.array(z.string().max(60)).max(20).default([]),
  none: z.array(z.string().max(60)).max(60).default([]),
  reason: z.string().trim().min(1).max(600),
  reasonEn: z.string().trim().max(1200).default(''),
  /** Articles relied on, as citations: `《民法典》第五百八十五条`. */
  articles: z.array(z.string().max(60)).max(6),
  /** Wording to put in; `{…}` stands for what the person fills. Empty: a comment alone. */
  suggestion: z.string().max(1500).default(''),
  enabled: z.boolean().default(true),
});
export type PlaybookRule = z.infer<typeof playbookRule>;

export const playbook = z.object({
  /** `built-in` is the one the product brings; it can be copied, not changed. */
  playbookId: z.string(),
  name: z.string(),
  builtIn: z.boolean(),
  rules: z.number().int(),
  updatedAt: isoTime.nullable(),
});
export type Playbook = z.infer<typeof playbook>;
const playbookOrBuiltIn = z.object({ playbookId: z.union([z.literal('built-in'), idOf('playbook')]) });

export const listPlaybooks = defineEndpoint({
  ...playbookTag,
  method: 'GET',
  path: '/v1/document/playbook/list',
  summary: 'The built-in playbook and those of the caller.',
  output: z.object({ items: z.array(playbook) }),
  errors: [],
});
export const getPlaybook = defineEndpoint({
  ...playbookTag,
  method: 'GET',
  path: '/v1/document/playbook/{playbookId}/detail',
  summary: 'A playbook with its rules.',
  params: playbookOrBuiltIn,
  output: playbook.extend({ items: z.array(playbookRule) }),
  errors: ['not_found'],
});
export const copyPlaybook = defineEndpoint({
  ...playbookTag,
  method: 'POST',
  path: '/v1/document/playbook/{playbookId}/copy',
  makes: true,
  summary: 'Copies a playbook, to be changed.',
  params: playbookOrBuiltIn,
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  output: playbook,
  errors: ['not_found'],
});
export const updatePlaybook = defineEndpoint({
  ...playbookTag,
  method: 'POST',
  path: '/v1/document/playbook/{playbookId}/update',
  summary: "Changes a playbook's name or replaces its rules.",
  bodyLimitBytes: 2 * 1024 * 1024,
  params: playbookParams,
  body: z.object({
    name: z.string().trim().min(1).max(60).optional(),
    items: z.array(playbookRule).max(500).optional(),
  }),
  output: playbook,
  errors: ['not_found'],
});
export const deletePlaybook = defineEndpoint({
  ...playbookTag,
  method: 'POST',
  path: '/v1/document/playbook/{playbookId}/delete',
  summary: 'Deletes a playbook; reviews made with it stay.',
  params: playbookParams,
  output: done,
  errors: ['not_found'],
});
