import { z } from 'zod';
import { conversation } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { sharedContent, sharedItem, shareMark, shareType } from './share-content.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

export {
  type SharedBlock,
  type SharedContent,
  type SharedItem,
  type SharedMessage,
  type ShareMark,
  type ShareType,
  sharedItem,
  shareType,
} from './share-content.ts';

/** Limits of one share. */
export const SHARE_LIMITS = {
  noteCharacters: 500,
  titleCharacters: 200,
  passwordCharacters: { least: 4, most: 64 },
  /** Openings after which a share closes. */
  views: 100_000,
  /** Of a snapshot, as it is stored. */
  bytes: 8 * 1024 * 1024,
  /** Of a password of digits alone. */
  passwordDigits: 6,
  /** How long a right password opens a share in one browser. */
  unlockMinutes: 30,
  /** How long guesses of others do not slow a browser that gave the right one. */
  knownDays: 30,
} as const;

/** What is shared. Of a conversation or an AI search the shown branch, or the messages that were chosen in it. */
export const shareSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['conversation', 'search']),
    conversationId: idOf('conversation'),
    /** Absent: all of the shown branch. */
    messageIds: z.array(idOf('message')).min(1).max(2000).optional(),
  }),
  z.object({ kind: z.literal('clone'), appId: idOf('clone') }),
  /** Reading notes of a document. */
  z.object({ kind: z.literal('reading'), documentId: idOf('document') }),
  z.object({ kind: z.literal('review'), reviewId: idOf('review') }),
  z.object({ kind: z.literal('report'), reportId: idOf('caseReport') }),
  z.object({ kind: z.literal('draft'), draftId: idOf('draft') }),
  /** The transcript of a recording. */
  z.object({ kind: z.literal('recording'), recordingId: idOf('recording') }),
  z.object({ kind: z.literal('review_table'), tableId: idOf('reviewTable') }),
  z.object({ kind: z.literal('analysis'), analysisId: idOf('analysis') }),
]);
/** What {@link shareSource} reads. */
export type ShareSource = z.infer<typeof shareSource>;

/** What goes into a snapshot. */
const snapshotChoice = {
  withSources: z.boolean().default(true),
  /** Names, numbers and addresses of persons are masked. */
  redact: z.boolean().default(true),
  /** Marks (of a preview) that are left as they stand. */
  keptMarks: z.array(z.string().max(80)).max(2000).default([]),
  /** Credit codes of companies are masked, too. */
  redactCreditCodes: z.boolean().default(false),
};
/** Whether a password is of digits alone, and of so few that guesses from many networks would find it within days. */
export function isTooFewDigits(password: string): boolean {
  return /^\p{Nd}+$/u.test(password) && password.length < SHARE_LIMITS.passwordDigits;
}

/** Who may open a share, and what stands above it. */
const shareTerms = {
  title: z.string().trim().max(SHARE_LIMITS.titleCharacters).optional(),
  note: z.string().trim().max(SHARE_LIMITS.noteCharacters).default(''),
  /** The last day on which it opens, in China; null: no end. */
  expiresOn: isoDate.nullable(),
  /** null: none. */
  password: z
    .string()
    .min(SHARE_LIMITS.passwordCharacters.least)
    .max(SHARE_LIMITS.passwordCharacters.most)
    .refine((password) => !isTooFewDigits(password))
    .nullable()
    .default(null),
  viewLimit: z.number().int().min(1).max(SHARE_LIMITS.views).nullable().default(null),
  /** The owner's nickname is shown. */
  showsName: z.boolean().default(false),
  /** Programs that make previews of links are told the title; otherwise only that something was shared. */
  titleInPreview: z.boolean().default(false),
};

/** `open`; or why it does not open any more. One that its owner revoked is not listed. */
export const shareState = z.enum(['open', 'expired', 'used_up', 'source_gone', 'ended_by_administrator']);
/** What {@link shareState} reads. */
export type ShareState = z.infer<typeof shareState>;

/** A share as its owner sees it. */
export const ownShare = z.object({
  shareId: idOf('share'),
  type: shareType,
  title: z.string(),
  note: z.string(),
  state: shareState,
  /** The administrator's, where one ended it; empty otherwise. */
  endedReason: z.string(),
  source: shareSource,
  withSources: z.boolean(),
  isRedacted: z.boolean(),
  hasPassword: z.boolean(),
  expiresOn: isoDate.nullable(),
  viewLimit: z.number().int().nullable(),
  showsName: z.boolean(),
  titleInPreview: z.boolean(),
  views: z.number().int(),
  /** Of the last 30 days with any, oldest first; days in China. Who opened it is not kept. */
  viewsByDay: z.array(z.object({ day: isoDate, views: z.number().int() })),
  createdAt: isoTime,
  snapshotAt: isoTime,
});
/** What {@link ownShare} reads. */
export type OwnShare = z.infer<typeof ownShare>;

/** What endpoints of one's own shares have in common. */
export const sharing = { tag: 'sharing', access: 'user' } as const;
/** Names a share of one's own. */
export const shareParams = z.object({ shareId: idOf('share') });
/** Why no snapshot is taken. */
export const makingErrors = [
  'not_found',
  'limit_reached',
  'sharing_off',
  'too_long_to_share',
  'run_in_progress',
  /** Of a document that is still being read, or cannot be. */
  'file_not_ready',
  'parser_timeout',
  'parser_memory',
] as const;

