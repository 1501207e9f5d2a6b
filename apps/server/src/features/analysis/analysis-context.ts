import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { DatasetContext } from '../dataset/index.ts';

/** What analyses need besides datasets. */
export interface AnalysisContext extends DatasetContext {
  printer: PrintedFileWriter;
}
