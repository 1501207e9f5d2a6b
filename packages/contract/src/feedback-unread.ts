import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

// Apart from the rest of feedback: the account menu of every page asks for it.

/** How many answers the caller has not looked at. */
export const countUnreadAnswers = defineEndpoint({
  tag: 'feedback',
  access: 'guest',
  method: 'GET',
  path: '/v1/feedback/unread',
  summary: 'How many answers the caller has not looked at.',
  output: z.object({ unread: z.number().int() }),
  errors: [],
});
