import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, pageOf, pageQuery } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** Who did what to which thing, and when. */
export const auditEntry = z.object({
  eventId: z.number().int(),
  /** Null: the command line, or somebody who has been forgotten. */
  userId: z.string().nullable(),
  /** Nickname of who did it; empty without one. */
  by: z.string(),
  role: z.enum(['guest', 'user', 'admin', 'system']),
  thingKind: z.string(),
  /** Null: all of the person's things of this kind. */
  thingId: z.string().nullable(),
  action: z.string(),
  requestId: z.string(),
  happenedAt: isoTime,
  /** What of a setting or a limit became what; of a secret only that it changed. Empty where the deed says it all. */
  changes: z.array(
    z.object({
      key: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      isSecret: z.literal(true).optional(),
    }),
  ),
});
/** What {@link auditEntry} reads. */
export type AuditEntry = z.infer<typeof auditEntry>;

const word = z.string().trim().max(60).default('');
const filters = {
  /** Id or whole mobile number of who did it. */
  person: word,
  /** A kind of thing, as `thingKind` says it. */
  thingKind: word,
  thingId: word,
  action: word,
  /** Stands in what changed: its key, or what it was or became. */
  changed: word,
  from: isoTime.optional(),
  /** Before this moment. */
  to: isoTime.optional(),
};

/** The audit log, newest first. */
export const listAuditEntries = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/audit/list',
  summary: 'The audit log, newest first.',
  query: z.object({ ...pageQuery, ...filters }),
  output: pageOf(auditEntry),
  errors: [],
});
/** The entries that fit, as a file. No cell of a CSV is a formula. */
export const exportAuditEntries = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/audit/export',
  summary: 'The entries that fit, as a file. No cell of a CSV is a formula.',
  query: z.object({ ...filters, format: z.enum(['csv', 'json']) }),
  answer: 'file',
  errors: [],
});

/** A link of the chain as it was at some time, to be kept outside: whatever came before it can be checked against it. */
export const auditCheckpoint = z.object({
  /** Links up to it, itself included. */
  position: z.number().int().min(1),
  eventId: z.number().int(),
  linkedAt: isoTime,
  /** SHA-256, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
/** What {@link auditCheckpoint} reads. */
export type AuditCheckpoint = z.infer<typeof auditCheckpoint>;

/** The newest link of the chain as a small file to be kept outside. */
export const getAuditCheckpoint = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/audit/checkpoint',
  summary: 'The newest link of the chain as a small file to be kept outside.',
  answer: 'file',
  errors: ['not_found'],
});
/** Reads all entries again and says whether each is as it was when it was linked, and whether a checkpoint still stands. */
export const verifyAudit = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/audit/verify',
  summary:
    'Reads all entries again and says whether each is as it was when it was linked, and whether a checkpoint still stands.',
  body: z.object({ checkpoint: auditCheckpoint.optional() }),
  output: z.object({
    isWhole: z.boolean(),
    /** Links that were checked. */
    links: z.number().int(),
    lastLinkedAt: isoTime.nullable(),
    /** Entries that no link holds yet; those of the last minutes have none. */
    waiting: z.number().int(),
    /** Entries linked long after they happened: they were committed late, or entered by hand. */
    late: z.number().int(),
    /** The first thing that is wrong. `changed`: an entry is not as it was linked, or a link was; `missing`: an entry is gone;
     * `checkpoint`: the chain does not lead to the checkpoint. */
    problem: z
      .object({
        what: z.enum(['changed', 'missing', 'checkpoint']),
        position: z.number().int(),
        eventId: z.number().int(),
      })
      .nullable(),
  }),
  errors: [],
});
