import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@mingfa/contract/account';
import * as accountContract from '@mingfa/contract/account';
import * as adminContract from '@mingfa/contract/admin';
import * as searchContract from '@mingfa/contract/ai-search';
import * as chatContract from '@mingfa/contract/chat';
import * as citationAuditContract from '@mingfa/contract/citation-audit';
import * as cloneContract from '@mingfa/contract/clone';
import * as cloneChatContract from '@mingfa/contract/clone-chat';
import * as goldenContract from '@mingfa/contract/clone-golden';
import * as pictureContract from '@mingfa/contract/clone-picture';
import * as squareContract from '@mingfa/contract/clone-square';
import * as documentContract from '@mingfa/contract/document';
import * as knowledgeContract from '@mingfa/contract/knowledge';
import * as playbookContract from '@mingfa/contract/playbook';
import * as reviewContract from '@mingfa/contract/review';
import * as webPageContract from '@mingfa/contract/web-page';
import { GOVERNMENT_NOTICE } from '@mingfa/files/testing/invented-pages';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { session, user } from '../db/schema/account.ts';
import * as cases from '../db/schema/case.ts';
import { caseFolder, caseFolderCase } from '../db/schema/case-folder.ts';
import { cloneUnanswered } from '../db/schema/clone.ts';
import { document } from '../db/schema/document.ts';
import * as law from '../db/schema/law.ts';
import { webSnapshot } from '../db/schema/web-search.ts';
import { createDocument, storeOriginal } from '../engine/ingestion/index.ts';
import { expireLibrary } from '../engine/library/index.ts';
import { hashToken, makeToken } from '../features/account/hash-token.ts';
import { touchLibrary } from '../features/law/touch-library.ts';
import { completeClone } from './complete-clone.ts';
import { judgmentText } from './invented-judgments.ts';
import { startLoopbackSite } from './loopback-site.ts';
import { markTried } from './mark-tried.ts';
import { PIXEL } from './pixel.ts';
import { switchOnSecondFactor } from './second-factor.ts';
import { TEST_PASSWORD, type TestApp, type TestPerson } from './test-app.ts';
import { addFile, makeKnowledgeBase, uploadFile } from './upload-file.ts';

/** Real rows of one owner, each made when it is first asked for. */
export interface SampleWorld {
  server: TestApp;
  owner: TestPerson;
  conversation(): Promise<string>;
  /** A question with its finished answer. */
  answer(): Promise<{ conversationId: string; messageId: string; runId: string }>;
  attachment(): Promise<string>;
  otherSession(): Promise<string>;
  fileTicket(): Promise<string>;
  /** Of the owner's second factor, which is switched on. */
  recoveryCodes(): Promise<string[]>;
  model(): Promise<string>;
  law(): Promise<{ lawId: string; versionIds: [string, string]; articleKey: string }>;
  lawNote(): Promise<string>;
  lawImport(): Promise<string>;
  /** A case of the owner's own, with a note on it, and a search and a mapping that are kept. */
  ownCase(): Promise<string>;
  /** An import of the owner's own cases. */
  caseImport(): Promise<string>;
  /** A folder on the server with one invented judgment in it. */
  caseFolder(): Promise<string>;
  /** An upload that holds one. */
  caseUpload(): Promise<string>;
  /** A folder on the server with one law in it. */
  lawFolder(): Promise<string>;
  knowledgeBase(): Promise<string>;
  /** A file of the knowledge base that has been read. */
  file(): Promise<string>;
  /** A segment added to it by hand. */
  segment(): Promise<string>;
  /** An upload that is whole. */
  upload(): Promise<string>;
  /** A document opened for reading that has been read. */
  reading(): Promise<string>;
  comparison(): Promise<string>;
  /** A finished audit of the citations of a pasted text. */
  citationAudit(): Promise<string>;
  /** A finished review with one of its findings. */
  review(): Promise<{ reviewId: string; findingId: string }>;
  playbook(): Promise<string>;
  /** A clone that could be published. */
  clone(): Promise<string>;
  /** An upload of an image that nothing took yet, and a picture of the clone. */
  pictureUpload(): Promise<string>;
  clonePicture(): Promise<string>;
  /** One that is, as its first version. */
  publishedClone(): Promise<string>;
  /** A clone of somebody else's that is open by link. */
  offeredClone(): Promise<{ appId: string; linkId: string }>;
  /** The owner's conversation with it. */
  cloneConversation(): Promise<string>;
  /** The answer of an AI search, and of one with the clone. */
  search(): Promise<string>;
  cloneSearch(): Promise<string>;
  /** A question in it with its finished answer. */
  cloneAnswer(): Promise<{ conversationId: string; messageId: string; runId: string }>;
  /** A test of the owner's own clone. */
  testChat(): Promise<string>;
  /** One that stands in the square. */
  listedClone(): Promise<string>;
  /** Comments on the owner's clone in the square: the owner's, and another person's. */
  comments(): Promise<{ own: string; foreign: string }>;
  /** Of a clone that no run is under way on. */
  goldenQuestion(): Promise<{ appId: string; goldenId: string }>;
  goldenRun(): Promise<string>;
  /** Somebody else's conversation with the owner's published clone, which they let the owner read. */
  sharedConversation(): Promise<string>;
  /** Questions to it that were answered 资料不足. */
  unansweredGroup(): Promise<string>;
  /** Signed addresses of the file: the tickets in them. */
  documentTickets(): Promise<{ original: string; pageImage: string }>;
  /** An address on this machine that may be opened. */
  pageAddress(): Promise<string>;
  /** A page that was pasted. */
  webPage(): Promise<string>;
  /** A page that the answer cites. */
  webSnapshot(): Promise<string>;
}

