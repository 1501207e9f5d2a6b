import * as contract from '@mingfa/contract/case-report';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseText, legalCase } from '../../db/schema/case.ts';
import { caseReportSearch, caseReportVersion } from '../../db/schema/case-report.ts';
import { expireCases } from '../../engine/cases/index.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../testing/invented-cases.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type InventedCase, writeCase } from '../../testing/write-case.ts';
import { checksumOf } from './search/search-log.ts';

let server: TestApp;
let owner: TestPerson;
let other: TestPerson;
const ids: Record<'first' | 'appeal' | 'supreme' | 'high' | 'guiding' | 'library' | 'own', string> = {
  first: '',
  appeal: '',
  supreme: '',
  high: '',
  guiding: '',
  library: '',
  own: '',
};
const HIGH_CASE: InventedCase = {
  ...DEPOSIT_APPEAL,
  title: '某虚构物业公司与王某房屋租赁合同纠纷再审民事裁定书（虚构）',
  number: '（2025）浙民申9号',
  earlierNumbers: [],
  court: '浙江省高级人民法院',
  level: 'high',
  procedure: 'retrial_application',
  kind: 'ruling',
  decidedOn: '2025-03-04',
  disposal: [],
};
const LIBRARY_CASE: InventedCase = {
  ...DEPOSIT_APPEAL,
  title: '某虚构公司诉某虚构中心房屋租赁合同纠纷案（虚构）',
  number: null,
  ownNumber: '2024-16-2-111-999',
  earlierNumbers: [],
  authority: 'reference',
  kind: 'typical_case',
  disposal: [],
};
const PENDING = {
  hearingCourt: '杭州市虚构区人民法院',
  higherCourt: '浙江省杭州市虚构中级人民法院',
  number: '（2026）浙0199民初1号',
  side: '原告（承租人）',
  area: 'civil',
  causes: ['房屋租赁合同纠纷'],
  procedure: 'first_instance',
  facts: '租赁期满后承租人交还房屋，房屋并无损坏，出租人以房屋损坏为由不退押金。',
  issues: ['出租人主张房屋损坏而未举证的，是否应当返还押金'],
  claims: '判令被告返还押金八千元。',
  lawAsOf: '2026-01-01',
} as const;

beforeAll(async () => {
  server = await openTestApp();
  owner = await server.person();
  other = await server.person();
  const { context } = server;
  ids.first = await writeCase(context, DEPOSIT_CASE);
  ids.appeal = await writeCase(context, DEPOSIT_APPEAL);
  ids.supreme = await writeCase(context, SALE_CASE);
  ids.high = await writeCase(context, HIGH_CASE);
  ids.guiding = await writeCase(context, GUIDING_CASE);
  ids.library = await writeCase(context, LIBRARY_CASE);
  ids.own = await writeCase(context, {
    ...DEPOSIT_CASE,
    number: '（2025）浙0199民初8号',
    ownerId: owner.userId,
  });
});
afterAll(() => server.close());

const as = (params: Record<string, string>, body?: object, token = owner.token) => ({ token, params, body });
async function makeReport(pending: object = PENDING): Promise<string> {
  const made = await server.call(contract.createCaseReport, {
    token: owner.token,
    body: { title: '押金案类案检索报告', pending },
  });
  expect(made.status).toBe(200);
  return made.body.reportId;
}
const run = async (reportId: string, body: object) => {
  const answer = await server.call(contract.runReportSearch, as({ reportId }, body));
  expect(answer.status).toBe(200);
  return answer.body;
};
const choose = async (reportId: string, caseId: string, more: object = {}): Promise<CaseReport> =>
  (await server.call(contract.addReportCase, as({ reportId }, { caseId, ...more }))).body;
const chosenOf = (report: CaseReport, caseId: string) => report.cases.find((one) => one.caseId === caseId);
const draftOf = async (reportId: string) =>
  (await server.call(contract.getReportDraft, as({ reportId }))).body;
type Draft = Awaited<ReturnType<typeof draftOf>>;
const wordsOf = (draft: Draft, section: string): string =>
  JSON.stringify(draft.sections.find((one) => one.section === section)?.blocks);

