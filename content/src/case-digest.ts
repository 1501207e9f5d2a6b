import { z } from 'zod';

const inBoth = z.strictObject({ zh: z.string().min(10).max(400), en: z.string().min(10).max(900) });

/** A guiding case in our own words. Never shown as the text of the Supreme People's Court or Procuratorate. */
export const caseDigestSchema = z.strictObject({
  /** 指导性案例265号, 检例第244号. */
  number: z.string().regex(/^(?:指导性案例\d{1,4}号|检例第\d{1,4}号)$/),
  issuer: z.enum(['最高人民法院', '最高人民检察院']),
  /** As published, with the names masked as there. */
  title: z.string().min(4).max(120),
  titleEn: z.string().min(4).max(160),
  publishedOn: z.iso.date(),
  area: z.enum(['civil', 'criminal', 'administrative', 'enforcement', 'compensation', 'supervision']),
  /** Causes of action or charges, as the case names them; none where it names none. */
  causes: z.array(z.string().min(2).max(40)),
  procedure: z.enum([
    'first_instance',
    'second_instance',
    'retrial',
    'death_penalty_review',
    'enforcement',
    'none',
  ]),
  /** The court whose decision took effect; null where none decided. */
  court: z.string().nullable(),
  /** Numbers of the decisions told, the last instance first. */
  numbers: z.array(z.string()),
  decidedOn: z.iso.date().nullable(),
  /** What it lays down, one entry for each of its points. No sentence copied. */
  point: z.array(inBoth).min(1),
  /** What happened. */
  facts: inBoth,
  /** How it was decided. */
  outcome: inBoth,
  /** The articles it lists: `民法典 1035`, law by its title. */
  articles: z.array(z.string().regex(/^\S+ \d+(-\d+)?$/)).min(1),
  /** Why courts no longer refer to it; null for one that applies. */
  superseded: z.string().nullable(),
  /** What people say when they are in such a situation. */
  everydayWords: z.array(z.string().min(2).max(30)).min(4),
  /** Where it was read in full. */
  source: z.strictObject({ name: z.string(), address: z.url(), day: z.iso.date() }),
  /** Day on which digest and source were compared, sentence by sentence. */
  readOn: z.iso.date(),
});
/** A guiding case in our own words. */
export type CaseDigest = z.infer<typeof caseDigestSchema>;
