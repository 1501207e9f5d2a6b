import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { makingErrors, ownShare, SHARE_LIMITS, shareParams, sharing } from './share.ts';
import { sharedContent } from './share-content.ts';

/** One message or block in which a snapshot that is taken now differs from the one that is public. */
export const shareChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  piece: z.enum([
    'title',
    'note',
    'question',
    'answer',
    'clone',
    'heading',
    'paragraph',
    'list',
    'quote',
    'table',
  ]),
  /**
   * Which message, or the section in which the block stands, counted from 1 as the page of the share links them (`#m3`); of a removed one
   * in the public snapshot. 0: it stands before them.
   */
  number: z.number().int(),
  /** Its words, old and new read as one; masked as they are shared. */
  words: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
  /** What goes with its words differs: sources, the citation check, a label. */
  differsBesides: z.boolean(),
});
/** What {@link shareChange} reads. */
export type ShareChange = z.infer<typeof shareChange>;

/** Shows what taking a snapshot anew would make public and take away. Nothing is kept. */
export const previewShareUpdate = defineEndpoint({
  ...sharing,
  method: 'GET',
  path: '/v1/share/{shareId}/update',
  summary: 'Shows what taking a snapshot anew would make public and take away. Nothing is kept.',
  params: shareParams,
  output: z.object({
    changes: z.array(shareChange),
    /** As they would be read. */
    title: z.string(),
    note: z.string(),
    content: sharedContent,
    /** Numbers that look like one of a person, and fail its check: they stand as they are. */
    failedChecks: z.array(z.string()),
    /** Passages of the caller's own files and cases whose words answers quote. */
    quotedPassages: z.number().int(),
    /** Columns of tables whose numbers of persons are covered whatever is chosen, with what they stand under. */
    coveredColumns: z.array(z.string()),
    /** Says what was shown here to {@link updateShare}. */
    fingerprint: z.string(),
  }),
  errors: [...makingErrors],
});
/** Takes the snapshot anew, with the same choices, as it was shown. `share_changed` where it would be another by now. */
export const updateShare = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/share/{shareId}/update',
  summary:
    'Takes the snapshot anew, with the same choices, as it was shown. `share_changed` where it would be another by now.',
  params: shareParams,
  body: z.object({
    /** Of a preview. */
    fingerprint: z.string().max(64),
  }),
  output: ownShare,
  errors: [...makingErrors, 'share_changed'],
});
/** Shows how a new title and note of a share would be read: masked as its snapshot is. Nothing is kept. */
export const previewShareWords = defineEndpoint({
  ...sharing,
  method: 'POST',
  path: '/v1/share/{shareId}/words',
  summary:
    'Shows how a new title and note of a share would be read: masked as its snapshot is. Nothing is kept.',
  params: shareParams,
  body: z.object({
    title: z.string().trim().max(SHARE_LIMITS.titleCharacters),
    note: z.string().trim().max(SHARE_LIMITS.noteCharacters),
  }),
  output: z.object({ title: z.string(), note: z.string() }),
  errors: ['not_found'],
});
