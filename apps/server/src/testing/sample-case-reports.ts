import { eq } from 'drizzle-orm';
import { caseReport, caseReportCase, caseReportSearch, caseReportVersion } from '../db/schema/case-report.ts';
import { DEPOSIT_CASE } from './invented-cases.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { writeCase } from './write-case.ts';

interface HeldReport {
  reportId: string;
  caseId: string;
  versionId: string;
}

const PENDING = {
  ...{ hearingCourt: '杭州市虚构区人民法院', higherCourt: '', number: '', side: '原告', area: null },
  ...{ causes: [], procedure: null, facts: '租赁期满后房东不退押金', issues: [], claims: '', lawAsOf: null },
};

/** A report of the owner's with a case, a search and a version. */
export async function sampleReport({ server, owner }: SampleWorld): Promise<HeldReport> {
  const { db, ids, clock } = server.context;
  const [kept] = await db
    .select({ reportId: caseReport.id, caseId: caseReportCase.caseId, versionId: caseReportVersion.id })
    .from(caseReport)
    .innerJoin(caseReportCase, eq(caseReportCase.reportId, caseReport.id))
    .innerJoin(caseReportVersion, eq(caseReportVersion.reportId, caseReport.id))
    .where(eq(caseReport.ownerId, owner.userId));
  if (kept) return kept;
  const now = clock.now();
  const reportId = ids.make('caseReport');
  const versionId = ids.make('caseReportVersion');
  const caseId = await writeCase(server.context, DEPOSIT_CASE);
  const report = { title: '押金案', language: 'zh-CN' as const, author: '', pending: PENDING, stop: null };
  const written = { ...report, edits: {}, omissions: {} };
  await db
    .insert(caseReport)
    .values({ id: reportId, ownerId: owner.userId, ...written, createdAt: now, updatedAt: now });
  const chosen = {
    ...{ caseId, title: DEPOSIT_CASE.title, number: null, stance: 'adverse' as const, reason: '不利' },
    ...{ use: 'open' as const, useReason: '', difference: '', tier: null, tierReason: '', quotes: {} },
    ...{ removeReason: '' },
  };
  await db.insert(caseReportCase).values({ ...chosen, reportId, addedAt: now });
  const content = { title: '押金案', sections: [], log: { entries: 0, checksum: '', blocks: [] } };
  await db.insert(caseReportVersion).values({
    ...{ id: versionId, reportId, number: 1, note: '', reason: 'saved', content, savedAt: now },
    state: { ...written, cases: [{ ...chosen, addedAt: now.toISOString(), removedAt: null }] },
  });
  const entry = {
    ...{ number: 1, searchId: ids.make('caseReportSearch'), ranAt: now.toISOString(), ranBy: '' },
    ...{ method: 'words', asked: '押金', within: null, section: null, sort: 'relevance', terms: ['押金'] },
    ...{ excluded: [], reference: null, problem: null, filters: {}, tiers: [], searched: 1, hits: 1 },
    ...{ hitsByTier: [], top: [{ rank: 1, caseId, title: DEPOSIT_CASE.title, number: null }] },
    holdings: { shared: 1, own: 0, digests: 0, byAuthority: [], earliest: null, latest: null, revision: 1 },
  };
  const log = { id: entry.searchId, reportId, number: 1, line: JSON.stringify(entry), checksum: '' };
  await db.insert(caseReportSearch).values(log);
  return { reportId, caseId, versionId };
}

const ofReport = (body?: (held: HeldReport) => object): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await sampleReport(world);
    return { params: { reportId: held.reportId }, ...(body ? { body: body(held) } : {}) };
  },
});
const ofVersion: Sample = {
  ofOwner: true,
  request: async (world) => {
    const { reportId, versionId } = await sampleReport(world);
    return { params: { reportId, versionId } };
  },
};

/** A request for each endpoint of similar-case reports. */
export const CASE_REPORT_SAMPLES: Record<string, Sample> = {
  'caseReport.listCaseReports': { request: () => ({}) },
  'caseReport.createCaseReport': { request: () => ({ body: { title: '押金案', pending: PENDING } }) },
  'caseReport.getCaseReport': ofReport(),
  'caseReport.editCaseReport': ofReport(() => ({ title: '押金与租金', pending: { side: '被告' } })),
  'caseReport.deleteCaseReport': ofReport(),
  'caseReport.runReportSearch': ofReport(() => ({ by: 'search', q: '押金' })),
  'caseReport.listReportSearches': ofReport(),
  'caseReport.exportReportLog': ofReport(),
  'caseReport.checkReportLog': ofReport(() => ({})),
  'caseReport.addReportCase': ofReport(({ caseId }) => ({ caseId, stance: 'adverse' })),
  'caseReport.editReportCase': ofReport(({ caseId }) => ({ caseId, use: 'considered' })),
  'caseReport.removeReportCase': ofReport(({ caseId }) => ({ caseId, reason: '案情不同' })),
  'caseReport.explainOmittedCase': {
    ofOwner: true,
    request: async (world) => {
      const { reportId, caseId } = await sampleReport(world);
      const { db, clock } = world.server.context;
      await db
        .update(caseReportCase)
        .set({ removedAt: clock.now() })
        .where(eq(caseReportCase.caseId, caseId));
      return { params: { reportId }, body: { caseId, reason: '案情不同' } };
    },
  },
  'caseReport.stopReportSearch': ofReport(() => ({ stop: { tier: 'guiding', reason: '已检索到' } })),
  'caseReport.getReportDraft': ofReport(),
  'caseReport.saveReportSection': ofReport(() => ({ section: 'conclusion', paragraphs: ['应当返还。'] })),
  'caseReport.resetReportSection': ofReport(() => ({ section: 'conclusion' })),
  'caseReport.listReportVersions': ofReport(),
  'caseReport.saveReportVersion': ofReport(() => ({ note: '初稿' })),
  'caseReport.getReportVersion': ofVersion,
  'caseReport.restoreReportVersion': ofVersion,
  'caseReport.exportCaseReport': ofReport(),
};
