import * as contract from '@mingfa/contract/case-report';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseSource } from '../../db/schema/case.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE } from '../../testing/invented-cases.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type InventedCase, writeCase } from '../../testing/write-case.ts';

let server: TestApp;
let owner: TestPerson;
let ids: { first: string; appeal: string };
const TYPICAL: InventedCase = {
  ...DEPOSIT_CASE,
  title: '某虚构租客押金案（虚构）',
  number: null,
  court: null,
  level: null,
  region: null,
  kind: 'typical_case',
  authority: 'typical',
  sections: [{ kind: 'facts', paragraphs: ['租赁期满，押金没有退还。'] }],
};

beforeAll(async () => {
  server = await openTestApp();
  owner = await server.person();
  const { context } = server;
  ids = { first: await writeCase(context, DEPOSIT_CASE), appeal: await writeCase(context, DEPOSIT_APPEAL) };
  await writeCase(context, GUIDING_CASE);
  await writeCase(context, { ...GUIDING_CASE, ownNumber: '检例第999号', title: '虚构检例（虚构）' });
});
afterAll(() => server.close());

const as = (reportId: string, body?: object) => ({ token: owner.token, params: { reportId }, body });
async function makeReport(pending: object = {}): Promise<CaseReport> {
  const made = await server.call(contract.createCaseReport, {
    token: owner.token,
    body: {
      title: '押金案类案检索报告',
      pending: {
        hearingCourt: '杭州市虚构区人民法院',
        higherCourt: '杭州市虚构中级人民法院',
        number: '（2026）浙0199民初1号',
        facts: '租赁期满后承租人交还房屋，出租人不退押金。',
        ...pending,
      },
    },
  });
  expect(made.status).toBe(200);
  return made.body;
}
const run = async (reportId: string, body: object) =>
  (await server.call(contract.runReportSearch, as(reportId, { by: 'search', ...body }))).body;
const choose = async (reportId: string, caseId: string) =>
  (await server.call(contract.addReportCase, as(reportId, { caseId }))).body;
const read = async (reportId: string) => (await server.call(contract.getCaseReport, as(reportId))).body;
const sectionOf = async (reportId: string, section: string) => {
  const draft = await server.call(contract.getReportDraft, as(reportId));
  return draft.body.sections.find((one) => one.section === section)?.blocks ?? [];
};
const holdingOf = ({ tiers }: CaseReport, tier: string) => tiers.find((one) => one.tier === tier);

test('a tier whose kind of case the library does not hold cannot be searched: report, log and text say so', async () => {
  const report = await makeReport();
  const { reportId } = report;
  expect(holdingOf(report, 'court_library')).toMatchObject({ count: 0, replaced: 0 });
  expect(holdingOf(report, 'high')).toMatchObject({ count: 0 });
  const open = report.openPoints.flatMap(({ kind, tier }) => (kind === 'tier_not_searched' ? [tier] : []));
  expect(open).toEqual(['guiding', 'higher_and_own']);
  const { search } = await run(reportId, { q: '押金', tier: 'court_library' });
  expect(search).toMatchObject({ searched: 0, hits: 0 });
  expect(search.holdings.byTier).toContainEqual({
    ...{ tier: 'court_library', count: 0, digests: 0, replaced: 0 },
  });
  const words = JSON.stringify(await sectionOf(reportId, 'searches'));
  expect(words).toContain('未能在本库检索，须到公布这些案例的平台另行检索：人民法院案例库参考案例');
  expect(words).toContain('"本库没有此类案例","无从检索（日志1）","—"');
  expect(words).not.toContain('0件（检索范围');
  expect(JSON.stringify(await sectionOf(reportId, 'results'))).toContain(
    '人民法院案例库参考案例：本库没有此类案例',
  );
});

test('what a tier is searched among is what the library holds of it', async () => {
  const { reportId } = await makeReport();
  const { search } = await run(reportId, { q: '押金', tier: 'higher_and_own' });
  expect(search).toMatchObject({ searched: 2, hits: 2 });
  expect((await run(reportId, { q: '', tier: 'guiding' })).search).toMatchObject({ searched: 1, hits: 1 });
});

test('a judgment that was changed later is warned of among the hits, with the one that counts, and counts in no tier', async () => {
  const { reportId } = await makeReport();
  const { search, hits, notices } = await run(reportId, { q: '押金', tier: 'higher_and_own' });
  expect(hits.map(({ caseId }) => caseId).toSorted()).toEqual([ids.appeal, ids.first].toSorted());
  expect(notices).toMatchObject([
    { caseId: ids.first, by: DEPOSIT_APPEAL.number, isReversed: true, standing: { caseId: ids.appeal } },
  ]);
  expect(search).toMatchObject({ replaced: 1, hitsByTier: [{ tier: 'higher_and_own', count: 1 }] });
  expect(search.holdings.byTier).toContainEqual({
    ...{ tier: 'higher_and_own', count: 1, digests: 0, replaced: 1 },
  });
});

