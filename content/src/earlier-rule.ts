import { z } from 'zod';

const text = z.strictObject({ zh: z.string().min(2).max(300), en: z.string().min(2).max(900) });
const words = z.array(z.string().min(1)).min(1);
const place = z.string().regex(/^[\p{Script=Han}（）《》、〈〉]{2,60} \d+(-\d+)?$/u);

/** Stands among the points of a rule that also answers where none was asked. */
export const NO_POINT = 'none';

/**
 * What held for what happened before a day, where it turned the outcome, the period or the sum of a guide's answer; written by us.
 * It leads where the story tells of such a day.
 */
export const earlierRuleSchema = z.strictObject({
  /** Told apart from the others of its guide by this: `joint-guarantee`. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The first day of the newer law; what happened before it is meant. */
  before: z.iso.date(),
  /** The first day of the older one, where another stood before it. */
  from: z.iso.date().optional(),
  /** Points of the guide that it answers, and {@link NO_POINT}; left out: whatever was asked. */
  asked: z.array(z.string()).min(1).optional(),
  /** Points of the guide where it would mislead. */
  notAsked: z.array(z.string()).min(1).optional(),
  /** Of these one is said with the day: not every day of a story is that of the loan or the accident. None: any day. */
  toldBy: z.strictObject({ zh: words, en: words }).optional(),
  /** What must have happened before that day, as it goes on after 如果/if: the loan was made, she died. */
  happened: text,
  /** The direct answer by the law of that time, with its condition. */
  answer: text,
  /** It came to the same as today: then the answer of today leads, and this is one line. */
  same: z.boolean().default(false),
  /** Sums worked out for the guide hold for then, too. */
  sums: z.boolean().default(false),
  /** It speaks of the period itself, which the last days of today’s answer do not know. */
  period: z.boolean().default(false),
  /** Where the older law stands in the library; else its name in words, where we read it, and whether the library has it, too. */
  source: z.union([
    place,
    z.strictObject({ law: text, readIn: z.string().min(4), inLibrary: z.boolean().default(false) }),
  ]),
  /** The article that decides which law judges it. */
  transition: place.optional(),
  /** Day on which somebody other than its writer read it; null until then. */
  readOn: z.iso.date().nullable(),
});
export type EarlierRule = z.infer<typeof earlierRuleSchema>;
