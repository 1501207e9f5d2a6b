import { z } from 'zod';
import { caseSectionKind } from './case.ts';
import { articleLocation } from './evidence.ts';
import { idOf } from './ids.ts';

/**
 * Where a case stands in the order of 法发〔2020〕24号第四条: guiding cases of the Supreme People's Court; its typical cases and effective
 * decisions; reference cases and effective decisions of the High Court of the province; effective decisions of the next higher and the own
 * court. `court_library` (人民法院案例库, 法〔2024〕92号第十九条) has a heading of its own, `other` is outside the order.
 */
export const caseTier = z.enum(['guiding', 'court_library', 'supreme', 'high', 'higher_and_own', 'other']);
/** What {@link caseTier} reads. */
export type CaseTier = z.infer<typeof caseTier>;

/** For whom a case speaks, seen from the author's side. */
export const caseStance = z.enum(['favourable', 'adverse', 'neutral']);
/** What {@link caseStance} reads. */
export type CaseStance = z.infer<typeof caseStance>;

/** What the report says is to be done with a case; `open` until the author says. */
export const caseUse = z.enum(['open', 'followed', 'considered', 'distinguished']);
/** What {@link caseUse} reads. */
export type CaseUse = z.infer<typeof caseUse>;

/**
 * Guiding cases 应当参照, all others 可以作为参考 (法发〔2020〕24号第九条). `none`: only an effective decision makes a like case (第一条), and a
 * later one that is held stands in its place.
 */
export const caseDuty = z.enum(['shall_follow', 'may_consider', 'none']);
/** What {@link caseDuty} reads. */
export type CaseDuty = z.infer<typeof caseDuty>;

/**
 * Whether the decision has taken effect: `effective` by its kind or its own words, `not_effective` where the library holds what
 * came instead, `unknown` where neither can be read. Published cases (guiding, 入库) count as effective.
 */
export const caseEffect = z.enum(['effective', 'not_effective', 'unknown']);
/** What {@link caseEffect} reads. */
export type CaseEffect = z.infer<typeof caseEffect>;

/** What a reader of the report must know of a case before relying on it. */
export const caseWarningKind = z.enum([
  /** A guiding case that no longer applies; `detail` says why. */
  'superseded',
  /** Changed, annulled or sent back later; `detail` is the later number. */
  'reversed',
  'not_effective',
  'effect_unknown',
  /** Decided more than three years before the day of the report; never of guiding cases. */
  'older_than_three_years',
  'day_unknown',
  /** 检例: published by the procuratorate, outside the order of 法发〔2020〕24号. */
  'procuratorate_case',
  /** A typical case of which the text does not say who published it. */
  'publisher_unknown',
  'court_unknown',
  /** Articles that it cites read otherwise today; `detail` names them. */
  'articles_changed',
  /** Only our digest of a guiding case is held: nothing of it is quoted; `detail` says where its text was read. */
  'digest_only',
  /** One's own judgment, which nobody else can look up here. */
  'private',
  /** Gone from the library: title and number are what is left. */
  'deleted',
]);
/** What {@link caseWarningKind} reads. */
export type CaseWarningKind = z.infer<typeof caseWarningKind>;

/** Words of a case, verbatim as its readers see them. */
export const caseQuote = z.object({
  section: caseSectionKind,
  /** Through the whole document, from 1. */
  paragraph: z.number().int(),
  text: z.string(),
  /** `own_gist`: the case's own 裁判要点. `excerpt`: a paragraph of it. `chosen`: a paragraph that the author chose. */
  origin: z.enum(['own_gist', 'excerpt', 'chosen']),
});
/** What {@link caseQuote} reads. */
export type CaseQuote = z.infer<typeof caseQuote>;

/** Parts of a report, in its order. The search log is its annex. */
export const reportSectionKind = z.enum([
  /** 待决案件 */
  'pending',
  /** 检索主体、时间、平台、方法: from the log */
  'searches',
  /** 检索结果 by tier */
  'results',
  /** 类案裁判要点 */
  'gists',
  /** 比对表 */
  'comparison',
  /** 参照或者参考情况 */
  'application',
  /** 未选用的检索结果 */
  'omitted',
  /** 库藏与局限 */
  'holdings',
  /** 结论: by the author alone */
  'conclusion',
  /** 依据 */
  'rules',
]);
/** What {@link reportSectionKind} reads. */
export type ReportSectionKind = z.infer<typeof reportSectionKind>;
/** Sections whose text the author may rewrite; to the others only remarks are added. */
export const EDITABLE_SECTIONS = ['pending', 'gists', 'application', 'conclusion'] as const;

/** A footnote; `at` is the character of the text behind which its mark stands. */
export const reportNote = z.object({
  at: z.number().int(),
  text: z.string(),
  /** The article that it names, where the library holds it. */
  location: articleLocation.nullable(),
});
/** What {@link reportNote} reads. */
export type ReportNote = z.infer<typeof reportNote>;

/** What a section is made of. `origin` tells the program's words from the author's. */
export const reportBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    origin: z.enum(['made', 'own']),
    text: z.string(),
    notes: z.array(reportNote),
  }),
  /** Verbatim words of a case. `source` says whose and where. */
  z.object({
    kind: z.literal('quote'),
    caseId: idOf('case').nullable(),
    paragraph: z.number().int(),
    text: z.string(),
    source: z.string(),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    /** A cell is a text with line breaks. */
    rows: z.array(z.array(z.string())),
  }),
]);
/** What {@link reportBlock} reads. */
export type ReportBlock = z.infer<typeof reportBlock>;

/** A section of a report as it stands. */
export const reportSection = z.object({
  section: reportSectionKind,
  title: z.string(),
  /** The author may rewrite it; false: remarks may be added behind what was made. */
  isEditable: z.boolean(),
  /** The author wrote in it. */
  isEdited: z.boolean(),
  /** It was rewritten, and what would be made now differs from what was made then. */
  isOutdated: z.boolean(),
  blocks: z.array(reportBlock),
});
/** What {@link reportSection} reads. */
export type ReportSection = z.infer<typeof reportSection>;

/** A whole report as data: what is shown, kept as a version and written as a file. */
export const reportContent = z.object({
  title: z.string(),
  sections: z.array(reportSection),
  /** The annex: one line of `log` for each search, and what they hash to. */
  log: z.object({
    entries: z.number().int(),
    /** SHA-256 of the log's text, in hexadecimal digits. */
    checksum: z.string(),
    blocks: z.array(reportBlock),
  }),
});
/** What {@link reportContent} reads. */
export type ReportContent = z.infer<typeof reportContent>;
