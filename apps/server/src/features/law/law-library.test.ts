import { rm } from 'node:fs/promises';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TableJobs } from '../../adapters/jobs-table/table-jobs.ts';
import { openParserPort } from '../../adapters/reading-processes/parser-over-port.ts';
import { chooseTextSearch } from '../../choose-text-search.ts';
import type { DatabaseAddress } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { job } from '../../db/schema/job.ts';
import { law, lawDigest, lawImport } from '../../db/schema/law.ts';
import { expireLibrary, readLibrary, resolvePlaces, summarizeLibrary } from '../../engine/library/index.ts';
import { readQuestion } from '../../engine/retrieval/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { inlineParser } from '../../testing/inline-parser.ts';
import { JUST_LAWS_FILES, LAWREFBOOK_FILES, writeFolder } from '../../testing/invented-laws.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  cancelImport,
  compareVersions,
  deleteLawNote,
  getArticle,
  getImport,
  getLaw,
  listCitingArticles,
  listImports,
  listLawNotes,
  listLaws,
  readLawText,
  registerImports,
  resolveCitation,
  resumeImports,
  type SearchContext,
  saveLawNote,
  searchLaws,
  startImport,
} from './index.ts';

let database: TestDatabase;
let jobs: TableJobs;
const ALONE = { id: 'alone', exclusive: true, isSteady: () => true };
const thread = (address: DatabaseAddress) => ({
  program: new URL('../../law-import-thread.ts', import.meta.url),
  database: address,
  openParserPort: () => openParserPort(inlineParser),
  settleSearch: async () => {},
});
let context: SearchContext & MakingContext;
const folders: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { connection } = database;
  const search = chooseTextSearch(connection);
  await search.ensureReady();
  jobs = new TableJobs(database.context, ALONE);
  const reading = { db: database.context.db, findWords: matchLexicon([]) };
  context = onCommandLine({
    ...database.context,
    search,
    jobs,
    importFolder: await folder({}),
    readQuestion: (asked) => readQuestion(reading, asked),
  });
  registerImports(context, thread(connection.address));
  await jobs.start();
  for (const files of [LAWREFBOOK_FILES, JUST_LAWS_FILES]) {
    await startImport(context, { source: await folder(files) });
    await jobs.idle();
    database.clock.advance(1000);
  }
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  for (const path of folders) await rm(path, { recursive: true, force: true });
});

async function folder(files: Record<string, string>): Promise<string> {
  const path = await writeFolder(files);
  folders.push(path);
  return path;
}
const kite = async () => {
  const found = [...(await readLibrary(context)).laws.values()].find((entry) => entry.titleKey === '风筝法');
  if (!found) throw new Error('the law is missing');
  return found;
};
const search = (q: string, more: Partial<Parameters<typeof searchLaws>[1]> = {}) =>
  searchLaws(context, {
    q,
    mode: 'meaning',
    language: 'zh-CN',
    page: 1,
    pageSize: 10,
    kind: [],
    status: [],
    issuer: [],
    region: [],
    ...more,
  });
const failsWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('an import runs in its thread, tells its progress and ends with a report', async () => {
  const { items, total } = await listImports(context, { page: 1, pageSize: 10 });
  expect(total).toBe(2);
  expect(items.map((item) => item.state)).toEqual(['finished', 'finished']);
  expect(items[1]).toMatchObject({
    filesTotal: 5,
    filesDone: 5,
    lawsAdded: 3,
    versionsAdded: 4,
    articles: 19,
  });
  expect(items[0]).toMatchObject({ versionsAdded: 1, versionsUpdated: 1, problemCount: 0 });
  expect(await getImport(context, { importId: items[0]?.importId ?? '' })).toEqual(items[0]);
  await expect(getImport(context, { importId: 'lim_nothing0' })).rejects.toSatisfy(failsWith('not_found'));
});

