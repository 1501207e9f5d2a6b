import type { IngestionContext } from '../../engine/ingestion/index.ts';

/** What reading needs: documents, and the way they are made searchable. */
export type ReadingContext = IngestionContext;
