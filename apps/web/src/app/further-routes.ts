import { type RouteObject, redirect } from 'react-router';
import { PageLoading } from '../components/page-loading.tsx';
import { ANALYSES } from '../lib/dataset-address.ts';
import { loadScreen } from './load-screen.ts';
import { RouteError } from './route-error.tsx';

/** Screens beside the sidebar, besides conversations. */
export const besideSidebar: RouteObject[] = [
  {
    path: 'intelligent',
    lazy: loadScreen(() => import('../features/square/screens/square-screen.tsx'), 'square'),
  },
  {
    path: 'clone_agent',
    lazy: loadScreen(() => import('../features/chat/screens/clone-agent-screen.tsx'), 'chat', 'square'),
  },
  {
    path: 'laws_regulations',
    lazy: loadScreen(() => import('../features/law/screens/law-library-screen.tsx'), 'law'),
  },
  {
    path: 'laws_regulations/:lawId',
    lazy: loadScreen(() => import('../features/law/screens/law-reader-screen.tsx'), 'law'),
  },
  {
    path: 'case_search',
    lazy: loadScreen(() => import('../features/case/screens/case-library-screen.tsx'), 'case'),
  },
  {
    path: 'case_search/folders',
    lazy: loadScreen(() => import('../features/case/screens/case-folders-screen.tsx'), 'case-work', 'case'),
  },
  {
    path: 'case_search/folder/:folderId',
    lazy: loadScreen(() => import('../features/case/screens/case-folder-screen.tsx'), 'case-work', 'case'),
  },
  {
    path: 'case_search/reports',
    lazy: loadScreen(() => import('../features/case/screens/case-reports-screen.tsx'), 'case-report'),
  },
  {
    path: 'case_search/report/:reportId',
    lazy: loadScreen(() => import('../features/case/screens/case-report-screen.tsx'), 'case-report', 'case'),
  },
  {
    path: 'case_search/:caseId',
    lazy: loadScreen(() => import('../features/case/screens/case-screen.tsx'), 'case', 'law'),
  },
  {
    path: 'ai_search',
    lazy: loadScreen(() => import('./screens/ai-search-with-history.tsx'), 'ai-search', 'chat'),
  },
  {
    path: 'ai_search/:conversationId',
    lazy: loadScreen(() => import('./screens/search-with-conversation.tsx'), 'ai-search', 'chat'),
  },
  {
    path: 'knowledge_base',
    lazy: loadScreen(() => import('../features/knowledge/screens/knowledge-bases-screen.tsx'), 'knowledge'),
  },
  {
    path: 'clone_list',
    lazy: loadScreen(() => import('../features/clone/screens/clone-list-screen.tsx'), 'clone'),
  },
  {
    path: 'document_reading',
    lazy: loadScreen(
      () => import('./screens/reading-with-comparisons-and-playbooks.tsx'),
      'reading',
      'document',
      'comparison',
      'review',
    ),
  },
  {
    path: 'document_reading/:documentId',
    lazy: loadScreen(
      () => import('./screens/document-with-conversation-and-review.tsx'),
      'reading',
      'document',
      'review',
      'citation-audit',
      'chat',
    ),
  },
  {
    path: 'document_reading/comparison/:comparisonId',
    lazy: loadScreen(() => import('../features/comparison/screens/comparison-screen.tsx'), 'comparison'),
  },
  {
    path: 'document_reading/playbook/:playbookId',
    lazy: loadScreen(() => import('../features/review/screens/playbook-screen.tsx'), 'review', 'document'),
  },
  {
    path: 'web_reading',
    lazy: loadScreen(
      () => import('../features/web-reading/screens/web-reading-screen.tsx'),
      'web-reading',
      'document',
    ),
  },
  {
    path: 'web_reading/:webPageId',
    lazy: loadScreen(
      () => import('./screens/web-page-with-conversation.tsx'),
      'web-reading',
      'document',
      'chat',
    ),
  },
  {
    path: 'recording_analysis',
    lazy: loadScreen(
      () => import('../features/recording/screens/recordings-screen.tsx'),
      'recording',
      'document',
    ),
  },
  {
    path: 'recording_analysis/:recordingId',
    lazy: loadScreen(
      () => import('./screens/recording-with-conversation.tsx'),
      'recording',
      'document',
      'chat',
    ),
  },
  {
    path: 'data_analysis',
    lazy: loadScreen(
      () => import('./screens/datasets-with-review-tables.tsx'),
      'dataset',
      'analysis',
      'review-table',
      'document',
    ),
  },
  // Without an id: the list of them, no dataset of that name.
  { path: 'data_analysis/analysis', loader: () => redirect(ANALYSES) },
  {
    path: 'data_analysis/analysis/:analysisId',
    lazy: loadScreen(() => import('../features/analysis/screens/analysis-screen.tsx'), 'analysis', 'dataset'),
  },
  {
    path: 'data_analysis/review/new',
    lazy: loadScreen(
      () => import('../features/review-table/screens/new-review-table-screen.tsx'),
      'review-table',
      'document',
    ),
  },
  {
    path: 'data_analysis/review/:tableId',
    lazy: loadScreen(
      () => import('../features/review-table/screens/review-table-screen.tsx'),
      'review-table',
      'document',
    ),
  },
  {
    path: 'data_analysis/:datasetId',
    lazy: loadScreen(() => import('../features/dataset/screens/dataset-screen.tsx'), 'dataset', 'document'),
  },
  {
    path: 'document_generation',
    lazy: loadScreen(
      () => import('./screens/documents-with-audits-and-calculators.tsx'),
      'drafting',
      'calculator',
      'citation-audit',
      'document',
    ),
  },
  {
    path: 'document_generation/template/:templateId/*',
    lazy: loadScreen(() => import('../features/drafting/screens/template-screen.tsx'), 'drafting'),
  },
  {
    path: 'document_generation/letterheads',
    lazy: loadScreen(() => import('../features/drafting/screens/letterheads-screen.tsx'), 'drafting'),
  },
  {
    path: 'document_generation/from/:kind/:sourceId?',
    lazy: loadScreen(() => import('../features/drafting/screens/draft-from-screen.tsx'), 'drafting'),
  },
  {
    path: 'document_generation/matter/:matterId',
    lazy: loadScreen(() => import('../features/drafting/screens/matter-screen.tsx'), 'drafting', 'document'),
  },
  {
    path: 'document_generation/citation_audit',
    lazy: loadScreen(
      () => import('../features/citation-audit/screens/citation-audits-screen.tsx'),
      'citation-audit',
      'document',
    ),
  },
  {
    path: 'document_generation/citation_audit/:auditId',
    lazy: loadScreen(
      () => import('../features/citation-audit/screens/citation-audit-screen.tsx'),
      'citation-audit',
      'document',
    ),
  },
  {
    path: 'document_generation/draft/:draftId',
    lazy: loadScreen(
      () => import('./screens/draft-with-citations.tsx'),
      'draft',
      'suggestion',
      'calculator',
      'citation-audit',
      'document',
    ),
  },
  {
    path: 'vip',
    lazy: loadScreen(
      () => import('../features/account/screens/vip-screen.tsx'),
      'invite',
      'account',
      'quota',
    ),
  },
  {
    path: 'settings',
    lazy: loadScreen(
      () => import('./screens/settings-with-shares.tsx'),
      'account',
      'rights',
      'sharing',
      'quota',
    ),
  },
  {
    path: 'feedback',
    lazy: loadScreen(() => import('../features/feedback/screens/feedback-screen.tsx'), 'feedback'),
  },
  {
    path: 'admin',
    lazy: loadScreen(
      () => import('../features/administration/screens/administration-screen.tsx'),
      'administration',
      'admin-jobs',
      'admin-lists',
      'feedback',
      'chat',
      'quota',
    ),
  },
];

