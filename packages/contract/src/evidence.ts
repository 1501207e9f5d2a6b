import { z } from 'zod';
import { caseAuthority } from './case-authority.ts';
import { idOf } from './ids.ts';
import { articleKey, isoDate, isoTime } from './values.ts';

/** Status of a law on a day, computed from dates and versions. */
export const lawStatus = z.enum(['现行有效', '已修改', '已废止', '尚未生效']);
/** What {@link lawStatus} reads. */
export type LawStatus = z.infer<typeof lawStatus>;

/** Where an article stands in the library. `versionId` is null where only our digest is held. */
export const articleLocation = z.object({
  lawId: z.string(),
  versionId: z.string().nullable(),
  articleKey,
  paragraph: z.number().int().nullable(),
  item: z.number().int().nullable(),
});
/** What {@link articleLocation} reads. */
export type ArticleLocation = z.infer<typeof articleLocation>;

/** A rectangle on a page: left, top, width, height in points (1/72 inch), from the page's top left corner. */
export const pageBox = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** What {@link pageBox} reads. */
export type PageBox = z.infer<typeof pageBox>;

/**
 * How it is known when a turn begins: heard, told by a file or set by a person (`measured`), or worked out by how much was said around it
 * (`guessed`), which is shown as 约 wherever it is told.
 */
export const timing = z.enum(['measured', 'guessed']);
/** What {@link timing} reads. */
export type Timing = z.infer<typeof timing>;

/** A stretch of a recording, in milliseconds from its beginning. */
export const timeRange = z.object({
  startMs: z.number().int(),
  endMs: z.number().int(),
  /** Of something said: how it is known when. Left out where it was measured. */
  timing: timing.optional(),
});
/** What {@link timeRange} reads. */
export type TimeRange = z.infer<typeof timeRange>;

/** Whose word a turn of a transcript is: a person checked it; or a machine wrote it, or a file was imported, and nobody did. */
export const turnState = z.enum(['checked', 'machine', 'imported']);
/** What {@link turnState} reads. */
export type TurnState = z.infer<typeof turnState>;

/** A turn of a recording within a passage: when it was said, and which of the passage's characters it is. */
const passageTurn = timeRange.extend({
  start: z.number().int(),
  end: z.number().int(),
  state: turnState,
});
/** What {@link passageTurn} reads. */
export type PassageTurn = z.infer<typeof passageTurn>;

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
  /** Of what was said in a recording: it plays from there. */
  time: timeRange.optional(),
});
/** What {@link documentPlace} reads. */
export type DocumentPlace = z.infer<typeof documentPlace>;

/** What every source has. */
const source = {
  /** The number the answer cites as `[n]`, from 1. */
  index: z.number().int(),
  /** Title of the law or judgment, name of the file, title of the page. */
  title: z.string(),
  /** Where in it: `第五百七十七条`, `第 12 页 · 第三条`; empty where nothing need be said. */
  label: z.string(),
  /** The words found. */
  text: z.string(),
  /** Fused score; only its order means something. */
  score: z.number(),
};

/** Our digest of an article in the reader's language, and the day it was last checked. */
export const digestNote = z.object({ heading: z.string(), text: z.string(), checkedOn: isoDate });
/** What {@link digestNote} reads. */
export type DigestNote = z.infer<typeof digestNote>;

/** What sources of law have besides, whether their text is held or our digest alone. */
const ofLaw = {
  ...source,
  shortTitle: z.string(),
  /** Headings above the article, joined by ` › `. */
  headingPath: z.string(),
  /** On the day the question is asked for. */
  status: lawStatus.nullable(),
  effectiveOn: isoDate.nullable(),
  effectiveApproximate: z.boolean(),
};

/** An article, word for word. */
const lawEvidence = z.object({
  ...ofLaw,
  kind: z.literal('law'),
  place: articleLocation.extend({ versionId: z.string() }),
  /** Where there is one of this very text. */
  digest: digestNote.nullable(),
});
/** What {@link lawEvidence} reads. */
export type LawEvidence = z.infer<typeof lawEvidence>;

/** An article of which only our digest is held: `text` is the digest's, and no law. */
const digestEvidence = z.object({
  ...ofLaw,
  kind: z.literal('digest'),
  place: articleLocation.extend({ versionId: z.null() }),
  digest: digestNote,
});
/** What {@link digestEvidence} reads. */
export type DigestEvidence = z.infer<typeof digestEvidence>;

