import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

/** A device that is signed in, for its owner. */
export const sessionSummary = z.object({
  sessionId: idOf('session'),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  expiresAt: isoTime,
});
/** Open sessions of the account. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/auth/session/list',
  tag: 'auth',
  access: 'user',
  summary: 'Open sessions of the account.',
  query: z.object(pageQuery),
  output: pageOf(sessionSummary),
  errors: [],
});
/** Ends one session. */
export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/session/{sessionId}/revoke',
  tag: 'auth',
  access: 'user',
  summary: 'Ends one session.',
  params: z.object({ sessionId: idOf('session') }),
  output: done,
  errors: ['not_found'],
});
/** Ends every session but this one. */
export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/session/revoke-others',
  tag: 'auth',
  access: 'user',
  summary: 'Ends every session but this one.',
  output: done,
  errors: [],
});