test('the courts above the hearing court are read, and cases stand in the order of art. 4', async () => {
  const reportId = await makeReport();
  for (const caseId of Object.values(ids)) await choose(reportId, caseId);
  const { body } = await server.call(contract.getCaseReport, as({ reportId }));
  expect(body.courts).toMatchObject({
    hearing: { level: 'basic', region: '浙江' },
    higher: { from: 'given' },
    high: '浙江省高级人民法院',
  });
  expect(body.cases.map(({ caseId, tier }) => [caseId, tier]).slice(0, 5)).toEqual([
    [ids.guiding, 'guiding'],
    [ids.library, 'court_library'],
    [ids.supreme, 'supreme'],
    [ids.high, 'high'],
    [ids.appeal, 'higher_and_own'],
  ]);
  expect(body.cases.slice(5).map(({ tier }) => tier)).toEqual(['higher_and_own', 'higher_and_own']);
});

test('what must be known of a case is said: effect, later instances, age, whose it is', async () => {
  const reportId = await makeReport();
  for (const caseId of [ids.first, ids.supreme, ids.guiding, ids.own]) await choose(reportId, caseId);
  const { body } = await server.call(contract.getCaseReport, as({ reportId }));
  const kindsOf = (caseId: string) => chosenOf(body, caseId)?.warnings.map(({ kind }) => kind);
  expect(chosenOf(body, ids.first)?.effect.state).toBe('not_effective');
  expect(chosenOf(body, ids.first)?.warnings).toContainEqual({
    kind: 'reversed',
    detail: DEPOSIT_APPEAL.number,
  });
  expect(chosenOf(body, ids.supreme)?.effect.state).toBe('effective');
  expect(kindsOf(ids.supreme)).toContain('older_than_three_years');
  expect(kindsOf(ids.guiding)).not.toContain('older_than_three_years');
  expect(chosenOf(body, ids.guiding)?.duty).toBe('shall_follow');
  expect(chosenOf(body, ids.supreme)?.duty).toBe('may_consider');
  expect(kindsOf(ids.own)).toEqual(expect.arrayContaining(['private', 'effect_unknown']));
});

test('every quotation stands word for word in the text that readers see', async () => {
  const reportId = await makeReport();
  for (const caseId of Object.values(ids)) await choose(reportId, caseId);
  const { body } = await server.call(contract.getCaseReport, as({ reportId }));
  let quoted = 0;
  for (const one of body.cases) {
    const [text] = await server.context.db.select().from(caseText).where(eq(caseText.caseId, one.caseId));
    const lines = text?.masked.split('\n') ?? [];
    for (const quote of Object.values(one.quotes)) {
      if (!quote) continue;
      quoted += 1;
      expect(
        lines
          .slice(quote.paragraph - 1)
          .join('\n')
          .startsWith(quote.text),
      ).toBe(true);
    }
  }
  expect(quoted).toBeGreaterThan(15);
  expect(chosenOf(body, ids.guiding)?.quotes.gist).toMatchObject({ origin: 'own_gist', section: 'gist' });
  expect(chosenOf(body, ids.first)?.quotes.gist).toMatchObject({ origin: 'excerpt', section: 'reasoning' });
  const draft = await draftOf(reportId);
  const original = JSON.stringify(draft);
  expect(original).not.toContain('张小虚');
  const chosen = { caseId: ids.first, quotes: { reasoning: 5 } };
  const edited = await server.call(contract.editReportCase, as({ reportId }, chosen));
  expect(chosenOf(edited.body, ids.first)?.quotes.reasoning).toMatchObject({
    paragraph: 5,
    origin: 'chosen',
  });
  const missing = { caseId: ids.first, quotes: { reasoning: 500 } };
  expect((await server.call(contract.editReportCase, as({ reportId }, missing))).status).toBe(422);
});