let passwordHash: Promise<string> | undefined;
let people = 0;

/** Somebody with an open session, without the cost of registering. */
export async function enter(server: TestApp, role: Role): Promise<TestPerson> {
  people += 1;
  passwordHash ??= hash(TEST_PASSWORD);
  const { db, ids, clock } = server.context;
  const now = clock.now();
  const userId = ids.make('user');
  const mobile = role === 'guest' ? null : `139${String(people).padStart(8, '0')}`;
  await db.insert(user).values({
    id: userId,
    role,
    mobile,
    passwordHash: mobile && (await passwordHash),
    nickname: `用户${people}`,
    createdAt: now,
  });
  const token = await openSession(server, userId);
  return { userId, token, mobile: mobile ?? '' };
}

async function openSession(server: TestApp, userId: string): Promise<string> {
  const token = makeToken();
  const now = server.clock.now();
  await server.context.db.insert(session).values({
    id: server.context.ids.make('session'),
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 24 * 3_600_000),
  });
  return token;
}

export function makeSampleWorld(server: TestApp, owner: TestPerson): SampleWorld {
  const { db, ids, clock } = server.context;
  const { token } = owner;
  const once = <Value>(make: () => Promise<Value>) => {
    let made: Promise<Value> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const conversation = once(async () => {
    const answer = await server.call(chatContract.startConversation, { token, body: {} });
    return answer.body.conversationId;
  });
  const offeredClone = once(async () => {
    const maker = await enter(server, 'user');
    const appId = await makeClone(server, maker.token);
    await markTried(server, appId);
    const body = { appId, draftRevision: 1, lastVersion: 0, visibility: 'link' };
    const answer = await server.call(cloneContract.publishClone, { token: maker.token, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return { appId, linkId: answer.body.linkId ?? '' };
  });
  const cloneConversation = once(async () => {
    const answer = await server.call(cloneChatContract.startConversation, {
      token,
      body: await offeredClone(),
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.conversationId;
  });
  const publishedClone = once(() => makePublishedClone(server, token, 'link'));
  const sharedAnswer = once(async () => {
    const appId = await publishedClone();
    const asker = await enter(server, 'user');
    const own = await server.call(cloneContract.getOwnClone, { token, params: { appId } });
    const which = { appId, linkId: own.body.linkId ?? '' };
    const consent = { ...which, allowed: true };
    await server.call(cloneChatContract.giveConsent, { token: asker.token, body: consent });
    const begun = await server.call(cloneChatContract.startConversation, { token: asker.token, body: which });
    if (begun.status !== 200) throw new Error(begun.text);
    return askIn(server, asker.token, begun.body.conversationId);
  });
  const sampleLaw = once(() => insertLaw(server));
  const knowledgeBase = once(() => makeKnowledgeBase(server, token));
  const listedClone = once(() => makeListedClone(server, token));
  const file = once(async () => {
    const content = '租赁合同\n第一条 租金每月三千元。\n第二条 押金为一个月租金。';
    const added = await addFile(server, token, await knowledgeBase(), { name: '租赁合同.txt', content });
    await server.app.idle();
    return added.fileId;
  });
  const reading = once(async () => {
    const content =
      '房屋租赁合同\n出租人（甲方）：张某\n承租人（乙方）：李某\n第一条 租金每月____元。\n第二条 押金为两个月租金，不予退还。\n第三条 争议由被告所在地法院管辖。';
    const uploadId = await uploadFile(server, token, { name: '租赁合同（新）.txt', content });
    const made = await server.call(documentContract.createDocument, { token, body: { uploadId } });
    await server.app.idle();
    return made.body.documentId;
  });
  const answer = once(async () => askIn(server, token, await conversation()));
  return {
    server,
    owner,
    conversation,
    answer,
    attachment: once(async () => {
      const answer = await server.call(chatContract.uploadAttachment, {
        token,
        body: {
          uploadId: await uploadFile(server, token, {
            name: '经过.md',
            content: '# 经过\n\n入职半年被辞退。',
          }),
        },
      });
      return answer.body.attachmentId;
    }),
    otherSession: once(async () => {
      await openSession(server, owner.userId);
      const rows = await db.select().from(session).where(eq(session.userId, owner.userId));
      const other = rows.find((row) => row.tokenHash !== hashToken(token));
      return other?.id ?? '';
    }),
    recoveryCodes: once(async () => (await switchOnSecondFactor(server, owner)).recoveryCodes),
    fileTicket: once(async () => {
      const answer = await server.call(accountContract.uploadAvatar, {
        token,
        body: {
          uploadId: await uploadFile(server, token, { purpose: 'image', name: 'me.png', content: PIXEL }),
        },
      });
      return answer.body.avatar.replace('/v1/file/', '');
    }),
    model: once(async () => {
      const administrator = await enter(server, 'admin');
      const answer = await server.call(adminContract.saveModel, {
        token: administrator.token,
        // Nothing listens there: a test of it answers at once that it cannot be reached.
        body: { name: '模型', baseUrl: 'http://127.0.0.1:9/v1', modelName: 'none', enabled: false },
      });
      return answer.body.modelId;
    }),
    law: sampleLaw,
    lawNote: once(async () => {
      const { lawId, articleKey } = await sampleLaw();
      const id = ids.make('lawNote');
      const now = clock.now();
      const note = { id, ownerId: owner.userId, lawId, articleKey, text: '记一笔' };
      await db.insert(law.lawNote).values({ ...note, createdAt: now, updatedAt: now });
      return id;
    }),
    lawImport: once(async () => {
      const id = ids.make('lawImport');
      const row = { id, source: '/laws', sourceKind: 'path', location: '/laws', state: 'finished' } as const;
      await db.insert(law.lawImport).values({ ...row, createdAt: clock.now() });
      return id;
    }),
    ownCase: once(async () => {
      const caseId = ids.make('case');
      const now = clock.now();
      const ownerId = owner.userId;
      await db.insert(cases.legalCase).values({
        ...{
          id: caseId,
          ownerId,
          identityKey: caseId,
          title: '虚构案',
          textHash: '',
          readBy: 1,
          importedAt: now,
        },
        ...{
          area: 'civil',
          procedure: 'first_instance',
          kind: 'judgment',
          authority: 'ordinary',
          state: 'ready',
        },
        ...{ numbers: [], causes: [], outcomes: [], disposal: [], amounts: [], parties: [], counsel: [] },
        ...{ panel: [], uncertain: [] },
      });
      const words = { original: '原告楚云飞诉称', masked: '原告楚某诉称', sections: [] };
      await db.insert(cases.caseText).values({ caseId, ...words });
      const kept = { ownerId, createdAt: now };
      const note = { id: ids.make('caseNote'), caseId, text: '记一笔', updatedAt: now };
      await db.insert(cases.caseNote).values({ ...kept, ...note });
      const search = { id: ids.make('caseSearch'), name: '风筝', query: 'q=风筝', openedAt: now };
      await db.insert(cases.savedCaseSearch).values({ ...kept, ...search });
      const folder = { id: ids.make('caseFolder'), name: '风筝', note: '', updatedAt: now };
      await db.insert(caseFolder).values({ ...kept, ...folder });
      const entry = { folderId: folder.id, caseId, title: '虚构案', note: '', addedAt: now };
      await db.insert(caseFolderCase).values(entry);
      await db
        .insert(cases.caseMapping)
        .values({ ownerId, columnsHash: 'a', mapping: { text: '全文' }, usedAt: now });
      return caseId;
    }),
    caseImport: once(async () => {
      const id = ids.make('caseImport');
      const row = { id, source: '案例.zip', sourceKind: 'upload', location: '', state: 'finished' } as const;
      await db
        .insert(cases.caseImport)
        .values({ ...row, startedBy: owner.userId, shared: false, createdAt: clock.now() });
      return id;
    }),
    caseFolder: once(async () => {
      const folder = join(server.dataDir, 'cases');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '虚构判决书.txt'), judgmentText({}));
      return folder;
    }),
    caseUpload: once(() =>
      uploadFile(server, token, { purpose: 'case-file', name: '虚构判决书.txt', content: judgmentText({}) }),
    ),
    knowledgeBase,
    file,
    segment: once(async () => {
      const params = { fileId: await file() };
      const added = await server.call(knowledgeContract.addSegment, {
        token,
        params,
        body: { text: '补充' },
      });
      return added.body.segmentId;
    }),
    upload: once(() =>
      uploadFile(server, token, { name: '租赁合同.txt', content: '第一条 租金每月三千元。' }),
    ),
    pageAddress: once(async () => {
      const site = await startLoopbackSite(server.context, (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(GOVERNMENT_NOTICE);
      });
      return `${site.address}/notice.html`;
    }),
    webPage: once(async () => {
      const answer = await server.call(webPageContract.pasteWebPage, {
        token,
        body: { html: GOVERNMENT_NOTICE },
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.webPageId;
    }),
    webSnapshot: once(async () => {
      const { db, ids, clock } = server.context;
      const id = ids.make('webSnapshot');
      const { messageId } = await answer();
      const page = {
        address: 'https://www.court.gov.cn/1.html',
        finalAddress: 'https://www.court.gov.cn/1.html',
      };
      const told = { title: '通知', site: '最高人民法院', text: '押金应当退还。', isCut: false };
      const size = { textBytes: 21, sha256: '0'.repeat(64), bytes: 90 };
      await db.insert(webSnapshot).values({ id, messageId, ...page, ...told, ...size, readAt: clock.now() });
      return id;
    }),
    reading,
    comparison: once(async () => {
      const body = { leftId: await reading(), rightId: await file() };
      const made = await server.call(documentContract.createComparison, { token, body });
      return made.body.comparisonId;
    }),
    citationAudit: once(async () => {
      const body = { text: '依照《中华人民共和国民法典》第五百七十七条，违约方应当承担违约责任。' };
      const made = await server.call(citationAuditContract.createCitationAudit, { token, body });
      await server.app.idle();
      return made.body.auditId;
    }),
    review: once(async () => {
      const body = { documentId: await reading(), side: 'party_b' };
      const made = await server.call(reviewContract.createReview, { token, body });
      await server.app.idle();
      const params = { reviewId: made.body.reviewId };
      const { body: held } = await server.call(reviewContract.getReview, { token, params });
      return { ...params, findingId: held.findings[0]?.findingId ?? '' };
    }),
    playbook: once(async () => {
      const params = { playbookId: 'built-in' };
      const made = await server.call(playbookContract.copyPlaybook, {
        token,
        params,
        body: { name: '我的规则' },
      });
      return made.body.playbookId;
    }),
    clone: once(async () => {
      const appId = await makeClone(server, token);
      await markTried(server, appId);
      return appId;
    }),
    pictureUpload: once(() => uploadFile(server, token, PICTURE)),
    clonePicture: once(async () => {
      const answer = await server.call(pictureContract.uploadClonePicture, {
        token,
        params: { appId: await makeClone(server, token) },
        body: { uploadId: await uploadFile(server, token, PICTURE) },
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.pictureId;
    }),
    publishedClone,
    sharedConversation: once(async () => (await sharedAnswer()).conversationId),
    unansweredGroup: once(async () => {
      const { conversationId, messageId } = await sharedAnswer();
      const row = { messageId, conversationId, cloneId: await publishedClone() };
      const group = { reason: 'not_held', groupId: 'group', createdAt: clock.now() } as const;
      await db
        .insert(cloneUnanswered)
        .values({ ...row, ...group })
        .onConflictDoUpdate({ target: cloneUnanswered.messageId, set: group });
      return group.groupId;
    }),
    listedClone,
    offeredClone,
    cloneConversation,
    search: once(async () =>
      searchedBy(await server.call(searchContract.streamSearch, { token, body: SEARCH })),
    ),
    cloneSearch: once(async () => {
      const body = { ...SEARCH, ...(await offeredClone()) };
      return searchedBy(await server.call(cloneChatContract.streamSearch, { token, body }));
    }),
    cloneAnswer: once(async () => askIn(server, token, await cloneConversation())),
    testChat: once(async () => {
      const body = { appId: await makeClone(server, token), test: true };
      const answer = await server.call(cloneChatContract.startConversation, { token, body });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.conversationId;
    }),
    comments: once(async () => {
      const appId = await listedClone();
      const write = async (writer: string, text: string) => {
        const made = await server.call(squareContract.createComment, {
          token: writer,
          body: { appId, text },
        });
        if (made.status !== 200) throw new Error(made.text);
        return made.body.commentId;
      };
      const reader = await enter(server, 'user');
      return { own: await write(token, '欢迎提问'), foreign: await write(reader.token, '有帮助') };
    }),
    goldenQuestion: once(() => makeGoldenQuestion(server, token)),
    goldenRun: once(async () => {
      const { appId } = await makeGoldenQuestion(server, token);
      const run = await server.call(goldenContract.runGoldenQuestions, {
        token,
        params: { appId },
        body: {},
      });
      if (run.status !== 200) throw new Error(run.text);
      return run.body.runId;
    }),
    documentTickets: once(async () => {
      const documentId = await insertScan(server, owner.userId);
      const params = { documentId };
      const { body } = await server.call(documentContract.getDocumentAddresses, { token, params });
      const ticketOf = (address: string | null) => /\/(doc_[^/]+)/.exec(address ?? '')?.[1] ?? '';
      return { original: ticketOf(body.original), pageImage: ticketOf(body.pageImage) };
    }),
    lawFolder: once(async () => {
      const folder = join(server.dataDir, 'laws');
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, '样例法(2020-01-01).md'),
        '# 样例法\n\n2020年1月1日 公布\n\n<!-- INFO END -->\n\n第一条 为了举例，制定本法。\n\n第二条 本法自公布之日起施行。\n',
      );
      return folder;
    }),
  };
}

/** Asks a question and waits for its answer. */
async function askIn(server: TestApp, token: string, conversationId: string) {
  await server.call(chatContract.streamAnswer, {
    token,
    body: { conversationId, question: '试用期被辞退有没有赔偿？' },
  });
  const listed = await server.call(chatContract.listMessages, { token, query: { conversationId } });
  const answer = listed.body.items.find((message) => message.role === 'assistant');
  if (!answer?.run) throw new Error('There is no answer to ask about.');
  return { conversationId, messageId: answer.messageId, runId: answer.run.runId };
}

const SEARCH = { question: '押金不退怎么办？' };

/** The answer's message, as its stream names it. */
function searchedBy({ text }: { text: string }): string {
  const [, messageId] = /"messageId":"(msg_[^"]+)"/.exec(text) ?? [];
  if (messageId === undefined) throw new Error(text);
  return messageId;
}

const makeListedClone = (server: TestApp, token: string) => makePublishedClone(server, token, 'square');

async function makePublishedClone(
  server: TestApp,
  token: string,
  visibility: cloneContract.CloneVisibility,
): Promise<string> {
  const appId = await makeClone(server, token);
  await markTried(server, appId);
  const body = { appId, draftRevision: 1, lastVersion: 0, visibility };
  const answer = await server.call(cloneContract.publishClone, { token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return appId;
}

const PICTURE = { purpose: 'image', name: 'face.png', content: PIXEL } as const;

async function makeClone(server: TestApp, token: string): Promise<string> {
  const made = await server.call(cloneContract.createClone, { token, body: { content: completeClone() } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.appId;
}

async function makeGoldenQuestion(server: TestApp, token: string) {
  const appId = await makeClone(server, token);
  const body = { question: '租房押金怎么退？' };
  const made = await server.call(goldenContract.saveGoldenQuestion, { token, params: { appId }, body });
  if (made.status !== 200) throw new Error(made.text);
  return { appId, goldenId: made.body.goldenId };
}

/** A picture as a document whose page can be shown. */
async function insertScan(server: TestApp, ownerId: string): Promise<string> {
  const context = { ...server.context, files: server.app.context.files };
  const original = await storeOriginal(context, PIXEL);
  const row = await createDocument(context, context.db, {
    ...original,
    ownerId,
    origin: 'reading',
    name: '扫描.png',
    settings: { segmentLength: 600, recognition: 'never', includeHeadings: true },
  });
  await context.db
    .update(document)
    .set({ state: 'ready', stage: 'indexed', format: 'image', pages: 1 })
    .where(eq(document.id, row.id));
  return row.id;
}

/** A law in two versions of one article each. */
export async function insertLaw(
  server: TestApp,
): Promise<{ lawId: string; versionIds: [string, string]; articleKey: string }> {
  const { db, ids, clock } = server.context;
  const lawId = ids.make('law');
  const title = `样例法${lawId.slice(-6)}`;
  await db.insert(law.law).values({
    id: lawId,
    title,
    titleKey: title,
    shortTitle: title,
    kind: '法律',
    issuer: '全国人民代表大会常务委员会',
    createdAt: clock.now(),
  });
  const addVersion = async (effectiveOn: string, text: string): Promise<string> => {
    const versionId = ids.make('lawVersion');
    await db.insert(law.lawVersion).values({
      id: versionId,
      lawId,
      label: effectiveOn.slice(0, 4),
      promulgatedOn: effectiveOn,
      effectiveOn,
      effectiveApproximate: false,
      source: 'test',
      sourcePath: `${title}/${effectiveOn}.md`,
      history: [],
      preamble: '',
      annex: '',
      articleCount: 1,
      textHash: versionId,
      identities: [],
      formerIds: [],
      state: 'ready',
      importedAt: clock.now(),
    });
    await db.insert(law.lawArticle).values({
      id: ids.make('lawArticle'),
      versionId,
      lawId,
      position: 0,
      key: '1',
      main: 1,
      sub: 0,
      label: '第一条',
      headingPath: '',
      text,
      textHash: versionId,
    });
    return versionId;
  };
  const former = await addVersion('2010-01-01', '用人单位应当支付工资。');
  const present = await addVersion('2020-01-01', '用人单位应当按月足额支付工资。');
  await touchLibrary(db, clock.now());
  expireLibrary(server.context);
  return { lawId, versionIds: [former, present], articleKey: '1' };
}
