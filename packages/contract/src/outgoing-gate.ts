import { z } from 'zod';
import { modelPurpose } from './admin.ts';
import { QUESTION_MAX_LENGTH } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { seenRevision } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** Something of the installation that receives texts. */
export const outgoingPlace = z.object({
  purpose: z.enum([...modelPurpose.options, 'web_search']),
  name: z.string(),
  host: z.string(),
  /** On this machine: it receives the real words, whether the gate is on or not. */
  isOnThisHost: z.boolean(),
});
/** What {@link outgoingPlace} reads. */
export type OutgoingPlace = z.infer<typeof outgoingPlace>;

/** Whether personal data is replaced before it leaves this host, and who receives texts at all. */
export const outgoingGateSetting = z.object({
  enabled: z.boolean(),
  places: z.array(outgoingPlace),
  revision: z.number().int(),
});
/** What {@link outgoingGateSetting} reads. */
export type OutgoingGateSetting = z.infer<typeof outgoingGateSetting>;

/** Whether personal data is replaced before it leaves this host. */
export const getOutgoingGate = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/outgoing-gate',
  summary: 'Whether personal data is replaced before it leaves this host.',
  output: outgoingGateSetting,
  errors: [],
});
/** Switches the replacing of personal data before it leaves this host on or off. */
export const saveOutgoingGate = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/outgoing-gate',
  summary: 'Switches the replacing of personal data before it leaves this host on or off.',
  body: z.object({ enabled: z.boolean(), seenRevision }),
  output: outgoingGateSetting,
  errors: ['setting_changed'],
});

/** A name or number that is replaced, everywhere in the text. */
export const outgoingMark = z.object({
  kind: z.enum([
    'name',
    'mobile',
    'identity',
    'card',
    'email',
    'wechat',
    'qq',
    'plate',
    'passport',
    'licence',
    'account',
    'address',
    'credit_code',
  ]),
  placeholder: z.string(),
  original: z.string(),
  count: z.number().int(),
});
/** What {@link outgoingMark} reads. */
export type OutgoingMark = z.infer<typeof outgoingMark>;

/** A text of one's own as it would go to a model elsewhere. Nothing is sent or kept. */
export const previewOutgoing = defineEndpoint({
  method: 'POST',
  path: '/v1/outgoing-gate/preview',
  tag: 'outgoing gate',
  access: 'guest',
  summary: "A text of one's own as it would go to a model elsewhere. Nothing is sent or kept.",
  body: z.object({ text: z.string().max(QUESTION_MAX_LENGTH) }),
  output: z.object({
    /** Off: the text goes out as it is, and nothing is marked. */
    enabled: z.boolean(),
    text: z.string(),
    marks: z.array(outgoingMark),
  }),
  errors: ['outgoing_gate_failed', 'outgoing_gate_number_left'],
});