test('a digest of ours is never quoted as the court', async () => {
  const reportId = await makeReport();
  const digest = await writeCase(server.context, {
    ...GUIDING_CASE,
    ownNumber: '指导性案例998号',
    digest: {
      ...{ titleEn: 'Invented', english: [], readOn: '2026-11-01', contentHash: '' },
      source: { name: '虚构公报', address: 'https://example.org/998', day: '2026-10-01' },
    },
  });
  const report = await choose(reportId, digest);
  expect(Object.values(chosenOf(report, digest)?.quotes ?? {}).every((quote) => quote === null)).toBe(true);
  expect(chosenOf(report, digest)?.warnings).toContainEqual({ kind: 'digest_only', detail: '虚构公报' });
  expect(wordsOf(await draftOf(reportId), 'gists')).toContain('未收录原文');
  await server.context.db.delete(legalCase).where(eq(legalCase.id, digest));
  expireCases(server.context);
});

test('searches are logged as they ran, with what they really looked for', async () => {
  const reportId = await makeReport();
  const words = await run(reportId, { by: 'search', q: '押金 返还 NOT 买卖', filters: { region: ['浙江'] } });
  expect(words.search).toMatchObject({
    number: 1,
    method: 'words',
    asked: '押金 返还 NOT 买卖',
    excluded: ['买卖'],
    filters: { region: ['浙江'] },
    hits: words.hits.length,
  });
  expect(words.search.tiers).not.toContain('guiding');
  const guiding = await run(reportId, { by: 'search', q: '', tier: 'guiding' });
  expect(guiding.hits.map(({ caseId }) => caseId)).toEqual([ids.guiding]);
  const own = await run(reportId, { by: 'search', q: '', tier: 'higher_and_own' });
  expect(own.hits.map(({ caseId }) => caseId)).toEqual(expect.arrayContaining([ids.first, ids.own]));
  const facts = await run(reportId, { by: 'facts' });
  expect(facts.search).toMatchObject({ method: 'facts', asked: PENDING.facts, number: 4 });
  expect(facts.similar.length).toBeGreaterThan(0);
  expect(facts.search.holdings).toMatchObject({ shared: 6, own: 1 });
  const listed = await server.call(contract.listReportSearches, as({ reportId }));
  expect(listed.body.items).toEqual([words, guiding, own, facts].map(({ search }) => search));
  const draft = await draftOf(reportId);
  expect(wordsOf(draft, 'searches')).toContain('押金 返还 NOT 买卖');
});

test('the log cannot be edited, and its checksum is that of its text', async () => {
  const reportId = await makeReport();
  await run(reportId, { by: 'search', q: '押金' });
  const before = await server.call(contract.checkReportLog, as({ reportId }, {}));
  await run(reportId, { by: 'search', q: '违约金' });
  const { db } = server.context;
  const rows = eq(caseReportSearch.reportId, reportId);
  await expect(db.update(caseReportSearch).set({ line: '{}' }).where(rows)).rejects.toThrow();
  await expect(db.delete(caseReportSearch).where(rows)).rejects.toThrow();
  const file = await server.call(contract.exportReportLog, as({ reportId }));
  const after = await server.call(
    contract.checkReportLog,
    as({ reportId }, { checksum: checksumOf(file.text) }),
  );
  expect(after.body).toMatchObject({ intact: true, entries: 2, matches: 2 });
  const earlier = { checksum: before.body.checksum };
  expect((await server.call(contract.checkReportLog, as({ reportId }, earlier))).body.matches).toBe(1);
  const wrong = { checksum: checksumOf('').replace(/^./, '0') };
  expect((await server.call(contract.checkReportLog, as({ reportId }, wrong))).body.matches).toBeNull();
  const gone = await server.call(contract.deleteCaseReport, as({ reportId }));
  expect(gone.status).toBe(200);
  expect(await db.$count(caseReportSearch, rows)).toBe(0);
});

