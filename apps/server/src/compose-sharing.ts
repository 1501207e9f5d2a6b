import { analysisSource } from './features/analysis/index.ts';
import { reportSource } from './features/case-report/index.ts';
import { type ChatContext, conversationSources, goOnWith } from './features/chat/index.ts';
import { cloneSource } from './features/clone/index.ts';
import { type DraftingContext, draftSource } from './features/drafting/index.ts';
import { type ReadingContext, readingSource } from './features/reading/index.ts';
import { recordingSource } from './features/recording/index.ts';
import { type ReviewContext, reviewSource } from './features/review/index.ts';
import { reviewTableSource } from './features/review-table/index.ts';
import { clearShares, readPreviewTitle, type SharingContext } from './features/sharing/index.ts';
import type { BoundRoute } from './http/route.ts';
import { shareRoutes } from './http/routes/share-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { Secrets } from './ports/secrets.ts';
import { onCommandLine } from './runtime/command-line.ts';

/** Composes sharing over what the features offer to be shared. */
export function composeSharing(
  context: AppContext & { secrets: Secrets },
  parts: { chat: ChatContext; reading: ReadingContext; reviews: ReviewContext; drafting: DraftingContext },
): {
  routes: BoundRoute[];
  readPreviewTitle(shareId: string): Promise<string | null>;
  keepHouse(): Promise<void>;
} {
  const sharing: SharingContext = {
    ...context,
    shareSources: [
      ...conversationSources(parts.chat),
      cloneSource,
      readingSource(parts.reading),
      reviewSource(parts.reviews),
      reportSource,
      draftSource(parts.drafting),
      recordingSource,
      reviewTableSource,
      analysisSource,
    ],
    goOnWith: (asked, tx, shared) => goOnWith({ ...parts.chat, ...asked }, tx, shared),
  };
  return {
    routes: shareRoutes(sharing),
    readPreviewTitle: (shareId) => readPreviewTitle({ ...onCommandLine(sharing), caller: null }, shareId),
    keepHouse: () => clearShares(sharing),
  };
}
