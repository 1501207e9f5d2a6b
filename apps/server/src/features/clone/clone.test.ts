import * as contract from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import * as knowledge from '@mingfa/contract/knowledge';
import * as playbooks from '@mingfa/contract/playbook';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvent } from '../../db/schema/audit.ts';
import { clone, cloneEdge, cloneVersion } from '../../db/schema/clone.ts';
import { law } from '../../db/schema/law.ts';
import { completeClone } from '../../testing/complete-clone.ts';
import { markTried } from '../../testing/mark-tried.ts';
import { insertLaw } from '../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  me = await server.person();
});
afterAll(() => server.close());

const create = (content: object = completeClone()) =>
  server.call(contract.createClone, { token: me.token, body: { content } });
const made = async (content?: object) => (await create(content)).body.appId;
const save = (appId: string, draftRevision: number, content: object) =>
  server.call(contract.updateClone, {
    token: me.token,
    params: { appId },
    body: { draftRevision, content },
  });
const publishUntried = (appId: string, draftRevision: number, lastVersion: number, more: object = {}) =>
  server.call(contract.publishClone, {
    token: me.token,
    body: { appId, draftRevision, lastVersion, visibility: 'private', ...more },
  });
const publish: typeof publishUntried = async (appId, ...seen) => {
  await markTried(server, appId);
  return publishUntried(appId, ...seen);
};
const restore = (appId: string, version: number, lastVersion: number) =>
  server.call(contract.restoreCloneVersion, {
    token: me.token,
    params: { appId, version: String(version) },
    body: { lastVersion, notes: '回退' },
  });
const held = async (appId: string) =>
  (await server.call(contract.getOwnClone, { token: me.token, params: { appId } })).body;
const listed = async (query: object = {}) =>
  (await server.call(contract.listOwnClones, { token: me.token, query: { ...query } })).body.items;
const versions = async (appId: string) =>
  (await server.call(contract.listCloneVersions, { token: me.token, params: { appId } })).body.items;
const difference = (appId: string, query: { from: string; to?: string }) =>
  server.call(contract.compareCloneVersions, { token: me.token, params: { appId }, query });
const changed = (more: Partial<CloneContent>): CloneContent => ({ ...completeClone(), ...more });

test('a clone begins as a draft, and its maker finds it with what it lacks', async () => {
  const answer = await create({ name: '只有名字' });
  expect(answer.body).toMatchObject({
    state: 'draft',
    draftRevision: 1,
    lastVersion: 0,
    publishedVersion: null,
    visibility: 'private',
    linkId: null,
  });
  expect(answer.body.gaps.map(({ path }) => path)).toEqual([
    'persona',
    'opening',
    'introduction',
    'guideQuestions',
    'tested',
  ]);
  expect(await held(answer.body.appId)).toEqual(answer.body);
  await create({ name: '劳动' });
  expect((await listed()).map(({ name }) => name).toSorted()).toEqual(['劳动', '只有名字'].toSorted());
  expect((await listed({ q: '名字' })).map(({ name }) => name)).toEqual(['只有名字']);
});

test('a save counts on; one that names an older draft is refused and told what is newer', async () => {
  const appId = await made();
  expect((await save(appId, 1, changed({ opening: '在第一个窗口改的' }))).body.draftRevision).toBe(2);
  const late = await save(appId, 1, changed({ persona: '在第二个窗口改的' }));
  expect([late.status, late.error.errorCode]).toEqual([409, 'draft_changed']);
  expect(late.error.errorMessage).toContain('第 2 稿');
  expect(late.error.details).toEqual([
    { path: 'draftRevision', message: '2' },
    { path: 'content.persona', message: JSON.stringify(completeClone().persona) },
    { path: 'content.opening', message: '"在第一个窗口改的"' },
  ]);
  expect((await held(appId)).content.opening).toBe('在第一个窗口改的');
});

