import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A page with its size in points. */
export interface OpenPage {
  page: PDFPageProxy;
  width: number;
  height: number;
}

/** A PDF whose pages can be drawn. */
export interface OpenPdf {
  pages: readonly OpenPage[];
  close(): void;
}

GlobalWorkerOptions.workerSrc = workerAddress;

/** Opens a PDF in the browser's own worker. Nothing in it is run, and nothing it names is fetched. @throws Error where it is none */
export async function openPdf(content: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    // The worker takes what it is given.
    data: content.slice(),
    enableXfa: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf: PDFDocumentProxy = await task.promise;
    const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
    const pages = await Promise.all(
      numbers.map(async (number) => {
        const page = await pdf.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        return { page, width, height };
      }),
    );
    return { pages, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    throw error;
  }
}
