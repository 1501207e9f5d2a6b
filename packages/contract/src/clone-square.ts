import { z } from 'zod';
import { cloneCategory, cloneContent, clonePublic } from './clone-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoDate, isoTime, pageOf, pageQuery } from './values.ts';

const square = { tag: 'clone square', access: 'guest' } as const;
const cloneParams = z.object({ appId: idOf('clone') });
const linkId = z.string().max(60).optional();

/** How the square is ordered: by how many people used it lately, by when it was first published, by its ratings. */
export const squareSort = z.enum(['popular', 'new', 'rated']);
/** What {@link squareSort} reads. */
export type SquareSort = z.infer<typeof squareSort>;

/** A clone as everybody finds it. */
export const listedClone = z.object({
  appId: idOf('clone'),
  name: z.string(),
  avatar: cloneContent.shape.avatar,
  introduction: z.string(),
  category: cloneCategory,
  /** It comes with the program. */
  official: z.boolean(),
  /** The name its maker shows to others; empty for an official one. */
  maker: z.string(),
  isOwn: z.boolean(),
  version: z.number().int(),
  publishedAt: isoTime,
  /** People who asked it within 30 days. */
  users: z.number().int(),
  /** Average of 1 to 5, one decimal; null while nobody rated it. */
  rating: z.number().nullable(),
  ratings: z.number().int(),
  comments: z.number().int(),
  /** It is on the caller's home screen. */
  pinned: z.boolean(),
});
/** What {@link listedClone} reads. */
export type ListedClone = z.infer<typeof listedClone>;

/** A clone with all that its drawer shows. */
export const cloneDetail = clonePublic.extend({
  listed: listedClone,
  notes: z.string(),
  /** Day of the newest law of the library it was published with. */
  libraryDate: isoDate.nullable(),
  /** Bases it knows; their names stay with its maker. */
  knowledgeBases: z.number().int(),
  /** What the caller rated it; null: not yet. */
  ownRating: z.number().int().min(1).max(5).nullable(),
  /** Whether the caller may rate it: a registered person, after an answered conversation, and not their own. */
  mayRate: z.boolean(),
});
/** What {@link cloneDetail} reads. */
export type CloneDetail = z.infer<typeof cloneDetail>;

const squareQuery = z.object({
  ...pageQuery,
  q: z.string().trim().max(100).default(''),
  sort: squareSort.default('popular'),
});

/** The square: official clones and those published to everybody. */
export const listSquare = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/list',
  summary: 'The square: official clones and those published to everybody.',
  query: squareQuery,
  output: pageOf(listedClone),
  errors: [],
});
/** Clones of one category in the square. */
export const listSquareCategory = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/app/{category}/list',
  summary: 'Clones of one category in the square.',
  params: z.object({ category: cloneCategory }),
  query: squareQuery,
  output: pageOf(listedClone),
  errors: [],
});
/** What anybody may know of a clone they may use. */
export const getClone = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/app/{appId}/detail',
  summary: 'What anybody may know of a clone they may use.',
  params: cloneParams,
  query: z.object({ linkId }),
  output: cloneDetail,
  errors: ['not_found'],
});
/** A clone's introduction with its face and numbers, for a card. */
export const getIntroduction = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/introduction',
  summary: "A clone's introduction with its face and numbers, for a card.",
  query: z.object({ appId: idOf('clone'), linkId }),
  output: listedClone,
  errors: ['not_found'],
});

/** Official clones, in their order. */
export const listOfficialClones = defineEndpoint({
  method: 'GET',
  path: '/v1/home/official/app/list',
  tag: 'home',
  access: 'public',
  summary: 'Official clones, in their order.',
  output: z.object({ items: z.array(listedClone) }),
  errors: [],
});
/** Clones the caller has put on the home screen, in the caller's order. */
export const listPinnedClones = defineEndpoint({
  method: 'GET',
  path: '/v1/home/lawyer/app/list',
  tag: 'home',
  access: 'guest',
  summary: "Clones the caller has put on the home screen, in the caller's order.",
  output: z.object({ items: z.array(listedClone) }),
  errors: [],
});
/** Puts a clone on the caller's home screen, as the last one. */
export const pinClone = defineEndpoint({
  method: 'POST',
  path: '/v1/home/lawyer/app/{appId}/add',
  tag: 'home',
  access: 'user',
  summary: "Puts a clone on the caller's home screen, as the last one.",
  params: cloneParams,
  body: z.object({ linkId }).prefault({}),
  output: done,
  errors: ['not_found', 'limit_reached'],
});
/** Takes a clone from the caller's home screen. */
export const unpinClone = defineEndpoint({
  method: 'POST',
  path: '/v1/home/lawyer/app/{appId}/remove',
  tag: 'home',
  access: 'user',
  summary: "Takes a clone from the caller's home screen.",
  params: cloneParams,
  output: done,
  errors: [],
});
/** Orders the clones of the caller's home screen; what is not named stands behind. */
export const orderPins = defineEndpoint({
  method: 'POST',
  path: '/v1/home/lawyer/app/order',
  tag: 'home',
  access: 'user',
  summary: "Orders the clones of the caller's home screen; what is not named stands behind.",
  body: z.object({ appIds: z.array(idOf('clone')).max(100) }),
  output: done,
  errors: [],
});

/** How much may be said of clones. */
export const COMMENT_LIMITS = { characters: 2000, perDay: 30, reportsPerDay: 20, pins: 60 } as const;