test('a source that is not there, or no address of the web, is refused before anything begins', async () => {
  await expect(startImport(context, { source: '/no/such/folder' })).rejects.toSatisfy(
    failsWith('unreadable_file'),
  );
  await expect(startImport(context, { source: 'relative' })).rejects.toSatisfy(failsWith('unreadable_file'));
  await expect(startImport(context, { source: 'ftp://x/y.zip' })).rejects.toSatisfy(
    failsWith('unreadable_file'),
  );
});

const noFilters = { kind: [], status: [], issuer: [], region: [], page: 1, pageSize: 10 };

test('laws are listed by words of the title, with filters and their counts', async () => {
  const all = await listLaws(context, { ...noFilters, q: '', sort: 'title' });
  expect(all.facets.kind).toContainEqual({ value: '司法解释', count: 1 });
  const interpretations = await listLaws(context, {
    ...noFilters,
    q: '风筝',
    sort: 'relevance',
    kind: ['司法解释'],
  });
  expect(interpretations.items.map((item) => item.shortTitle)).toEqual([expect.stringContaining('风筝法')]);
  expect(interpretations.facets.kind).toContainEqual({ value: '法律', count: 1 });
  const [first] = (await listLaws(context, { ...noFilters, q: '风筝法', sort: 'relevance' })).items;
  expect(first).toMatchObject({ title: '中华人民共和国风筝法', status: '现行有效', versionCount: 3 });
  const none = await listLaws(context, {
    ...noFilters,
    q: '',
    sort: 'newest',
    promulgatedFrom: '2030-01-01',
  });
  expect(none.total).toBe(0);
});

test('a law shows its versions newest first, with statuses computed for today', async () => {
  const detail = await getLaw(context, { lawId: (await kite()).id });
  expect(detail.versions.map(({ label, status }) => [label, status])).toEqual([
    ['2029年修订版', '尚未生效'],
    ['2020年修订版', '现行有效'],
    ['2010年公布', '已修改'],
  ]);
  await expect(getLaw(context, { lawId: 'law_nothing0' })).rejects.toSatisfy(failsWith('not_found'));
});

test('the text of a day is the one in force then, and an unknown day is not answered with another text', async () => {
  const { id: lawId } = await kite();
  const read = (asOf?: string) => readLawText(context, { lawId, asOf, language: 'zh-CN' });
  expect((await read()).articles).toHaveLength(7);
  expect((await read('2012-01-01')).articles).toHaveLength(6);
  expect((await read('2031-01-01')).version).toMatchObject({ label: '2029年修订版' });
  await expect(read('2001-01-01')).rejects.toSatisfy(failsWith('version_not_held'));
  const now = await read();
  expect(now.articles[4]?.paragraphs[0]?.items.map((item) => item.text)).toHaveLength(3);
  expect(now.articles[3]?.citedByCount).toBe(2);
});

test('an article comes with its citation, and its versions by id', async () => {
  const { id: lawId, versions } = await kite();
  const article = await getArticle(context, { lawId, articleKey: '5', language: 'zh-CN' });
  expect(article.citation).toBe('《风筝法》第五条');
  expect(article.article.text).toContain('能见度不足一百米');
  const old = await getArticle(context, {
    lawId,
    articleKey: '5',
    versionId: versions[0]?.id,
    language: 'zh-CN',
  });
  expect(old.article.text).toBe('违反本法第三条规定的，处五十元罚款。');
  const gone = getArticle(context, { lawId, articleKey: '99', language: 'zh-CN' });
  await expect(gone).rejects.toSatisfy(failsWith('not_found'));
});

test('an article, 款 or 项 with a number no law has is not found, however long the number', async () => {
  const at = (citation: string) => resolveCitation(context, { citation });
  for (const typed of [
    '风筝法10000',
    '风筝法第一万零七条',
    '风筝法第123456789012345条',
    '风筝法第九千亿条第二款',
  ]) {
    expect(await at(typed), typed).toMatchObject({ state: 'not_found', location: null });
  }
  expect((await at('风筝法第4条第100000款第（10000）项')).label).toBe('《风筝法》第四条第（一万）项');
});

