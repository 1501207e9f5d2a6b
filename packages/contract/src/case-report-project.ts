import { z } from 'zod';
import { caseArea, caseLevel, caseProcedure, caseStanding, caseSummary } from './case.ts';
import {
  caseDuty,
  caseEffect,
  caseQuote,
  caseStance,
  caseTier,
  caseUse,
  caseWarningKind,
} from './case-report-content.ts';
import { caseFilters } from './case-search.ts';
import { idOf } from './ids.ts';
import { isoDate, isoTime, language } from './values.ts';

/** So many cases are chosen for one report. */
export const MOST_CASES_OF_REPORT = 60;
/** So many searches are run in one report: the log is never cut. */
export const MOST_SEARCHES_OF_REPORT = 200;
/** So many versions are kept of one report. */
export const MOST_VERSIONS_OF_REPORT = 50;

const words = (most: number) => z.string().trim().max(most);

/** The case that waits for its decision. Whatever is not known yet is empty or null. */
export const pendingCase = z.object({
  /** Which court hears it, by its whole name. */
  hearingCourt: words(100),
  /** The next higher court as the author names it; empty: concluded from the hearing court where that can be. */
  higherCourt: words(100),
  number: words(60),
  /** Whom the author stands for, as it is to stand in the report: 原告, 合议庭 … */
  side: words(60),
  area: caseArea.nullable(),
  causes: z.array(z.string().trim().min(1).max(60)).max(5),
  procedure: caseProcedure.nullable(),
  facts: words(20_000),
  issues: z.array(z.string().trim().min(1).max(500)).max(10),
  claims: words(5000),
  /** Law of which day judges it. */
  lawAsOf: isoDate.nullable(),
});
/** What {@link pendingCase} reads. */
export type PendingCase = z.infer<typeof pendingCase>;

/** The courts whose decisions make the tiers, as read from the hearing court. */
export const reportCourts = z.object({
  hearing: z.object({
    name: z.string().nullable(),
    level: caseLevel.nullable(),
    region: z.string().nullable(),
  }),
  /** `given` by the author, `rule` from level and region, `library` from where appeals of its held decisions go, `name` from its name. */
  higher: z.object({
    name: z.string().nullable(),
    from: z.enum(['given', 'rule', 'library', 'name', 'unknown', 'none']),
  }),
  /** The High Court of the province; null for the Supreme People's Court, or where no province can be read. */
  high: z.string().nullable(),
});
/** What {@link reportCourts} reads. */
export type ReportCourts = z.infer<typeof reportCourts>;

/** What the library holds of a tier, for whoever searches. */
export const tierHolding = z.object({
  tier: caseTier,
  /** Cases that no later decision replaces, digests among them. */
  count: z.number().int(),
  /** Of these, guiding cases of which only our digest is held. */
  digests: z.number().int(),
  /** Besides: decisions in whose place a later one stands that is held, too. */
  replaced: z.number().int(),
});
/** What {@link tierHolding} reads. */
export type TierHolding = z.infer<typeof tierHolding>;

/** What this installation's library held when a search was run. */
export const reportHoldings = z.object({
  /** Shared cases, and the author's own besides. */
  shared: z.number().int(),
  own: z.number().int(),
  /** Guiding cases of which only our digest is held; not among `shared`. */
  digests: z.number().int(),
  byAuthority: z.array(z.object({ value: caseStanding, count: z.number().int() })),
  earliest: isoDate.nullable(),
  latest: isoDate.nullable(),
  /** By tier, seen from the hearing court of that time; entries written before this was counted lack it. */
  byTier: z.array(tierHolding).optional(),
  /** Grows with every change of the library. */
  revision: z.number().int(),
});
/** What {@link reportHoldings} reads. */
export type ReportHoldings = z.infer<typeof reportHoldings>;

/** How a search was made: 关键词, 案号, 法条关联, 案情 (法发〔2020〕24号第五条 names words, articles and linked cases). */
export const reportSearchMethod = z.enum(['words', 'number', 'article', 'facts', 'all']);
/** What {@link reportSearchMethod} reads. */
export type ReportSearchMethod = z.infer<typeof reportSearchMethod>;

/** A search in the log: written when it ran, never changed. */
export const reportSearch = z.object({
  searchId: idOf('caseReportSearch'),
  /** From 1, in the order they ran. */
  number: z.number().int(),
  ranAt: isoTime,
  /** Who ran it, by the name of that time. */
  ranBy: z.string(),
  method: reportSearchMethod,
  /** The words, number, article or story as given. */
  asked: z.string(),
  within: z.string().nullable(),
  section: z.string().nullable(),
  sort: z.string().nullable(),
  /** Terms really looked for, and those shut out. */
  terms: z.array(z.string()),
  excluded: z.array(z.string()),
  reference: z.string().nullable(),
  problem: z.string().nullable(),
  /** Filters really applied; those left open are not there. */
  filters: caseFilters.partial(),
  /** Tiers whose cases these filters let pass. */
  tiers: z.array(caseTier),
  /** Cases looked through, and found; `facts` ranks all and gives the nearest. */
  searched: z.number().int(),
  hits: z.number().int(),
  /** Of these, decisions that a later one replaced: they count in no tier. Absent as in `holdings`, and so is `unplaced`. */
  replaced: z.number().int().optional(),
  /** Typical cases that match (by facts: that were looked through) and do not say who published them: they stand outside the order. */
  unplaced: z.number().int().optional(),
  hitsByTier: z.array(z.object({ tier: caseTier, count: z.number().int() })),
  /** The first ten. */
  top: z.array(
    z.object({
      rank: z.number().int(),
      caseId: idOf('case'),
      title: z.string(),
      number: z.string().nullable(),
    }),
  ),
  holdings: reportHoldings,
});
/** What {@link reportSearch} reads. */
export type ReportSearch = z.infer<typeof reportSearch>;

