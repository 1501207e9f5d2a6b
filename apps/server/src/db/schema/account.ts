import type { LimitKind } from '@mingfa/contract/limit-kind';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** People and guests. A guest has no mobile and no password, and becomes a user by registering. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    role: text('role', { enum: ['guest', 'user', 'admin'] }).notNull(),
    mobile: text('mobile'),
    passwordHash: text('password_hash'),
    nickname: text('nickname').notNull().default(''),
    avatarFileId: text('avatar_file_id'),
    vipUntil: moment('vip_until'),
    disabled: boolean('disabled').notNull().default(false),
    /** The password was made up by somebody else: whoever signs in with it chooses another first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** As the person chose on any device; null: each device follows its own. */
    language: text('language', { enum: ['zh-CN', 'en'] }),
    theme: text('theme', { enum: ['light', 'dark'] }),
    /** Stands for the person in the audit. It is kept nowhere else, so that nobody can tell whose it was once the account is gone. */
    auditPseudonym: text('audit_pseudonym').notNull().default(sql`gen_random_uuid()::text`),
    /** Written by the release before; acceptances stand in `agreement_acceptance`. They go once no node of that release can be left. */
    agreementVersion: text('agreement_version'),
    agreedAt: moment('agreed_at'),
    /** Address a guest session was made from, hashed, for the caps. */
    guestAddressHash: text('guest_address_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_mobile').on(table.mobile),
    index('user_guest_address').on(table.guestAddressHash, table.createdAt),
    // For administrators: whoever has an account, by role, locked or with VIP, newest first; and by what stands in a name.
    index('user_members').on(table.createdAt, table.id).where(sql`role <> 'guest'`),
    index('user_role').on(table.role, table.createdAt, table.id),
    index('user_locked').on(table.createdAt, table.id).where(sql`disabled`),
    index('user_vip').on(table.vipUntil).where(sql`vip_until is not null`),
    index('user_words').using('gin', sql`text_pairs(nickname || ' ' || coalesce(mobile, ''))`),
  ],
);

/** Tokens are stored hashed (SHA-256). */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull().default(''),
    /** The network it was opened from, never the whole address. */
    address: text('address').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Opened with a password that somebody else made up, and good for nothing but choosing another. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Opened in a browser new to the account, and not yet said to be the person's own. */
    fromNewDevice: boolean('from_new_device').notNull().default(false),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_user').on(table.userId),
    index('session_seen').on(table.lastSeenAt),
  ],
);

/**
 * Browsers that an account signed in on. Each holds a random token, stored hashed, which opens nothing: it only keeps failures
 * of strangers away from the account's own attempts.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_device_token').on(table.tokenHash),
  ],
);

/** The second factor of an account (RFC 6238). It counts once `confirmedAt` is set. */
export const secondFactor = pgTable('second_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 seconds whose code was used last: it, and those before it, are not taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** Codes for the day the second factor is lost, hashed; each opens once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Use of a quota by one person on one day (in China). */
export const quotaUse = pgTable(
  'quota_use',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['question', 'upload', 'clean_copy', 'comment_edit', 'feedback'],
    }).notNull(),
    day: text('day').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [uniqueIndex('quota_use_key').on(table.userId, table.kind, table.day)],
);

/** A limit that an administrator set for one account alone, in the place of that of its tier; 0 means none. */
export const personalQuota = pgTable(
  'personal_quota',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LimitKind>().notNull(),
    limit: bigint('limit', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    /** Null: the command line, or an account that is gone. */
    setBy: text('set_by').references(() => user.id, { onDelete: 'set null' }),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('personal_quota_by').on(table.setBy),
  ],
);

/** The answer to a request that made something, written in the transaction that did, given again when the request is repeated. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text('key').notNull(),
    userId: text('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Sealed. */
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_key_key').on(table.userId, table.endpoint, table.key),
    index('idempotency_key_age').on(table.createdAt),
  ],
);

