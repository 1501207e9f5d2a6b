import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = new URL('../../clones/golden/', import.meta.url);

/** The official clones, one file of golden questions each. */
export const OFFICIAL_CLONE_IDS = [
  'employment',
  'tenancy',
  'family',
  'traffic',
  'private-loans',
  'consumers',
  'criminal-procedure',
  'companies',
  'contract-review',
  'intellectual-property',
  'administrative',
  'enforcement',
] as const;
/** What {@link OFFICIAL_CLONE_IDS} lists. */
export type OfficialCloneId = (typeof OFFICIAL_CLONE_IDS)[number];

/** An article by the usual short title of its law: `{ law: 劳动合同法, article: '82' }`, 第X条之一 as `133-1`. */
const place = z.strictObject({
  law: z.string().regex(/^[\p{Script=Han}（）]{2,30}$/u),
  article: z.string().regex(/^\d+(?:-\d+)?$/),
});
const places = z.array(place).max(6);
/** A sum or a period with its unit, in digits: `36,000元`, `3年`. */
const figure = z.string().regex(/^\d{1,3}(?:,?\d{3})*(?:\.\d+)?万?(?:元|年|个月|个工作日|日|小时)$/);

const expectation = z
  .strictObject({
    /** Every one of these must be cited. */
    cites: places,
    /** One of these must be cited, where any are named. */
    citesAny: places,
    /** None of these may be cited: the number an older version had, or law of another field. */
    notCites: places,
    /** It has to be refused as outside the clone's field. */
    insufficient: z.boolean(),
    figures: z.array(figure).max(4),
    /** Ids of facts that must be asked for. */
    asks: z.array(z.string()).max(8),
    mentions: z.array(z.string().min(1)).max(4),
    notMentions: z.array(z.string().min(1)).max(4),
  })
  .refine(({ insufficient, cites, citesAny }) => cites.length + citesAny.length > 0 !== insufficient, {
    message: 'either a place that must be cited, or a refusal',
  });

const goldenQuestions = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/),
      question: z.string().min(8).max(300),
      expect: expectation,
      /** The article it rests on, for who reads a failure. */
      why: z.string().min(5).max(200),
    }),
  )
  .min(12)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: 'an id comes twice' });

/** A question to an official clone, and by what its answer is judged without a model. */
export type GoldenQuestion = z.infer<typeof goldenQuestions>[number];

/**
 * Reads the golden questions of an official clone.
 * @throws Error naming the file that does not follow its form
 */
export async function loadGoldenQuestions(id: OfficialCloneId): Promise<GoldenQuestion[]> {
  const text = await readFile(new URL(`${id}.yaml`, folder), 'utf8');
  const parsed = goldenQuestions.safeParse(parse(text));
  if (!parsed.success) throw new Error(`clones/golden/${id}.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
