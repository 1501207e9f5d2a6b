import { z } from 'zod';
import { profile } from './account.ts';
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
  /** Opened within the last 14 days on a device new to the account, and not yet taken by the person for their own. */
  isNew: z.boolean(),
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
/** Takes a session on a new device for one's own. A session on a new device cannot. Answers the profile as it is then. */
export const confirmSession = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/session/{sessionId}/confirm',
  tag: 'auth',
  access: 'user',
  summary:
    "Takes a session on a new device for one's own. A session on a new device cannot. Answers the profile as it is then.",
  params: z.object({ sessionId: idOf('session') }),
  output: profile,
  errors: ['not_found'],
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
