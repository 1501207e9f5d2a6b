import type { PersonalKind, WhatStays } from '@mingfa/contract/rights';
import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from './schema/tables.ts';

type Tables = typeof tables;
type TableName = { [Name in keyof Tables]: Tables[Name] extends PgTable ? Name : never }[keyof Tables];

/** Rows of a person in a table, and what becomes of them when the account is deleted. */
interface PersonalRows {
  /** As which kind of things a person sees them. */
  kind: PersonalKind;
  /** Whose they are: the id of the account, or of a row of `within` that is the account's. */
  owner: Column;
  within?: TableName;
  /** Some of them only. */
  where?: SQL;
  /** Why they stay, without a name; absent where they are removed. */
  stays?: WhatStays;
}

/** A table without anybody's rows says why; of some rows with their own life it says how long that is. */
type Holding = { held: readonly PersonalRows[] } | { nobodys: string } | { shortLived: string };

const t = tables;
const removed = (kind: PersonalKind, owner: Column, within?: TableName, where?: SQL): Holding => ({
  held: [{ kind, owner, ...(within ? { within } : {}), ...(where ? { where } : {}) }],
});
const PUBLISHED = { nobodys: 'published law and decisions' };
const INDEX = { nobodys: 'an index, whose entries go with what they are of' };

/**
 * What every table holds of people. A new table does not compile until it stands here; `personal-tables.test.ts` compares it with
 * the database.
 */
