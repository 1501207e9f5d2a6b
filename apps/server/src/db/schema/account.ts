import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    /** Version of the agreements accepted, and when. */
    agreementVersion: text('agreement_version'),
    agreedAt: moment('agreed_at'),
    /** Address a guest session was made from, hashed, for the caps. */
    guestAddressHash: text('guest_address_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_mobile').on(table.mobile),
    index('user_guest_address').on(table.guestAddressHash, table.createdAt),
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
    address: text('address').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash), index('session_user').on(table.userId)],
);

/** Use of a quota by one person on one day (in China). */
export const quotaUse = pgTable(
  'quota_use',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['question', 'upload'] }).notNull(),
    day: text('day').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [uniqueIndex('quota_use_key').on(table.userId, table.kind, table.day)],
);

/** The first answer to a request that makes something, given again when the request is repeated. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text('key').notNull(),
    userId: text('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_key_key').on(table.userId, table.endpoint, table.key),
    index('idempotency_key_age').on(table.createdAt),
  ],
);
