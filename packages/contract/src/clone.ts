import { z } from 'zod';
import { CLONE_PICTURE } from './clone-avatar.ts';
import { CLONE_LIMITS, cloneContent, cloneGap } from './clone-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { factKind } from './fact-kind.ts';
import { idOf } from './ids.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const clone = { tag: 'clone', access: 'user' } as const;
const cloneParams = z.object({ appId: idOf('clone') });
const versionNumber = z.coerce.number().int().min(1).max(1_000_000);
const versionParams = cloneParams.extend({ version: versionNumber });
/** The draft, or a version by its number. */
const draftOrVersion = z.union([z.literal('draft'), versionNumber]);
/** The revision of the draft that the sender saw: what is older than the one held is refused. */
const draftRevision = z.number().int().min(1);
/** The newest version that the sender saw; 0 where there was none. */
const lastVersion = z.number().int().min(0);
const notes = z.string().trim().max(CLONE_LIMITS.notesCharacters).default('');

/** Who may use what is published: its maker alone, whoever has the link, or everybody, who find it in the square. */
export const cloneVisibility = z.enum(['private', 'link', 'square']);
/** What {@link cloneVisibility} reads. */
export type CloneVisibility = z.infer<typeof cloneVisibility>;

/**
 * `draft`: never published. `update_pending`: the draft says something else than what is published. `unpublished`: it was
 * published, and withdrawn.
 */
export const cloneState = z.enum(['draft', 'published', 'update_pending', 'unpublished']);
/** What {@link cloneState} reads. */
export type CloneState = z.infer<typeof cloneState>;

/** Where a clone stands with the square: not for it, waiting for an administrator, in it, or refused by one. */
export const cloneListing = z.enum(['none', 'waiting', 'listed', 'refused']);
/** What {@link cloneListing} reads. */
export type CloneListing = z.infer<typeof cloneListing>;

/** A clone as its maker finds it among theirs. */
export const ownClone = z.object({
  appId: idOf('clone'),
  /** These four as the draft has them. */
  name: z.string(),
  avatar: cloneContent.shape.avatar,
  introduction: z.string(),
  category: cloneContent.shape.category,
  state: cloneState,
  visibility: cloneVisibility,
  listing: cloneListing,
  /** Why an administrator refused it; empty where none did. */
  listingReason: z.string(),
  /** The version that others use; null while none is published. */
  publishedVersion: z.number().int().nullable(),
  lastVersion: z.number().int(),
  draftRevision: z.number().int(),
  archived: z.boolean(),
  /** Golden questions that held on what is published and do not hold any more, since library, knowledge or engine changed. */
  broken: z.array(z.string()),
  createdAt: isoTime,
  /** When the draft was last saved. */
  savedAt: isoTime,
});
/** What {@link ownClone} reads. */
export type OwnClone = z.infer<typeof ownClone>;

/** A clone with its draft, for its maker. */
export const ownCloneDetail = ownClone.extend({
  content: cloneContent,
  /** What the draft lacks. */
  gaps: z.array(cloneGap),
  /** Opens what is published at `/share/{linkId}/clone`; null unless it is published by link. */
  linkId: z.string().nullable(),
});
/** What {@link ownCloneDetail} reads. */
export type OwnCloneDetail = z.infer<typeof ownCloneDetail>;

/** What a version rested on when it was published, by which a later change is told. */
export const cloneFingerprint = z.object({
  /** Day of the newest law held; null where only digests are. */
  libraryDate: isoDate.nullable(),
  laws: z.number().int(),
  articles: z.number().int(),
  digests: z.number().int(),
  /** Of each knowledge base: how much it held, what its files were, and its newest change. */
  bases: z.array(
    z.object({
      konId: idOf('knowledgeBase'),
      files: z.number().int(),
      segments: z.number().int(),
      /** A hash over the checksums of its files. */
      filesHash: z.string(),
      changedAt: isoTime,
    }),
  ),
});
/** What {@link cloneFingerprint} reads. */
export type CloneFingerprint = z.infer<typeof cloneFingerprint>;

/** What was published once and never changes. */
export const cloneVersion = z.object({
  version: z.number().int(),
  name: z.string(),
  notes: z.string(),
  fingerprint: cloneFingerprint,
  /** The version whose content it brought back; null: it was the draft. */
  restoredFrom: z.number().int().nullable(),
  /** The version that is used now. */
  published: z.boolean(),
  publishedAt: isoTime,
});
/** What {@link cloneVersion} reads. */
export type CloneVersion = z.infer<typeof cloneVersion>;

