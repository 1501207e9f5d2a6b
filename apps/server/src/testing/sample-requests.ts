import type { SmsPurpose } from '@mingfa/contract/account';
import * as uploadContract from '@mingfa/contract/upload';
import { completeClone } from './complete-clone.ts';
import { PIXEL } from './pixel.ts';
import type { Sample } from './sample.ts';
import { ADMIN_USER_SAMPLES } from './sample-admin-users.ts';
import { ADMINISTRATION_SAMPLES } from './sample-administration.ts';
import { AI_SEARCH_SAMPLES } from './sample-ai-search.ts';
import { ANALYSIS_SAMPLES } from './sample-analyses.ts';
import { CASE_REPORT_SAMPLES } from './sample-case-reports.ts';
import { CASE_SAMPLES } from './sample-cases.ts';
import { CLONE_ANALYTICS_SAMPLES } from './sample-clone-analytics.ts';
import { CLONE_CHAT_SAMPLES } from './sample-clone-chat.ts';
import { COMMENT_REPORT_SAMPLES } from './sample-comment-reports.ts';
import { DATASET_SAMPLES } from './sample-datasets.ts';
import { DRAFT_SAMPLES } from './sample-drafts.ts';
import { FEEDBACK_SAMPLES } from './sample-feedback.ts';
import { GENERATED_LABEL_SAMPLES } from './sample-generated-labels.ts';
import { INVITE_SAMPLES } from './sample-invites.ts';
import { LETTERHEAD_SAMPLES } from './sample-letterheads.ts';
import { OWN_TEMPLATE_SAMPLES } from './sample-own-templates.ts';
import { RECORDING_WORD_SAMPLES } from './sample-recording-words.ts';
import { RECORDING_SAMPLES } from './sample-recordings.ts';
import { REVIEW_TABLE_SAMPLES } from './sample-review-tables.ts';
import { rightsSamples } from './sample-rights.ts';
import { SHARE_SAMPLES } from './sample-shares.ts';
import { enter } from './sample-world.ts';
import { beginSecondFactor, codeOf } from './second-factor.ts';
import type { TestApp, TestRequest } from './test-app.ts';
import { uploadFile } from './upload-file.ts';

/** What a sample may need from the test around it. */
export interface SampleTools {
  /** A number nobody has used. */
  newMobile(): string;
  /** Sends a code to a number and reads it. */
  smsCode(mobile: string, purpose: SmsPurpose): Promise<string>;
  removeAdministrators(): Promise<void>;
  setupCode(): Promise<string>;
}

const nothing: Sample = { request: () => ({}) };
const ofConversation = (name: 'query' | 'body', more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { conversationId: await world.conversation(), ...more } }),
});
const ofAnswer = (name: 'query' | 'body', more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { messageId: (await world.answer()).messageId, ...more } }),
});
const ofRun = (name: 'query' | 'body'): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { runId: (await world.answer()).runId } }),
});
const ofLaw = (query: object = {}): Sample => ({
  request: async (world) => {
    const { lawId, articleKey } = await world.law();
    return { params: { lawId, articleKey }, query: query as TestRequest['query'] };
  },
});
const ofImport: Sample = { request: async (world) => ({ params: { importId: await world.lawImport() } }) };
const ofCaseImport: Sample = {
  ofOwner: true,
  request: async (world) => ({ params: { importId: await world.caseImport() } }),
};
const ofCaseUpload: Sample = {
  ofOwner: true,
  request: async (world) => ({ body: { uploadId: await world.caseUpload() } }),
};
const ofAnotherAccount: Sample = {
  request: async ({ server }) => ({ body: { mobile: (await enter(server, 'user')).mobile } }),
};
const ofBase = (body?: object, query?: TestRequest['query']): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { konId: await world.knowledgeBase() },
    ...(body ? { body } : {}),
    ...(query ? { query } : {}),
  }),
});
const ofFile = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { fileId: await world.file() }, ...(body ? { body } : {}) }),
});
const ofSegment = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { segmentId: await world.segment() }, ...(body ? { body } : {}) }),
});
const ofPage = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { webPageId: await world.webPage() }, ...(body ? { body } : {}) }),
});
const ofDocument = (query?: TestRequest['query']): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { documentId: await world.reading() },
    ...(query ? { query } : {}),
  }),
});
const ofComparison: Sample = {
  ofOwner: true,
  request: async (world) => ({ params: { comparisonId: await world.comparison() } }),
};
const ofReview = (more: Pick<TestRequest, 'query' | 'body'> = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { reviewId: (await world.review()).reviewId }, ...more }),
});
const ofCitationAudit = (query?: TestRequest['query']): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { auditId: await world.citationAudit() },
    ...(query ? { query } : {}),
  }),
});
const ofPlaybook = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { playbookId: await world.playbook() },
    ...(body ? { body } : {}),
  }),
});
const ofClone = (more: Pick<TestRequest, 'query' | 'body'> = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { appId: await world.clone() }, ...more }),
});
const ofPublished = (more: Pick<TestRequest, 'query' | 'body'> = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { appId: await world.publishedClone(), version: '1' }, ...more }),
});
const ofListed = (name: 'params' | 'query' | 'body', more: object = {}): Sample => ({
  request: async (world) => ({ [name]: { appId: await world.listedClone(), ...more } }),
});
const ofComment = (more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ body: { commentId: (await world.comments()).own, ...more } }),
});
const ofGoldenRun: Sample = {
  ofOwner: true,
  request: async (world) => ({ params: { runId: await world.goldenRun() } }),
};
const lawText = '# 上传法\n\n第一条 为了举例，制定本法。\n\n第二条 本法自2021年1月1日起施行。\n';

