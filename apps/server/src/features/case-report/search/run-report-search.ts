import type { HitNotice, ReportSearch } from '@mingfa/contract/case-report-project';
import type { CaseHit, SimilarCase } from '@mingfa/contract/case-search';
import { CASE_TIERS, type CaseTier } from '@mingfa/legal/judgments/case-tier';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import { eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { caseReport } from '../../../db/schema/case-report.ts';
import type { AskedFilters } from '../../../engine/cases/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import {
  describeHits,
  type FoundCases,
  findCases,
  getCaseLibrary,
  type SimilarContext,
  similarTo,
} from '../../case/index.ts';
import { readLaterOfAll, replacedCases } from '../later-decisions.ts';
import { ownReport, type ReportRow } from '../own-report.ts';
import { readCourts } from '../read-courts.ts';
import { coveredTiers } from './covered-tiers.ts';
import { noticesOf } from './notices-of-hits.ts';
import { readTiers, type TieredLibrary } from './rows-by-tier.ts';
import { appendToLog } from './search-log.ts';
import { readTierHoldings } from './tier-holdings.ts';

type Sort = 'relevance' | 'newest' | 'authority';
interface RunInput {
  reportId: string;
  by: 'search' | 'facts';
  q: string;
  within?: string | undefined;
  section?: NonNullable<Parameters<typeof findCases>[2]['section']> | undefined;
  sort: Sort;
  story?: string | undefined;
  filters: AskedFilters;
  tier?: Exclude<CaseTier, 'other'> | undefined;
  limit: number;
}
/** What a search found, before it is written down. */
type Ran = Omit<
  ReportSearch,
  'searchId' | 'number' | 'ranAt' | 'ranBy' | 'filters' | 'tiers' | 'top' | 'holdings'
> & { hitsShown: CaseHit[]; similar: SimilarCase[]; revision: number };

const SHORTEST_STORY = 10;
const FIRST = 10;

/**
 * Runs a search of cases as anywhere else, and writes into the report's log what was asked, how it was read and what it found.
 * @throws AppError `not_found`, `limit_reached`, `invalid_input` without a story
 */
export async function runReportSearch(
  context: MakingContext & SimilarContext,
  input: RunInput,
): Promise<{ search: ReportSearch; hits: CaseHit[]; similar: SimilarCase[]; notices: HitNotice[] }> {
  const { db, caller, clock, ids } = context;
  const report = await ownReport(db, caller, input.reportId);
  const courts = await readCourts(db, report.pending);
  const ranAt = clock.now();
  const { hitsShown, similar, revision, ...ran } =
    input.by === 'facts'
      ? await runFacts(context, report, input, courts)
      : await runWords(context, input, courts);
  const notices = await noticesOf(
    context,
    [...hitsShown, ...similar].map(({ caseId }) => caseId),
  );
  const library = await getCaseLibrary(context);
  const entry = {
    searchId: ids.make('caseReportSearch'),
    ranAt: ranAt.toISOString(),
    ranBy: await nameOf(context, report),
    ...ran,
    filters: appliedFilters(input.filters),
    tiers: input.tier ? [input.tier] : coveredTiers(input.filters, courts),
    top: [...hitsShown, ...similar].slice(0, FIRST).map(({ caseId, title, number, ownNumber }, at) => ({
      rank: at + 1,
      caseId,
      title,
      number: number ?? ownNumber,
    })),
    holdings: {
      shared: library.cases,
      own: library.own,
      digests: library.digests,
      byAuthority: library.byAuthority,
      earliest: library.earliest,
      latest: library.latest,
      byTier: await readTierHoldings(context, courts),
      revision,
    },
  };
  return context.makeOnce(async (tx) => {
    await ownReport(tx, caller, input.reportId, true);
    const search = await appendToLog(tx, input.reportId, entry);
    await tx.update(caseReport).set({ updatedAt: clock.now() }).where(eq(caseReport.id, input.reportId));
    return { search, hits: hitsShown, similar, notices };
  });
}