/** What must be known of a case that a search found before it is chosen: a later decision that is held stands in its place. */
export const hitNotice = z.object({
  caseId: idOf('case'),
  /** Number of the later decision. */
  by: z.string(),
  /** It changed, annulled or sent back what was decided; false: it was decided on appeal, whatever came of it. */
  isReversed: z.boolean(),
  /** The decision that counts; null where none is held that decides the matter. */
  standing: caseSummary.nullable(),
});
/** What {@link hitNotice} reads. */
export type HitNotice = z.infer<typeof hitNotice>;

/** Which paragraphs stand in the comparison; null: as read by rule. */
export const quoteChoice = z.object({
  gist: z.number().int().min(1).nullable(),
  facts: z.number().int().min(1).nullable(),
  issue: z.number().int().min(1).nullable(),
  reasoning: z.number().int().min(1).nullable(),
  ruling: z.number().int().min(1).nullable(),
});

/** A chosen case. */
export const reportCase = z.object({
  caseId: idOf('case'),
  title: z.string(),
  /** Case number, or the number of its own. */
  number: z.string().nullable(),
  /** Null: deleted since. */
  case: caseSummary.nullable(),
  stance: caseStance,
  /** It stood as adverse at some time: taking it out asks for a reason, whatever it is called now. */
  wasAdverse: z.boolean(),
  /** Why it is favourable, adverse or neutral; may be empty. */
  reason: z.string(),
  use: caseUse,
  useReason: z.string(),
  duty: caseDuty,
  /** By court and authority, or as the author says. */
  tier: caseTier,
  tierByAuthor: z.boolean(),
  tierReason: z.string(),
  effect: z.object({ state: caseEffect, why: z.string() }),
  warnings: z.array(z.object({ kind: caseWarningKind, detail: z.string() })),
  /** The decision that counts in its place, where a later one is held. */
  standing: caseSummary.nullable(),
  quotes: z.object({
    gist: caseQuote.nullable(),
    facts: caseQuote.nullable(),
    issue: caseQuote.nullable(),
    reasoning: caseQuote.nullable(),
    ruling: caseQuote.nullable(),
  }),
  /** Articles that the court names. */
  articles: z.array(z.string()),
  /** In what it differs, in the author's words. */
  difference: z.string(),
  /** Sentences of the pending facts without their like in the case, and of the case without their like there: what to look at. */
  differenceHints: z.object({ missing: z.array(z.string()), additional: z.array(z.string()) }),
  /** Numbers of the searches among whose first ten it stood. */
  foundBy: z.array(z.number().int()),
  addedAt: isoTime,
});
/** What {@link reportCase} reads. */
export type ReportCase = z.infer<typeof reportCase>;

/** A case among the first ten of a logged search that was not chosen, or was taken out again. */
export const omittedCase = z.object({
  caseId: idOf('case'),
  title: z.string(),
  number: z.string().nullable(),
  /** Searches among whose first ten it stood. */
  foundBy: z.array(z.number().int()),
  /** Its stance while it was chosen; null: never chosen. */
  removedAs: caseStance.nullable(),
  /** Why it was left out; may be empty unless it was chosen as adverse. */
  reason: z.string(),
});

/** What is still missing before the report says what 法发〔2020〕24号第四条、第八条 ask. */
export const openPoint = z.object({
  kind: z.enum([
    'no_hearing_court',
    'hearing_court_unread',
    'higher_court_unknown',
    'no_facts',
    'no_issues',
    'no_search',
    /** Nothing in the log looked through `tier`, and no reason for stopping before it is given. */
    'tier_not_searched',
    'no_case',
    'case_without_reason',
    'case_without_use',
    'case_without_gist',
    'no_conclusion',
  ]),
  tier: caseTier.nullable(),
  caseId: idOf('case').nullable(),
});

/** A report in a list. */
export const reportSummary = z.object({
  reportId: idOf('caseReport'),
  title: z.string(),
  hearingCourt: z.string(),
  caseCount: z.number().int(),
  searchCount: z.number().int(),
  versionCount: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** What {@link reportSummary} reads. */
export type ReportSummary = z.infer<typeof reportSummary>;

/** Where the search was stopped: once like cases are found, later tiers need not be searched (法发〔2020〕24号第四条第二款). */
export const reportStop = z.object({ tier: caseTier, reason: z.string(), at: isoTime });

/** A report with all but its text and its log. */
export const caseReport = reportSummary.extend({
  /** Of the report's own words. */
  language,
  /** Who signs it; empty: the account's name. */
  author: z.string(),
  pending: pendingCase,
  courts: reportCourts,
  /** What the library holds now of each tier that there is for the hearing court. */
  tiers: z.array(tierHolding),
  stop: reportStop.nullable(),
  cases: z.array(reportCase),
  omitted: z.array(omittedCase),
  openPoints: z.array(openPoint),
});
/** What {@link caseReport} reads. */
export type CaseReport = z.infer<typeof caseReport>;

/** A version: the report as it stood, kept unchanged. */
export const reportVersion = z.object({
  versionId: idOf('caseReportVersion'),
  /** From 1. */
  number: z.number().int(),
  note: z.string(),
  /** `restore`: what stood there before a restore. */
  reason: z.enum(['saved', 'restore']),
  checksum: z.string(),
  caseCount: z.number().int(),
  savedAt: isoTime,
});
/** What {@link reportVersion} reads. */
export type ReportVersion = z.infer<typeof reportVersion>;
