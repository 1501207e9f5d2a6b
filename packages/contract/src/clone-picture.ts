import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';

/** Characters that a wanted picture is described in at most. */
export const PICTURE_DESCRIPTION_CHARACTERS = 300;

const made = z.object({ pictureId: idOf('clonePicture') });
const unreadable = [
  'unsupported_file',
  'empty_file',
  'file_damaged',
  'file_unsafe',
  'too_large',
  'parser_timeout',
  'parser_memory',
  'store_unavailable',
] as const;

/**
 * Keeps a finished upload of purpose `image` as a picture of one's clone: the middle of it, drawn anew as a small square.
 */
export const uploadClonePicture = defineEndpoint({
  method: 'POST',
  path: '/v1/brain_app/{appId}/picture/upload',
  tag: 'clone',
  access: 'user',
  makes: true,
  summary:
    "Keeps a finished upload of purpose `image` as a picture of one's clone: the middle of it, drawn anew as a small square.",
  params: z.object({ appId: idOf('clone') }),
  body: z.object({ uploadId: idOf('upload') }),
  output: made,
  errors: ['not_found', 'upload_incomplete', ...unreadable],
});
/** Has the configured image model make a picture of one's clone; it counts as a question. */
export const generateClonePicture = defineEndpoint({
  method: 'POST',
  path: '/v1/external-service/brain/avatar/generator',
  tag: 'clone',
  access: 'user',
  makes: true,
  summary: "Has the configured image model make a picture of one's clone; it counts as a question.",
  body: z.object({
    appId: idOf('clone'),
    /** What it should show; empty: what fits the clone's name and introduction. */
    description: z.string().trim().max(PICTURE_DESCRIPTION_CHARACTERS).default(''),
  }),
  output: made,
  errors: [
    'not_found',
    'quota_exceeded',
    'model_not_configured',
    'model_unauthorized',
    'model_rate_limited',
    'model_refused',
    'model_unavailable',
    'model_unreachable',
    'model_timeout',
    'model_malformed',
    'store_unavailable',
  ],
});
/** Whether an image model is configured. */
export const getPictureMaker = defineEndpoint({
  method: 'GET',
  path: '/v1/external-service/brain/avatar/generator/state',
  tag: 'clone',
  access: 'user',
  summary: 'Whether an image model is configured.',
  output: z.object({
    /** Null: none is. */
    modelName: z.string().nullable(),
  }),
  errors: [],
});
/** A picture of a clone, for whoever may see a clone or version that shows it. */
export const readClonePicture = defineEndpoint({
  method: 'GET',
  path: '/v1/brain_app/picture/{pictureId}',
  tag: 'clone',
  access: 'guest',
  answer: 'file',
  summary: 'A picture of a clone, for whoever may see a clone or version that shows it.',
  params: z.object({ pictureId: idOf('clonePicture') }),
  /** Of a clone that is open by link. */
  query: z.object({ linkId: z.string().max(60).optional() }),
  errors: ['not_found'],
});