test('the same save again, as after a lost answer, is answered and counts once', async () => {
  const appId = await made();
  const content = changed({ opening: '再说一遍' });
  const first = (await save(appId, 1, content)).body;
  const second = await save(appId, 1, content);
  expect([second.status, second.body]).toEqual([200, first]);
});

test('of two saves at once one is told of the other', async () => {
  const appId = await made();
  const answers = await Promise.all(
    ['一', '二', '三'].map((opening) => save(appId, 1, changed({ opening }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await held(appId)).draftRevision).toBe(2);
});

test('what is published never changes with the draft, and the draft says that an update is pending', async () => {
  const appId = await made();
  const first = (await publish(appId, 1, 0, { notes: '首次发布' })).body;
  expect(first).toMatchObject({ state: 'published', publishedVersion: 1, lastVersion: 1 });
  expect(first.gaps).toEqual([]);
  const after = (await save(appId, 1, changed({ persona: '换了人设' }))).body;
  expect(after.state).toBe('update_pending');
  const params = { appId, version: '1' };
  const version = (await server.call(contract.getCloneVersion, { token: me.token, params })).body;
  expect(version).toMatchObject({ version: 1, notes: '首次发布', published: true, restoredFrom: null });
  expect(version.content).toEqual(completeClone());
  expect((await save(appId, 2, completeClone())).body.state).toBe('published');
});

test('of two that publish at once one wins and the other is told; an old draft is not published', async () => {
  const appId = await made();
  const answers = await Promise.all([1, 2, 3].map((name) => publish(appId, 1, 0, { notes: `${name}` })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const { status, error } of answers)
    if (status === 409) expect(error).toMatchObject({ errorCode: 'version_changed' });
  expect(await versions(appId)).toHaveLength(1);
  await save(appId, 1, changed({ opening: '新' }));
  expect((await publish(appId, 1, 1)).error.errorCode).toBe('draft_changed');
  expect((await publish(appId, 2, 1)).body.publishedVersion).toBe(2);
});

test('an unfinished clone is not published, and every gap is named', async () => {
  const appId = await made({ name: '半成品', persona: '有' });
  const refused = await publish(appId, 1, 0);
  expect([refused.status, refused.error.errorCode]).toEqual([422, 'clone_incomplete']);
  expect(refused.error.details?.map(({ path }) => path)).toEqual([
    'opening',
    'introduction',
    'guideQuestions',
  ]);
  expect(await held(appId)).toMatchObject({ state: 'draft', lastVersion: 0 });
});

test('a draft nobody has tried is not published, nor one that changed since; going back needs no trial', async () => {
  const appId = await made();
  const untried = await publishUntried(appId, 1, 0);
  expect([untried.status, untried.error.errorCode]).toEqual([422, 'clone_incomplete']);
  expect(untried.error.errorMessage).toBe('还不能发布：这一稿还没有试聊过');
  expect(untried.error.details).toEqual([{ path: 'tested', message: '这一稿还没有试聊过' }]);
  expect((await publish(appId, 1, 0)).status).toBe(200);
  await save(appId, 1, changed({ opening: '试过之后改的' }));
  expect((await publishUntried(appId, 2, 1)).error.errorCode).toBe('clone_incomplete');
  expect((await restore(appId, 1, 1)).body.publishedVersion).toBe(2);
});

test('a version can be neither changed nor deleted; it goes with its clone alone', async () => {
  const { db } = server.context;
  const appId = await made();
  await publish(appId, 1, 0);
  const ofClone = eq(cloneVersion.cloneId, appId);
  const attempts = [
    () => db.update(cloneVersion).set({ notes: '改写' }).where(ofClone),
    () => db.delete(cloneVersion).where(ofClone),
    () => db.update(cloneEdge).set({ version: 9 }).where(eq(cloneEdge.cloneId, appId)),
    () => db.delete(cloneEdge).where(eq(cloneEdge.cloneId, appId)),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
  expect(await versions(appId)).toMatchObject([{ version: 1, notes: '' }]);
  const params = { appId };
  expect((await server.call(contract.deleteClone, { token: me.token, params })).status).toBe(200);
  expect(await db.$count(cloneVersion, ofClone)).toBe(0);
  expect((await server.call(contract.getOwnClone, { token: me.token, params })).status).toBe(404);
});

test('going back publishes the old content under a new number and leaves the draft', async () => {
  const appId = await made();
  await publish(appId, 1, 0);
  const second = changed({ name: '第二版' });
  await save(appId, 1, second);
  await publish(appId, 2, 1);
  const answer = (await restore(appId, 1, 2)).body;
  expect(answer).toMatchObject({ publishedVersion: 3, lastVersion: 3, state: 'update_pending' });
  expect(answer.content).toEqual(second);
  expect(
    (await versions(appId)).map((one) => [one.version, one.name, one.restoredFrom, one.published, one.notes]),
  ).toEqual([
    [3, '租房小助手', 1, true, '回退'],
    [2, '第二版', null, false, ''],
    [1, '租房小助手', null, false, ''],
  ]);
  expect((await restore(appId, 1, 2)).error.errorCode).toBe('version_changed');
  expect((await restore(appId, 9, 3)).status).toBe(404);
});

test('a draft is discarded for what is published, and never where nothing was', async () => {
  const appId = await made();
  const discard = (draftRevision: number) =>
    server.call(contract.discardDraft, { token: me.token, params: { appId }, body: { draftRevision } });
  expect((await discard(1)).error.errorCode).toBe('never_published');
  await publish(appId, 1, 0);
  await save(appId, 1, changed({ name: '想错了' }));
  expect((await discard(1)).error.errorCode).toBe('draft_changed');
  const answer = (await discard(2)).body;
  expect(answer).toMatchObject({ name: '租房小助手', state: 'published', draftRevision: 3 });
});

test('the difference is told field by field, in lists by name', async () => {
  const appId = await made();
  await publish(appId, 1, 0);
  const { scope } = completeClone();
  await save(
    appId,
    1,
    changed({
      introduction: '新的介绍',
      scope: { ...scope, region: '上海' },
      skills: ['read_article', 'calculate'],
    }),
  );
  expect((await difference(appId, { from: '1' })).body.items).toEqual([
    {
      path: 'introduction',
      from: completeClone().introduction,
      to: '新的介绍',
      added: [],
      removed: [],
    },
    { path: 'scope.region', from: null, to: '上海', added: [], removed: [] },
    {
      path: 'skills',
      from: ['search_laws', 'read_article'],
      to: ['read_article', 'calculate'],
      added: ['calculate'],
      removed: ['search_laws'],
    },
  ]);
  expect((await difference(appId, { from: '1', to: '1' })).body.items).toEqual([]);
  expect((await difference(appId, { from: '2' })).status).toBe(404);
});

test('its link opens nothing any more once it is renewed, private or withdrawn', async () => {
  const appId = await made();
  const visibility = async (more: object) =>
    server.call(contract.changeVisibility, { token: me.token, params: { appId }, body: more });
  expect((await visibility({ visibility: 'square' })).error.errorCode).toBe('never_published');
  const { linkId } = (await publish(appId, 1, 0, { visibility: 'link' })).body;
  expect(Buffer.from(linkId ?? '', 'base64url')).toHaveLength(16);
  expect((await visibility({ visibility: 'link' })).body.linkId).toBe(linkId);
  const renewed = (await visibility({ visibility: 'link', renewLink: true })).body.linkId;
  expect(renewed).not.toBe(linkId);
  expect((await visibility({ visibility: 'square' })).body).toMatchObject({
    visibility: 'square',
    linkId: null,
  });
  const again = (await visibility({ visibility: 'link' })).body.linkId;
  expect([linkId, renewed]).not.toContain(again);
  const body = { appId };
  const withdrawn = (await server.call(contract.unpublishClone, { token: me.token, body })).body;
  expect(withdrawn).toMatchObject({ state: 'unpublished', publishedVersion: null, linkId: null });
  expect((await server.call(contract.unpublishClone, { token: me.token, body })).body).toEqual(withdrawn);
});

test('a clone that is put away is withdrawn, out of the list, and comes back', async () => {
  const appId = await made();
  await publish(appId, 1, 0, { visibility: 'square' });
  const archive = async (archived: boolean) =>
    (await server.call(contract.archiveClone, { token: me.token, params: { appId }, body: { archived } }))
      .body;
  expect(await archive(true)).toMatchObject({ archived: true, state: 'unpublished' });
  expect(await listed()).toEqual([]);
  expect((await listed({ archived: true })).map((one) => one.appId)).toEqual([appId]);
  expect(await archive(false)).toMatchObject({ archived: false, publishedVersion: null });
  await archive(true);
  // Nothing takes it out again by the way.
  expect((await restore(appId, 1, 1)).body).toMatchObject({ errorCode: 'clone_archived' });
  expect((await publish(appId, 1, 1)).body).toMatchObject({ errorCode: 'clone_archived' });
  await archive(false);
  expect((await restore(appId, 1, 1)).body).toMatchObject({ archived: false, publishedVersion: 2 });
});

test('only knowledge bases its maker may read are taken; one deleted later is a gap, and the draft can still be saved', async () => {
  const other = await server.person();
  const [mine, theirs] = [
    await makeKnowledgeBase(server, me.token, { name: '租赁' }),
    await makeKnowledgeBase(server, other.token),
  ];
  const knowing = (...baseIds: string[]) => changed({ knowledge: { baseIds, showOriginals: false } });
  const refused = await create(knowing(mine, theirs));
  expect([refused.status, refused.error.details]).toEqual([
    404,
    [{ path: 'content.knowledge.baseIds', message: theirs }],
  ]);
  const appId = await made(knowing(mine));
  expect((await save(appId, 1, knowing(mine, theirs))).status).toBe(404);
  const gapsOf = async () =>
    (await held(appId)).gaps
      .filter(({ problem }) => problem !== 'not_tested')
      .map(({ problem, about }) => [problem, about]);
  expect(await gapsOf()).toEqual([['not_ready', mine]]);
  expect((await publish(appId, 1, 0)).error.errorCode).toBe('clone_incomplete');
  await addFile(server, me.token, mine, { name: '合同.txt', content: '第一条 押金为一个月租金。' });
  await server.app.idle();
  expect(await gapsOf()).toEqual([]);
  await publish(appId, 1, 0);
  const [version] = await versions(appId);
  expect(version?.fingerprint).toMatchObject({
    laws: expect.any(Number),
    bases: [{ konId: mine, files: 1 }],
  });

  const deletion = { token: me.token, params: { konId: mine } };
  const { body: base } = await server.call(knowledge.getKnowledgeBase, deletion);
  expect(base.clones).toEqual([completeClone().name]);
  const inUse = await server.call(knowledge.deleteKnowledgeBase, deletion);
  expect([inUse.status, inUse.error.errorCode]).toEqual([409, 'in_use']);
  expect(inUse.error.details).toEqual([{ path: 'clones', message: completeClone().name }]);
  expect(inUse.error.errorMessage).toContain(completeClone().name);
  expect(await gapsOf()).toEqual([]);
  await server.call(knowledge.deleteKnowledgeBase, { ...deletion, body: { confirmed: true } });
  expect(await gapsOf()).toEqual([['gone', mine]]);
  const saved = await save(appId, 1, { ...knowing(mine), opening: '照样能存' });
  expect(saved.status).toBe(200);
  expect((await publish(appId, 2, 1)).error.errorCode).toBe('clone_incomplete');
});

test('the fingerprint is another once the files of a base are', async () => {
  const konId = await makeKnowledgeBase(server, me.token);
  const add = async (content: string) => {
    await addFile(server, me.token, konId, { name: '合同.txt', content });
    await server.app.idle();
  };
  await add('第一条 押金为一个月租金。');
  const appId = await made(changed({ knowledge: { baseIds: [konId], showOriginals: true } }));
  await publish(appId, 1, 0);
  await publish(appId, 1, 1);
  await add('第二条 租期一年。');
  await publish(appId, 1, 2);
  const [third, second, first] = (await versions(appId)).map(({ fingerprint }) => fingerprint.bases[0]);
  expect(second?.filesHash).toBe(first?.filesHash);
  expect(third?.filesHash).not.toBe(second?.filesHash);
  expect([first?.files, third?.files]).toEqual([1, 2]);
});

test('names nothing has and things of others are refused; a law that is not held is told', async () => {
  const { lawId } = await insertLaw(server);
  const [row] = await server.context.db.select().from(law).where(eq(law.id, lawId));
  const { scope } = completeClone();
  for (const wrong of [
    { skills: ['order_pizza'] },
    { calculators: ['alchemy'] },
    { scope: { ...scope, fields: ['astrology'] } },
  ]) {
    const { status, error } = await create(changed(wrong));
    expect([status, error.errorCode, error.details?.length]).toEqual([422, 'invalid_input', 1]);
  }
  const other = await server.person();
  const copied = await server.call(playbooks.copyPlaybook, {
    token: other.token,
    params: { playbookId: 'built-in' },
    body: { name: '别人的' },
  });
  expect((await create(changed({ playbookId: copied.body.playbookId }))).status).toBe(404);
  expect((await create(changed({ playbookId: 'built-in' }))).status).toBe(200);
  const { model } = completeClone();
  expect((await create(changed({ model: { ...model, modelId: 'mdl_nowhere1' } }))).status).toBe(404);
  const lawsOnly = [row?.title ?? '', '月球开发法'];
  const { body } = await create(changed({ scope: { ...scope, lawsOnly } }));
  expect(body.gaps.filter(({ path }) => path.startsWith('scope'))).toEqual([
    { path: 'scope.lawsOnly', problem: 'not_held', about: '月球开发法', blocks: false },
  ]);
});

test('numbers of persons where everybody would read them are told before they are published, and keep nobody back', async () => {
  const { refusals } = completeClone();
  const telling = changed({
    introduction: '有事打 13800138000。',
    firstQuestions: [
      {
        ...{ factId: 'who', label: '姓名（如 110101199003070011）', help: '', kind: 'text' as const },
        ...{ options: [], required: false },
      },
    ],
    refusals: { ...refusals, referTo: '请打 12348' },
    persona: '我的电话是 13800138000。',
  });
  const appId = await made(telling);
  const numbers = (await publish(appId, 1, 0)).body.gaps.map(({ path, problem }) => [path, problem]);
  expect(numbers).toEqual([
    ['introduction', 'holds_numbers'],
    ['firstQuestions', 'holds_numbers'],
  ]);
});

test('a copy is a draft of its own, marked as one', async () => {
  const appId = await made(changed({ name: '长'.repeat(30) }));
  await publish(appId, 1, 0);
  await save(appId, 1, changed({ name: '草稿里的名字' }));
  const copy = async (body: object) =>
    (await server.call(contract.duplicateClone, { token: me.token, params: { appId }, body })).body;
  const ofVersion = await copy({ from: 1 });
  expect(ofVersion).toMatchObject({ name: `${'长'.repeat(26)}（副本）`, state: 'draft', lastVersion: 0 });
  expect((await copy({})).name).toBe('草稿里的名字（副本）');
  expect((await copy({ name: '另取的' })).content).toEqual(changed({ name: '另取的' }));
  const edges = await server.context.db
    .select()
    .from(cloneEdge)
    .where(eq(cloneEdge.cloneId, ofVersion.appId));
  expect(edges).toMatchObject([{ kind: 'copied', fromCloneId: appId, fromVersion: 1 }]);
});

test('what is exported is imported by somebody else, without knowledge and with its names', async () => {
  const konId = await makeKnowledgeBase(server, me.token, { name: '我的租赁资料' });
  const appId = await made(changed({ knowledge: { baseIds: [konId], showOriginals: true } }));
  const file = await server.call(contract.exportClone, { token: me.token, params: { appId } });
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('租房小助手.json');
  const exported = contract.cloneFile.parse(JSON.parse(file.text));
  expect(exported.knowledgeBases).toEqual(['我的租赁资料']);
  expect(file.text).not.toContain(konId);

  const other = await server.person();
  const body = {
    ...exported,
    content: {
      ...exported.content,
      skills: ['read_article', 'from_the_future'],
      knowledge: { baseIds: [konId] },
      playbookId: 'pbk_elsewhere',
      model: { ...exported.content.model, modelId: 'mdl_elsewhere' },
      scope: { ...exported.content.scope, lawsWithout: ['子虚乌有法'] },
    },
  };
  const { status, body: imported } = await server.call(contract.importClone, { token: other.token, body });
  expect(status).toBe(200);
  expect(imported).toMatchObject({
    state: 'draft',
    knowledgeBases: ['我的租赁资料'],
    passedOver: [
      { path: 'skills', name: 'from_the_future' },
      { path: 'knowledge.baseIds', name: konId },
      { path: 'playbookId', name: 'pbk_elsewhere' },
      { path: 'model.modelId', name: 'mdl_elsewhere' },
      { path: 'scope.lawsWithout', name: '子虚乌有法' },
    ],
    content: { persona: completeClone().persona, skills: ['read_article'], knowledge: { baseIds: [] } },
  });
});

test('words stay words: markup is kept as it was written and shown as text', async () => {
  const text = '<img src=https://evil.example/x onerror=alert(1)>[点我](javascript:alert(1))';
  const appId = await made(changed({ introduction: text, persona: text, opening: text }));
  const { content } = await held(appId);
  expect([content.introduction, content.persona, content.opening]).toEqual([text, text, text]);
});

test('the workbench is told the fields, calculators, limits and skills there are', async () => {
  const config = (await server.call(contract.getCloneConfig, { token: me.token })).body;
  expect(config.fields.find(({ field }) => field === 'tenancy')?.facts.length).toBeGreaterThan(1);
  expect(config.calculators.map(({ calculatorId }) => calculatorId)).toContain('court-fee');
  expect(config.limits).toMatchObject({ knowledgeBases: 20, guideQuestions: 6 });
  const { items } = (await server.call(contract.listSkills, { token: me.token })).body;
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(completeClone().skills));
});

test('what is done to a clone is recorded, without its words', async () => {
  const appId = await made();
  await publish(appId, 1, 0);
  await restore(appId, 1, 1);
  await server.call(contract.exportClone, { token: me.token, params: { appId } });
  await server.call(contract.archiveClone, { token: me.token, params: { appId }, body: { archived: true } });
  await server.call(contract.deleteClone, { token: me.token, params: { appId } });
  const events = await server.context.db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.thingId, appId))
    .orderBy(auditEvent.id);
  expect(events.map(({ action }) => action)).toEqual([
    'published',
    'restored',
    'exported',
    'unpublished',
    'archived',
    'deleted',
  ]);
  expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([me.userId]));
});

test('a draft saved by an older release is read as this one writes it', async () => {
  const appId = await made();
  await publish(appId, 1, 0);
  const { language: _, refusals: __, ...older } = completeClone();
  await server.context.db
    .update(clone)
    .set({ draft: older as CloneContent })
    .where(eq(clone.id, appId));
  expect(await held(appId)).toMatchObject({ state: 'published', content: completeClone() });
});