/** Shows what a share would hold: the snapshot, and what masking did to it. Nothing is kept. */
export const previewShare = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/share/preview',
  summary: 'Shows what a share would hold: the snapshot, and what masking did to it. Nothing is kept.',
  body: z.object({ source: shareSource, ...snapshotChoice, title: shareTerms.title, note: shareTerms.note }),
  output: z.object({
    /** As they would be read. */
    title: z.string(),
    note: z.string(),
    content: sharedContent,
    marks: z.array(shareMark),
    /** Numbers that look like one of a person, and fail its check: they stand as they are. */
    failedChecks: z.array(z.string()),
    /** Passages of the caller's own files and cases whose words answers quote: they are read with the answers. */
    quotedPassages: z.number().int(),
    /** Columns of tables whose numbers of persons are covered whatever is chosen, with what they stand under. */
    coveredColumns: z.array(z.string()),
    bytes: z.number().int(),
  }),
  errors: [...makingErrors],
});
/** Makes a snapshot that whoever holds its address may read. */
export const createShare = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/chat/share/generate',
  makes: true,
  summary: 'Makes a snapshot that whoever holds its address may read.',
  body: z.object({ source: shareSource, ...snapshotChoice, ...shareTerms }),
  output: ownShare,
  errors: [...makingErrors],
});
/** The shares of the caller, newest first. */
export const listShares = defineEndpoint({
  ...sharing,
  method: 'GET',
  path: '/v1/share/list',
  summary: 'The shares of the caller, newest first.',
  query: z.object(pageQuery),
  output: pageOf(ownShare),
  errors: [],
});
/** What masking replaced in a share, for its owner alone. */
export const listShareMarks = defineEndpoint({
  ...sharing,
  method: 'GET',
  path: '/v1/share/{shareId}/marks',
  summary: 'What masking replaced in a share, for its owner alone.',
  params: shareParams,
  output: z.object({ marks: z.array(shareMark) }),
  errors: ['not_found'],
});
/** Changes who may open a share. A field that is absent stays; a new password ends what the old one opened. */
export const editShare = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/share/{shareId}/edit',
  summary:
    'Changes who may open a share. A field that is absent stays; a new password ends what the old one opened.',
  params: shareParams,
  body: z.object({
    title: shareTerms.title,
    note: shareTerms.note.unwrap().optional(),
    expiresOn: shareTerms.expiresOn.optional(),
    password: shareTerms.password.unwrap().optional(),
    viewLimit: shareTerms.viewLimit.unwrap().optional(),
    showsName: z.boolean().optional(),
    titleInPreview: z.boolean().optional(),
  }),
  output: ownShare,
  errors: ['not_found'],
});
/** Ends a share at once; its snapshot is deleted. */
export const revokeShare = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/share/{shareId}/revoke',
  summary: 'Ends a share at once; its snapshot is deleted.',
  params: shareParams,
  output: done,
  errors: ['not_found'],
});

/**
 * Reads a share. `share_gone` where it ended or never was; `share_locked` where it asks for a password. The first reading of a
 * browser within half an hour counts as a view.
 */
export const readShare = defineEndpoint({
  method: 'GET',
  path: '/v1/chat/share',
  tag: 'sharing',
  access: 'public',
  summary:
    'Reads a share. `share_gone` where it ended or never was; `share_locked` where it asks for a password. The first reading of a browser within half an hour counts as a view.',
  query: z.object({ shareId: z.string().max(60), type: z.string().max(20) }),
  output: sharedItem,
  errors: ['share_gone', 'share_locked'],
});
/** Opens a share with its password, for half an hour in this browser: a cookie that scripts cannot read holds it. */
export const unlockShare = defineEndpoint({
  method: 'POST',
  path: '/v1/share/{shareId}/unlock',
  tag: 'sharing',
  access: 'public',
  summary:
    'Opens a share with its password, for half an hour in this browser: a cookie that scripts cannot read holds it.',
  params: z.object({ shareId: z.string().max(60) }),
  body: z.object({ password: z.string().max(SHARE_LIMITS.passwordCharacters.most) }),
  output: z.object({ opensUntil: isoTime }),
  errors: ['share_gone', 'wrong_share_password'],
});
/** Copies a shared conversation or AI search into one of the caller's own, as it was shared. */
export const continueShare = defineEndpoint({
  method: 'POST',
  path: '/v1/share/{shareId}/continue',
  tag: 'sharing',
  access: 'guest',
  makes: true,
  summary: "Copies a shared conversation or AI search into one of the caller's own, as it was shared.",
  params: z.object({ shareId: z.string().max(60) }),
  output: conversation,
  errors: ['share_gone', 'share_locked', 'limit_reached'],
});

/** A share as administrators see it: neither its words nor its title. */
export const knownShare = z.object({
  /** Names it without opening it, unlike its id. */
  reference: z.string(),
  type: shareType,
  owner: z.string(),
  hasPassword: z.boolean(),
  isRedacted: z.boolean(),
  expiresOn: isoDate.nullable(),
  views: z.number().int(),
  createdAt: isoTime,
});
/** All shares that open, newest first; or the one whose address somebody complained of. */
export const listAllShares = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/share/list',
  tag: 'admin',
  access: 'admin',
  summary: 'All shares that open, newest first; or the one whose address somebody complained of.',
  query: z.object({ ...pageQuery, shareId: z.string().max(60).optional() }),
  output: pageOf(knownShare),
  errors: [],
});
/** Ends somebody's share; the reason is told to its owner and kept in the audit. */
export const revokeAnyShare = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/share/{reference}/revoke',
  tag: 'admin',
  access: 'admin',
  summary: "Ends somebody's share; the reason is told to its owner and kept in the audit.",
  params: z.object({ reference: z.string().max(64) }),
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  output: done,
  errors: ['not_found'],
});
