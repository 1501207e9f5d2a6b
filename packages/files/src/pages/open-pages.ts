import type { DocumentPart } from '@mingfa/contract/document-content';
import type { Canvas } from '@napi-rs/canvas';
import { drawImage } from '../formats/image/draw-image.ts';
import { readImagePage } from '../formats/image/image-page.ts';
import { drawPdfPage, sizeOfPage } from '../formats/pdf/draw-pdf-page.ts';
import { openPdf } from '../formats/pdf/open-pdf.ts';
import { detectFormat } from '../reading/detect-format.ts';
import { ParseFailure } from '../reading/parse-failure.ts';
import type { ParserLimits } from '../reading/parser-limits.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { toGray } from './recognition/gray-image.ts';
import { layoutRecognised } from './recognition/layout-recognised.ts';
import { recogniseImage } from './recognition/recognise-image.ts';

/** What is recognised has this many dots to the inch, or fewer where the page is larger than A4. */
const DOTS_PER_INCH = 300;
const DOTS_MAX = 9_000_000;
/** Small pictures are enlarged: their letters are those of a screen. */
const ENLARGED_DOTS = 5_000_000;
const ENLARGE_MAX = 2.5;
const WIDTH_MIN_PX = 16;
const WIDTH_MAX_PX = 3000;
const RENDERED_DOTS_MAX = 16_000_000;
const WEBP_QUALITY = 82;

/** A file to open. Two with the same `fileKey` are the same, and it is opened once for both. */
export interface PagesRequest extends SourceFile {
  fileKey: string;
  limits: ParserLimits;
}

/** A file whose pages are looked at: rendered for people, or recognised. */
export interface OpenPages {
  recognise(page: number): Promise<DocumentPart>;
  render(
    page: number,
    widthPx: number,
  ): Promise<{ mediaType: 'image/webp' | 'image/png'; content: Uint8Array }>;
  close(): Promise<void>;
}

/** How pages of one format come onto a canvas. */
interface Pages {
  count: number;
  /** Size in points, and the scale at which its letters are best recognised. */
  measure(page: number): Promise<{ width: number; height: number; scale: number }>;
  draw(page: number, scale: number): Promise<Canvas>;
  close(): Promise<void>;
}

let held: { fileKey: string; pages: Promise<OpenPages> } | undefined;

/** Opens the file of a request, or takes the one that is open from the request before. */
export async function openPages(request: PagesRequest): Promise<OpenPages> {
  if (held?.fileKey !== request.fileKey) {
    const before = held;
    held = { fileKey: request.fileKey, pages: open(request) };
    await before?.pages.then((pages) => pages.close()).catch(() => {});
  }
  const { pages } = held;
  return pages.catch((error) => {
    if (held?.pages === pages) held = undefined;
    throw error;
  });
}

async function open(request: PagesRequest): Promise<OpenPages> {
  const file = { path: request.path, name: request.name };
  const format = await detectFormat(file);
  if (format !== 'pdf' && format !== 'image')
    throw new ParseFailure('unsupported_file', { types: '.pdf .png .jpg' });
  const pages = format === 'pdf' ? await pdfPages(request) : await imagePages(request);
  const check = (page: number) => {
    if (page < 1 || page > pages.count) throw new ParseFailure('file_damaged');
  };
  return {
    async recognise(page) {
      check(page);
      const { width, height, scale } = await pages.measure(page);
      const canvas = await pages.draw(page, scale);
      const dots = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const gray = toGray(canvas.width, canvas.height, dots.data);
      const recognised = await recogniseImage(gray, scale * 72);
      const blocks = layoutRecognised(
        recognised,
        { number: page, width, height },
        scale,
        request.limits.blockCharacters,
      );
      return { number: page, page, width, height, source: 'recognised', blocks };
    },
    async render(page, widthPx) {
      check(page);
      const { width, height } = await pages.measure(page);
      const wanted = Math.min(Math.max(Math.round(widthPx), WIDTH_MIN_PX), WIDTH_MAX_PX) / width;
      const canvas = await pages.draw(
        page,
        Math.min(wanted, Math.sqrt(RENDERED_DOTS_MAX / (width * height))),
      );
      return { mediaType: 'image/webp', content: await canvas.encode('webp', WEBP_QUALITY) };
    },
    close: () => pages.close(),
  };
}

async function pdfPages({ path, limits }: PagesRequest): Promise<Pages> {
  const document = await openPdf(path, limits, 'pictures');
  return {
    count: document.numPages,
    async measure(page) {
      const { width, height } = await sizeOfPage(document, page);
      if (!(width > 0 && height > 0)) throw new ParseFailure('file_damaged');
      return { width, height, scale: Math.min(DOTS_PER_INCH / 72, Math.sqrt(DOTS_MAX / (width * height))) };
    },
    draw: (page, scale) => drawPdfPage(document, page, scale),
    close: () => document.loadingTask.destroy(),
  };
}

async function imagePages({ path, limits }: PagesRequest): Promise<Pages> {
  const page = await readImagePage(path, limits);
  const dots = page.dotsWide * page.dotsHigh;
  const enlarged = Math.min(ENLARGE_MAX, Math.max(1, Math.sqrt(ENLARGED_DOTS / dots)));
  const scale = (page.dotsWide / page.width) * Math.min(enlarged, Math.sqrt(DOTS_MAX / dots));
  return {
    count: 1,
    measure: async () => ({ width: page.width, height: page.height, scale }),
    draw: (_, wanted) => drawImage(path, page, Math.max(1, Math.round(page.width * wanted))),
    close: async () => {},
  };
}
