import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { AskedQuestion, ReadQuestion, SegmentSearchContext } from '../../engine/retrieval/index.ts';

/** What the knowledge verbs need besides the common context. */
export interface KnowledgeContext extends IngestionContext {
  segmentSearch: SegmentSearchContext;
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
}
