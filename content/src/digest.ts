import { z } from 'zod';

/** One digest: what an article says, in our own words. Never shown as the text of the law. */
export const digestSchema = z.strictObject({
  /** Article key: `577`, `120-1`. */
  article: z.string().regex(/^\d+(-\d+)?$/),
  /** What the article says in plain Chinese: rule, conditions, exceptions, figures. No sentence copied from the statute. */
  digest: z.string().min(15).max(600),
  /** The same for the English interface. */
  digestEn: z.string().min(15).max(1500),
  /** A heading of a few words: 试用期解除须说明理由. */
  heading: z.string().min(2).max(30),
  headingEn: z.string().min(2).max(120),
  /** What people say when they mean this: 被辞退, 炒鱿鱼, 试用期不要我了. */
  everydayWords: z.array(z.string().min(1).max(30)).min(3),
  /** Related articles: `劳动合同法 47`, law by the short title of a digest file. */
  related: z.array(z.string()).default([]),
  /** Day on which digest and article text were compared. */
  checkedOn: z.iso.date(),
  /** SHA-256 of the article text it was checked against, all white space removed. */
  articleHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Day on which somebody other than its writer read it against the article; null until then, and it is not done before. */
  readOn: z.iso.date().nullable(),
});
export type Digest = z.infer<typeof digestSchema>;

/** A file under `content/digests/`: the digests of one law. */
export const digestFileSchema = z.strictObject({
  /** Full title: 中华人民共和国劳动合同法. */
  law: z.string(),
  /** Usual short title: 劳动合同法. */
  shortTitle: z.string(),
  titleEn: z.string(),
  kind: z.string(),
  issuer: z.string(),
  documentNumber: z.string().nullable(),
  /** Dates of the version the digests were checked against. */
  promulgatedOn: z.iso.date(),
  effectiveOn: z.iso.date(),
  digests: z.array(digestSchema).min(1),
});
export type DigestFile = z.infer<typeof digestFileSchema>;
