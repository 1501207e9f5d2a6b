import { z } from 'zod';
import { mobile, profile } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, language, seenRevision } from './values.ts';

/** What a person accepts. */
export const AGREEMENT_NAMES = ['user-agreement', 'privacy-policy'] as const;
/** One of {@link AGREEMENT_NAMES}. */
export type AgreementName = (typeof AGREEMENT_NAMES)[number];

/** Kinds of things that are held of a person. */
const personalKind = z.enum([
  'account',
  'conversations',
  'shares',
  'documents',
  'knowledge_bases',
  'clones',
  'opinions',
  'reviews',
  'comparisons',
  'citation_audits',
  'law_notes',
  'cases',
  'case_reports',
  'drafts',
  'recordings',
  'datasets',
  'review_tables',
  'analyses',
  'web_pages',
  'feedback',
  'deeds',
]);
/** A kind of things that are held of a person. */
export type PersonalKind = z.infer<typeof personalKind>;

/**
 * What stays of a deleted account, without a name: deeds in the audit under a pseudonym, the log of copies
 * without a label for its term, comments under no name, used invites, imports into the
 * shared library, settings that were changed, the receipt; and uncounted a keyed hash of the mobile number
 * (a year where codes of invites were entered, the day for what was used of its quotas), the counters of clones
 * (uses, ratings), the operator's logs and backups until they end.
 */
const whatStays = z.enum([
  'audit',
  'clean_copy',
  'comment',
  'invite',
  'import',
  'setting',
  'receipt',
  'number',
  'counters',
  'logs',
  'backups',
]);
/** What stays of a deleted account. */
export type WhatStays = z.infer<typeof whatStays>;
/** What stays without being counted for one person. */
export const UNCOUNTED_STAYS = [
  'receipt',
  'number',
  'counters',
  'logs',
  'backups',
] as const satisfies readonly WhatStays[];

/** Who asks once more: by the password or a code by SMS in its place, and the second factor where the account has one. */
export const confirmation = {
  password: z.string().min(1).max(128).optional(),
  code: z.string().max(6).optional(),
  secondFactor: z.string().trim().min(1).max(40).optional(),
};
const confirmationErrors = [
  'wrong_password',
  'wrong_code',
  'sms_not_configured',
  'second_factor_required',
  'wrong_second_factor',
] as const;

/** What would go with the account and what would stay, counted, and whether its deletion waits. */
export const getDeletion = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/deletion',
  tag: 'auth',
  access: 'user',
  summary: 'What would go with the account and what would stay, counted, and whether its deletion waits.',
  output: z.object({
    waiting: z.object({ requestedAt: isoTime, dueAt: isoTime }).nullable(),
    /** The only administrator cannot be deleted. */
    onlyAdministrator: z.boolean(),
    goes: z.array(z.object({ kind: personalKind, things: z.number().int(), rows: z.number().int() })),
    /** `rows` is null where nothing is counted. */
    stays: z.array(z.object({ what: whatStays, rows: z.number().int().nullable() })),
  }),
  errors: [],
});
/** Asks for the deletion of the account, at once or after up to 15 days in which it can be cancelled. */
export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/deletion',
  tag: 'auth',
  access: 'user',
  makes: true,
  summary:
    'Asks for the deletion of the account, at once or after up to 15 days in which it can be cancelled.',
  body: z.object({ ...confirmation, waitingDays: z.number().int().min(0).max(15).default(7) }),
  output: z.object({ dueAt: isoTime, receiptKey: z.string() }),
  errors: [...confirmationErrors, 'last_administrator', 'deletion_under_way'],
});
/** Cancels the deletion while it waits. */
export const cancelDeletion = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/deletion/cancel',
  tag: 'auth',
  access: 'user',
  summary: 'Cancels the deletion while it waits.',
  output: done,
  errors: ['not_found'],
});
const receiptRows = { kind: personalKind, table: z.string(), rows: z.number().int() };
/** How far a deletion is, and once it is done what went and what stays by table. It can be read for 30 days. */
export const getDeletionReceipt = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/deletion/receipt/{receiptKey}',
  tag: 'auth',
  access: 'public',
  summary:
    'How far a deletion is, and once it is done what went and what stays by table. It can be read for 30 days.',
  params: z.object({ receiptKey: z.string().min(20).max(80) }),
  output: z.object({
    requestedAt: isoTime,
    dueAt: isoTime,
    finishedAt: isoTime.nullable(),
    removed: z.array(z.object(receiptRows)),
    kept: z.array(z.object({ ...receiptRows, what: whatStays })),
  }),
  errors: ['not_found'],
});

