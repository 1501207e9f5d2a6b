import * as account from './account.ts';
import * as addressBook from './address-book.ts';
import * as admin from './admin.ts';
import * as adminAudit from './admin-audit.ts';
import * as adminBackup from './admin-backup.ts';
import * as adminJob from './admin-job.ts';
import * as adminOverview from './admin-overview.ts';
import * as adminRecogniser from './admin-recogniser.ts';
import * as adminUser from './admin-user.ts';
import * as aiSearch from './ai-search.ts';
import * as analysis from './analysis.ts';
import * as analysisTemplate from './analysis-template.ts';
import * as analysisVersion from './analysis-version.ts';
import * as calculator from './calculator.ts';
import * as legalCase from './case.ts';
import * as caseFolder from './case-folder.ts';
import * as caseImport from './case-import.ts';
import * as caseReport from './case-report.ts';
import * as caseSearch from './case-search.ts';
import * as chat from './chat.ts';
import * as citationAudit from './citation-audit.ts';
import * as clone from './clone.ts';
import * as cloneAnalytics from './clone-analytics.ts';
import * as cloneChat from './clone-chat.ts';
import * as cloneGolden from './clone-golden.ts';
import * as cloneHelp from './clone-help.ts';
import * as clonePicture from './clone-picture.ts';
import * as cloneSquare from './clone-square.ts';
import * as commentReport from './comment-report.ts';
import * as dataset from './dataset.ts';
import * as datasetModelSql from './dataset-model-sql.ts';
import * as datasetQuestion from './dataset-question.ts';
import * as datasetRecipe from './dataset-recipe.ts';
import * as document from './document.ts';
import * as documentTemplate from './document-template.ts';
import * as draft from './draft.ts';
import * as draftSuggestion from './draft-suggestion.ts';
import * as draftVersion from './draft-version.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as feedbackUnread from './feedback-unread.ts';
import * as generatedLabel from './generated-label.ts';
import * as home from './home.ts';
import * as invite from './invite.ts';
import * as knowledge from './knowledge.ts';
import * as law from './law.ts';
import * as letterhead from './letterhead.ts';
import * as matter from './matter.ts';
import * as matterEvidence from './matter-evidence.ts';
import * as outgoingGate from './outgoing-gate.ts';
import * as ownTemplate from './own-template.ts';
import * as password from './password.ts';
import * as personalQuota from './personal-quota.ts';
import * as playbook from './playbook.ts';
import * as quota from './quota.ts';
import * as recording from './recording.ts';
import * as recordingFindings from './recording-findings.ts';
import * as recordingTranscript from './recording-transcript.ts';
import * as review from './review.ts';
import * as reviewTable from './review-table.ts';
import * as reviewTableContent from './review-table-content.ts';
import * as reviewTableResult from './review-table-result.ts';
import * as rights from './rights.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as share from './share.ts';
import * as shareUpdate from './share-update.ts';
import * as sms from './sms.ts';
import * as system from './system.ts';
import * as upload from './upload.ts';
import * as webPage from './web-page.ts';
import * as webSearch from './web-search.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

/** Every endpoint of the product, by name (`chat.streamAnswer`). */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries({
    account,
    addressBook,
    ownTemplate,
    letterhead,
    admin,
    adminAudit,
    adminBackup,
    adminJob,
    adminOverview,
    adminRecogniser,
    adminUser,
    aiSearch,
    calculator,
    legalCase,
    caseFolder,
    caseImport,
    caseReport,
    caseSearch,
    chat,
    citationAudit,
    clone,
    cloneAnalytics,
    cloneChat,
    cloneSquare,
    cloneGolden,
    cloneHelp,
    clonePicture,
    commentReport,
    document,
    documentTemplate,
    draft,
    draftVersion,
    draftSuggestion,
    feedback,
    feedbackUnread,
    generatedLabel,
    home,
    invite,
    knowledge,
    law,
    matter,
    matterEvidence,
    outgoingGate,
    password,
    personalQuota,
    playbook,
    quota,
    analysis,
    analysisTemplate,
    analysisVersion,
    dataset,
    datasetModelSql,
    datasetQuestion,
    datasetRecipe,
    recording,
    recordingFindings,
    recordingTranscript,
    review,
    reviewTable,
    reviewTableContent,
    reviewTableResult,
    rights,
    secondFactor,
    session,
    share,
    shareUpdate,
    sms,
    system,
    upload,
    webPage,
    webSearch,
  }).flatMap(([noun, definitions]) =>
    Object.entries(definitions).flatMap(([name, value]) =>
      isEndpoint(value) ? [[`${noun}.${name}`, value] as const] : [],
    ),
  ),
);
