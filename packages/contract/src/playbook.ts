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
/** What {@link contractKind} reads. */
export type ContractKind = z.infer<typeof contractKind>;
/** Whose eyes a contract is reviewed with. */
export const reviewSide = z.enum(['party_a', 'party_b', 'neutral']);
/** What {@link reviewSide} reads. */
export type ReviewSide = z.infer<typeof reviewSide>;
/** How grave a finding is. */
export const findingLevel = z.enum(['high', 'medium', 'low']);
/** What {@link findingLevel} reads. */
export type FindingLevel = z.infer<typeof findingLevel>;
/** What a party is in law, whatever the contract calls it. */
export const partyRole = z.enum([
  'lessor',
  'lessee',
  'seller',
  'buyer',
  'client',
  'provider',
  'owner',
  'contractor',
  'lender',
  'borrower',
  'creditor',
  'guarantor',
  'employer',
  'worker',
  'discloser',
  'recipient',
  'principal',
  'agent',
  'transferor',
  'transferee',
  'partner',
]);

/** A word a rule looks for, with two gaps at most, so that looking for it never takes long. */
const ruleWord = z
  .string()
  .max(60)
  .regex(/^[^…]*(?:…[^…]*){0,2}$/);

/**
 * What a person may change of a rule. Patterns are plain words, never code: a clause fires when it has one of `any`, all of `all`, and none
 * of `none`. In a word `…` stands for at most 30 characters of the same sentence, `#` for a number or an empty place for one, `{承租人}` for
 * that party as the contract calls it, `{我方}` and `{对方}` for the sides of the review, `{期限}` for a time by which (三日内, 3月1日前). An English word is found at the beginning of a word,
 * and its `…` stands for at most 80 characters.
 */
export const playbookRule = z.object({
  ruleId: z.string().regex(/^[a-z0-9-]{3,60}$/),
  title: z.string().trim().min(1).max(80),
  titleEn: z.string().trim().max(160).default(''),
  /** Empty: every kind. */
  kinds: z.array(contractKind),
  /** Sides the finding matters to; empty: every side. */
  sides: z.array(reviewSide),
  /** Roles whom the finding and its wording serve, whichever side has them; empty: `serves` says whom. */
  roles: z.array(partyRole).default([]),
  /**
   * Whom it serves where no role is named. `both` (or absent): either side. `law`: what the clause says cannot stand, whomever it
   * favours. `burdened`: whoever the words found weigh on. `entitled`: the other one.
   */
  serves: z.enum(['both', 'law', 'burdened', 'entitled']).optional(),
  /** What whoever it does not serve is told instead, with wording that serves them; absent: nothing. */
  other: z
    .object({
      level: findingLevel.default('low'),
      reason: z.string().trim().min(1).max(600),
      reasonEn: z.string().trim().max(1200).default(''),
      suggestion: z.string().max(1500).default(''),
    })
    .optional(),
  /** Of the contracts whose words it knows; absent: Chinese. Computed checks read both. */
  language: z.enum(['zh', 'en']).optional(),
  level: findingLevel,
  /** `clause`: fires on a clause. `missing`: fires when no clause has the words. `check`: a computed check named by `ruleId`, whose words cannot be edited. */
  type: z.enum(['clause', 'missing', 'check']),
  any: z.array(ruleWord).max(60).default([]),
  all: z.array(ruleWord).max(20).default([]),
  none: z.array(ruleWord).max(60).default([]),
  /** How far apart `any`, `all` and `none` may stand: one sentence, one paragraph, or the numbered clause with all under it. */
  scope: z.enum(['sentence', 'paragraph', 'clause']).default('paragraph'),
  /** Only in a contract that has one of these words; empty: in every contract. */
  given: z.array(ruleWord).max(60).default([]),
  /** Not in a contract that has one of these words; `{贷款人}：银行` asks for the name of that party, `{保证人}：自然人` whether it is a person. */
  unless: z.array(ruleWord).max(60).default([]),
  /** Of what is missing: `any` counts only in a clause that has one of these words. */
  near: z.array(ruleWord).max(60).optional(),
  /** Not when one of these words stands before those found, in the same sentence: a condition they hang on. */
  before: z.array(ruleWord).max(60).optional(),
  reason: z.string().trim().min(1).max(600),
  reasonEn: z.string().trim().max(1200).default(''),
  /** Articles relied on, as citations: `《民法典》第五百八十五条`. */
  articles: z.array(z.string().max(60)).max(6),
  /** What is done with `suggestion`: it replaces the words quoted, becomes a clause or paragraph of its own, or is advice alone. */
  action: z.enum(['replace', 'insert', 'comment']).default('comment'),
  /** How much of the clause is quoted, and replaced. */
  extent: z.enum(['words', 'sentence', 'paragraph']).default('sentence'),
  /** Wording to put in: `{原文}` stands for the words quoted, `{承租人}` for that party, `{合同价款}` for what is paid under this kind of contract, any other `{…}` for what the person fills. Empty: a comment alone. */
  suggestion: z.string().max(1500).default(''),
  /** Left out where `{原文}` stands, with the comma before it: what the suggestion would contradict. */
  without: z.array(ruleWord).max(60).optional(),
  /** Of what is put in: words of the heading of the clause it goes to, and the heading it has where no clause fits. */
  after: z.array(z.string().max(30)).max(20).default([]),
  heading: z.string().trim().max(30).default(''),
  enabled: z.boolean().default(true),
});
/** What {@link playbookRule} reads. */
export type PlaybookRule = z.infer<typeof playbookRule>;

/** A set of rules for reviews, without the rules. */
export const playbook = z.object({
  /** `built-in` is the one the product brings; it can be copied, not changed. */
  playbookId: z.string(),
  name: z.string(),
  builtIn: z.boolean(),
  rules: z.number().int(),
  updatedAt: isoTime.nullable(),
});
/** What {@link playbook} reads. */
export type Playbook = z.infer<typeof playbook>;
const playbookOrBuiltIn = z.object({ playbookId: z.union([z.literal('built-in'), idOf('playbook')]) });

/** The built-in playbook and those of the caller. */
export const listPlaybooks = defineEndpoint({
  ...playbookTag,
  method: 'GET',
  path: '/v1/document/playbook/list',
  summary: 'The built-in playbook and those of the caller.',
  output: z.object({ items: z.array(playbook) }),
  errors: [],
});
/** A playbook with its rules. */
export const getPlaybook = defineEndpoint({
  ...playbookTag,
  method: 'GET',
  path: '/v1/document/playbook/{playbookId}/detail',
  summary: 'A playbook with its rules.',
  params: playbookOrBuiltIn,
  output: playbook.extend({ items: z.array(playbookRule) }),
  errors: ['not_found'],
});
/** Copies a playbook, to be changed. */
export const copyPlaybook = defineEndpoint({
  ...playbookTag,
  method: 'POST',
  path: '/v1/document/playbook/{playbookId}/copy',
  makes: true,
  summary: 'Copies a playbook, to be changed.',
  params: playbookOrBuiltIn,
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  output: playbook,
  errors: ['limit_reached', 'not_found'],
});
/** Changes a playbook's name or replaces its rules. */
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
/** Deletes a playbook; reviews made with it stay. */
export const deletePlaybook = defineEndpoint({
  ...playbookTag,
  method: 'POST',
  path: '/v1/document/playbook/{playbookId}/delete',
  summary: 'Deletes a playbook; reviews made with it stay.',
  params: playbookParams,
  output: done,
  errors: ['not_found'],
});