/** What our guide to a common situation says. */
const guideEvidence = z.object({
  ...source,
  kind: z.literal('guide'),
  place: z.object({ guideId: z.string() }),
});

/** The decision that changed, annulled or sent back another one. */
const laterDecision = z.object({ caseId: z.string(), number: z.string() });

/** A passage of a judgment or of a guiding or typical case. */
const caseEvidence = z.object({
  ...source,
  kind: z.literal('case'),
  /** Its own number (指导性案例269号) or the court's; empty where it rightly has none. */
  caseNumber: z.string(),
  authority: caseAuthority,
  /** Our digest of a guiding case whose text is not held: `text` is ours, and never quoted as the court's. */
  isDigest: z.boolean(),
  court: z.string().nullable(),
  decidedOn: isoDate.nullable(),
  /** The later decision held here that changed, annulled or sent it back: it is told because it was named, and does not stand. */
  changedBy: laterDecision.optional(),
  /** The paragraph counts from 1. */
  place: z.object({ caseId: z.string(), paragraph: z.number().int() }),
});
/** What {@link caseEvidence} reads. */
export type CaseEvidence = z.infer<typeof caseEvidence>;

/** How a file came to be asked: attached to the conversation, chosen with a knowledge base, or being read. */
const fileOrigin = z.enum(['attachment', 'knowledge', 'document']);
/** What {@link fileOrigin} reads. */
export type FileOrigin = z.infer<typeof fileOrigin>;

/** A passage of a person's file. */
const fileEvidence = z.object({
  ...source,
  kind: z.literal('file'),
  from: fileOrigin,
  /** Headings above the passage, joined by ` › `. */
  headingPath: z.string(),
  /** It was recognised from a picture of the page, and may hold misreadings. */
  isRecognised: z.boolean().optional(),
  /** Of what was said in a recording: its turns in their order, so that a sentence is heard where it was said. */
  turns: z.array(passageTurn).optional(),
  /** Null for a text that was attached before files were kept. */
  place: documentPlace.nullable(),
});
/** What {@link fileEvidence} reads. */
export type FileEvidence = z.infer<typeof fileEvidence>;

/** A passage of a page of the web, as it was when it was read. */
const webEvidence = z.object({
  ...source,
  kind: z.literal('web'),
  place: z.object({
    address: z.url(),
    readAt: isoTime,
    /** Opens at /v1/web-search/snapshot/{snapshotId}; null where nothing was kept. */
    snapshotId: idOf('webSnapshot').nullable(),
  }),
});

/** What {@link webEvidence} reads. */
export type WebEvidence = z.infer<typeof webEvidence>;

/** One numbered source of an answer; each kind has a place of its own, where it opens. */
export const evidence = z.discriminatedUnion('kind', [
  lawEvidence,
  digestEvidence,
  guideEvidence,
  caseEvidence,
  fileEvidence,
  webEvidence,
]);
/** What {@link evidence} reads. */
export type Evidence = z.infer<typeof evidence>;

/** An article of a law, by its text or by our digest of it. */
export type ArticleEvidence = LawEvidence | DigestEvidence;

/** True for a source that is an article of the library, by its text or by our digest. */
export function isArticleEvidence(source: Evidence): source is ArticleEvidence {
  return source.kind === 'law' || source.kind === 'digest';
}

/** States of a checked citation. Only `verified` counts as verified: a quotation, every figure or the 款 or 项 named agrees, and so does all else that the sentence says of the rule. */
export const citationState = z.enum([
  'verified',
  /** Real and in force, but not all that the sentence says could be compared with it: nothing of it, or what {@link partlyCompared} tells. */
  'not_compared',
  /** A figure, a person, a denial, or the 款 or 项 named differs from the article. */
  'contradicted',
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
  /** A case number that no court can have given (an unknown court, a type its level lacks or that there is not, number 0, a year to come), or a guiding case's that cannot be. */
  'impossible_number',
  /** A case that a later decision held here changed, annulled or sent back. */
  'changed_later',
  /** The passage of a knowledge base says so: no law, and never counted as verified. */
  'from_knowledge',
  /** The page of the web said so when it was read: likewise. */
  'from_web',
  /** A machine wrote so down of a recording, and nobody compared it with the sound. */
  'heard_by_machine',
  /** A transcript says so that was imported, and nobody compared it with the sound. */
  'from_transcript',
]);
/** What {@link citationState} reads. */
export type CitationState = z.infer<typeof citationState>;
/** States of what agrees with a source that is no law, and of no source that somebody answers for: they count nowhere as checked. */
export const BESIDE_LAW_STATES: ReadonlySet<CitationState> = new Set([
  'from_knowledge',
  'from_web',
  'heard_by_machine',
  'from_transcript',
]);
/** States of a citation that somebody has to look at: something differs, or what it names is not the law in force. */
export const DIFFERING_STATES: ReadonlySet<CitationState> = new Set([
  'contradicted',
  'unsupported',
  'quote_mismatch',
  'amended',
  'repealed',
  'not_yet_effective',
  'not_found',
  'content_mismatch',
  'impossible_number',
  'changed_later',
]);

