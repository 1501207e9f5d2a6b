import { z } from 'zod';
import { draftDocument } from './draft-document.ts';
import { draftDetail } from './draft-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime, pageOf, pageQuery } from './values.ts';

const drafting = { tag: 'drafting', access: 'user' } as const;
const draftParams = z.object({ draftId: idOf('draft') });
const versionParams = draftParams.extend({ versionId: idOf('draftVersion') });

/** How a draft stood once, never changed. */
export const draftVersion = z.object({
  versionId: idOf('draftVersion'),
  /** From 1, by draft. */
  number: z.number().int(),
  /** Why it was kept: somebody asked, it was exported, or another was put in its place. */
  reason: z.enum(['asked', 'export', 'restore']),
  note: z.string(),
  title: z.string(),
  /** Of its document. */
  characters: z.number().int(),
  createdAt: isoTime,
});
/** What {@link draftVersion} reads. */
export type DraftVersion = z.infer<typeof draftVersion>;

/** A line of one document against those of another: in both, only in the older, only in the newer. */
export const differenceLine = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
/** What {@link differenceLine} reads. */
export type DifferenceLine = z.infer<typeof differenceLine>;

/** Versions of a draft, newest first. */
export const listDraftVersions = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/version/list',
  summary: 'Versions of a draft, newest first.',
  params: draftParams,
  query: z.object(pageQuery),
  output: pageOf(draftVersion),
  errors: ['not_found'],
});
/** Keeps a draft as it stands. */
export const saveDraftVersion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/version/save',
  makes: true,
  summary: 'Keeps a draft as it stands.',
  params: draftParams,
  body: z.object({ note: z.string().trim().max(200).default('') }),
  output: draftVersion,
  errors: ['not_found', 'limit_reached'],
});
/** A version with its document. */
export const getDraftVersion = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/version/{versionId}/detail',
  summary: 'A version with its document.',
  params: versionParams,
  output: draftVersion.extend({ document: draftDocument }),
  errors: ['not_found'],
});
/** What became otherwise between a version and another, or the draft as it stands. */
export const compareDraftVersion = defineEndpoint({
  ...drafting,
  method: 'GET',
  path: '/v1/drafting/draft/{draftId}/version/{versionId}/difference',
  summary: 'What became otherwise between a version and another, or the draft as it stands.',
  params: versionParams,
  query: z.object({
    /** Absent: the draft as it stands. */
    withVersionId: idOf('draftVersion').optional(),
  }),
  output: z.object({
    lines: z.array(differenceLine),
    removed: z.number().int(),
    added: z.number().int(),
  }),
  errors: ['not_found'],
});
/** Puts a draft back as it stood; what stood there is kept as a version. Facts of its matter go back too where that is asked. */
export const restoreDraftVersion = defineEndpoint({
  ...drafting,
  method: 'POST',
  path: '/v1/drafting/draft/{draftId}/version/{versionId}/restore',
  summary:
    'Puts a draft back as it stood; what stood there is kept as a version. Facts of its matter go back too where that is asked.',
  params: versionParams,
  body: z.object({
    /** Facts the template draws on stand as they stood: other drafts of the matter draw on them, too. */
    withFacts: z.boolean().default(true),
  }),
  output: draftDetail,
  errors: ['not_found', 'limit_reached'],
});
