import type { IngestionContext } from '../../../engine/ingestion/index.ts';
import type { BundleMaker } from '../../../ports/bundle-maker.ts';
import type { DraftingContext } from '../drafting-context.ts';

/** What the evidence of matters needs besides drafting: files, the jobs on them, and who puts them together. */
export interface EvidenceContext extends DraftingContext, IngestionContext {
  bundleMaker: BundleMaker;
}
