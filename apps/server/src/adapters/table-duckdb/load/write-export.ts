import type { LoadRequest, LoadResults } from '../messages.ts';

/** Writes an answer as a file. */
export async function writeExport(_request: Extract<LoadRequest, { task: 'export' }>): Promise<LoadResults['export']> {
  throw new Error('not yet');
}