async function openUpload(server: TestApp, token: string): Promise<string> {
  const answer = await server.call(uploadContract.createUpload, {
    token,
    body: { name: '合同.pdf', bytes: 5 },
  });
  return answer.body.ticket;
}

/** One sample for every endpoint of the contract, by its name. */
export function sampleRequests(tools: SampleTools): Record<string, Sample> {
  return {
    'system.getHealth': nothing,
    'system.getReadiness': nothing,
    'home.getLogo': nothing,
    'home.listSystemQuestions': nothing,
    'home.getAgreement': { request: () => ({ params: { name: 'privacy-policy' } }) },
    'calculator.listCalculators': nothing,
    'calculator.listPublishedFigures': nothing,
    'calculator.getCalculator': { request: () => ({ params: { calculatorId: 'court-fee' } }) },
    'calculator.calculate': {
      request: () => ({ params: { calculatorId: 'court-fee' }, body: { inputs: { claim: 100_000 } } }),
    },
    'calculator.saveHolidayYear': {
      request: () => ({
        body: {
          year: 2031,
          holidays: [['2031-01-01', '2031-01-03']],
          adjustedWorkdays: ['2031-01-04'],
          source: '2031年放假通知',
          url: null,
        },
      }),
    },
    'calculator.saveLoanPrimeRate': {
      request: () => ({ body: { from: '2031-01-20', oneYear: 3, fiveYears: 3.5, source: '2031年1月公告' } }),
    },
    'calculator.removeAddedFigures': { request: () => ({ body: { period: '2031' } }) },
    'home.readFile': { request: async (world) => ({ params: { ticket: await world.fileTicket() } }) },

    'account.accountOptions': nothing,
    'account.register': {
      request: async () => {
        const mobile = tools.newMobile();
        const code = await tools.smsCode(mobile, 'register');
        return { body: { mobile, password: 'a good password', code, agreed: true } };
      },
    },
    'password.ratePassword': { request: () => ({ body: { password: 'a good password' } }) },
    'account.passwordLogin': {
      request: ({ owner }) => ({ body: { username: owner.mobile, password: 'correct horse' } }),
    },
    'account.codeLogin': {
      request: async ({ owner }) => ({
        body: { username: owner.mobile, password: await tools.smsCode(owner.mobile, 'login') },
      }),
    },
    'account.sendSmsCode': { request: () => ({ body: { mobile: tools.newMobile(), purpose: 'register' } }) },
    'account.resetPassword': {
      // It ends the owner's sessions, but nobody needs one to ask for it.
      request: async ({ owner }) => ({
        body: {
          mobile: owner.mobile,
          code: await tools.smsCode(owner.mobile, 'reset'),
          password: 'another password',
        },
      }),
    },
    'account.getProfile': nothing,
    'account.guestToken': nothing,
    'account.signOut': nothing,
    'account.claimSetup': {
      request: async () => ({ body: { setupCode: await tools.setupCode() } }),
      expect: { other: 409, administrator: 409 },
      beforeOwner: () => tools.removeAdministrators(),
    },
    'account.updateProfile': { request: () => ({ body: { nickname: '新名字' } }) },
    'account.uploadAvatar': {
      ofOwner: true,
      request: async ({ server, owner }) => ({
        body: {
          uploadId: await uploadFile(server, owner.token, {
            purpose: 'image',
            name: 'me.png',
            content: PIXEL,
          }),
        },
      }),
    },
    'account.changePassword': {
      request: () => ({ body: { currentPassword: 'correct horse', newPassword: 'another password' } }),
    },
    'secondFactor.getSecondFactor': nothing,
    'secondFactor.beginSecondFactor': { request: () => ({ body: { currentPassword: 'correct horse' } }) },
    'secondFactor.confirmSecondFactor': {
      // A code of the owner's generator; nobody else has begun with one.
      request: async ({ server, owner }) => ({
        body: { code: codeOf(server, await beginSecondFactor(server, owner)) },
      }),
      expect: { other: 422, administrator: 422 },
    },
    'secondFactor.renewRecoveryCodes': {
      request: async (world) => ({ body: { code: (await world.recoveryCodes())[0] } }),
      expect: { other: 422, administrator: 422 },
    },
    'secondFactor.switchOffSecondFactor': {
      request: async (world) => ({
        body: { currentPassword: 'correct horse', code: (await world.recoveryCodes())[0] },
      }),
      expect: { other: 422, administrator: 422 },
    },
    'session.listSessions': nothing,
    'session.confirmSession': {
      ofOwner: true,
      request: async (world) => ({ params: { sessionId: await world.otherSession() } }),
    },
    'session.revokeSession': {
      ofOwner: true,
      request: async (world) => ({ params: { sessionId: await world.otherSession() } }),
    },
    'session.revokeOtherSessions': nothing,
    'account.listQuotas': nothing,
    ...INVITE_SAMPLES,

    ...AI_SEARCH_SAMPLES,
    'chat.startConversation': { request: () => ({ body: {} }) },
    'chat.streamAnswer': ofConversation('body', { question: '押金不退怎么办？' }),
    'chat.regenerateAnswer': ofAnswer('body'),
    'chat.resumeAnswer': ofRun('query'),
    'chat.cancelRun': ofRun('body'),
    'chat.listConversations': { request: () => ({ query: { q: '押金' } }) },
    'chat.getConversation': ofConversation('query'),
    'chat.listMessages': ofConversation('query'),
    'chat.getMessage': ofAnswer('query'),
    'chat.selectBranch': ofAnswer('body'),
    'chat.updateTitle': ofConversation('body', { title: '新标题' }),
    'chat.deleteConversations': {
      ofOwner: true,
      request: async (world) => ({ body: { conversationIds: [await world.conversation()] } }),
    },
    'chat.clearConversations': { request: () => ({ body: {} }) },
    'chat.recheckAnswer': ofAnswer('body', {}),
    'chat.voteAnswer': ofAnswer('body', { vote: 'up' }),
    'chat.feedbackAnswer': ofAnswer('body', { reasons: ['outdated'], comment: '旧了' }),
    'chat.uploadAttachment': {
      ofOwner: true,
      request: async ({ server, owner }) => ({
        body: { uploadId: await uploadFile(server, owner.token, { name: '经过.md', content: '# 经过' }) },
      }),
    },
    'chat.getAttachment': {
      ofOwner: true,
      request: async (world) => ({ params: { attachmentId: await world.attachment() } }),
    },
    'chat.listLangTips': ofConversation('query', { question: '我被辞退了' }),
    'chat.respondLangTip': { request: () => ({ body: { tipId: 'entry-date', question: '我被公司辞退了' } }) },
    'chat.exportConversation': {
      ofOwner: true,
      request: async (world) => ({
        query: { conversationId: (await world.answer()).conversationId, format: 'docx' },
      }),
    },
    'chat.listModelChoices': nothing,
    ...CLONE_ANALYTICS_SAMPLES,
    ...CASE_SAMPLES,
    ...rightsSamples(tools),
    ...CASE_REPORT_SAMPLES,
    ...DRAFT_SAMPLES,
    ...OWN_TEMPLATE_SAMPLES,
    ...LETTERHEAD_SAMPLES,
    ...ANALYSIS_SAMPLES,
    ...DATASET_SAMPLES,
    ...REVIEW_TABLE_SAMPLES,
    ...RECORDING_SAMPLES,
    ...RECORDING_WORD_SAMPLES,
    ...SHARE_SAMPLES,
    ...CLONE_CHAT_SAMPLES,
    ...FEEDBACK_SAMPLES,
    ...ADMIN_USER_SAMPLES,
    ...COMMENT_REPORT_SAMPLES,
    ...ADMINISTRATION_SAMPLES,

    'admin.listModels': nothing,
    'admin.saveModel': {
      request: () => ({
        body: { name: '甲', baseUrl: 'http://127.0.0.1:9/v1', modelName: 'm', enabled: false },
      }),
    },
    'admin.deleteModel': { request: async (world) => ({ params: { modelId: await world.model() } }) },
    'admin.orderModels': { request: async (world) => ({ body: { modelIds: [await world.model()] } }) },
    'admin.testModel': { request: async (world) => ({ params: { modelId: await world.model() } }) },
    'admin.getEmbeddingState': nothing,
    'admin.getSettings': nothing,
    'admin.saveSettings': { request: () => ({ body: { registration: 'open', guests: true } }) },
    'outgoingGate.getOutgoingGate': nothing,
    'outgoingGate.saveOutgoingGate': { request: () => ({ body: { enabled: false } }) },
    'outgoingGate.previewOutgoing': { request: () => ({ body: { text: '我叫王建国' } }) },
    'sms.getSmsSettings': nothing,
    'sms.saveSmsSettings': { request: () => ({ body: { address: '' } }) },
    'sms.testSms': nothing,
    'webSearch.getWebSearch': nothing,
    'webSearch.saveWebSearch': { request: () => ({ body: { service: 'none' } }) },
    'webSearch.testWebSearch': { request: () => ({ body: {} }) },
    'webSearch.getWebSearchState': nothing,
    'webSearch.getWebSnapshot': {
      ofOwner: true,
      request: async (world) => ({ params: { snapshotId: await world.webSnapshot() } }),
    },
    'admin.createInvite': nothing,
    'admin.listInvites': nothing,
    'admin.getBackupState': nothing,
    'admin.createBackup': nothing,
    'adminBackup.listBackups': nothing,
    'adminBackup.checkBackup': {
      // No backup is there.
      request: () => ({ body: { name: '2026-11-20T02-00-00-000Z-by-hand' } }),
      expect: { administrator: 404 },
    },
    'admin.makeAdministrator': ofAnotherAccount,
    'admin.removeSecondFactor': ofAnotherAccount,
    'admin.resetAccountPassword': ofAnotherAccount,

    'law.searchLaws': { request: () => ({ query: { q: '支付工资' } }) },
    'law.suggestTerms': { request: () => ({ query: { text: '房东不退押金' } }) },
    'law.listLaws': { request: () => ({ query: { q: '样例' } }) },
    'law.retrieveEvidence': { request: () => ({ query: { question: '老板不发工资怎么办' } }) },
    'law.resolveCitation': { request: () => ({ query: { citation: '民法典577' } }) },
    'law.getLibrary': nothing,
    'law.getLaw': ofLaw(),
    'law.getLawText': ofLaw(),
    'law.getArticle': ofLaw(),
    'law.listCitingArticles': ofLaw(),
    'law.compareVersions': {
      request: async (world) => {
        const { lawId, versionIds } = await world.law();
        return { params: { lawId }, query: { left: versionIds[0], right: versionIds[1] } };
      },
    },
    'law.listLawNotes': nothing,
    'law.saveLawNote': {
      ofOwner: true,
      request: async (world) => {
        const { lawId, articleKey } = await world.law();
        return { body: { noteId: await world.lawNote(), lawId, articleKey, text: '改一笔' } };
      },
    },
    'law.deleteLawNote': {
      ofOwner: true,
      request: async (world) => ({ params: { noteId: await world.lawNote() } }),
    },
    'caseImport.startCaseImport': {
      request: async (world) => ({ body: { source: await world.caseFolder() } }),
    },
    'caseImport.previewCaseImport': ofCaseUpload,
    'caseImport.uploadCaseImport': ofCaseUpload,
    'caseImport.listCaseImports': nothing,
    'caseImport.getCaseImport': ofCaseImport,
    'caseImport.cancelCaseImport': ofCaseImport,
    'law.startLawImport': { request: async (world) => ({ body: { source: await world.lawFolder() } }) },
    'law.uploadLawImport': {
      // An upload is its sender's, and the law's only an administrator may send: here another one.
      expect: { administrator: 404 },
      request: async ({ server }) => ({
        body: {
          uploadId: await uploadFile(server, (await enter(server, 'admin')).token, {
            purpose: 'law',
            name: '上传法.md',
            content: lawText,
          }),
        },
      }),
    },
    'law.listLawImports': nothing,
    'law.getLawImport': ofImport,
    'law.cancelLawImport': ofImport,

    'upload.createUpload': { request: () => ({ body: { name: '合同.pdf', bytes: 1000 } }) },
    'upload.receiveUpload': {
      request: async ({ server, owner }) => ({
        query: { ticket: await openUpload(server, owner.token), offset: 0 },
        body: Buffer.from('12345'),
      }),
    },
    'upload.getUpload': {
      request: async ({ server, owner }) => ({ query: { ticket: await openUpload(server, owner.token) } }),
    },

    'knowledge.listKnowledgeBases': { request: () => ({ query: { q: '合同' } }) },
    'knowledge.getKnowledgeBase': ofBase(),
    'knowledge.createKnowledgeBase': { request: () => ({ body: { name: '合同', description: '往来合同' } }) },
    'knowledge.updateKnowledgeBase': ofBase({ name: '新名字', settings: { segmentLength: 300 } }),
    'knowledge.switchKnowledgeBase': ofBase({ enabled: false }),
    'knowledge.deleteKnowledgeBase': ofBase(),
    'knowledge.getStorage': nothing,
    'knowledge.listKnowledgeFiles': ofBase(undefined, { q: '租赁' }),
    'knowledge.addKnowledgeFile': {
      ofOwner: true,
      request: async (world) => ({
        params: { konId: await world.knowledgeBase() },
        body: { uploadId: await world.upload() },
      }),
    },
    'knowledge.getFileProgress': ofFile(),
    'knowledge.cancelFile': ofFile(),
    'knowledge.retryFile': ofFile({ anew: true }),
    'knowledge.renameFile': ofFile({ name: '新合同.txt' }),
    'knowledge.deleteFile': ofFile(),
    'knowledge.listSegments': ofFile(),
    'knowledge.addSegment': ofFile({ text: '补充一条' }),
    'knowledge.updateSegment': ofSegment({ text: '改过的', enabled: false }),
    'knowledge.deleteSegment': ofSegment(),
    'knowledge.testRetrieval': ofBase({ question: '押金是多少' }),

    'document.listDocuments': { request: () => ({ query: { q: '租赁' } }) },
    'document.createDocument': {
      ofOwner: true,
      request: async (world) => ({ body: { uploadId: await world.upload() } }),
    },
    'document.openDocument': ofDocument(),
    'document.closeDocument': ofDocument(),
    'document.getDocument': ofDocument(),
    'document.getDocumentProgress': ofDocument(),
    'document.listDocumentParts': ofDocument({ from: 1, count: 5 }),
    'document.getDocumentPages': ofDocument(),
    'document.getReading': ofDocument(),
    'document.openDocumentConversation': ofDocument(),
    'document.exportNotes': ofDocument({ language: 'en' }),
    'document.createComparison': {
      ofOwner: true,
      request: async (world) => ({
        body: { leftId: await world.reading(), rightId: await world.file() },
      }),
    },
    'document.listComparisons': nothing,
    'document.getComparison': ofComparison,
    'document.exportComparison': ofComparison,
    'document.deleteComparison': ofComparison,
    ...GENERATED_LABEL_SAMPLES,
    'citationAudit.createCitationAudit': {
      ofOwner: true,
      request: async (world) => ({ body: { documentId: await world.reading(), asOf: '2024-05-01' } }),
    },
    'citationAudit.auditTextOnce': {
      request: () => ({ body: { text: '（2023）京01民终123号', asOf: '2024-05-01' } }),
    },
    'citationAudit.listCitationAudits': nothing,
    'citationAudit.getCitationAudit': ofCitationAudit(),
    'citationAudit.listAuditedCitations': ofCitationAudit({ state: 'not_in_library', only: 'doubtful' }),
    'citationAudit.cancelCitationAudit': ofCitationAudit(),
    'citationAudit.deleteCitationAudit': ofCitationAudit(),
    'citationAudit.exportCitationAudit': ofCitationAudit({ form: 'json' }),
    'review.createReview': {
      ofOwner: true,
      request: async (world) => ({ body: { documentId: await world.reading(), side: 'party_b' } }),
    },
    'review.listReviews': nothing,
    'review.getReview': ofReview(),
    'review.decideFinding': {
      ofOwner: true,
      request: async (world) => ({
        params: { findingId: (await world.review()).findingId },
        body: { decision: 'accepted', suggestion: '改过的措辞' },
      }),
    },
    'review.decideAllFindings': ofReview({ body: { decision: 'rejected' } }),
    'review.cancelReview': ofReview(),
    'review.deleteReview': ofReview(),
    'review.exportReview': ofReview({ query: { form: 'report' } }),
    'playbook.listPlaybooks': nothing,
    'playbook.getPlaybook': ofPlaybook(),
    'playbook.copyPlaybook': ofPlaybook({ name: '副本' }),
    'playbook.updatePlaybook': ofPlaybook({ name: '改名' }),
    'playbook.deletePlaybook': ofPlaybook(),

    'clone.getCloneConfig': nothing,
    'clone.listSkills': nothing,
    'clone.createClone': {
      ofOwner: true,
      request: async (world) => {
        const knowledge = { baseIds: [await world.knowledgeBase()] };
        return { body: { content: { ...completeClone(), knowledge } } };
      },
    },
    'clone.listOwnClones': { request: () => ({ query: { q: '租房', archived: 'false' } }) },
    'clone.getOwnClone': ofClone(),
    'clone.updateClone': ofClone({ body: { draftRevision: 1, content: completeClone('改过的') } }),
    'clone.discardDraft': ofPublished({ body: { draftRevision: 1 } }),
    'clone.deleteClone': ofPublished(),
    'clone.archiveClone': ofPublished({ body: { archived: true } }),
    'clone.duplicateClone': ofPublished({ body: { from: 1, name: '副本' } }),
    'clone.publishClone': {
      ofOwner: true,
      request: async (world) => ({
        body: {
          appId: await world.clone(),
          draftRevision: 1,
          lastVersion: 0,
          notes: '首次发布',
          visibility: 'link',
        },
      }),
    },
    'clone.unpublishClone': {
      ofOwner: true,
      request: async (world) => ({ body: { appId: await world.publishedClone() } }),
    },
    'clone.changeVisibility': ofPublished({ body: { visibility: 'square', renewLink: true } }),
    'clone.listCloneVersions': ofPublished(),
    'clone.getCloneVersion': ofPublished(),
    'clone.restoreCloneVersion': ofPublished({ body: { lastVersion: 1, notes: '回到第一版' } }),
    'clone.compareCloneVersions': ofPublished({ query: { from: '1', to: 'draft' } }),
    'clone.exportClone': ofPublished({ query: { from: '1' } }),
    'clone.importClone': {
      request: () => ({
        body: {
          format: 'mingfa-clone',
          formatVersion: 1,
          content: completeClone(),
          knowledgeBases: ['租赁'],
        },
      }),
    },

    'cloneSquare.listSquare': { request: () => ({ query: { q: '租房', sort: 'rated' } }) },
    'cloneSquare.listSquareCategory': {
      request: () => ({ params: { category: 'tenancy' }, query: { q: '租房', sort: 'new' } }),
    },
    'cloneSquare.getClone': ofListed('params'),
    'cloneSquare.getIntroduction': ofListed('query'),
    'cloneSquare.listOfficialClones': nothing,
    'cloneSquare.listPinnedClones': nothing,
    'cloneSquare.pinClone': ofListed('params'),
    'cloneSquare.unpinClone': ofListed('params'),
    'cloneSquare.orderPins': {
      request: async (world) => ({ body: { appIds: [await world.listedClone()] } }),
    },
    'cloneSquare.listComments': ofListed('query', { sort: 'rated' }),
    'cloneSquare.getComment': {
      request: async (world) => ({ query: { commentId: (await world.comments()).own } }),
    },
    'cloneSquare.createComment': ofListed('body', { text: '有帮助，回答很清楚。' }),
    'cloneSquare.editComment': ofComment({ text: '改过的话' }),
    'cloneSquare.deleteComment': ofComment(),
    'cloneSquare.reportComment': {
      request: async (world) => ({
        body: { commentId: (await world.comments()).foreign, reason: '广告' },
      }),
    },
    'cloneSquare.moderateComment': {
      ...ofComment({ hidden: true, reason: '与法律无关' }),
      expect: { administrator: 200 },
    },
    'cloneSquare.rateClone': {
      request: async (world) => {
        await world.cloneAnswer();
        return { body: { ...(await world.offeredClone()), rating: 5 } };
      },
      // It has answered the owner alone.
      expect: { other: 409, administrator: 409 },
    },
    'cloneSquare.listWaitingClones': nothing,
    'cloneSquare.decideOnClone': {
      request: async (world) => ({
        params: { appId: await world.listedClone() },
        body: { listed: false, reason: '内容不实' },
      }),
    },
    'cloneSquare.drawAvatar': { request: () => ({ query: { style: 'rings', seed: '租房' } }) },
    'cloneGolden.listGoldenQuestions': ofClone(),
    'cloneGolden.saveGoldenQuestion': {
      ofOwner: true,
      request: async (world) => ({
        params: { appId: await world.clone() },
        body: { question: '押金不退怎么办？', expect: { cites: [{ law: '民法典', article: '577' }] } },
      }),
    },
    'cloneGolden.deleteGoldenQuestions': {
      ofOwner: true,
      request: async (world) => {
        const { appId, goldenId } = await world.goldenQuestion();
        return { params: { appId }, body: { goldenIds: [goldenId] } };
      },
    },
    'cloneGolden.askCloneContent': ofClone({ body: { question: '押金不退怎么办？' } }),
    'cloneGolden.runGoldenQuestions': {
      ofOwner: true,
      request: async (world) => ({ params: { appId: (await world.goldenQuestion()).appId }, body: {} }),
    },
    'cloneGolden.getGoldenRun': ofGoldenRun,
    'cloneGolden.cancelGoldenRun': ofGoldenRun,
    'cloneGolden.listGoldenRuns': ofClone(),
    'clonePicture.uploadClonePicture': {
      ofOwner: true,
      request: async (world) => ({
        params: { appId: await world.clone() },
        body: { uploadId: await world.pictureUpload() },
      }),
    },
    'clonePicture.generateClonePicture': {
      ofOwner: true,
      request: async (world) => {
        // Counted as a question among others.
        await world.answer();
        return { body: { appId: await world.clone(), description: '一把钥匙' } };
      },
    },
    'clonePicture.getPictureMaker': nothing,
    'clonePicture.readClonePicture': {
      expect: { guest: 404, other: 404, administrator: 404 },
      request: async (world) => ({ params: { pictureId: await world.clonePicture() }, query: {} }),
    },
    'cloneHelp.draftClone': { request: () => ({ body: { description: '我是房产律师，帮租客处理押金' } }) },
    'cloneHelp.optimizePersona': {
      request: () => ({ body: { content: completeClone(), description: '面向租客，语气温和，不谈刑事' } }),
    },
    'cloneHelp.proposeGuideQuestions': {
      request: () => ({ body: { content: completeClone(), without: ['押金不退怎么办？'] } }),
    },

    'document.getDocumentAddresses': {
      ofOwner: true,
      request: async (world) => ({ params: { documentId: await world.file() } }),
    },
    'document.readOriginal': {
      request: async (world) => ({ params: { ticket: (await world.documentTickets()).original } }),
    },
    'document.readPageImage': {
      request: async (world) => ({
        params: { ticket: (await world.documentTickets()).pageImage, page: '1' },
      }),
    },

    'webPage.readWebPage': { request: async (world) => ({ body: { address: await world.pageAddress() } }) },
    'webPage.pasteWebPage': { request: () => ({ body: { html: '<h1>通知</h1><p>押金应当退还。</p>' } }) },
    'webPage.uploadWebPage': {
      ofOwner: true,
      request: async ({ server, owner }) => ({
        body: {
          uploadId: await uploadFile(server, owner.token, {
            purpose: 'page',
            name: '通知.html',
            content: '<p>通知</p>',
          }),
        },
      }),
    },
    'webPage.listWebPages': { request: () => ({ query: { q: '租赁' } }) },
    'webPage.getWebPage': ofPage(),
    'webPage.readWebPageSnapshot': ofPage(),
    'webPage.saveWebPage': {
      ofOwner: true,
      request: async (world) => ({
        params: { webPageId: await world.webPage() },
        body: { konId: await world.knowledgeBase() },
      }),
    },
    'webPage.deleteWebPage': ofPage(),
  };
}
