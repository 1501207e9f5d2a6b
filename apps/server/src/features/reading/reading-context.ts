import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { WordWriter } from '../../ports/word-writer.ts';

/** What reading needs: documents, the way they are made searchable, and Word files of what was found in them. */
export interface ReadingContext extends IngestionContext {
  wordWriter: WordWriter;
}
