import type { IngestionContext } from './engine/ingestion/index.ts';
import { keepReading } from './features/reading/index.ts';
import type { BoundRoute } from './http/route.ts';
import { documentRoutes } from './http/routes/document-routes.ts';

/** Composes the reading of documents; what is known of one is kept as soon as it is ready. Before the jobs start. */
export function composeReading(ingestion: IngestionContext): { routes: BoundRoute[] } {
  ingestion.onReady.push((documentId) => keepReading(ingestion, documentId));
  return { routes: documentRoutes(ingestion) };
}
