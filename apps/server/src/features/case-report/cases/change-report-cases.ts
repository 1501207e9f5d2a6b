import type { CaseStance, CaseTier, CaseUse } from '@mingfa/contract/case-report-content';
import { type CaseReport, MOST_CASES_OF_REPORT } from '@mingfa/contract/case-report-project';
import { plainWriting } from '@mingfa/legal/words/plain-writing';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { caseText } from '../../../db/schema/case.ts';
import { caseReportCase, type StoredQuotes, type StoredStop } from '../../../db/schema/case-report.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { requireCase } from '../../case/index.ts';
import { changeReport, getReport } from '../change-report.ts';
import type { ChosenRow } from '../own-report.ts';
import { hasParagraph } from './choose-quotes.ts';

const PROBLEMS = {
  'zh-CN': {
    reason: '移出不利案例（包括曾定为不利的）须说明理由',
    stance: '把不利改为其他立场须说明理由',
    tier: '另定顺位须说明理由',
    paragraph: '案例中没有这一段',
  },
  en: {
    reason: 'say why a case that is or was adverse is taken out',
    stance: 'say why an adverse case is adverse no longer',
    tier: 'say why the tier is another',
    paragraph: 'the case has no such paragraph',
  },
} as const;

/**
 * Chooses a case; one that was taken out comes back with what was said of it.
 * @throws AppError `not_found`, `limit_reached`
 */
export async function addReportCase(
  context: RequestContext,
  {
    reportId,
    caseId,
    stance,
    reason,
  }: { reportId: string; caseId: string; stance: CaseStance; reason: string },
): Promise<CaseReport> {
  const { title, number, ownNumber } = await requireCase(context, caseId);
  await changeReport(context, reportId, async (_, tx) => {
    const said = { stance, ...(isBlank(reason) ? {} : { reason }) };
    const isAdverse = stance === 'adverse';
    const kept = { title, number: number ?? ownNumber };
    await tx
      .insert(caseReportCase)
      .values({
        ...{ reportId, caseId, ...kept, stance, reason, addedAt: context.clock.now() },
        wasAdverse: isAdverse,
        ...{ use: 'open', useReason: '', difference: '', tierReason: '', quotes: {} },
      })
      .onConflictDoUpdate({
        target: [caseReportCase.reportId, caseReportCase.caseId],
        // What was said when it was taken out stays.
        set: {
          ...kept,
          ...said,
          removedAt: null,
          ...(isAdverse ? { wasAdverse: true } : {}),
        },
      });
    const chosen = and(eq(caseReportCase.reportId, reportId), isNull(caseReportCase.removedAt));
    if ((await tx.$count(caseReportCase, chosen)) > MOST_CASES_OF_REPORT)
      throw new AppError('limit_reached', { limit: MOST_CASES_OF_REPORT });
    return {};
  });
  return getReport(context, { reportId });
}

interface EditInput {
  reportId: string;
  caseId: string;
  stance?: CaseStance | undefined;
  reason?: string | undefined;
  use?: CaseUse | undefined;
  useReason?: string | undefined;
  difference?: string | undefined;
  tier?: CaseTier | null | undefined;
  tierReason?: string | undefined;
  quotes?: { [Field in keyof StoredQuotes]?: number | null | undefined } | undefined;
}

/**
 * Says more of a chosen case; what is left out stays.
 * @throws AppError `not_found`, `invalid_input` for a tier without its reason or a paragraph that is not there
 */
export async function editReportCase(context: RequestContext, input: EditInput): Promise<CaseReport> {
  const { reportId, caseId, quotes, ...said } = input;
  const problems = PROBLEMS[context.language];
  await changeReport(context, reportId, async (_, tx) => {
    const row = await chosenCase(tx, reportId, caseId);
    const changed = { ...row, ...given(said), quotes: { ...row.quotes, ...given(quotes ?? {}) } };
    if (row.stance === 'adverse' && changed.stance !== 'adverse' && isBlank(changed.reason))
      throw new AppError('invalid_input', { problem: problems.stance });
    if (changed.tier !== null && isBlank(changed.tierReason))
      throw new AppError('invalid_input', { problem: problems.tier });
    const [text] = await tx
      .select({ masked: caseText.masked })
      .from(caseText)
      .where(eq(caseText.caseId, caseId));
    const asked = Object.values(quotes ?? {}).filter((one) => typeof one === 'number');
    if (asked.some((paragraph) => !hasParagraph(text ?? { masked: '' }, paragraph)))
      throw new AppError('invalid_input', { problem: problems.paragraph });
    const wasAdverse = row.wasAdverse || changed.stance === 'adverse';
    await tx
      .update(caseReportCase)
      .set({ ...changed, wasAdverse })
      .where(ofCase(reportId, caseId));
    return {};
  });
  return getReport(context, { reportId });
}

/**
 * Takes a case out. It stays in the list of what was left out; of one that is or was adverse the reason is asked.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function removeReportCase(
  context: RequestContext,
  { reportId, caseId, reason }: { reportId: string; caseId: string; reason: string },
): Promise<CaseReport> {
  await changeReport(context, reportId, async (_, tx) => {
    const row = await chosenCase(tx, reportId, caseId);
    if (row.wasAdverse && isBlank(reason))
      throw new AppError('invalid_input', { problem: PROBLEMS[context.language].reason });
    await tx
      .update(caseReportCase)
      .set({ removedAt: context.clock.now(), removeReason: reason })
      .where(ofCase(reportId, caseId));
    return {};
  });
  return getReport(context, { reportId });
}

/** Reasons of so many cases are kept: each of 200 searches has ten first ones. */
const MOST_OMISSIONS = 2000;

/** Says why a case that a search found was left out. @throws AppError `not_found` */
export async function explainOmittedCase(
  context: RequestContext,
  { reportId, caseId, reason }: { reportId: string; caseId: string; reason: string },
): Promise<CaseReport> {
  const { omitted } = await getReport(context, { reportId });
  if (!omitted.some((one) => one.caseId === caseId)) throw new AppError('not_found');
  await changeReport(context, reportId, ({ omissions }) => {
    if (Object.keys(omissions).length >= MOST_OMISSIONS) throw new AppError('not_found');
    return { omissions: { ...omissions, [caseId]: reason } };
  });
  return getReport(context, { reportId });
}

/** Records that the search ended with a tier, and why; null: it goes on. @throws AppError `not_found` */
export async function stopReportSearch(
  context: RequestContext,
  { reportId, stop }: { reportId: string; stop: Omit<StoredStop, 'at'> | null },
): Promise<CaseReport> {
  const at = context.clock.now().toISOString();
  await changeReport(context, reportId, () => ({ stop: stop && { ...stop, at } }));
  return getReport(context, { reportId });
}

/** Signs that nobody sees are no reason. */
const isBlank = (text: string): boolean => plainWriting(text).replace(/\s/gu, '') === '';

const ofCase = (reportId: string, caseId: string) =>
  and(eq(caseReportCase.reportId, reportId), eq(caseReportCase.caseId, caseId));

async function chosenCase(tx: Transaction, reportId: string, caseId: string): Promise<ChosenRow> {
  const [row] = await tx
    .select()
    .from(caseReportCase)
    .where(and(ofCase(reportId, caseId), isNull(caseReportCase.removedAt)));
  if (!row) throw new AppError('not_found');
  return row;
}

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Values]: Exclude<Values[Field], undefined>;
  };