/** A comment, plain text. */
export const cloneComment = z.object({
  commentId: idOf('cloneComment'),
  appId: idOf('clone'),
  /** The version it means. */
  version: z.number().int(),
  parentId: idOf('cloneComment').nullable(),
  /** Empty where it is hidden or deleted. */
  text: z.string(),
  /** The name its writer shows to others; empty: the account is gone. */
  author: z.string(),
  isOwn: z.boolean(),
  /** The clone's maker wrote it. */
  byMaker: z.boolean(),
  /** What its writer rated the clone. */
  rating: z.number().int().nullable(),
  state: z.enum(['shown', 'hidden', 'deleted']),
  /** Why it is hidden, for its writer, the maker and administrators. */
  reason: z.string(),
  edited: z.boolean(),
  /** Reports, for who may moderate; 0 for everybody else. */
  reports: z.number().int(),
  createdAt: isoTime,
});
/** What {@link cloneComment} reads. */
export type CloneComment = z.infer<typeof cloneComment>;

/** A comment with the answers to it, oldest first. */
export const commentThread = cloneComment.extend({ replies: z.array(cloneComment) });
/** What {@link commentThread} reads. */
export type CommentThread = z.infer<typeof commentThread>;

const commentText = z.string().trim().min(1).max(COMMENT_LIMITS.characters);

/** Comments on a clone, each with the answers to it. */
export const listComments = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/comment/list',
  summary: 'Comments on a clone, each with the answers to it.',
  query: z.object({
    ...pageQuery,
    appId: idOf('clone'),
    linkId,
    sort: z.enum(['new', 'old', 'rated']).default('new'),
  }),
  output: pageOf(commentThread),
  errors: ['not_found'],
});
/** One comment with the answers to it. */
export const getComment = defineEndpoint({
  ...square,
  method: 'GET',
  path: '/v1/brain_app/comment/detail',
  summary: 'One comment with the answers to it.',
  query: z.object({ commentId: idOf('cloneComment'), linkId }),
  output: commentThread,
  errors: ['not_found'],
});
/** Comments on the version that is published now, or answers a comment. */
export const createComment = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/comment/create',
  makes: true,
  summary: 'Comments on the version that is published now, or answers a comment.',
  body: z.object({
    appId: idOf('clone'),
    linkId,
    text: commentText,
    parentId: idOf('cloneComment').nullable().default(null),
  }),
  output: cloneComment,
  errors: ['not_found', 'quota_exceeded'],
});
/** Writes an own comment anew, on a clone one may still use; it is marked as edited, and counts as one of the day's. */
export const editComment = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/comment/edit',
  summary:
    "Writes an own comment anew, on a clone one may still use; it is marked as edited, and counts as one of the day's.",
  body: z.object({ commentId: idOf('cloneComment'), linkId, text: commentText }),
  output: cloneComment,
  errors: ['not_found', 'quota_exceeded'],
});
/** Deletes an own comment; answers to it stay. */
export const deleteComment = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/comment/delete',
  summary: 'Deletes an own comment; answers to it stay.',
  body: z.object({ commentId: idOf('cloneComment') }),
  output: done,
  errors: ['not_found'],
});
/** Tells the maker and the administrators that a comment should not stand. */
export const reportComment = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/comment/report',
  summary: 'Tells the maker and the administrators that a comment should not stand.',
  body: z.object({ commentId: idOf('cloneComment'), linkId, reason: z.string().trim().min(1).max(300) }),
  output: done,
  errors: ['not_found', 'quota_exceeded'],
});
/** The maker or an administrator hides a comment with a reason, or shows it again. */
export const moderateComment = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/comment/moderate',
  summary: 'The maker or an administrator hides a comment with a reason, or shows it again.',
  body: z.union([
    z.object({
      commentId: idOf('cloneComment'),
      hidden: z.literal(true),
      reason: z.string().trim().min(1).max(300),
    }),
    z.object({ commentId: idOf('cloneComment'), hidden: z.literal(false) }),
  ]),
  output: cloneComment,
  errors: ['not_found'],
});
/** Rates a clone from 1 to 5 after an answered conversation with it, or takes the rating back. */
export const rateClone = defineEndpoint({
  ...square,
  access: 'user',
  method: 'POST',
  path: '/v1/brain_app/rate',
  summary: 'Rates a clone from 1 to 5 after an answered conversation with it, or takes the rating back.',
  body: z.object({ appId: idOf('clone'), linkId, rating: z.number().int().min(1).max(5).nullable() }),
  output: z.object({ rating: z.number().nullable(), ratings: z.number().int() }),
  errors: ['not_found', 'rating_not_allowed'],
});

/** Clones that wait to be let into the square, oldest first. */
export const listWaitingClones = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/clone/waiting/list',
  tag: 'administration',
  access: 'admin',
  summary: 'Clones that wait to be let into the square, oldest first.',
  query: z.object({ ...pageQuery }),
  output: pageOf(listedClone),
  errors: [],
});
/** Lets a clone into the square, or refuses or removes it with a reason that its maker reads. */
export const decideOnClone = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/clone/{appId}/decide',
  tag: 'administration',
  access: 'admin',
  summary: 'Lets a clone into the square, or refuses or removes it with a reason that its maker reads.',
  params: cloneParams,
  body: z.object({ listed: z.boolean(), reason: z.string().trim().max(300).default('') }),
  output: done,
  errors: ['not_found'],
});
/** Draws an avatar as SVG: the same picture for the same style and seed, fit for light and dark. */
export const drawAvatar = defineEndpoint({
  method: 'GET',
  path: '/v1/external-service/brain/avatar/generator',
  tag: 'clone',
  access: 'guest',
  summary: 'Draws an avatar as SVG: the same picture for the same style and seed, fit for light and dark.',
  query: z.object({
    style: cloneContent.shape.avatar.unwrap().shape.style,
    seed: z.string().trim().max(40).default(''),
  }),
  output: z.object({ svg: z.string() }),
  errors: [],
});