test('citations typed in usual ways go to the article, its 款 and its 项', async () => {
  const at = (citation: string, asOf?: string) => resolveCitation(context, { citation, asOf });
  expect(await at('风筝法5')).toMatchObject({
    state: 'not_compared',
    location: { articleKey: '5', paragraph: null },
  });
  expect(await at('《风筝法》第四条第二款')).toMatchObject({ location: { articleKey: '4', paragraph: 2 } });
  expect(await at('风筝法第五条第三项')).toMatchObject({
    label: '《风筝法》第五条第一款第（三）项',
    location: { articleKey: '5', paragraph: 1, item: 3 },
  });
  expect(await at('风筝法第五条第九项')).toMatchObject({ state: 'not_found' });
  expect(await at('风筝法第九十条')).toMatchObject({ state: 'not_found', location: null });
  expect(await at('放飞管理条例第三条')).toMatchObject({ state: 'repealed', location: null });
  expect(await at('风车法第三条')).toMatchObject({ state: 'not_in_library' });
  expect(await at('风筝法第六条', '2031-01-01')).toMatchObject({ state: 'not_found' });
});

test('search finds articles by words and by phrase, with the typed citation and the laws of that name', async () => {
  const words = await search('风筝法 罚款', { mode: 'words' });
  expect(words.items.map((hit) => hit.label)).toEqual(['第六条']);
  const [hit] = words.items;
  const marked = hit?.highlights.map(([from, to]) => hit.excerpt.slice(from, to)) ?? [];
  expect(marked).toContain('罚款');
  const phrase = await search('能见度不足一百米', { mode: 'phrase' });
  expect(phrase.items.map(({ label, shortTitle }) => shortTitle + label)).toEqual(['风筝法第五条']);
  expect((await search('一百米能见度', { mode: 'phrase' })).items).toEqual([]);
  const named = await search('风筝法');
  expect(named.laws[0]).toMatchObject({ shortTitle: '风筝法' });
  expect((await search('风筝法第六条')).citation).toMatchObject({ state: 'not_compared' });
});

test('several words are all held by what is found by words; what is only near comes after, and says why', async () => {
  const { items, byWords } = await search('放飞 罚款 雷电');
  expect(byWords).toBe(0);
  const lacks = items.map(({ reason }) => reason.missing.length);
  expect(lacks).toEqual([...lacks].sort((a, b) => a - b));
  const lacking = await search('放飞 罚款 雷电', { mode: 'words' });
  expect(lacking.items[0]?.reason).toMatchObject({ by: 'meaning' });
  for (const { reason } of [...items, ...lacking.items]) {
    expect(reason.held.length).toBeGreaterThan(0);
    expect([...reason.held, ...reason.missing].sort()).toEqual(['放飞', '罚款', '雷电'].sort());
    expect(reason.missing).not.toEqual([]);
  }
  const both = await search('放飞 场地');
  expect(both.byWords).toBeGreaterThan(0);
  for (const hit of both.items.slice(0, both.byWords)) {
    expect(hit.reason).toMatchObject({ by: 'words', missing: [] });
  }
  expect(both.items.slice(both.byWords).every(({ reason }) => reason.by === 'meaning')).toBe(true);
});

test('two characters that only meet by chance are no word that was found', async () => {
  // 第三条: 主管部门应当公布放飞场地的名录。 地的 and 管部 stand there, as no words.
  const { items } = await search('管部 名录', { mode: 'words' });
  for (const { reason } of items) expect(reason).toMatchObject({ held: ['名录'], missing: ['管部'] });
});

test('what stands in no article finds nothing, rather than what looks alike', async () => {
  for (const mode of ['meaning', 'words', 'phrase'] as const) {
    expect((await search('量子纠缠 飞船', { mode })).total).toBe(0);
  }
});

