import { type IngestionContext, personalDocuments } from './engine/ingestion/index.ts';
import type { Runs } from './engine/runs/index.ts';
import { personalUploads } from './engine/uploads/index.ts';
import { personalDataExports } from './features/account/index.ts';
import { personalAnalyses } from './features/analysis/index.ts';
import { type CaseImportsContext, personalCases } from './features/case/index.ts';
import { personalCaseReports } from './features/case-report/index.ts';
import { personalChats } from './features/chat/index.ts';
import { personalAudits } from './features/citation-audit/index.ts';
import { personalClones } from './features/clone/index.ts';
import { personalDatasets } from './features/dataset/index.ts';
import { personalDrafts } from './features/drafting/index.ts';
import { personalFeedback } from './features/feedback/index.ts';
import { personalCleanCopies } from './features/generated-label/index.ts';
import { personalKnowledge } from './features/knowledge/index.ts';
import { personalLawNotes } from './features/law/index.ts';
import { personalComparisons } from './features/reading/index.ts';
import { personalRecordings } from './features/recording/index.ts';
import { personalReviews } from './features/review/index.ts';
import { personalReviewTables } from './features/review-table/index.ts';
import { personalShares } from './features/sharing/index.ts';
import { personalWebPages } from './features/web-page/index.ts';
import { personalRequestKeys } from './http/idempotency.ts';
import type { PersonalData } from './ports/personal-data.ts';
import type { TableEngine } from './ports/table-engine.ts';

/** Lists what is kept of a person. What is made of documents comes before them, knowledge bases, which hold them, after. */
export function composePersonalData(
  context: IngestionContext & { runs: Runs; caseImports: CaseImportsContext; tableEngine: TableEngine },
): PersonalData[] {
  return [
    personalFeedback(context),
    personalDataExports(context),
    personalShares(context),
    personalChats(context),
    personalClones(context),
    personalReviews(context),
    personalReviewTables(context),
    personalComparisons(context),
    personalAudits(context),
    personalWebPages(context),
    personalAnalyses(context),
    personalDatasets(context),
    personalRecordings(context),
    personalDocuments(context),
    personalKnowledge(context),
    personalUploads(context),
    personalLawNotes(context),
    personalCaseReports(context),
    personalDrafts(context),
    personalCases(context.caseImports),
    personalCleanCopies(context),
    personalRequestKeys(context),
  ];
}