/** In what a sentence differs from the article it cites. */
export const citationDifference = z.object({
  kind: z.enum(['figure', 'paragraph_or_item', 'negation', 'force', 'person', 'word', 'connection', 'start']),
  /** The sentence's words. */
  said: z.string(),
  /** The article's; null where it has none of the kind. */
  law: z.string().nullable(),
});
/** What {@link citationDifference} reads. */
export type CitationDifference = z.infer<typeof citationDifference>;

/**
 * Of a citation that is `not_compared`: what of its sentence agrees with the article, and which words were not found together in it. The
 * rest is grey, since nobody compared it; `nothing` where only that can be told.
 */
export const partlyCompared = z.object({
  kind: z.enum(['quote', 'figure', 'paragraph_or_item', 'nothing']),
  /** What agrees: the figures, or the 款 or 项 named; of a quotation its words; empty where nothing was compared. */
  agrees: z.string(),
  /** The sentence's words that were not compared. */
  open: z.string(),
});
/** What {@link partlyCompared} reads. */
export type PartlyCompared = z.infer<typeof partlyCompared>;

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
  /** Of a case number that is held. */
  caseId: z.string().optional(),
  /** Of a case that does not stand: what changed it. */
  changedBy: laterDecision.optional(),
  /** Number of the source it refers to, for `[n]`. */
  sourceIndex: z.number().int().nullable(),
  /** Last article of a range. */
  toArticleKey: articleKey.nullable(),
  /** The words in the answer that were compared with the text, when it quotes. */
  quote: z.string().nullable(),
  /** What differs, where the state is `contradicted`. */
  difference: citationDifference.nullable().default(null),
  /** What of the sentence agrees, where the state is `not_compared` because of the rest. */
  partly: partlyCompared.optional(),
  /** Of what is `not_found`: that it is the law itself, of which no list of national laws or regulations in force has the name. */
  missing: z.enum(['law']).optional(),
  /** The text says that it means the law of the day of its facts: it was held against the text of then, where that is held. */
  ofItsTime: z.boolean().optional(),
  /** An article of the same law that fits the sentence much better. */
  better: z.object({ articleKey, label: z.string() }).nullable().default(null),
  /** Of a passage of a recording: the turn whose words the sentence rests on. */
  time: timeRange.optional(),
});
/** What {@link checkedCitation} reads. */
export type CheckedCitation = z.infer<typeof checkedCitation>;

/** Grows when the check compares more. Answers keep the state that the rules of their day gave them. */
export const CITATION_RULES = 12;

const textStretch = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });
/** A stretch of an answer's text, by its offsets. */
export type TextStretch = z.infer<typeof textStretch>;

/** The check of a whole answer. */
export const citationCheck = z.object({
  citations: z.array(checkedCitation),
  /**
   * Different references to law, and how many of them were compared wherever they are cited; passages of a knowledge base and of
   * pages of the web are neither.
   */
  total: z.number().int(),
  verified: z.number().int(),
  /** Of them those that were only found to exist, at one place at least. */
  existing: z.number().int().default(0),
  /** The answer has more citations than are checked; those after the last one here were not. */
  partial: z.boolean().default(false),
  /** Words of whoever set the assistant up: what they cite is no citation of the answer, and was not checked. */
  aside: z.array(textStretch).optional(),
  /** What the program itself put into a model's answer: urgent help, questions, what it leaves to others. Earlier releases kept no note of it. */
  byProgram: z.array(textStretch).optional(),
  /** The rules it was checked by; 1 for those that did not compare figures. Below {@link CITATION_RULES} it can be checked again. */
  rules: z.number().int().default(1),
  /** Day as of which it was checked. */
  asOf: isoDate,
  /** Day of the newest text in the library; null while only digests are held. */
  libraryDate: isoDate.nullable(),
});
/** What {@link citationCheck} reads. */
export type CitationCheck = z.infer<typeof citationCheck>;