async function runWords(
  context: MakingContext & SimilarContext,
  input: RunInput,
  courts: HearingCourts,
): Promise<Ran> {
  const { q, within, section, sort, filters, tier, limit } = input;
  const all = await findCases(context, context.caller.userId, { ...filters, q, within, section, sort });
  const tiered = await readTiers(context.db, all.index, courts);
  const found: FoundCases = tier
    ? { ...all, rows: all.rows.filter((row) => tiered.tierOf(row) === tier) }
    : all;
  const { items } = await describeHits(context, found, { section, page: 1, pageSize: limit });
  const { understood } = found;
  return {
    method: understood.by,
    asked: q,
    within: within ?? null,
    section: section ?? null,
    sort,
    terms: understood.terms,
    excluded: understood.excluded,
    reference: understood.reference,
    problem: understood.problem,
    searched: all.failed.reduce(
      (sum, failed, row) => sum + (failed === 0 && (!tier || tiered.tierOf(row) === tier) ? 1 : 0),
      0,
    ),
    hits: found.rows.length,
    ...(await countHits(context, found, tiered)),
    unplaced: countUnplaced(all, tiered, tier),
    hitsShown: items,
    similar: [],
    revision: all.index.revision,
  };
}

async function runFacts(
  context: MakingContext & SimilarContext,
  { pending }: ReportRow,
  { story, filters, tier, limit }: RunInput,
  courts: HearingCourts,
): Promise<Ran> {
  const told = story || pending.facts;
  if (told.length < SHORTEST_STORY) throw new AppError('invalid_input', { problem: WORDS[context.language] });
  const all = await findCases(context, context.caller.userId, filters);
  const tiered = await readTiers(context.db, all.index, courts);
  const among = tier
    ? new Set(
        all.rows.filter((row) => tiered.tierOf(row) === tier).map((row) => all.index.ids[row] as string),
      )
    : undefined;
  const { answer, items, searched } = await similarTo(context, {
    story: told,
    causes: pending.causes,
    filters,
    among,
    limit,
  });
  const rows = items.flatMap(({ caseId }) => all.index.rows.get(caseId) ?? []);
  return {
    method: 'facts',
    asked: told,
    within: null,
    section: null,
    sort: null,
    terms: answer.causes.map(({ value }) => value),
    excluded: [],
    reference: null,
    problem: null,
    searched,
    hits: items.length,
    ...(await countHits(context, { index: all.index, rows }, tiered)),
    unplaced: countUnplaced(all, tiered, tier),
    hitsShown: [],
    similar: items,
    revision: all.index.revision,
  };
}

const WORDS = {
  'zh-CN': '请先填写待决案件的基本事实',
  en: 'first tell the facts of the pending case',
} as const;

/** Typical cases that would belong to the tier asked if they said who published them; only these two tiers have typical cases. */
const countUnplaced = ({ rows }: FoundCases, { isUnplaced }: TieredLibrary, tier: CaseTier | undefined) =>
  !tier || tier === 'supreme' || tier === 'high' ? rows.filter(isUnplaced).length : 0;

/** What was found by tier; what a later decision replaced counts in none. */
async function countHits(
  context: Pick<MakingContext, 'db' | 'caller'>,
  { index, rows }: Pick<FoundCases, 'index' | 'rows'>,
  { tierOf }: TieredLibrary,
): Promise<Required<Pick<ReportSearch, 'replaced' | 'hitsByTier'>>> {
  const replaced = replacedCases(await readLaterOfAll(context, index));
  const standing = rows.filter((row) => !replaced.has(index.ids[row] as string));
  const counts = new Map<CaseTier, number>();
  for (const row of standing) counts.set(tierOf(row), (counts.get(tierOf(row)) ?? 0) + 1);
  return {
    replaced: rows.length - standing.length,
    hitsByTier: CASE_TIERS.flatMap((tier) => {
      const count = counts.get(tier) ?? 0;
      return count > 0 ? [{ tier, count }] : [];
    }),
  };
}

/** Filters that narrow something. */
function appliedFilters(filters: AskedFilters): ReportSearch['filters'] {
  const applied = Object.entries(filters).filter(
    ([, value]) =>
      value !== undefined && value !== '' && value !== 'all' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(applied) as ReportSearch['filters'];
}

/** Who signs the report, else the account by its name. */
async function nameOf(
  { db, caller }: Pick<MakingContext, 'db' | 'caller'>,
  { author }: ReportRow,
): Promise<string> {
  if (author !== '') return author;
  const [found] = await db.select({ nickname: user.nickname }).from(user).where(eq(user.id, caller.userId));
  return found?.nickname ?? '';
}
