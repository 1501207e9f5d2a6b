import { CIRCUMSTANCES } from '@mingfa/legal/questions/read-facts';
import { z } from 'zod';
import { earlierRuleSchema } from './earlier-rule.ts';
import { neededWordsShape } from './needed-words.ts';

const bilingual = z.strictObject({ zh: z.string().min(2).max(300), en: z.string().min(2).max(900) });

/** An article a guide rests on: `劳动合同法 38`, law by its usual short title, and what it settles here. */
const guideArticleSchema = z.strictObject({
  place: z.string().regex(/^[\p{Script=Han}（）《》、〈〉]{2,60} \d+(-\d+)?$/u),
  why: bilingual,
});

/** A time that must not be missed. `source` is one of the articles of the guide. */
const guideDeadlineSchema = z.strictObject({
  text: bilingual,
  source: z.string(),
  /** The calculator that works the day or the sum out, by its id in `@mingfa/legal/calculators`. */
  calculator: z.string().optional(),
  /** Which of several periods its place sets, by its id in `@mingfa/legal/calculators`. */
  period: z.string().optional(),
});
export type GuideDeadline = z.infer<typeof guideDeadlineSchema>;

/** What the answer is for somebody in a circumstance that changes it; it takes the place of the general conclusion. */
const guideBranchSchema = z.strictObject({
  when: z.enum(CIRCUMSTANCES),
  /** One sentence that answers, with the condition it hangs on. */
  conclusion: bilingual,
  /** Day on which somebody other than its writer read it against the articles of the guide; null until then. */
  readOn: z.iso.date().nullable(),
});

/** What people in the situation ask, and the answer to just that; it leads where it is what was asked. */
const guidePointSchema = z.strictObject({
  /** Told apart from the other points of its guide by this: `wear-and-tear`. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** How it is asked, in different wordings; what every question about the situation says is left out. */
  askedAs: z.strictObject({ zh: z.array(z.string().min(3)).min(4), en: z.array(z.string().min(3)).min(2) }),
  /** Who tells otherwise asks another point. */
  ...neededWordsShape,
  /** One to three sentences: the direct answer first, then the condition it hangs on. */
  answer: bilingual,
  /** The article of the guide that decides it. */
  source: z.string(),
  /** What to do first and where, if it is another step than the first of the guide. */
  first: bilingual.optional(),
  /**
   * The times that matter to who asks it, the most pressing first: one of the guide's by its source, or one of its own. They come
   * before those of the guide, which then follow only where their last day is known.
   */
  deadlines: z
    .array(z.union([z.string(), guideDeadlineSchema]))
    .max(2)
    .optional(),
  /** What is worked out for who asks it, by id, in place of what the guide names. */
  calculators: z.array(z.string()).max(4).optional(),
  /** Day on which somebody other than its writer read it against the articles; null until then. */
  readOn: z.iso.date().nullable(),
});
export type GuidePoint = z.infer<typeof guidePointSchema>;

/**
 * A public source outside the articles that figures of the guide rest on: a standard, a notice of an authority.
 * `text` when the source itself was read, `copies` when only what others copied of it could be found; the guide then says so.
 */
const otherSourceSchema = z.strictObject({
  title: bilingual,
  url: z.url().nullable(),
  figures: z.array(z.number()).min(1),
  read: z.enum(['text', 'copies']),
});

/**
 * A topic guide: one common situation, and what a person in it needs to know before they see a lawyer.
 * Written by us; every figure in it stands in one of its articles or its other sources.
 */
