import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The process is alive. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'system',
  access: 'public',
  summary: 'The process is alive.',
  output: z.object({ status: z.literal('ok') }),
  errors: [],
});
/** The database answers. */
export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'system',
  access: 'public',
  summary: 'The database answers.',
  output: z.object({ status: z.literal('ready') }),
  errors: ['database_unavailable'],
});
