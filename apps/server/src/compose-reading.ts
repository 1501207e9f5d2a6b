import type { IngestionContext } from './engine/ingestion/index.ts';
import { forgetComparisons, keepReading, type ReadingContext } from './features/reading/index.ts';
import type { BoundRoute } from './http/route.ts';
import { documentRoutes } from './http/routes/document-routes.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';

/** Composes the reading of documents; what is known of one is kept as soon as it is ready. Before the jobs start. */
export function composeReading(
  ingestion: IngestionContext,
  printer: PrintedFileWriter,
): { routes: BoundRoute[]; reading: ReadingContext } {
  const reading = { ...ingestion, printer };
  ingestion.onReady.push((documentId) => keepReading(reading, documentId));
  ingestion.onDisowned.push(forgetComparisons);
  return { routes: documentRoutes(reading), reading };
}