test('a case that was adverse cannot be renamed and dropped in silence, and signs that nobody sees are no reason', async () => {
  const reportId = await makeReport();
  await choose(reportId, ids.appeal, { stance: 'adverse' });
  const caseId = ids.appeal;
  const edit = (body: object) => server.call(contract.editReportCase, as({ reportId }, { caseId, ...body }));
  const remove = (body: object) => server.call(contract.removeReportCase, as({ reportId }, body));
  expect((await edit({ stance: 'neutral' })).status).toBe(422);
  expect((await edit({ stance: 'neutral', reason: '\u200b' })).status).toBe(422);
  const renamed = await edit({ stance: 'neutral', reason: '扣除的是修缮费用' });
  expect(renamed.body.cases[0]).toMatchObject({ stance: 'neutral', wasAdverse: true });
  expect(wordsOf(await draftOf(reportId), 'results')).toContain('曾定为不利');
  expect((await remove({ caseId })).status).toBe(422);
  expect((await remove({ caseId, reason: ' \u200b ' })).status).toBe(422);
  expect((await remove({ caseId, reason: '案情不同' })).status).toBe(200);
  await choose(reportId, caseId, { stance: 'neutral' });
  expect((await remove({ caseId })).status).toBe(422);
  const gone = await remove({ caseId, reason: '案情仍不同' });
  expect(gone.body.omitted[0]).toMatchObject({ removedAs: 'adverse', reason: '案情仍不同' });
});

test('an adverse case is never lost: taken out it needs a reason and stands among those left out', async () => {
  const reportId = await makeReport();
  await run(reportId, { by: 'search', q: '押金' });
  await choose(reportId, ids.appeal, { stance: 'adverse', reason: '准予扣除修缮费用' });
  const remove = (body: object) => server.call(contract.removeReportCase, as({ reportId }, body));
  expect((await remove({ caseId: ids.appeal })).status).toBe(422);
  const save = (section: string) =>
    server.call(contract.saveReportSection, as({ reportId }, { section, paragraphs: [] }));
  for (const section of ['gists', 'application', 'results', 'comparison', 'omitted']) await save(section);
  const draft = await draftOf(reportId);
  for (const section of ['results', 'comparison'])
    expect(wordsOf(draft, section)).toContain(DEPOSIT_APPEAL.title);
  const left = await remove({ caseId: ids.appeal, reason: '案情不同' });
  expect(left.body.cases).toEqual([]);
  expect(left.body.omitted[0]).toMatchObject({
    caseId: ids.appeal,
    removedAs: 'adverse',
    reason: '案情不同',
  });
  expect(left.body.omitted.some(({ caseId, removedAs }) => caseId === ids.first && removedAs === null)).toBe(
    true,
  );
  expect(wordsOf(await draftOf(reportId), 'omitted')).toContain(DEPOSIT_APPEAL.title);
  const explained = await server.call(
    contract.explainOmittedCase,
    as({ reportId }, { caseId: ids.first, reason: '已被改判' }),
  );
  expect(explained.body.omitted.find(({ caseId }) => caseId === ids.first)?.reason).toBe('已被改判');
});

test('a search that stops at an earlier tier says why; tiers that nobody looked through stay open', async () => {
  const reportId = await makeReport();
  await run(reportId, { by: 'search', q: '', tier: 'guiding' });
  const open = async () =>
    (await server.call(contract.getCaseReport, as({ reportId }))).body.openPoints.flatMap(({ kind, tier }) =>
      kind === 'tier_not_searched' ? [tier] : [],
    );
  expect(await open()).toEqual(['court_library', 'supreme', 'high', 'higher_and_own']);
  const stop = { tier: 'guiding', reason: '已检索到同类指导性案例' };
  await server.call(contract.stopReportSearch, as({ reportId }, { stop }));
  expect(await open()).toEqual(['court_library']);
  const draft = await draftOf(reportId);
  expect(wordsOf(draft, 'searches')).toContain('已检索到同类指导性案例');
  expect(wordsOf(draft, 'rules')).toContain('未收录');
});

