import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { language } from './values.ts';

/** Name and logo of the installation. */
export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/v1/home/logo',
  tag: 'home',
  access: 'public',
  summary: 'Name and logo of the installation.',
  output: z.object({
    name: z.string(),
    nameEn: z.string(),
    tagline: z.string(),
    taglineEn: z.string(),
    logo: z.string(),
  }),
  errors: [],
});
/** Suggested first questions. */
export const listSystemQuestions = defineEndpoint({
  method: 'GET',
  path: '/v1/home/system/questions',
  tag: 'home',
  access: 'public',
  summary: 'Suggested first questions.',
  query: z.object({ language: language.default('zh-CN') }),
  output: z.object({ items: z.array(z.object({ id: z.string(), field: z.string(), question: z.string() })) }),
  errors: [],
});
/** Reads a stored file by its short-lived signed ticket, as an `<img>` needs one. */
export const readFile = defineEndpoint({
  method: 'GET',
  path: '/v1/file/{ticket}',
  tag: 'home',
  access: 'public',
  answer: 'file',
  summary: 'Reads a stored file by its short-lived signed ticket, as an `<img>` needs one.',
  params: z.object({ ticket: z.string().max(500) }),
  errors: ['not_found'],
});
/** The user agreement or the privacy policy, as Markdown. */
export const getAgreement = defineEndpoint({
  method: 'GET',
  path: '/v1/home/agreement/{name}',
  tag: 'home',
  access: 'public',
  summary: 'The user agreement or the privacy policy, as Markdown.',
  params: z.object({ name: z.enum(['user-agreement', 'privacy-policy']) }),
  query: z.object({ language: language.default('zh-CN') }),
  output: z.object({ markdown: z.string(), version: z.string() }),
  errors: [],
});
