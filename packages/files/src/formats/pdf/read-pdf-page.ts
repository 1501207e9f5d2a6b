import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildPieces } from '../../pages/layout/build-pieces.ts';
import { type Piece, type Ruling, verticalOverlap } from '../../pages/layout/page-content.ts';
import { turnRuling } from '../../pages/layout/turn-page.ts';
import { isReadable } from './is-readable.ts';
import { type FontTraits, placeRuns } from './place-runs.ts';
import { type Drawing, type Matrix, readDrawing } from './read-drawing.ts';
import { readTextItems } from './read-text-items.ts';

/** Below this a page may be a scan with a stamp or a page number printed over it. */
const FEW_CHARACTERS = 150;
const SCAN_COVERS = 0.6;
/** Some hundred letters drawn as shapes; a logo or a signature has fewer curves. */
const OUTLINED_CURVES = 4000;

/** A page as it is set, turned so that its text runs from left to right. */
export interface PdfPage {
  number: number;
  /** Size in points as the page is shown. */
  width: number;
  height: number;
  /** Quarter turns counter-clockwise from the page as it is shown to the coordinates used here. */
  turns: number;
  pieces: Piece[];
  rulings: Ruling[];
  /** `none`: it shows something that may be text and has to be recognised. */
  source: 'text' | 'none';
}

/** Reads the pages of one PDF in turn; fonts are known from the first page that uses them. */
export class PdfPageReader {
  readonly #document: PDFDocumentProxy;
  readonly #fonts = new Map<string, FontTraits>();

  constructor(document: PDFDocumentProxy) {
    this.#document = document;
  }

  async read(number: number): Promise<PdfPage> {
    const page = await this.#document.getPage(number);
    try {
      const viewport = page.getViewport({ scale: 1 });
      const size = { width: round(viewport.width), height: round(viewport.height) };
      const toPage = viewport.transform as unknown as Matrix;
      const content = await readTextItems(page);
      const characters = content.items.reduce((sum, { text }) => sum + text.trim().length, 0);
      const hasNewFont = content.styles.keys().some((font) => !this.#fonts.has(font));
      // Following the drawing costs more than reading the text: it is done where it can tell something.
      let drawing: Drawing | null = null;
      if (characters < FEW_CHARACTERS || hasNewFont)
        drawing = await this.#follow(page, content.styles, toPage);
      const { runs, turns } = placeRuns(content, this.#fonts, toPage, size);
      let pieces = buildPieces(runs);
      if (!drawing && standSideBySide(pieces)) drawing = await this.#follow(page, content.styles, toPage);
      const rulings = drawing?.rulings.map((ruling) => turnRuling(ruling, turns, size)) ?? [];
      if (rulings.length > 0) pieces = buildPieces(runs, rulings);
      return { number, ...size, turns, pieces, rulings, source: sourceOf(pieces, drawing, size) };
    } finally {
      page.cleanup();
    }
  }

  async #follow(page: PDFPageProxy, styles: ReadonlyMap<string, unknown>, toPage: Matrix): Promise<Drawing> {
    const drawing = readDrawing(await page.getOperatorList(), toPage);
    for (const font of styles.keys()) {
      if (this.#fonts.has(font)) continue;
      const known = page.commonObjs.has(font)
        ? (page.commonObjs.get(font) as {
            name?: string;
            bold?: boolean;
            black?: boolean;
            italic?: boolean;
          } | null)
        : null;
      const name = known?.name ?? '';
      this.#fonts.set(font, {
        isBold:
          Boolean(known?.bold || known?.black) ||
          /bold|black|heavy|demi|simhei|heiti|[-+]hei|黑体|xiaobiaosong|小标宋/i.test(name),
        isItalic: Boolean(known?.italic) || /italic|oblique/i.test(name),
      });
    }
    return drawing;
  }
}

const round = (points: number): number => Math.round(points * 100) / 100;

/** Whether two lines at least have text in several places: columns, a table, a form. */
function standSideBySide(pieces: readonly Piece[]): boolean {
  let pairs = 0;
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (next && verticalOverlap(piece, next) > 0.5) pairs += 1;
    if (pairs >= 2) return true;
  }
  return false;
}

function sourceOf(
  pieces: readonly Piece[],
  drawing: Drawing | null,
  { width, height }: { width: number; height: number },
): 'text' | 'none' {
  if (pieces.length === 0) return drawing && !drawing.isPainted ? 'text' : 'none';
  const text = pieces.map((piece) => piece.text).join('\n');
  if (!isReadable(text)) return 'none';
  if (!drawing || text.length >= FEW_CHARACTERS) return 'text';
  const covered = drawing.pictures.reduce((sum, box) => {
    const shownWide = Math.min(box.right, width) - Math.max(box.left, 0);
    const shownHigh = Math.min(box.bottom, height) - Math.max(box.top, 0);
    return sum + Math.max(0, shownWide) * Math.max(0, shownHigh);
  }, 0);
  const isScan = covered > width * height * SCAN_COVERS || drawing.curves > OUTLINED_CURVES;
  return isScan ? 'none' : 'text';
}