test('kept by its author, such a judgment stands under a heading of its own and is not to be considered', async () => {
  const { reportId } = await makeReport();
  await run(reportId, { q: '押金', tier: 'higher_and_own' });
  await choose(reportId, ids.first);
  const { cases } = await choose(reportId, ids.appeal);
  expect(cases.map(({ caseId, duty }) => [caseId, duty])).toEqual([
    [ids.appeal, 'may_consider'],
    [ids.first, 'none'],
  ]);
  expect(cases[1]?.standing?.caseId).toBe(ids.appeal);
  const results = await sectionOf(reportId, 'results');
  const apart = results.findIndex(
    (one) => one.kind === 'heading' && one.text === '已有后续裁判、不是生效裁判的案例',
  );
  expect(JSON.stringify(results.slice(0, apart))).not.toContain(DEPOSIT_CASE.title);
  expect(JSON.stringify(results.slice(apart))).toContain(`应以${DEPOSIT_APPEAL.number}为准`);
  const searches = JSON.stringify(await sectionOf(reportId, 'searches'));
  expect(searches).toContain('"上一级人民法院及本院生效裁判","1","1","1","1"');
  expect(JSON.stringify(await sectionOf(reportId, 'application'))).toContain('不作参照或者参考');
  expect(JSON.stringify(await sectionOf(reportId, 'holdings'))).toContain('下列案例不是生效裁判');
});

test('a guiding case that reports both instances is not replaced by the text of the second', async () => {
  const { reportId } = await makeReport();
  const guiding = await writeCase(server.context, {
    ...GUIDING_CASE,
    ownNumber: '指导性案例997号',
    numbers: [DEPOSIT_CASE.number ?? '', DEPOSIT_APPEAL.number ?? ''],
  });
  const report = await choose(reportId, guiding);
  expect(report.cases[0]).toMatchObject({ duty: 'shall_follow', effect: { state: 'effective' } });
});

test('who published a typical case is read from its batch, too; those that do not say are counted and stand outside', async () => {
  const { reportId } = await makeReport();
  const named = await writeCase(server.context, TYPICAL);
  await writeCase(server.context, { ...TYPICAL, title: '某虚构房客押金案（虚构）' });
  await server.context.db.insert(caseSource).values({
    ...{ caseId: named, name: '最高人民法院租赁纠纷典型案例', path: '一.md', hash: named },
    importedAt: server.context.clock.now(),
  });
  // The list of sources is read with the library: a further case makes it be read anew.
  await writeCase(server.context, { ...GUIDING_CASE, ownNumber: '指导性案例996号' });
  const { search, hits } = await run(reportId, { q: '押金', tier: 'supreme' });
  expect(hits.map(({ caseId }) => caseId)).toEqual([named]);
  expect(search).toMatchObject({ searched: 1, unplaced: 1 });
  expect((await run(reportId, { q: '押金', tier: 'guiding' })).search.unplaced).toBe(0);
  expect(JSON.stringify(await sectionOf(reportId, 'searches'))).toContain('未写明由谁发布');
  expect(holdingOf(await read(reportId), 'supreme')).toMatchObject({ count: 1 });
});

test('检例 are counted apart from the guiding cases of the Supreme People’s Court', async () => {
  const { reportId } = await makeReport();
  const { search } = await run(reportId, { q: '', tier: 'guiding' });
  const counted = new Map(search.holdings.byAuthority.map(({ value, count }) => [value, count]));
  expect(counted.get('guiding_procuratorate')).toBe(1);
  expect(search.searched).toBe(counted.get('guiding'));
  const words = JSON.stringify(await sectionOf(reportId, 'holdings'));
  expect(words).toContain(`指导性案例 ${counted.get('guiding')}、`);
  expect(words).toContain('检例（最高检指导性案例） 1');
});

test('an English report has no brackets and commas of Chinese print in what the program writes', async () => {
  const { reportId } = await makeReport();
  await server.call(contract.editCaseReport, as(reportId, { language: 'en' }));
  await run(reportId, { q: '押金' });
  await choose(reportId, ids.appeal);
  for (const section of ['pending', 'searches', 'results', 'comparison', 'application', 'holdings']) {
    const words = JSON.stringify(await sectionOf(reportId, section))
      .replaceAll(DEPOSIT_APPEAL.title, '')
      .replaceAll(/（\d{4}）[^号]*号/g, '')
      .replaceAll(/法[发]?〔\d{4}〕\d+号/g, '')
      .replaceAll(/“[^”]*”/g, '')
      .replaceAll('租赁期满后承租人交还房屋，出租人不退押金。', '');
    expect(words).not.toMatch(/[（），：；]/);
  }
});