/** Screens that stand alone. */
export const alone: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      {
        path: 'knowledge_base_create/:konId',
        lazy: loadScreen(
          () => import('../features/knowledge/screens/knowledge-base-screen.tsx'),
          'knowledge',
          'document',
        ),
      },
      {
        path: 'release_intelligent',
        lazy: loadScreen(() => import('./screens/workbench-with-conversation.tsx'), 'clone', 'chat'),
      },
      {
        path: 'share/:linkId/:type',
        lazy: loadScreen(() => import('./screens/shared-item-with-messages.tsx'), 'sharing'),
      },
      {
        path: 'sign_up',
        lazy: loadScreen(() => import('../features/account/screens/sign-up-screen.tsx'), 'account'),
      },
      {
        path: 'apply_code',
        lazy: loadScreen(
          () => import('../features/account/screens/apply-code-screen.tsx'),
          'invite',
          'account',
        ),
      },
      {
        path: 'sign_in',
        lazy: loadScreen(() => import('../features/account/screens/sign-in-screen.tsx'), 'account'),
      },
      {
        path: 'forgot_password',
        lazy: loadScreen(() => import('../features/account/screens/forgot-password-screen.tsx'), 'account'),
      },
      {
        path: 'deletion_receipt',
        lazy: loadScreen(() => import('../features/account/screens/deletion-receipt-screen.tsx'), 'rights'),
      },
      {
        path: 'user_agreement',
        lazy: loadScreen(() => import('../features/account/screens/user-agreement-screen.tsx'), 'account'),
      },
      {
        path: 'privacy_policy',
        lazy: loadScreen(() => import('../features/account/screens/privacy-policy-screen.tsx'), 'account'),
      },
    ],
  },
];