/** A copy of everything that is held of a person: being made, ready until `expiresAt`, or failed. `address` downloads it. */
const dataExport = z.object({
  exportId: idOf('dataExport'),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  /** Kinds of things that are written, of how many. */
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number().int(),
  createdAt: isoTime,
  expiresAt: isoTime.nullable(),
  address: z.string().nullable(),
});
/** Begins to pack everything that is held of the person into one ZIP; the one before is removed. */
export const beginExport = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/export',
  tag: 'auth',
  access: 'user',
  makes: true,
  summary: 'Begins to pack everything that is held of the person into one ZIP; the one before is removed.',
  body: z.object({ ...confirmation, language: language.default('zh-CN') }),
  output: z.object({ exportId: idOf('dataExport') }),
  errors: [...confirmationErrors, 'export_under_way'],
});
/** How far the person's ZIP is, and its short-lived address once it is ready. It is removed after 24 hours. */
export const getExport = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/export',
  tag: 'auth',
  access: 'user',
  summary:
    "How far the person's ZIP is, and its short-lived address once it is ready. It is removed after 24 hours.",
  output: z.object({ export: dataExport.nullable() }),
  errors: [],
});
/** Downloads the ZIP by its ticket, while its session is open. */
export const readExport = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/export/file/{ticket}',
  tag: 'auth',
  access: 'public',
  answer: 'file',
  summary: 'Downloads the ZIP by its ticket, while its session is open.',
  params: z.object({ ticket: z.string().max(500) }),
  errors: ['not_found', 'store_unavailable'],
});

/** Changes the mobile number, with a code sent to the new one where SMS is set up; other sessions end. */
export const changeMobile = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/mobile/change',
  tag: 'auth',
  access: 'user',
  summary:
    'Changes the mobile number, with a code sent to the new one where SMS is set up; other sessions end.',
  body: z.object({
    password: z.string().min(1).max(128),
    secondFactor: confirmation.secondFactor,
    mobile,
    /** Sent to the new number for `change-mobile`. */
    code: z.string().max(6).optional(),
  }),
  output: profile,
  errors: ['wrong_password', 'wrong_code', 'second_factor_required', 'wrong_second_factor', 'mobile_taken'],
});

const agreementName = z.enum(AGREEMENT_NAMES);
/** Which versions of the agreements are in force, what has changed since the one the person accepted, and all that were accepted. */
export const getAcceptance = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/agreement',
  tag: 'auth',
  access: 'user',
  summary:
    'Which versions of the agreements are in force, what has changed since the one the person accepted, and all that were accepted.',
  query: z.object({ language: language.default('zh-CN') }),
  output: z.object({
    inForce: z.array(
      z.object({
        agreement: agreementName,
        version: z.string(),
        accepted: z.boolean(),
        changes: z.array(z.object({ version: z.string(), text: z.string() })),
      }),
    ),
    history: z.array(z.object({ agreement: agreementName, version: z.string(), acceptedAt: isoTime })),
  }),
  errors: [],
});
/** Accepts both agreements in the versions that were shown. */
export const acceptAgreements = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/agreement/accept',
  tag: 'auth',
  access: 'user',
  summary: 'Accepts both agreements in the versions that were shown.',
  body: z.object({
    versions: z.object({ 'user-agreement': z.string().max(20), 'privacy-policy': z.string().max(20) }),
  }),
  output: profile,
  errors: ['agreement_changed'],
});

/** Who runs this installation, as the agreements name them; empty: not filled in yet, and marked there. */
export const operator = z.object({
  name: z.string().trim().max(120),
  contact: z.string().trim().max(300),
  /** ICP 备案 of the site. */
  icpNumber: z.string().trim().max(80),
  /** 算法备案, where the service is open to the public. */
  algorithmNumber: z.string().trim().max(80),
});
/** What {@link operator} reads. */
export type Operator = z.infer<typeof operator>;
/** Who runs this installation. */
export const getOperator = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/operator',
  tag: 'admin',
  access: 'admin',
  summary: 'Who runs this installation.',
  output: operator.extend({ revision: z.number().int() }),
  errors: [],
});
/** Says who runs this installation. */
export const saveOperator = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/operator',
  tag: 'admin',
  access: 'admin',
  summary: 'Says who runs this installation.',
  body: operator.extend({ seenRevision }),
  output: operator.extend({ revision: z.number().int() }),
  errors: ['setting_changed'],
});
