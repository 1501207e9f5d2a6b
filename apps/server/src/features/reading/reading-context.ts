import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';

/** What reading needs: documents, the way they are made searchable, and files of what was found in them. */
export interface ReadingContext extends IngestionContext {
  printer: PrintedFileWriter;
}