/** Codes sent by SMS, hashed. Rows also count what was sent to a number and from an address. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: text('id').primaryKey(),
    mobileHash: text('mobile_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    purpose: text('purpose', { enum: ['login', 'register', 'reset', 'confirm', 'change-mobile'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** From the household that asked for the code, and from all others. */
    tries: integer('tries').notNull().default(0),
    triesElsewhere: integer('tries_elsewhere').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sms_code_mobile').on(table.mobileHash, table.createdAt),
    index('sms_code_address').on(table.addressHash, table.createdAt),
  ],
);

/** Failures that slow further attempts: of a known device, or by account and network. Subjects are hashed. */
export const signInAttempt = pgTable('sign_in_attempt', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: moment('last_at').notNull(),
  blockedUntil: moment('blocked_until'),
});

/** Invite codes, each for one registration. */
export const invite = pgTable(
  'invite',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    usedBy: text('used_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('invite_code').on(table.code), index('invite_age').on(table.createdAt)],
);

/** Everybody's own code, by which others are invited. */
export const personalCode = pgTable(
  'personal_code',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('personal_code_code').on(table.code)],
);

/** Who entered whose own code: once in the life of an account. */
export const inviteClaim = pgTable(
  'invite_claim',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id').references(() => user.id, { onDelete: 'set null' }),
    /** Of an inviter whose account is gone: its link in the chain. */
    inviterLeftId: text('inviter_left_id').references(() => leftNumber.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    index('invite_claim_inviter').on(table.inviterId, table.claimedAt),
    index('invite_claim_inviter_left').on(table.inviterLeftId),
  ],
);

/**
 * A mobile number that an account has left, as a keyed hash, so that whoever comes back with it gets neither the days of a code nor
 * a day's quotas twice. Once its time is over it is a link in the chain of invites that says nothing of anybody.
 */
export const leftNumber = pgTable(
  'left_number',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** Null: its time is over. */
    numberHash: text('number_hash'),
    keptUntil: moment('kept_until').notNull(),
    /** A code was entered with it. */
    claimedAt: moment('claimed_at'),
    inviterId: text('inviter_id').references(() => user.id, { onDelete: 'set null' }),
    inviterLeftId: text('inviter_left_id').references((): AnyPgColumn => leftNumber.id, {
      onDelete: 'set null',
    }),
    /** What was used of the quotas of its last day (in China). */
    day: text('day'),
    used: jsonb('used').$type<Record<string, number>>(),
  },
  (table) => [
    uniqueIndex('left_number_hash').on(table.numberHash),
    index('left_number_inviter').on(table.inviterId),
    index('left_number_inviter_left').on(table.inviterLeftId),
  ],
);

/** Days of VIP that were given: to whom, by what, and until when it lasted from then on. */
export const vipGrant = pgTable(
  'vip_grant',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['code', 'reward', 'administrator'] }).notNull(),
    /** Negative where an administrator shortened it. */
    days: integer('days').notNull(),
    until: moment('until').notNull(),
    reason: text('reason').notNull().default(''),
    grantedBy: text('granted_by').references(() => user.id, { onDelete: 'set null' }),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [index('vip_grant_user').on(table.userId, table.grantedAt)],
);

/** Requests for invite codes, of people who need have no account: goes 90 days after the decision. */
export const inviteRequest = pgTable(
  'invite_request',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'approved', 'refused'] }).notNull(),
    /** Why it was refused. */
    answer: text('answer').notNull().default(''),
    inviteId: text('invite_id').references(() => invite.id, { onDelete: 'set null' }),
    /** The code went out by SMS. */
    sent: boolean('sent').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('invite_request_open').on(table.mobile).where(sql`state = 'open'`),
    index('invite_request_state').on(table.state, table.createdAt),
    index('invite_request_age').on(table.createdAt),
    index('invite_request_words').using('gin', sql`text_pairs(name || ' ' || mobile)`),
  ],
);