export const guideSchema = z.strictObject({
  /** The name of its file: `deposit-not-returned`. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Id of a field in `fields/fields.yaml`. */
  field: z.string(),
  /** Other fields whose people are in it, too: who is asked about road traffic is asked about points on a licence. */
  alsoFields: z.array(z.string()).min(1).optional(),
  title: bilingual,
  /** Who is in it: one sentence. */
  situation: bilingual,
  /** What people write when they are in it: short phrases, at least six, of different wording. */
  saidAs: z.strictObject({ zh: z.array(z.string().min(2)).min(6), en: z.array(z.string().min(2)).min(3) }),
  /** Who tells otherwise is in another situation: nobody owes the debts of a dead man who tells of no death. */
  ...neededWordsShape,
  /** The guide that answers in its place who tells of a criminal case: its periods, courts and papers are others. */
  inCriminalCase: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** The answer in two or three sentences, with the condition it hangs on. */
  inShort: z.strictObject({ zh: z.string().min(20).max(300), en: z.string().min(20).max(900) }),
  /** The first that fits is told first, those of protected people before others. */
  branches: z.array(guideBranchSchema).min(1).max(6).optional(),
  /** What is asked within the situation, each with an answer of its own. */
  points: z.array(guidePointSchema).min(2).max(14).optional(),
  /** What held earlier, where it turned the answer; of two that fit the first is told. */
  earlier: z.array(earlierRuleSchema).min(1).max(8).optional(),
  /** What decides the case. */
  matters: z.array(bilingual).min(3).max(7),
  /** The most telling first. */
  articles: z.array(guideArticleSchema).min(2).max(18),
  /** Proof to gather, before it is gone. */
  collect: z.array(bilingual).min(3).max(8),
  deadlines: z.array(guideDeadlineSchema).max(5),
  /** Where to go, in the order one would: the other side, an authority, arbitration, court. */
  where: z.array(bilingual).min(2).max(6),
  /** The first document to write. */
  firstDocument: bilingual,
  /** Ids of the templates that serve in it, the likeliest first; absent where none does. */
  documents: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .optional(),
  /** Calculators that fit, by id, besides those of the deadlines. */
  calculators: z.array(z.string()).default([]),
  otherSources: z.array(otherSourceSchema).max(4).optional(),
  /** What comes before other troubles of the same person: somebody is in danger, or a day must not pass. */
  pressing: z.enum(['danger', 'term']).optional(),
  checkedOn: z.iso.date(),
  /** Day on which somebody other than its writer read it against its articles; null until then. */
  readOn: z.iso.date().nullable(),
});
export type Guide = z.infer<typeof guideSchema>;

/** Whether the people of one of some fields are in the situation of a guide. */
export const isOfFields = (
  { field, alsoFields = [] }: Pick<Guide, 'field' | 'alsoFields'>,
  fields: readonly string[],
): boolean => [field, ...alsoFields].some((one) => fields.includes(one));

/** A deadline of a guide, and whether a point that was asked names it or has others. */
export type AskedDeadline = GuideDeadline & { asked: 'named' | 'beside' | 'unknown' };

/**
 * The times that must not be missed by who asks these points: those they name, then those of the guide.
 * @param surely whether these points are surely asked: else those of the guide may be meant as well
 */
export function deadlinesAsked(guide: Guide, points: readonly GuidePoint[], surely = true): AskedDeadline[] {
  const naming = points.filter(({ deadlines }) => deadlines !== undefined);
  const named = naming.flatMap(({ deadlines = [] }) =>
    deadlines.flatMap((one) => resolveDeadline(guide, one)),
  );
  const once = named.filter((one, at) => named.indexOf(one) === at);
  const others = surely && naming.length > 0 ? ('beside' as const) : ('unknown' as const);
  return [
    ...once.map((one) => ({ ...one, asked: 'named' as const })),
    ...guide.deadlines
      // A point that words the same period for who asks it says it once.
      .filter(({ source, period }) => !once.some((own) => own.source === source && own.period === period))
      .map((one) => ({ ...one, asked: others })),
  ];
}

const resolveDeadline = (guide: Guide, one: string | GuideDeadline): GuideDeadline[] =>
  typeof one === 'string' ? guide.deadlines.filter(({ source }) => source === one) : [one];

/** What is worked out for who asks these points, by id. */
export const calculatorsAsked = (guide: Guide, points: readonly GuidePoint[]): string[] =>
  points.length === 0
    ? guide.calculators
    : [...new Set(points.flatMap(({ calculators }) => calculators ?? guide.calculators))];

/** Every sentence of a guide in one language, titles left out: what its figures are looked for in. */
export function sentencesOfGuide(guide: Guide, language: 'zh' | 'en'): string[] {
  return [
    guide.inShort,
    ...(guide.branches ?? []).map(({ conclusion }) => conclusion),
    ...(guide.points ?? []).flatMap(({ answer, first, deadlines = [] }) => [
      answer,
      ...(first ? [first] : []),
      ...deadlines.flatMap((one) => (typeof one === 'string' ? [] : [one.text])),
    ]),
    ...guide.matters,
    ...guide.articles.map(({ why }) => why),
    ...guide.collect,
    ...guide.deadlines.map(({ text }) => text),
    ...guide.where,
    guide.firstDocument,
  ].map((text) => text[language]);
}