/** One field that two contents have otherwise. */
export const cloneFieldDifference = z.object({
  /** Of {@link cloneContent}: `persona`, `scope.lawsOnly`. */
  path: z.string(),
  from: z.json(),
  to: z.json(),
  /** Of a list of names: those that came and those that went; both empty where only their order is another. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
/** What {@link cloneFieldDifference} reads. */
export type CloneFieldDifference = z.infer<typeof cloneFieldDifference>;

/** A clone as a file: its content without what is only here, the names of the knowledge bases it had, and its picture. */
export const cloneFile = z.object({
  format: z.literal('mingfa-clone'),
  formatVersion: z.literal(1),
  content: cloneContent,
  knowledgeBases: z.array(z.string().max(60)).max(CLONE_LIMITS.knowledgeBases).default([]),
  /** Its picture, where it has one; drawn anew when it is read. */
  picture: z
    .base64()
    .max(Math.ceil(CLONE_PICTURE.bytesMax / 3) * 4)
    .nullable()
    .default(null),
});
/** What {@link cloneFile} reads. */
export type CloneFile = z.infer<typeof cloneFile>;

const bilingual = z.object({ zh: z.string(), en: z.string() });

/**
 * What the workbench is drawn from: fields of law with the facts they ask for, calculators, and how much there
 * may be.
 */
export const getCloneConfig = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/config',
  summary:
    'What the workbench is drawn from: fields of law with the facts they ask for, calculators, and how much there may be.',
  output: z.object({
    fields: z.array(
      z.object({
        field: z.string(),
        name: bilingual,
        facts: z.array(z.object({ factId: z.string(), label: bilingual, kind: factKind })),
      }),
    ),
    calculators: z.array(z.object({ calculatorId: z.string(), name: bilingual })),
    limits: z.record(z.string(), z.number().int()),
  }),
  errors: [],
});
/** Skills a clone may be given, with what a model is told of them. */
export const listSkills = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/skill/list',
  summary: 'Skills a clone may be given, with what a model is told of them.',
  output: z.object({ items: z.array(z.object({ name: z.string(), description: z.string() })) }),
  errors: [],
});
/** Makes a clone that is a draft. */
export const createClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/create',
  makes: true,
  summary: 'Makes a clone that is a draft.',
  body: z.object({ content: cloneContent }),
  output: ownCloneDetail,
  errors: ['limit_reached', 'not_found'],
});
/** Clones of the caller, saved last first. */
export const listOwnClones = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/my/brain-app/list',
  summary: 'Clones of the caller, saved last first.',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(100).default(''),
    archived: z.stringbool().default(false),
  }),
  output: pageOf(ownClone),
  errors: [],
});
/** A clone of the caller's with its draft and what the draft lacks. */
export const getOwnClone = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/{appId}/detail',
  summary: "A clone of the caller's with its draft and what the draft lacks.",
  params: cloneParams,
  output: ownCloneDetail,
  errors: ['not_found'],
});
/**
 * Saves the draft. One that was saved elsewhere meanwhile is not overwritten: `draft_changed` tells its revision
 * and each field that it has otherwise.
 */
export const updateClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/update',
  summary:
    'Saves the draft. One that was saved elsewhere meanwhile is not overwritten: `draft_changed` tells its revision and each field that it has otherwise.',
  params: cloneParams,
  body: z.object({ draftRevision, content: cloneContent }),
  output: ownCloneDetail,
  errors: ['not_found', 'draft_changed'],
});
/** Takes the draft back to what was published last. */
export const discardDraft = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/draft/discard',
  summary: 'Takes the draft back to what was published last.',
  params: cloneParams,
  body: z.object({ draftRevision }),
  output: ownCloneDetail,
  errors: ['not_found', 'draft_changed', 'never_published'],
});
/** Deletes a clone with its versions. */
export const deleteClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/delete',
  summary: 'Deletes a clone with its versions.',
  params: cloneParams,
  output: done,
  errors: ['not_found'],
});
/** Puts a clone away and withdraws what is published, or takes it out again. */
export const archiveClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/archive',
  summary: 'Puts a clone away and withdraws what is published, or takes it out again.',
  params: cloneParams,
  body: z.object({ archived: z.boolean() }),
  output: ownCloneDetail,
  errors: ['not_found'],
});
/** Makes a new clone of the draft or of a version. */
export const duplicateClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/duplicate',
  makes: true,
  summary: 'Makes a new clone of the draft or of a version.',
  params: cloneParams,
  body: z.object({
    from: draftOrVersion.default('draft'),
    /** Absent: the old one, marked as a copy. */
    name: cloneContent.shape.name.optional(),
  }),
  output: ownCloneDetail,
  errors: ['limit_reached', 'not_found'],
});
/**
 * Publishes the draft as a version that never changes. Of two that publish at once one is told
 * `version_changed`.
 */