const PERSONAL_TABLES: Record<TableName, Holding> = {
  user: removed('account', t.user.id),
  session: removed('account', t.session.userId),
  knownDevice: removed('account', t.knownDevice.userId),
  secondFactor: removed('account', t.secondFactor.userId),
  recoveryCode: removed('account', t.recoveryCode.userId),
  quotaUse: removed('account', t.quotaUse.userId),
  personalQuota: {
    held: [
      { kind: 'account', owner: t.personalQuota.userId },
      { kind: 'account', owner: t.personalQuota.setBy, stays: 'invite' },
    ],
  },
  agreementAcceptance: removed('account', t.agreementAcceptance.userId),
  idempotencyKey: removed('account', t.idempotencyKey.userId),
  storedFile: removed('account', t.storedFile.ownerId),
  dataExport: removed('account', t.dataExport.userId),
  accountDeletion: { held: [{ kind: 'account', owner: t.accountDeletion.userId, stays: 'receipt' }] },
  smsCode: { shortLived: 'hashes of numbers and codes, two days' },
  signInAttempt: { shortLived: 'hashes of accounts and networks, a day' },
  invite: {
    held: [
      { kind: 'account', owner: t.invite.createdBy, stays: 'invite' },
      { kind: 'account', owner: t.invite.usedBy, stays: 'invite' },
    ],
  },
  personalCode: removed('account', t.personalCode.userId),
  inviteClaim: {
    held: [
      { kind: 'account', owner: t.inviteClaim.userId },
      { kind: 'account', owner: t.inviteClaim.inviterId, stays: 'invite' },
    ],
  },
  /** Hashes of numbers for a year, links without one while somebody hangs on them. */
  leftNumber: { held: [{ kind: 'account', owner: t.leftNumber.inviterId, stays: 'invite' }] },
  vipGrant: {
    held: [
      { kind: 'account', owner: t.vipGrant.userId },
      { kind: 'account', owner: t.vipGrant.grantedBy, stays: 'invite' },
    ],
  },
  /** Those that somebody asked for themselves have no id of an account: they go with the number. */
  inviteRequest: { held: [{ kind: 'account', owner: t.inviteRequest.decidedBy, stays: 'invite' }] },
  auditLink: { nobodys: 'hashes of entries of the audit, which cover no id of an account' },
  cleanCopy: { held: [{ kind: 'deeds', owner: t.cleanCopy.userId, stays: 'clean_copy' }] },
  auditEvent: { held: [{ kind: 'deeds', owner: t.auditEvent.userId, stays: 'audit' }] },

  conversation: removed('conversations', t.conversation.ownerId),
  message: removed('conversations', t.message.conversationId, 'conversation'),
  messageAttachment: removed('conversations', t.messageAttachment.messageId, 'message'),
  answerFeedback: removed('conversations', t.answerFeedback.messageId, 'message'),
  webSnapshot: removed('conversations', t.webSnapshot.messageId, 'message'),
  attachment: removed('conversations', t.attachment.ownerId),
  run: removed('conversations', t.run.userId),
  runEvent: removed('conversations', t.runEvent.runId, 'run'),
  cloneUnanswered: removed('conversations', t.cloneUnanswered.conversationId, 'conversation'),

  share: removed('shares', t.share.ownerId),
  shareView: removed('shares', t.shareView.shareId, 'share'),

  clone: removed('clones', t.clone.ownerId),
  cloneVersion: removed('clones', t.cloneVersion.cloneId, 'clone'),
  clonePicture: removed('clones', t.clonePicture.cloneId, 'clone'),
  cloneEdge: removed('clones', t.cloneEdge.cloneId, 'clone'),
  goldenQuestion: removed('clones', t.goldenQuestion.cloneId, 'clone'),
  goldenRun: removed('clones', t.goldenRun.cloneId, 'clone'),
  goldenResult: removed('clones', t.goldenResult.runId, 'goldenRun'),
  cloneComment: { held: [{ kind: 'opinions', owner: t.cloneComment.authorId, stays: 'comment' }] },
  cloneCommentReport: removed('opinions', t.cloneCommentReport.userId),
  cloneRating: removed('opinions', t.cloneRating.userId),
  clonePin: removed('opinions', t.clonePin.userId),
  cloneConsent: removed('opinions', t.cloneConsent.userId),
  cloneVisit: removed('opinions', t.cloneVisit.userId),
  /** Of the person's own clones; those of others keep counting whoever asked, and name nobody. */
  cloneCount: removed('clones', t.cloneCount.cloneId, 'clone'),

  document: removed('documents', t.document.ownerId),
  documentPart: removed('documents', t.documentPart.documentId, 'document'),
  documentSegment: removed('documents', t.documentSegment.documentId, 'document'),
  documentReading: removed('documents', t.documentReading.documentId, 'document'),
  segmentSearchBatch: removed('documents', t.segmentSearchBatch.documentId, 'document'),
  segmentSearchPosting: INDEX,
  storedObject: { nobodys: 'keys of the file store, each removed with what holds it' },
  feedback: removed('feedback', t.feedback.userId),
  upload: removed('documents', t.upload.ownerId),
  knowledgeBase: removed('knowledge_bases', t.knowledgeBase.ownerId),
  webPage: removed('web_pages', t.webPage.ownerId),
  comparison: removed('comparisons', t.comparison.ownerId),
  citationAudit: removed('citation_audits', t.citationAudit.ownerId),
  auditedCitation: removed('citation_audits', t.auditedCitation.auditId, 'citationAudit'),
  review: removed('reviews', t.review.ownerId),
  reviewFinding: removed('reviews', t.reviewFinding.reviewId, 'review'),
  playbook: removed('reviews', t.playbook.ownerId),
  lawNote: removed('law_notes', t.lawNote.ownerId),

  legalCase: removed('cases', t.legalCase.ownerId),
  caseText: removed('cases', t.caseText.caseId, 'legalCase'),
  caseNumber: removed('cases', t.caseNumber.caseId, 'legalCase'),
  caseCitation: removed('cases', t.caseCitation.caseId, 'legalCase'),
  caseSource: removed('cases', t.caseSource.caseId, 'legalCase'),
  caseSearchEntry: removed('cases', t.caseSearchEntry.caseId, 'legalCase'),
  caseImport: {
    held: [
      { kind: 'cases', owner: t.caseImport.startedBy, where: sql`not ${t.caseImport.shared}` },
      { kind: 'cases', owner: t.caseImport.startedBy, where: sql`${t.caseImport.shared}`, stays: 'import' },
    ],
  },
  caseMapping: removed('cases', t.caseMapping.ownerId),
  caseNote: removed('cases', t.caseNote.ownerId),
  savedCaseSearch: removed('cases', t.savedCaseSearch.ownerId),
  caseFolder: removed('cases', t.caseFolder.ownerId),
  caseFolderCase: removed('cases', t.caseFolderCase.folderId, 'caseFolder'),
  caseReport: removed('case_reports', t.caseReport.ownerId),
  caseReportCase: removed('case_reports', t.caseReportCase.reportId, 'caseReport'),
  caseReportSearch: removed('case_reports', t.caseReportSearch.reportId, 'caseReport'),
  caseReportVersion: removed('case_reports', t.caseReportVersion.reportId, 'caseReport'),
  matter: removed('drafts', t.matter.ownerId),
  draft: removed('drafts', t.draft.ownerId),
  draftSuggestion: removed('drafts', t.draftSuggestion.ownerId),
  draftVersion: removed('drafts', t.draftVersion.draftId, 'draft'),
  evidenceFile: removed('drafts', t.evidenceFile.ownerId),
  evidenceBundle: removed('drafts', t.evidenceBundle.ownerId),
  addressBookEntry: removed('drafts', t.addressBookEntry.ownerId),
  ownTemplate: removed('drafts', t.ownTemplate.ownerId),
  letterhead: removed('drafts', t.letterhead.ownerId),
  dataset: removed('datasets', t.dataset.ownerId),
  datasetFile: removed('datasets', t.datasetFile.datasetId, 'dataset'),
  datasetTable: removed('datasets', t.datasetTable.datasetId, 'dataset'),
  datasetStep: removed('datasets', t.datasetStep.datasetId, 'dataset'),
  reviewTable: removed('review_tables', t.reviewTable.ownerId),
  reviewColumn: removed('review_tables', t.reviewColumn.tableId, 'reviewTable'),
  reviewRow: removed('review_tables', t.reviewRow.tableId, 'reviewTable'),
  reviewCell: removed('review_tables', t.reviewCell.tableId, 'reviewTable'),
  analysis: removed('analyses', t.analysis.ownerId),
  analysisAnswer: removed('analyses', t.analysisAnswer.analysisId, 'analysis'),
  analysisVersion: removed('analyses', t.analysisVersion.analysisId, 'analysis'),
  analysisTemplate: removed('analyses', t.analysisTemplate.ownerId),
  recording: removed('recordings', t.recording.ownerId),
  recordingFile: removed('recordings', t.recordingFile.recordingId, 'recording'),
  recordingPiece: removed('recordings', t.recordingPiece.recordingId, 'recording'),
  recordingSpeaker: removed('recordings', t.recordingSpeaker.recordingId, 'recording'),
  recordingSegment: removed('recordings', t.recordingSegment.recordingId, 'recording'),
  machineSegment: removed('recordings', t.machineSegment.recordingId, 'recording'),
  transcriptEdit: {
    held: [
      { kind: 'recordings', owner: t.transcriptEdit.recordingId, within: 'recording' },
      { kind: 'recordings', owner: t.transcriptEdit.by },
    ],
  },
  recordingNote: removed('recordings', t.recordingNote.recordingId, 'recording'),
  custodyEntry: {
    held: [
      { kind: 'recordings', owner: t.custodyEntry.recordingId, within: 'recording' },
      { kind: 'recordings', owner: t.custodyEntry.by },
    ],
  },
  recordingFindings: removed('recordings', t.recordingFindings.recordingId, 'recording'),
  recogniserAgreement: removed('recordings', t.recogniserAgreement.userId),
  caseSearchChunk: INDEX,
  caseSearchBlock: INDEX,
  caseLibrary: { nobodys: 'when the cases changed last' },

  law: PUBLISHED,
  lawAlias: PUBLISHED,
  lawVersion: PUBLISHED,
  lawHeading: PUBLISHED,
  lawArticle: PUBLISHED,
  lawDigest: PUBLISHED,
  lawCitation: PUBLISHED,
  lawRepeal: PUBLISHED,
  lawImport: { nobodys: 'imports of published law, without who began them' },
  lawSource: PUBLISHED,
  lawLibrary: PUBLISHED,
  lawArticleSearch: INDEX,
  lawSearchVersion: INDEX,
  lawSearchPosting: INDEX,
  embeddingSpace: { nobodys: 'models that were used' },
  modelProvider: { nobodys: 'settings of the installation' },
  setting: { held: [{ kind: 'account', owner: t.setting.changedBy, stays: 'setting' }] },
  job: { shortLived: 'work that waits, by the id of what it is about; gone when it is done' },
  failedJob: { shortLived: 'work that was given up, by the id of what it is about; ninety days' },
  workNode: { nobodys: 'processes of this program' },
};

/** One entry of the list, with the name of its table in the database. */
export interface HeldRows extends PersonalRows {
  table: string;
  /** The account's own rows. */
  rowsOf(userId: string): SQL;
}

/** All rows that may be a person's, in the order of the list. */
export const HELD_ROWS: readonly HeldRows[] = Object.entries(PERSONAL_TABLES).flatMap(([name, holding]) =>
  'held' in holding
    ? holding.held.map((held) => ({
        ...held,
        table: getTableName(t[name as TableName]),
        rowsOf: (userId: string) => conditionOf(held, userId),
      }))
    : [],
);

/** Whose rows are reached through other rows are theirs who have those. */
function conditionOf({ owner, within, where }: PersonalRows, userId: string): SQL {
  const own = within ? sql`${owner} in ${idsWithin(within, userId)}` : sql`${owner} = ${userId}`;
  return where ? sql`${own} and ${where}` : own;
}

function idsWithin(name: TableName, userId: string): SQL {
  const holding = PERSONAL_TABLES[name];
  const [held] = 'held' in holding ? holding.held : [];
  if (!held) throw new Error(`${name} holds nobody's rows.`);
  return sql`(select id from ${t[name]} where ${conditionOf(held, userId)})`;
}