test('search respects the day and the filters', async () => {
  const fine = async (asOf?: string) =>
    (await search('罚款', { mode: 'phrase', asOf })).items.map((hit) => hit.label);
  expect(await fine()).toEqual(['第六条']);
  expect(await fine('2012-01-01')).toEqual(['第五条']);
  const filtered = await search('放飞场地', { kind: ['司法解释'] });
  expect(new Set(filtered.items.map((hit) => hit.kind))).toEqual(new Set(['司法解释']));
  expect(filtered.facets.kind.map(({ value }) => value)).toContain('法律');
});

test('the articles that cite an article are listed once, from the versions in force', async () => {
  const { id: lawId } = await kite();
  const citing = await listCitingArticles(context, { lawId, articleKey: '4', page: 1, pageSize: 10 });
  expect(citing.items.map(({ shortTitle, label }) => [shortTitle.includes('解释'), label])).toEqual([
    [false, '第六条'],
    [true, '第一条'],
  ]);
});

test('two versions are compared article by article, renumbered ones side by side with their differing words', async () => {
  const { id: lawId, versions } = await kite();
  const [left, right] = [versions[0]?.id ?? '', versions[1]?.id ?? ''];
  const { rows } = await compareVersions(context, { lawId, left, right });
  const sides = rows.map((row) => [row.change, row.left?.articleKey ?? null, row.right?.articleKey ?? null]);
  expect(sides).toContainEqual(['same', '1', '1']);
  expect(sides).toContainEqual(['added', null, '3']);
  expect(sides).toContainEqual(['changed', '3', '4']);
  expect(sides).toContainEqual(['changed', '4', '5']);
  const items = rows.find((row) => row.right?.articleKey === '5')?.pieces ?? [];
  expect(items.filter((piece) => piece.kind === 'removed').map((piece) => piece.text)).toContain('六级');
  expect(
    items
      .filter((piece) => piece.kind !== 'removed')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(rows.find((row) => row.right?.articleKey === '5')?.right?.text);
  await expect(compareVersions(context, { lawId, left, right: 'lvr_nothing0' })).rejects.toSatisfy(
    failsWith('not_found'),
  );
});

test('notes are seen, changed and deleted by their writer alone', async () => {
  const { id: lawId } = await kite();
  const contexts: (typeof context)[] = [];
  for (const name of ['one', 'two']) {
    const userId = context.ids.make('user');
    await context.db
      .insert(user)
      .values({ id: userId, role: 'user', nickname: name, createdAt: context.clock.now() });
    contexts.push({ ...context, caller: { userId, sessionId: 'ses_test00', role: 'user' } });
  }
  const [writer, stranger] = contexts as [typeof context, typeof context];
  const note = await saveLawNote(writer, { lawId, articleKey: '5', text: '风大别放' });
  expect(note).toMatchObject({ title: '中华人民共和国风筝法', label: '第五条', text: '风大别放' });
  const change = { noteId: note.noteId, lawId, articleKey: '5', text: '改' };
  await expect(saveLawNote(stranger, change)).rejects.toSatisfy(failsWith('not_found'));
  await expect(deleteLawNote(stranger, note)).rejects.toSatisfy(failsWith('not_found'));
  expect((await listLawNotes(stranger, { page: 1, pageSize: 10 })).total).toBe(0);
  expect((await saveLawNote(writer, change)).text).toBe('改');
  expect((await listLawNotes(writer, { lawId, page: 1, pageSize: 10 })).items).toHaveLength(1);
  await deleteLawNote(writer, note);
  expect((await listLawNotes(writer, { page: 1, pageSize: 10 })).total).toBe(0);
});

test('a digest stands beside the text, says whether it still fits, and answers alone where no text is held', async () => {
  const { id: lawId } = await kite();
  const digest = (values: { lawId: string; articleKey: string }) => ({
    id: context.ids.make('digest'),
    main: Number(values.articleKey),
    sub: 0,
    heading: '风大不得放飞',
    headingEn: 'Not in strong wind',
    digest: '风力超过五级、打雷或者看不清一百米以外时不能放风筝。',
    digestEn: 'No kites in strong wind, lightning or poor visibility.',
    everydayWords: ['刮大风', '打雷'],
    related: ['《风筝法》第四条'],
    checkedOn: '2026-11-01',
    articleHash: 'another text',
    contentHash: values.lawId,
    ...values,
  });
  const starterId = context.ids.make('law');
  await context.db.insert(law).values({
    id: starterId,
    title: '中华人民共和国气球法',
    titleKey: '气球法',
    shortTitle: '气球法',
    kind: '法律',
    digestEffectiveOn: '2020-01-01',
    createdAt: context.clock.now(),
  });
  await context.db
    .insert(lawDigest)
    .values([digest({ lawId, articleKey: '5' }), digest({ lawId: starterId, articleKey: '2' })]);
  expireLibrary(context);
  const article = await getArticle(context, { lawId, articleKey: '5', language: 'en' });
  expect(article.article.digest).toMatchObject({
    heading: 'Not in strong wind',
    matchesText: false,
  });
  expect(article.related).toMatchObject([
    { label: '《风筝法》第四条', location: { lawId, articleKey: '4' } },
  ]);
  expect([article.previous, article.next]).toEqual([
    { articleKey: '4', label: '第四条' },
    { articleKey: '6', label: '第六条' },
  ]);
  const alone = await getArticle(context, { lawId: starterId, articleKey: '2', language: 'en' });
  expect([alone.previous, alone.next]).toEqual([null, null]);
  const text = await readLawText(context, { lawId: starterId, language: 'zh-CN' });
  expect(text.version).toBeNull();
  expect(text.articles).toMatchObject([{ label: '第二条', text: null, digest: { matchesText: null } }]);
  const [place] = await resolvePlaces(context, [
    { lawName: '气球法', article: { main: 2, sub: 0 }, asOf: '2026-11-20' },
  ]);
  expect(place).toMatchObject({ state: 'digest_only', article: null });
  const [first] = (await listLaws(context, { ...noFilters, q: '', sort: 'relevance' })).items;
  expect(first?.digestCount).toBeGreaterThan(0);
  const found = await search('气球法 刮大风', { mode: 'words' });
  expect(found.items.find((hit) => hit.isDigest)).toMatchObject({
    title: '中华人民共和国气球法',
    label: '第二条',
  });
  await context.db.delete(lawDigest).where(eq(lawDigest.articleKey, '2'));
  expireLibrary(context);
});

test('the library counts what it holds and knows the day of its newest text', async () => {
  const summary = await summarizeLibrary(context);
  expect(summary).toMatchObject({ starterOnly: false, libraryDate: '2026-10-01' });
  expect(summary.versions).toBeGreaterThanOrEqual(5);
});

test('an import is cancelled before it has begun', async () => {
  const started = await startImport(context, { source: folders[1] ?? '' });
  await cancelImport(context, started);
  await jobs.idle();
  expect(await getImport(context, started)).toMatchObject({ state: 'cancelled', errorMessage: null });
});

test('an import that a stop cut off waits as a job, and goes on at the next start', async () => {
  const started = await startImport(context, { source: folders[1] ?? '' });
  await jobs.stop();
  expect(['queued', 'running']).toContain((await getImport(context, started)).state);
  expect(await context.db.select().from(job)).toMatchObject([
    { queue: 'law.import', nodeId: null, attempts: 0 },
  ]);
  jobs = new TableJobs(database.context, ALONE);
  context = { ...context, jobs };
  registerImports(context, thread(database.connection.address));
  await jobs.start();
  await jobs.idle();
  expect(await getImport(context, started)).toMatchObject({ state: 'finished', problems: [] });
  expect(await context.db.$count(job)).toBe(0);
});

test('an import left running by a killed process goes on at the next start', async () => {
  const started = await startImport(context, { source: folders[1] ?? '' });
  await jobs.idle();
  await context.db.update(lawImport).set({ state: 'running' }).where(eq(lawImport.id, started.importId));
  await resumeImports(context);
  await jobs.idle();
  expect(await getImport(context, { importId: started.importId })).toMatchObject({ state: 'finished' });
});