export const publishClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/publish',
  makes: true,
  summary:
    'Publishes the draft as a version that never changes. Of two that publish at once one is told `version_changed`.',
  body: z.object({
    appId: idOf('clone'),
    draftRevision,
    lastVersion,
    notes,
    visibility: cloneVisibility,
  }),
  output: ownCloneDetail,
  errors: ['not_found', 'draft_changed', 'version_changed', 'clone_incomplete', 'clone_archived'],
});
/** Withdraws what is published; versions and draft stay, its link is worth nothing any more. */
export const unpublishClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/unpublish',
  summary: 'Withdraws what is published; versions and draft stay, its link is worth nothing any more.',
  body: z.object({ appId: idOf('clone') }),
  output: ownCloneDetail,
  errors: ['not_found'],
});
/** Changes who may use what is published. With `renewLink` the old link is worth nothing any more. */
export const changeVisibility = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/visibility',
  summary: 'Changes who may use what is published. With `renewLink` the old link is worth nothing any more.',
  params: cloneParams,
  body: z.object({ visibility: cloneVisibility, renewLink: z.boolean().default(false) }),
  output: ownCloneDetail,
  errors: ['not_found', 'never_published'],
});
/** Versions of a clone, newest first. */
export const listCloneVersions = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/{appId}/version/list',
  summary: 'Versions of a clone, newest first.',
  params: cloneParams,
  query: z.object({ ...pageQuery }),
  output: pageOf(cloneVersion),
  errors: ['not_found'],
});
/** A version with its content. */
export const getCloneVersion = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/{appId}/version/{version}/detail',
  summary: 'A version with its content.',
  params: versionParams,
  output: cloneVersion.extend({ content: cloneContent }),
  errors: ['not_found'],
});
/** Publishes the content of an old version under a new number. The draft stays as it is. */
export const restoreCloneVersion = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/{appId}/version/{version}/restore',
  makes: true,
  summary: 'Publishes the content of an old version under a new number. The draft stays as it is.',
  params: versionParams,
  body: z.object({ lastVersion, notes }),
  output: ownCloneDetail,
  errors: ['not_found', 'version_changed', 'clone_archived'],
});
/** What differs between two versions, or a version and the draft, field by field. */
export const compareCloneVersions = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/{appId}/difference',
  summary: 'What differs between two versions, or a version and the draft, field by field.',
  params: cloneParams,
  query: z.object({ from: draftOrVersion, to: draftOrVersion.default('draft') }),
  output: z.object({ items: z.array(cloneFieldDifference) }),
  errors: ['not_found'],
});
/** A clone as one JSON file, without its knowledge, with the names of its knowledge bases. */
export const exportClone = defineEndpoint({
  ...clone,
  method: 'GET',
  path: '/v1/brain_app/{appId}/export',
  answer: 'file',
  summary: 'A clone as one JSON file, without its knowledge, with the names of its knowledge bases.',
  params: cloneParams,
  query: z.object({ from: draftOrVersion.default('draft') }),
  errors: ['not_found'],
});
/**
 * Makes a clone of an exported file. What this installation does not know is passed over and told; knowledge bases are for its new
 * maker to choose.
 */
export const importClone = defineEndpoint({
  ...clone,
  method: 'POST',
  path: '/v1/brain_app/import',
  makes: true,
  summary:
    'Makes a clone of an exported file. What this installation does not know is passed over and told; knowledge bases are for its new maker to choose.',
  body: cloneFile,
  output: ownCloneDetail.extend({
    /** Names of the knowledge bases it had where it comes from. */
    knowledgeBases: z.array(z.string()),
    passedOver: z.array(z.object({ path: z.string(), name: z.string() })),
  }),
  errors: ['limit_reached'],
});
