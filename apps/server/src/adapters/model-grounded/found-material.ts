import { type GuidePoint, guideSchema } from '@mingfa/content/guide';
import { holidayYear, loanPrimeRate } from '@mingfa/contract/calculator';
import { cloneContent } from '@mingfa/contract/clone-content';
import { citationState, evidence } from '@mingfa/contract/evidence';
import { isoDate, language } from '@mingfa/contract/values';
import { z } from 'zod';

/** A guide that answers within bounds may have lost some of its parts. */
const guideWithinSchema = guideSchema.extend({
  articles: z.array(guideSchema.shape.articles.element).min(1),
  matters: z.array(guideSchema.shape.matters.element),
  collect: z.array(guideSchema.shape.collect.element),
  where: z.array(guideSchema.shape.where.element),
  inShort: z.strictObject({ zh: z.string(), en: z.string() }),
  firstDocument: z.strictObject({ zh: z.string(), en: z.string() }),
  points: z.array(guideSchema.shape.points.unwrap().element).optional(),
  earlier: z.array(guideSchema.shape.earlier.unwrap().element).optional(),
});

/** What the answering engine hands to the built-in model. */
export const foundSchema = z.object({
  question: z.string(),
  evidence: z.array(evidence),
  asOf: isoDate,
  /** Where it is not the day whose law is asked for. */
  today: isoDate.optional(),
  language,
  /** Everyday words of the question with the statutes' words for them. */
  words: z.array(z.object({ said: z.string(), legal: z.array(z.string()) })).default([]),
  /**
   * The guides to the situations in the question, most pressing first; for each article of a guide the number of its source, and
   * the part of the question the guide is about.
   */
  guides: z
    .array(
      z.object({
        guide: guideWithinSchema,
        sources: z.array(z.number().int().nullable()),
        about: z.string().nullable().default(null),
        /** Ids of the points of the guide that were asked, most likely first. */
        points: z.array(z.string()).optional(),
        /** Whether they lead what is said; otherwise they stand below what is said of the situation as a whole. */
        pointsLead: z.boolean().optional(),
        /** It may answer a trouble told besides: told shortly. */
        isBeside: z.boolean().optional(),
        /** What held on a day of the story: the id of the rule, and the numbers of its articles. */
        earlier: z
          .object({
            id: z.string(),
            source: z.number().int().nullable(),
            transition: z.number().int().nullable(),
          })
          .nullish(),
        /** How each article stands on the day asked for; none where the guide was written by the law of that day. */
        standings: z
          .array(z.enum(['same', 'procedure', 'changed', 'not_held', 'not_yet']).nullable())
          .optional(),
      }),
    )
    .max(3)
    .default([]),
  /** The guides are only what the question may be about: the person was asked which. */
  inDoubt: z.boolean().default(false),
  /** In doubt the first of them is likely enough to be answered as if it were meant. */
  standsOut: z.boolean().optional(),
  /** The question tells of no situation surely: the person is asked openly, and nothing is concluded. */
  isOpen: z.boolean().optional(),
  /** Neither a guide nor a word of law belongs to the question. */
  offTopic: z.boolean().default(false),
  /** Articles the question itself names, and what the library says of each. */
  asked: z.array(z.object({ label: z.string(), state: citationState.or(z.literal('held')) })),
  /** Holidays and the LPR that calculators look up; those of the release where none are given. */
  published: z
    .object({ holidayYears: z.array(holidayYear), loanPrimeRates: z.array(loanPrimeRate) })
    .optional(),
  /** What is urgent was said before. */
  urgent: z.boolean().default(false),
  /** A danger was surely told: only its own guides follow, without sums, days or periods of a later stage. */
  inDanger: z.boolean().default(false),
  /** The person's own files were searched, with or without success. */
  filesAsked: z.boolean().default(false),
  /** Which parts an answer has, in which order and how long; absent: as usual. */
  template: cloneContent.shape.template.optional(),
  /** The only calculators that may be used, by id; null or absent: all. */
  calculators: z.array(z.string()).nullish(),
  /** Full titles of laws that no sum and no day may rest on. */
  lawsLeftOut: z.array(z.string()).optional(),
  /** It was looked up in chosen scopes. */
  research: z
    .object({
      /** The law was not searched: nothing is said of what it holds. */
      withoutLaws: z.boolean(),
      /** Parts of the question, where it has several, with the numbers of the sources found for each alone. */
      parts: z.array(z.object({ text: z.string(), sources: z.array(z.number().int()) })),
      /** Numbers of sources found for parts alone: they answer those, and not the whole. */
      beside: z.array(z.number().int()),
    })
    .optional(),
  /** Only digests are installed. */
  starterOnly: z.boolean(),
});
export type FoundMaterial = z.infer<typeof foundSchema>;
export type FoundGuide = FoundMaterial['guides'][number];

/** The points of a guide that were asked, most likely first. */
export function askedPoints({ guide, points = [] }: FoundGuide): GuidePoint[] {
  return points.flatMap((id) => guide.points?.find((point) => point.id === id) ?? []);
}

/** The points that lead what is said; none where they stand below what is said of the situation as a whole. */
export const leadingPoints = (one: FoundGuide): GuidePoint[] =>
  (one.pointsLead ?? true) ? askedPoints(one) : [];

/** The numbers of the sources that decide what was asked. */
export function sourcesAsked(one: FoundGuide): number[] {
  return askedPoints(one).flatMap(
    ({ source }) => one.sources[one.guide.articles.findIndex(({ place }) => place === source)] ?? [],
  );
}