test('own words are marked, what was made stays made, and what changed since is told', async () => {
  const reportId = await makeReport();
  await choose(reportId, ids.guiding, { stance: 'favourable', reason: '程序相同' });
  const [made] = (await draftOf(reportId)).sections.filter(({ section }) => section === 'application');
  const first = made?.blocks[0];
  const text = first?.kind === 'paragraph' ? first.text : '';
  const paragraphs = [text, '我方认为应当参照。'];
  const saved = await server.call(
    contract.saveReportSection,
    as({ reportId }, { section: 'application', paragraphs }),
  );
  expect(saved.body).toMatchObject({
    isEdited: true,
    isOutdated: false,
    blocks: [
      { text, origin: 'made' },
      { text: '我方认为应当参照。', origin: 'own' },
    ],
  });
  const use = { caseId: ids.guiding, use: 'followed', useReason: '争点相同' };
  await server.call(contract.editReportCase, as({ reportId }, use));
  const outdated = (await draftOf(reportId)).sections.find(({ section }) => section === 'application');
  expect(outdated).toMatchObject({ isOutdated: true });
  const reset = await server.call(contract.resetReportSection, as({ reportId }, { section: 'application' }));
  expect(reset.body).toMatchObject({ isEdited: false });
  expect(JSON.stringify(reset.body.blocks)).toContain('争点相同');
});

test('versions are kept unchanged, opened, exported and put back; the log stays', async () => {
  const reportId = await makeReport();
  await choose(reportId, ids.guiding, { stance: 'favourable' });
  const conclusion = { section: 'conclusion', paragraphs: ['押金应当返还。'] };
  await server.call(contract.saveReportSection, as({ reportId }, conclusion));
  const kept = await server.call(contract.saveReportVersion, as({ reportId }, { note: '初稿' }));
  const { versionId } = kept.body;
  await run(reportId, { by: 'search', q: '押金' });
  await choose(reportId, ids.appeal, { stance: 'adverse' });
  await server.call(contract.resetReportSection, as({ reportId }, { section: 'conclusion' }));
  const opened = await server.call(contract.getReportVersion, as({ reportId, versionId }));
  expect(wordsOf(opened.body.content, 'conclusion')).toContain('押金应当返还。');
  const restored = await server.call(contract.restoreReportVersion, as({ reportId, versionId }));
  expect(restored.body.cases.map(({ caseId }) => caseId)).toEqual([ids.guiding]);
  expect(restored.body.omitted[0]).toMatchObject({ caseId: ids.appeal, removedAs: 'adverse' });
  expect(restored.body.searchCount).toBe(1);
  expect(wordsOf(await draftOf(reportId), 'conclusion')).toContain('押金应当返还。');
  const listed = await server.call(contract.listReportVersions, as({ reportId }));
  expect(listed.body.items.map(({ number, reason }) => [number, reason])).toEqual([
    [2, 'restore'],
    [1, 'saved'],
  ]);
  const rows = eq(caseReportVersion.reportId, reportId);
  await expect(server.context.db.update(caseReportVersion).set({ note: '改' }).where(rows)).rejects.toThrow();
  const file = await server.call(contract.exportCaseReport, { ...as({ reportId }), query: { versionId } });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toContain('.docx');
});

test('a case that is deleted leaves its title and number, with a word', async () => {
  const reportId = await makeReport();
  const gone = await writeCase(server.context, { ...DEPOSIT_CASE, number: '（2023）浙0199民初66号' });
  await choose(reportId, gone, { stance: 'adverse', reason: '不利' });
  await server.context.db.delete(legalCase).where(eq(legalCase.id, gone));
  expireCases(server.context);
  const { body } = await server.call(contract.getCaseReport, as({ reportId }));
  expect(chosenOf(body, gone)).toMatchObject({
    ...{ case: null, title: DEPOSIT_CASE.title, number: '（2023）浙0199民初66号', stance: 'adverse' },
    warnings: [{ kind: 'deleted', detail: '' }],
  });
  expect(wordsOf(await draftOf(reportId), 'results')).toContain('已从案例库删除');
});

test("nobody else finds a report, and nobody else's case goes into one", async () => {
  const reportId = await makeReport();
  const foreign = await writeCase(server.context, { ...DEPOSIT_CASE, ownerId: other.userId });
  const add = await server.call(contract.addReportCase, as({ reportId }, { caseId: foreign }));
  expect(add.status).toBe(404);
  const read = await server.call(contract.getReportDraft, as({ reportId }, undefined, other.token));
  expect(read.status).toBe(404);
  const run404 = await server.call(
    contract.runReportSearch,
    as({ reportId }, { by: 'search', q: '押金' }, other.token),
  );
  expect(run404.status).toBe(404);
});
