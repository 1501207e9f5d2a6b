import { parentPort, workerData } from 'node:worker_threads';
import { parserOverPort } from './adapters/reading-processes/parser-over-port.ts';
import { previewSource } from './features/case/import/preview-source.ts';
import type { PreviewThreadAnswer, PreviewThreadData } from './features/case/preview-case-import.ts';

// A table of hundreds of megabytes takes seconds to read, so its first rows are read beside the server's event loop.
const { path, name, known, masksNames, parserPort } = workerData as PreviewThreadData;
const TOLD = new Set(['UnusableSource', 'BadTable']);

let answer: PreviewThreadAnswer;
try {
  const preview = await previewSource(parserOverPort(parserPort), { path, name }, { known, masksNames });
  answer = { preview };
} catch (error) {
  if (!(error instanceof Error && TOLD.has(error.name))) throw error;
  answer = { problem: error.message };
}
parentPort?.postMessage(answer);
parserPort.close();
