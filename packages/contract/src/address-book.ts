import { z } from 'zod';
import { factValue } from './draft-fact.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { matterFacts } from './matter.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const drafting = { tag: 'drafting', access: 'user' } as const;
const entryParams = z.object({ entryId: idOf('addressEntry') });

/** Whom an address book holds: parties, their counsel, courts. */
export const addressKind = z.enum(['party', 'agent', 'court']);
/** What {@link addressKind} reads. */
export type AddressKind = z.infer<typeof addressKind>;

/** Somebody in the address book of a person. */
export const addressEntry = z.object({
  entryId: idOf('addressEntry'),
  kind: addressKind,
  name: z.string(),
  /** Fields of the record `party` or `agent` besides the name, by id; of a court `address` and `phone`. */
  fields: z.record(z.string(), factValue),
  note: z.string(),
  savedAt: isoTime,
});
/** What {@link addressEntry} reads. */
export type AddressEntry = z.infer<typeof addressEntry>;

/** The address book of the caller, by name. */
export const listAddresses = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/address/list',
  summary: 'The address book of the caller, by name.',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(100).default(''),
    kind: addressKind.optional(),
  }),
  output: pageOf(addressEntry),
  errors: [],
});
/** Keeps a party, counsel or court: a new one, or with `entryId` in place of what was kept. */
export const saveAddress = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/address/save',
  makes: true,
  summary: 'Keeps a party, counsel or court: a new one, or with `entryId` in place of what was kept.',
  body: z.object({
    entryId: idOf('addressEntry').optional(),
    kind: addressKind,
    name: z.string().trim().min(1).max(200),
    fields: z
      .record(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), factValue)
      .refine((fields) => Object.keys(fields).length <= 40)
      .default({}),
    note: z.string().trim().max(500).default(''),
  }),
  output: addressEntry,
  errors: ['not_found', 'limit_reached'],
});
/** Takes somebody out of the address book; what was taken over into matters stays there. */
export const deleteAddress = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/address/{entryId}/delete',
  summary: 'Takes somebody out of the address book; what was taken over into matters stays there.',
  params: entryParams,
  output: done,
  errors: ['not_found'],
});
/** Takes somebody over into a matter: a party or counsel as a row of a list, a court as a fact. */
export const takeOverAddress = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/address/{entryId}/use',
  summary: 'Takes somebody over into a matter: a party or counsel as a row of a list, a court as a fact.',
  params: entryParams,
  body: z.object({
    matterId: idOf('matter'),
    /** A list of parties or of agents (`claimants`), or a fact that is a court (`court`). */
    fact: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
    /** Of a list: the row that is filled in. Absent: a new one. */
    row: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}$/)
      .optional(),
  }),
  output: matterFacts,
  errors: ['not_found', 'limit_reached', 'invalid_input'],
});
/** Keeps a party or counsel of a matter in the address book. */
export const keepAddress = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/address/keep',
  makes: true,
  summary: 'Keeps a party or counsel of a matter in the address book.',
  body: z.object({
    matterId: idOf('matter'),
    /** The row they are: `claimants/s1`. */
    path: z.string().regex(/^[a-z][a-z0-9_]{0,59}\/[A-Za-z0-9_-]{1,60}$/),
  }),
  output: addressEntry,
  errors: ['not_found', 'limit_reached', 'invalid_input'],
});
