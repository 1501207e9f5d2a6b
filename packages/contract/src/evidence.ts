import { z } from 'zod';
import { idOf } from './ids.ts';
import { articleKey, isoDate } from './values.ts';

/** Status of a law on a day, computed from dates and versions. */
export const lawStatus = z.enum(['现行有效', '已修改', '已废止', '尚未生效']);
export type LawStatus = z.infer<typeof lawStatus>;

/** Where an article stands in the library. `versionId` is null where only our digest is held. */
export const articleLocation = z.object({
  lawId: z.string(),
  versionId: z.string().nullable(),
  articleKey,
  paragraph: z.number().int().nullable(),
  item: z.number().int().nullable(),
});
export type ArticleLocation = z.infer<typeof articleLocation>;

/** A rectangle on a page: left, top, width, height in points (1/72 inch), from the page's top left corner. */
export const pageBox = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type PageBox = z.infer<typeof pageBox>;

/** A place in a person's file, where the original opens. */
export const documentPlace = z.object({
  documentId: idOf('document'),
  /** Null for a passage that was computed, such as a note. */
  segmentId: z.string().nullable(),
  /** From 1; null where the format has no pages. A slide counts as a page. */
  page: z.number().int().nullable(),
  pageEnd: z.number().int().nullable(),
  boxes: z.array(z.object({ page: z.number().int(), box: pageBox })),
  /** First and last block of the passage, in reading order. */
  blockIds: z.array(z.string()).max(2),
  /** Name of the sheet and the row in it, from 1. */
  sheet: z.string().nullable(),
  row: z.number().int().nullable(),
});
export type DocumentPlace = z.infer<typeof documentPlace>;

/** One numbered source of an answer. */
export const evidence = z.object({
  /** The number the answer cites as `[n]`, from 1. */
  index: z.number().int(),
  /** `statute`: text of the law. `digest`: only our digest is held. `attachment`: a passage of an attached file. `knowledge`: one of a knowledge base. `document`: one of the document being read. */
  kind: z.enum(['statute', 'digest', 'attachment', 'knowledge', 'document']),
  /** Title of the law or name of the file. */
  title: z.string(),
  shortTitle: z.string(),
  /** `第五百七十七条`, or the passage's place. */
  label: z.string(),
  /** Headings above the article, joined by ` › `. */
  headingPath: z.string(),
  /** Text of the law, of the digest, or of the passage. */
  text: z.string(),
  location: articleLocation.nullable(),
  /** Where it stands in a person's file; null for the law. */
  place: documentPlace.nullable().default(null),
  /** Our digest of the article in the reader's language, where there is one. */
  digest: z.object({ heading: z.string(), text: z.string(), checkedOn: isoDate }).nullable(),
  status: lawStatus.nullable(),
  effectiveOn: isoDate.nullable(),
  effectiveApproximate: z.boolean(),
  /** Fused score; only its order means something. */
  score: z.number(),
});
export type Evidence = z.infer<typeof evidence>;

/** Whether a source is a passage of a person's file, and no law. */
export function isFileEvidence(source: { kind: Evidence['kind'] }): boolean {
  return source.kind === 'attachment' || source.kind === 'knowledge' || source.kind === 'document';
}

/** States of a checked citation. Only `verified` counts as verified. */
export const citationState = z.enum([
  'verified',
  'unsupported',
  'quote_mismatch',
  'amended',
  'repealed',
  'not_yet_effective',
  'not_found',
  'version_not_held',
  'digest_only',
  'not_in_library',
  'content_mismatch',
]);
export type CitationState = z.infer<typeof citationState>;

/** One citation in a finished answer, resolved in the library. */
export const checkedCitation = z.object({
  /** Character range in the answer's text (all text parts joined by a blank line), end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  raw: z.string(),
  type: z.enum(['statute', 'case', 'source']),
  state: citationState,
  /** Equal for citations of the same place; counted once. */
  reference: z.string(),
  /** `《民法典》第五百七十七条第一款` or the case number. */
  label: z.string(),
  location: articleLocation.nullable(),
  /** Number of the source it refers to, for `[n]`. */
  sourceIndex: z.number().int().nullable(),
  /** Last article of a range. */
  toArticleKey: articleKey.nullable(),
  /** The words in the answer that were compared with the text, when it quotes. */
  quote: z.string().nullable(),
});
export type CheckedCitation = z.infer<typeof checkedCitation>;

/** The check of a whole answer. */
export const citationCheck = z.object({
  citations: z.array(checkedCitation),
  /** Different references, and how many of them are verified. */
  total: z.number().int(),
  verified: z.number().int(),
  /** Day as of which it was checked. */
  asOf: isoDate,
  /** Day of the newest text in the library; null while only digests are held. */
  libraryDate: isoDate.nullable(),
});
export type CitationCheck = z.infer<typeof citationCheck>;
